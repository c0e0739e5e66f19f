"""Where a crowd meets: the stand-in with its people and channels, the games, the bots; and what must hold."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.speed.crowd.games import Going, Place, begin_games
from bot.cli.speed.crowd.process import Bot
from bot.cli.speed.crowd.share import Share
from bot.playground.server import Playground
from bot.playground.world.world import Channel, Message, User
from bot.store.database import Store, open_store
from bot.store.games import games
from bot.store.waiting import waiting
from bot.store.yardsticks import known_messages

FIRST_PERSON = 1 << 50

REST = 4.0
"""Seconds after a start in which what is done at the start has been done."""

PATIENCE = 60.0
"""Seconds in which the last posts are to come."""


class Square:
    """The stand-in, its people and channels on servers of shards of their own, and the database beside it."""

    def __init__(self, folder: Path, database: str, size: int, servers: int = 1) -> None:
        self.folder = folder
        self.database = database
        self.luck = random.Random(1)  # noqa: S311 - no secret
        self.playground = Playground()
        world, first = self.playground.world, self.playground.guild_id
        self.people = [FIRST_PERSON + number for number in range(max(12, size))]
        for person in self.people:
            name = f"P{person % 100_000}"
            world.put(User(str(person), name.lower(), name, "en-US"))
        self.guilds = dict[int, int]()
        """The server of each channel."""
        for number in range(size):
            guild = first + (number * servers // size << 22)
            channel = world.put(Channel(world.snowflake(), f"t{number}", server=str(guild)))
            self.guilds[int(channel.id)] = guild

    @property
    def channels(self) -> list[int]:
        """All channels in which there is a game."""
        return list(self.guilds)

    async def begin(self, acts: Sequence[int]) -> list[Going]:
        """The games, with steps for each time that something is done in one."""
        places = [Place(guild, channel, self.people) for channel, guild in self.guilds.items()]
        store = await open_store(self.database)
        try:
            return await begin_games(store, places, Counter(acts), self.luck)
        finally:
            await store.close()

    async def start(self, shards: str = "", share: Share | None = None) -> Bot:
        """A bot with some of the shards, at rest."""
        bot = await Bot.start(self.playground, self.folder, self.database, shards, share)
        await asyncio.sleep(REST)
        return bot

    async def posted(self, patience: float = PATIENCE) -> None:
        """Return when everything has been posted.

        Raises:
            AssertionError: it does not come.
        """
        store = await open_store(self.database)
        try:
            until = time.perf_counter() + patience
            while (left := await _unposted(store)) and time.perf_counter() < until:  # noqa: ASYNC110
                await asyncio.sleep(0.2)  # the store sets no event
        finally:
            await store.close()
        if left:
            raise AssertionError(f"{left} posts did not come")

    async def check(self, played: dict[int, int]) -> None:
        """See that everything was played and posted, once.

        Raises:
            AssertionError: it was not.
        """
        await self.posted()
        store = await open_store(self.database)
        try:
            for number, entries in played.items():
                game = await store.read(games.find_game, number)
                if game is None or game.number != entries:
                    raise AssertionError(f"game {number} is not as it was played")
            posts, others = await store.read(known_messages)
        finally:
            await store.close()
        there = {int(each.id) for channel in self.guilds for each in self._posts(channel)}
        if posts - there or there - posts - others:
            raise AssertionError(f"posts lost: {posts - there}, posted twice: {there - posts - others}")

    def _posts(self, channel: int) -> Iterator[Message]:
        messages = self.playground.world.messages(str(channel))
        return (each for each in messages if each.only is None and each.interaction is None)


async def _unposted(store: Store) -> int:
    return (await store.read(waiting, datetime.now(UTC))).posts
