"""How fast calls are sent when very many are due at once, beside what Discord takes in a second.

The bot and the stand-in run in this process, the stand-in with its limits on: fifty requests a second in
all, five in five seconds for each channel, 429 beyond. Every call is for another person, in a game and a
channel of its own, so that nothing is gathered into digests. Meanwhile somebody asks `/turns` again and
again.
"""

import asyncio
import contextlib
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord

from bot.app.client import Keryx, point_at
from bot.cli.speed.figures import ms, p99
from bot.cli.speed.store_speed import Clicker, Clicks, bare_commits, tables_of
from bot.herald.services import close_services, open_services
from bot.playground.server import Playground
from bot.playground.wire.limits import GLOBAL_MOST
from bot.playground.world.world import Channel, User
from bot.settings import Settings
from bot.store.calls import wishes
from bot.store.calls.wishes import CHANNEL, Pace
from bot.store.calls.wishes import DIRECT as DIRECT_MESSAGE
from bot.store.database import Store
from bot.store.yardsticks import BareCommit, Copy, confirm_all, copy_game, uncalled, waited_for

MANY, DIRECT = 10_000, 1000
"""Calls in channels, and direct messages."""

ACTIONS = 80
"""Entries in the log of each game that waits."""

GAP = timedelta(minutes=1) / 10_000
"""Between two timers: ten thousand become due within a minute."""

BOUND = 1.2
"""Times what fifty requests a second allow."""

AHEAD = timedelta(seconds=10)
"""Until the first is due: the games are made meanwhile."""

ALONE = 5.0
"""Seconds of clicks before anybody is called."""

MEDIAN_BOUND, P99_BOUND = 3.0, 100.0
"""A click beside calls at most: times a click alone, and its slowest in bare commits."""

FIRST_PERSON = 1 << 50
FIRST_GAME = 1000


@contextlib.asynccontextmanager
async def running_bot(playground: Playground, folder: Path) -> AsyncIterator[Keryx]:
    """The bot at work beside the stand-in, with a new database in that folder."""
    settings = Settings(
        _env_file=None,
        database_url=f"sqlite+aiosqlite:///{folder / 'keryx.sqlite3'}",
        api_base=playground.api_base,
        gateway=playground.gateway_url,
        cdn=playground.cdn_base,
    )
    point_at(settings)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    services = await open_services(settings)
    herald = Keryx(services)
    running = asyncio.create_task(herald.start(playground.token))
    try:
        connected = asyncio.create_task(playground.gateway.connected.wait())
        await asyncio.wait({connected, running}, return_when=asyncio.FIRST_COMPLETED)
        await herald.wait_until_ready()
        yield herald
    finally:
        await herald.close()
        await close_services(services)
        await asyncio.gather(running, return_exceptions=True)


async def _game(herald: Keryx, channel: int) -> int:
    """A game that has gone on for a while, of which nothing was posted."""
    tables = tables_of(herald.services.store)
    tables.follow = herald.services.waits.follow
    clicker = await Clicker.sit(tables, channel, random.Random(channel))  # noqa: S311 - no secret
    for _ in range(ACTIONS):
        if not await clicker.click():
            break
    await herald.services.store.write(confirm_all)
    return clicker.game


async def _copies(store: Store, game: int, guild: int, channels: list[int], place_of_calls: str) -> None:
    """The same game in every channel, each waiting for somebody else, due one right after the other."""
    async with store.writing() as connection:
        waited = await waited_for(connection, game)
        began = datetime.now(UTC)
        for place, channel in enumerate(channels):
            number, person = FIRST_GAME + place, FIRST_PERSON + place
            due = began + AHEAD + GAP * place
            await copy_game(connection, game, waited, Copy(number, guild, channel, person, due))
            if place_of_calls != CHANNEL:
                await wishes.keep_pace(connection, number, Pace(place=place_of_calls))


@dataclass(slots=True)
class Beside:
    """Seconds of what is done again and again: a command answered, a move stored, a bare commit."""

    answers: list[float] = field(default_factory=list)
    clicks: Clicks = field(default_factory=Clicks)


class Bystander:
    """Somebody who plays and asks while calls are made, or before."""

    def __init__(self, herald: Keryx, playground: Playground, bare: BareCommit) -> None:
        self.herald = herald
        self.playground = playground
        self.bare = bare
        self.tables = tables_of(herald.services.store)
        self._luck = random.Random(1)  # noqa: S311 - no secret
        self._games = 0
        self._clicker: Clicker | None = None

    async def until(self, stop: asyncio.Event) -> Beside:
        """Ask and play twice a second."""
        found = Beside()
        while not stop.is_set():
            began = time.perf_counter()
            await self._ask()
            found.answers.append(time.perf_counter() - began)
            await self._play(found.clicks)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await stop.wait()
        return found

    async def _ask(self) -> None:
        world = self.playground.world
        channel = next(iter(world.channels))
        answer = await self.playground.acts.use_command(
            world.people()[0], {"channel": channel, "command": "turns"}
        )
        if answer["late"]:
            raise AssertionError("an answer came too late")
        await self.playground.interactions.by_id[answer["interaction"]].settled.wait()

    async def _play(self, clicks: Clicks) -> None:
        if self._clicker is None or not await self._clicker.click(clicks):
            self._games += 1
            self._clicker = await Clicker.sit(self.tables, 1 + self._games, self._luck)
        clicks.bare.append(self.bare.seconds())
        await self.herald.services.store.write(confirm_all)  # its posts are not what is measured

    async def seconds(self, seconds: float) -> Beside:
        """The same for a while."""
        stop = asyncio.Event()
        asking = asyncio.create_task(self.until(stop))
        await asyncio.sleep(seconds)
        stop.set()
        return await asking


