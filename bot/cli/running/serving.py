"""The herald on Discord, or wherever its settings point, until it is told to end."""

import asyncio
import logging
import os
import signal
import sys
import threading
import time
import warnings
from types import FrameType
from typing import TYPE_CHECKING

import discord

from bot.cli.running.settings import read_settings
from bot.cli.terminal import fail, language, text
from bot.errors.trouble import StoreBusy, StoreNewer, StoreTrouble
from bot.log import start_log, structlog
from bot.settings import Settings
from bot.store.alone import held
from bot.watch import UNWATCHED

if TYPE_CHECKING:
    from bot.app.watching.endpoint import Endpoint

log = structlog.get_logger(__name__)

LAST = 8.0
"""Seconds the bot may take to end."""


def run() -> None:
    """Run until stopped."""
    settings = read_settings()
    logging.captureWarnings(True)
    warnings.simplefilter("ignore", DeprecationWarning)
    if settings.token is None:
        fail(text("missing-token"), 2)
    try:
        with held(settings.database_url):
            start_log(settings.log_level, settings.log_file)
            asyncio.run(serve(settings, settings.token.get_secret_value()))
    except discord.LoginFailure:
        fail(text("bad-token"), 2)
    except StoreBusy:  # whoever started the bot may try again: the other process will have ended
        fail(text("store-busy"))
    except MetricsPortTaken:
        fail(text("port-taken", port=str(settings.metrics_port)))
    except StoreTrouble as error:
        fail(text(f"table-{error.key}", **error.facts), 2)


def end_when_told(stop: asyncio.Event) -> None:
    """Set `stop` on SIGTERM and SIGINT; from then on the process ends in time, whatever goes on in it.

    What it has begun in threads cannot be stopped and is not waited for: everything that counts is in the
    store, in whole transactions.
    """
    loop = asyncio.get_running_loop()

    def told(number: int, frame: FrameType | None) -> None:
        del number, frame
        # Python's own handler, not the loop's: it is called while something keeps the loop busy, too.
        threading.Thread(target=end_anyway, name="end", daemon=True).start()
        loop.call_soon_threadsafe(stop.set)

    if sys.platform != "win32":
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, told)


def end_anyway() -> None:
    """End the process when it has not done so by itself in time."""
    time.sleep(LAST)
    log.warning("ended without waiting for what went on")
    logging.shutdown()
    os._exit(0)


class MetricsPortTaken(Exception):
    """Another process listens on `KERYX_METRICS_PORT`."""


async def watched(port: int, tongue: str) -> "Endpoint":
    """The port on which it is told how the bot does, listening.

    Raises:
        MetricsPortTaken: it is in use.
    """
    from bot.app.watching.endpoint import Endpoint

    endpoint = Endpoint(port, tongue)
    try:
        await endpoint.start()
    except OSError as error:
        raise MetricsPortTaken from error
    return endpoint


async def serve(settings: Settings, token: str) -> None:
    """Connect, and end cleanly on SIGTERM and SIGINT.

    Raises:
        MetricsPortTaken: somebody else listens where it is to be told how the bot does.
        discord.LoginFailure: the token is not accepted.
        StoreTrouble: the database cannot be opened.
    """
    from bot.app.client import Keryx, point_at
    from bot.herald.services import close_services, open_services
    from bot.store.apart import upgrade_apart
    from bot.waiting.attempts import Attempts
    from bot.waiting.clock import SystemClock
    from bot.waiting.processes.released import keep_little, look_seldom

    keep_little()
    point_at(settings)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks aloud
    stop = asyncio.Event()
    end_when_told(stop)
    waiting = asyncio.create_task(stop.wait())
    attempts, clock = Attempts(), SystemClock()
    endpoint = await watched(settings.metrics_port, language()) if settings.metrics_port else None
    watch = UNWATCHED if endpoint is None else endpoint.counted
    while not stop.is_set():
        attempts.begin(clock.now())
        services = await open_services(settings, upgrading=upgrade_apart, watch=watch)
        herald = Keryx(services)
        herald.rested = look_seldom
        if endpoint is not None:
            endpoint.herald = herald
        running = asyncio.create_task(herald.start(token))
        newer = asyncio.create_task(services.store.superseded.wait())
        await asyncio.wait({running, waiting, newer}, return_when=asyncio.FIRST_COMPLETED)
        newer.cancel()
        if endpoint is not None:
            endpoint.herald = None
        await herald.close()
        await close_services(services)
        results = await asyncio.gather(running, return_exceptions=True)
        error = results[0]
        if stop.is_set():
            break
        if services.store.superseded.is_set():
            raise StoreNewer({"path": services.store.path})
        if isinstance(error, discord.LoginFailure | StoreTrouble):
            raise error
        pause = attempts.wait(clock.now())
        log.error("connection ended, another follows", seconds=round(pause.total_seconds()), exc_info=error)
        await clock.wait_until(clock.now() + pause, stop)
    log.info("ended as it was told")
    waiting.cancel()
    if endpoint is not None:
        await endpoint.close()
