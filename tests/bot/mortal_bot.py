"""Bots that send themselves SIGKILL at a chosen point: the real one, with points counted in its process.

Started as a program it has everything imported and used once, and forks a bot for each line on stdin: the
number of the point at which it dies, and whether points count from its `start` or from the first `/play`. A
line on stdout tells its process id, another one how it ended. Each bot lives a minute later than the one
before, so that nothing waits for another attempt.
"""

import asyncio
import gc
import itertools
import os
import signal
import sys
import tempfile
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import aiohttp
from discord.state import ConnectionState
from driver import Person
from nursery import dealt
from sqlalchemy import event
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.engine import Engine
from tables import begin, called

from bot.app.client import Keryx, point_at
from bot.cli.bot import bot
from bot.herald.services import close_services, open_services
from bot.log import start_log
from bot.playground.server import Playground
from bot.settings import Settings
from bot.waiting.clock import SystemClock


class Points:
    """Counts what a bot does, and ends it at the `last` point."""

    def __init__(self, last: int, *, counting: bool) -> None:
        self.last = last
        self.counting = counting
        self._numbers = itertools.count(1)

    def pass_one(self, *about: object) -> None:
        """One more point, in whichever thread."""
        if self.counting and next(self._numbers) == self.last:
            os.kill(os.getpid(), signal.SIGKILL)

    def install(self) -> None:
        """Points: the click has come; before and after each statement, commit and request."""
        event.listen(Engine, "before_cursor_execute", self.pass_one)
        event.listen(Engine, "after_cursor_execute", self.pass_one)
        SQLiteDialect.do_commit = self._around(SQLiteDialect.do_commit)  # type: ignore[method-assign]
        clicked, request = ConnectionState.parse_interaction_create, aiohttp.ClientSession._request

        def counted(state: ConnectionState, data) -> None:
            self.counting = self.counting or data["data"].get("name") == "play"
            self.pass_one()
            clicked(state, data)

        async def requested(*args, **options):
            self.pass_one()
            answer = await request(*args, **options)
            self.pass_one()
            return answer

        ConnectionState.parse_interaction_create = counted  # type: ignore[method-assign]
        aiohttp.ClientSession._request = requested  # type: ignore[method-assign]

    def _around(self, function: Callable[..., None]) -> Callable[..., None]:
        def counted(*args: object) -> None:
            self.pass_one()
            function(*args)
            self.pass_one()

        return counted


async def warm(folder: Path) -> None:
    """Start a bot once and let it post: what takes long the first time is done before the fork."""
    playground = Playground()
    await playground.start()
    settings = Settings(
        _env_file=None,
        database_url=f"sqlite+aiosqlite:///{folder / 'warm.sqlite3'}",
        api_base=playground.api_base,
        gateway=playground.gateway_url,
        cdn=playground.cdn_base,
    )
    point_at(settings)
    herald = Keryx(await open_services(settings))
    running = asyncio.create_task(herald.start(playground.token))
    await playground.gateway.connected.wait()
    async with Person(playground, "Ana", "en-US") as ana, Person(playground, "Bruno", "en-GB") as bruno:
        mine, _ = called(await begin(ana, bruno), ana, bruno)
        await mine.command("agora", "play", move="take coin / go iron / end")
        await ana.wait_for(lambda message: "Turn 1" in message.text and bool(message.attachments))
    await herald.close()
    await asyncio.gather(running, return_exceptions=True)
    await close_services(herald.services)
    await playground.close()


def live_later(minutes: int) -> None:
    """Let the process live in the future."""
    now = SystemClock.now

    def later(clock: SystemClock) -> datetime:
        return now(clock) + timedelta(minutes=minutes)

    SystemClock.now = later  # type: ignore[method-assign]


def main() -> None:
    """Fork until stdin ends."""
    start_log("error")
    dealt()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(warm(Path(folder)))
    gc.collect()  # what is not looked at again is not copied after the fork
    gc.freeze()
    for number, line in enumerate(sys.stdin, 1):
        last, since = line.split()
        child = os.fork()
        if child == 0:
            live_later(number)
            Points(int(last), counting=since == "start").install()
            bot()
            return
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