async def _unsent(store: Store) -> int:
    return await store.read(uncalled, FIRST_GAME)


async def _measure(folder: Path, many: int, place: str) -> dict[str, object]:
    playground = Playground()
    world = playground.world
    names = [world.put(Channel(world.snowflake(), f"table-{number}")).id for number in range(many)]
    if place == DIRECT_MESSAGE:
        for number in range(many):
            world.put(User(str(FIRST_PERSON + number), f"p{number}", f"P{number}", "en-US"))
    await playground.start()
    try:
        async with running_bot(playground, folder) as herald:
            game = await _game(herald, 1)
            by = Bystander(herald, playground, await bare_commits(folder))
            alone = await by.seconds(ALONE)
            playground.limits.enforced = True
            await _copies(
                herald.services.store, game, playground.guild_id, [int(name) for name in names], place
            )
            herald.services.bells.calls.set()
            stop = asyncio.Event()
            asking = asyncio.create_task(by.until(stop))
            while await _unsent(herald.services.store):  # noqa: ASYNC110 - the store sets no event
                await asyncio.sleep(0.5)
            stop.set()
            beside = await asking
            by.bare.engine.dispose()
            if place == DIRECT_MESSAGE:
                names = [world.open_direct_channel(str(FIRST_PERSON + number)).id for number in range(many)]
            requests = many * (2 if place == DIRECT_MESSAGE else 1)
            return _figures(playground, names, requests) | _clicked(alone, beside)
    finally:
        await playground.close()


def _figures(playground: Playground, names: list[str], requests: int) -> dict[str, object]:
    """When the calls came.

    Raises:
        AssertionError: a channel did not get exactly one.
    """
    posted = []
    for place, name in enumerate(names):
        messages = list(playground.world.messages(name))
        if len(messages) != 1:
            raise AssertionError(f"{len(messages)} calls in a channel")
        message = messages[0]
        posted.append((int(message.id), place, datetime.fromisoformat(message.body["timestamp"])))
    posted.sort()
    took = (posted[-1][2] - posted[0][2]).total_seconds()
    allowed = requests / GLOBAL_MOST
    return {
        "calls": len(names),
        "requests": requests,
        "seconds": round(took, 1),
        "seconds_at_50_a_second": allowed,
        "ratio": round(took / allowed, 3),
        "bound": BOUND,
        "answers_429": playground.limits.refused,
        "farthest_out_of_order": max(abs(place - at) for at, (_, place, _) in enumerate(posted)),
        "within_bounds": took / allowed <= BOUND,
    }


def _clicked(alone: Beside, beside: Beside) -> dict[str, object]:
    """What calls do to people who click meanwhile."""
    commit = statistics.median(beside.clicks.bare)
    before, meanwhile = alone.clicks.every, beside.clicks.every
    ratio = statistics.median(meanwhile) / statistics.median(before)
    slowest = p99(meanwhile) / commit
    return {
        "answer_alone_median_ms": ms(statistics.median(alone.answers)),
        "answer_beside_median_ms": ms(statistics.median(beside.answers)),
        "answer_beside_slowest_ms": ms(max(beside.answers)),
        "answer_ratio": round(statistics.median(beside.answers) / statistics.median(alone.answers), 2),
        "click_alone_median_ms": ms(statistics.median(before)),
        "click_beside_median_ms": ms(statistics.median(meanwhile)),
        "click_ratio": round(ratio, 2),
        "click_beside_p99_to_commit": round(slowest, 1),
        "clicks_beside": len(meanwhile),
        "clicks_within_bounds": ratio <= MEDIAN_BOUND and slowest <= P99_BOUND,
    }


def measure(many: int = MANY, direct: int = DIRECT) -> dict[str, object]:
    """Calls sent, each once, with the time they took and what clicks took beside them.

    Raises:
        AssertionError: somebody did not get exactly one call.
    """
    found: dict[str, object] = {}
    for name, place, count in (("channels", CHANNEL, many), ("direct", DIRECT_MESSAGE, direct)):
        with tempfile.TemporaryDirectory() as folder:
            found[name] = asyncio.run(_measure(Path(folder), count, place))
    return found
