"""Several bots in the test's own process on one PostgreSQL, each with shards of its own, at one moved clock.

People of the one server can be put on any shard: harder than on Discord, where a server is on one.
"""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from bot_inside import BotInside
from driver import Person
from moved_clock import MovedClock
from sqlalchemy import text

from bot.playground.server import Playground
from bot.playground.terms import Json
from bot.playground.wire.gateway import shard_of
from bot.store.database import Store


class BotAmong(BotInside):
    """One of several, with some of the shards."""

    def __init__(
        self, playground: Playground, folder: Path, clock: MovedClock, url: str, shards: str
    ) -> None:
        super().__init__(playground, folder, clock)
        self.settings = self.settings.model_copy(update={"database_url": url, "shards": shards})

    @property
    def store(self) -> Store:
        return self.herald.services.store

    @property
    def crew(self):
        return self.herald.services.crew

    async def listening(self) -> None:
        """Return when it hears the others."""
        while not self.herald.services.tables.told_of_changes:  # noqa: ASYNC110
            await asyncio.sleep(0.005)


class Homes:
    """To which shard people come, whatever server they are on."""

    def __init__(self, playground: Playground) -> None:
        self._homes: dict[str, int] = {}
        playground.gateway.shard_of = self._shard_of

    def put(self, person: Person, shard: int) -> None:
        """Whatever this person presses comes to this shard."""
        self._homes[person.id] = shard

    def of(self, person: Person) -> int:
        return self._homes[person.id]

    def _shard_of(self, data: Json, count: int) -> int:
        who = (data.get("member") or data).get("user") or {}
        return self._homes.get(who.get("id", ""), shard_of(data, count))


class Among:
    """`async with Among(playground, folder, clock, url, 2) as bots`: so many, each with a shard."""

    def __init__(self, playground: Playground, folder: Path, clock: MovedClock, url: str, count: int) -> None:
        self.playground = playground
        self.clock = clock
        self.bots = [BotAmong(playground, folder, clock, url, f"{shard}/{count}") for shard in range(count)]
        self.homes = Homes(playground)
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        for bot in self.bots:
            await self._stack.enter_async_context(bot)
        for bot in self.bots:
            await bot.crew.beat()  # the first one does not know the last yet
            await bot.listening()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()

    @property
    def resting(self) -> bool:
        """Whether every task of every bot has done its work."""
        return all(bot.resting for bot in self.bots)

    async def settle(self, *, but: BotAmong | None = None) -> None:
        """Wait until nothing is left to do for anybody; `but` one that does nothing any more."""
        for bot in (*self.bots, *self.bots):
            if bot is not but:
                await bot.settle()

    async def rows(self, query: str) -> list[tuple]:
        return await self.bots[0].rows(query)


async def do(store: Store, statement: str) -> None:
    """What another program does to the database."""
    async with store.writing() as connection:
        await connection.execute(text(statement))


async def until(wanted: Callable[[], bool]) -> None:
    """Return when something has come about."""
    while not wanted():  # noqa: ASYNC110
        await asyncio.sleep(0.005)
