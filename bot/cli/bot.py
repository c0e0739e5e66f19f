"""`keryx bot`: the herald on Discord, or wherever its settings point."""

# Before whatever else imports structlog: so it loads nothing that it does not need.
from bot.log import start_log, structlog

# isort: split
import asyncio
import logging
import os
import signal
import sys
import threading
import time
import warnings
from types import FrameType

import discord
from pydantic import ValidationError

from bot.cli.terminal import fail, text
from bot.errors.trouble import StoreBusy, StoreTrouble
from bot.settings import Settings

log = structlog.get_logger(__name__)

LAST = 8.0
"""Seconds the bot may take to end."""


def read_settings() -> Settings:
    """The settings, or a sentence on what is wrong with them."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(str(part) for part in first["loc"]).upper()
        fail(text("bad-setting", name=name, given=str(first.get("input"))[:40], why=first["msg"]), 2)


def bot() -> None:
    """Run until stopped."""
    settings = read_settings()
    start_log(settings.log_level, settings.log_file)
    logging.captureWarnings(True)
    warnings.simplefilter("ignore", DeprecationWarning)
    if settings.token is None:
        fail(text("missing-token"), 2)
    try:
        asyncio.run(serve(settings, settings.token.get_secret_value()))
    except discord.LoginFailure:
        fail(text("bad-token"), 2)
    except StoreBusy:  # whoever started the bot may try again: the other process will have ended
        fail(text("store-busy"))
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


async def serve(settings: Settings, token: str) -> None:
    """Connect, and end cleanly on SIGTERM and SIGINT.

    Raises:
        discord.LoginFailure: the token is not accepted.
        StoreTrouble: the database cannot be opened.
    """
    from bot.app.client import Keryx, point_at
    from bot.herald.services import close_services, open_services
    from bot.store.apart import upgrade_apart
    from bot.waiting.attempts import Attempts
    from bot.waiting.clock import SystemClock

    point_at(settings)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks aloud
    stop = asyncio.Event()
    end_when_told(stop)
    waiting = asyncio.create_task(stop.wait())
    attempts, clock = Attempts(), SystemClock()
    while not stop.is_set():
        attempts.begin(clock.now())
        services = await open_services(settings, upgrading=upgrade_apart)
        herald = Keryx(services)
        running = asyncio.create_task(herald.start(token))
        await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
        await herald.close()
        await close_services(services)
        results = await asyncio.gather(running, return_exceptions=True)
        error = results[0]
        if stop.is_set():
            break
        if isinstance(error, discord.LoginFailure | StoreTrouble):
            raise error
        pause = attempts.wait(clock.now())
        log.error("connection ended, another follows", seconds=round(pause.total_seconds()), exc_info=error)
        await clock.wait_until(clock.now() + pause, stop)
    waiting.cancel()
