"""The bot in the test's own process, beside the stand-in, with a clock the test moves.

Seeds of games and pauses are the same at every run: no test meets luck.
"""

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace, TracebackType
from typing import Self

import discord
import pytest
import thought_here
import yarl
from driver import Person
from made_store import put_store, url_of
from moved_clock import MovedClock
from seen import Message
from sqlalchemy import text

from bot.app.client import Keryx, point_at
from bot.calls.when import pauses
from bot.herald import services
from bot.herald.services import close_services, open_services
from bot.playground.server import Playground
from bot.settings import Settings
from bot.waiting import study
from bot.watch import UNWATCHED, Watch

CHANNEL = "agora"

RESTED = 5
"""So many looks in a row find nothing under way: between two tasks there is a moment without any."""


class BotInside:
    """`async with BotInside(playground, folder, clock) as bot`."""

    def __init__(
        self, playground: Playground, folder: Path, clock: MovedClock, watch: Watch = UNWATCHED
    ) -> None:
        self.watch = watch
        self.playground = playground
        self.clock = clock
        self.database = folder / "keryx.sqlite3"
        self.settings = Settings(
            _env_file=None,
            database_url=url_of(self.database),
            api_base=playground.api_base,
            gateway=playground.gateway_url,
            cdn=playground.cdn_base,
        )
        self.herald: Keryx
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        point_at(self.settings)
        self.playground.gateway.connected.clear()
        await put_store(self.database)
        self.herald = Keryx(await open_services(self.settings, self.clock, watch=self.watch))
        self.herald._connection.guild_ready_timeout = 0.1  # the stand-in tells of its one server at once
        self._running = asyncio.create_task(self.herald.start(self.playground.token))
        connected = asyncio.create_task(self.playground.gateway.connected.wait())
        done, _ = await asyncio.wait({connected, self._running}, return_when=asyncio.FIRST_COMPLETED)
        if self._running in done:
            await self._running
        await self.herald.wait_until_ready()

    async def stop(self) -> None:
        await self.herald.close()
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)
        await close_services(self.herald.services)

    async def __aenter__(self) -> Self:
        self.before = (
            discord.http.Route.BASE,
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
            discord.asset.Asset.BASE,
        )
        self._luck = pytest.MonkeyPatch()
        self._luck.setattr(services, "secrets", SimpleNamespace(token_bytes=Random("keryx").randbytes))
        self._luck.setattr(pauses, "_SECRET", Random("keryx"))
        self._luck.setattr(study.Study, "think", thought_here.think)
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._luck.undo()
        await self.stop()
        discord.http.Route.BASE = self.before[0]
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(str(self.before[1]))
        discord.asset.Asset.BASE = self.before[2]

    async def move(self, **much: float) -> None:
        """Time passes; everything due is done."""
        self.clock.move(**much)
        await self.settle()

    @property
    def resting(self) -> bool:
        """Whether every task of the bot has done its work."""
        return self.clock.resting and all(loop.resting for loop in self.herald.loops)

    async def settle(self) -> None:
        """Wait until the caller and the announcer have nothing to do."""
        rested = 0
        for _ in range(3000):
            await asyncio.sleep(0.01)
            rested = rested + 1 if self.resting else 0
            if rested > RESTED and not await self._undone():
                return
        timers = await self.rows("select game, person, due, sent, mark from timer")
        calls = await self.rows("select id, kind, attempts, due, done from call")
        raise AssertionError(f"the caller does not come to rest: {self.clock.now()} {timers} {calls}")

    async def _undone(self) -> bool:
        due = f"(attempts > 0 or due <= '{self.clock.now():%Y-%m-%d %H:%M:%S.%f}')"  # not what is for later
        calls = await self.rows(f"select id from call where not done and {due} or asks and stale limit 1")
        settling = self.herald.caller.settled._lanes.busy
        return bool(calls or settling or await self.rows("select id from outbox where not done limit 1"))

    async def rows(self, query: str) -> list[tuple]:
        async with self.herald.services.store.reading() as connection:
            return [tuple(row) for row in await connection.execute(text(query))]

    async def calls(self) -> list[tuple]:
        """Every call made until now: kind, person, channel, whether it has a message, why."""
        return await self.rows(
            "select kind, person, channel is null, message is not null, why from call order by id"
        )


def pings(messages: list[Message], person: Person) -> list[Message]:
    """The messages that mention somebody."""
    return [message for message in messages if person.name in message.mentions]
