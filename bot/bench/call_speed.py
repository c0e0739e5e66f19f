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
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
from sqlalchemy import insert

from bot.bench.store_speed import Clicker
from bot.calls.timers import CALL, TIMER
from bot.client import Herald, point_at
from bot.playground.driver import Person
from bot.playground.limits import GLOBAL_MOST
from bot.playground.server import Playground
from bot.playground.world import Channel
from bot.settings import Settings
from bot.store.database import Store
from bot.store.games import CHAIR, ENTRY, GAME, OUTBOX, SNAPSHOT
from bot.table import Tables
from engine.games import GAMES

MANY = 1000
"""Calls of the usual measurement; more give the same figures."""

ACTIONS = 80
"""Entries in the log of each game that waits."""

GAP = timedelta(minutes=1) / 10_000
"""Between two timers: ten thousand become due within a minute."""

BOUND = 1.2
"""Times what fifty requests a second allow."""

AHEAD = timedelta(seconds=10)
"""Until the first is due: the games are made meanwhile."""

FIRST_PERSON = 1 << 50


@contextlib.asynccontextmanager
async def _bot(playground: Playground, folder: Path) -> AsyncIterator[Herald]:
    gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    before = (discord.http.Route.BASE, discord.asset.Asset.BASE)
    settings = Settings(
        _env_file=None,
        database_url=f"sqlite+aiosqlite:///{folder / 'keryx.sqlite3'}",
        api_base=playground.api_base,
        gateway=playground.gateway_url,
        cdn=playground.cdn_base,
    )
    point_at(settings)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    herald = Herald(settings)
    running = asyncio.create_task(herald.start(playground.token))
    try:
        connected = asyncio.create_task(playground.gateway.connected.wait())
        await asyncio.wait({connected, running}, return_when=asyncio.FIRST_COMPLETED)
        await herald.wait_until_ready()
        yield herald
    finally:
        await herald.close()
        await asyncio.gather(running, return_exceptions=True)
        discord.http.Route.BASE, discord.asset.Asset.BASE = before
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


async def _game(herald: Herald, channel: int) -> int:
    """A game that has gone on for a while, of which nothing was posted."""
    tables = Tables(herald.store, GAMES, herald.tables.now, herald.tables.secret)
    tables.follow = herald.caller.waits.follow
    clicker = await Clicker.sit(tables, channel, random.Random(channel))  # noqa: S311 - no secret
    for _ in range(ACTIONS):
        if not await clicker.click():
            break
    async with herald.store.writing() as connection:
        await connection.execute(OUTBOX.update().values(done=True))
    return clicker.game


async def _copies(store: Store, game: int, guild: int, channels: list[int]) -> None:
    """The same game in every channel, each waiting for somebody else, due one right after the other."""
    async with store.reading() as connection:
        row = (await connection.execute(GAME.select().where(GAME.c.id == game))).mappings().one()
        chairs = (await connection.execute(CHAIR.select().where(CHAIR.c.game == game))).mappings().all()
        entries = (await connection.execute(ENTRY.select().where(ENTRY.c.game == game))).mappings().all()
        snapshots = (
            (await connection.execute(SNAPSHOT.select().where(SNAPSHOT.c.game == game))).mappings().all()
        )
        timers = (await connection.execute(TIMER.select().where(TIMER.c.game == game))).mappings().all()
    waited = timers[0]["person"]
    began = datetime.now(UTC)
    async with store.writing() as connection:
        for place, channel in enumerate(channels):
            number, person = 1000 + place, FIRST_PERSON + place
            await connection.execute(
                insert(GAME).values({**row, "id": number, "guild": guild, "channel": channel, "post": None})
            )
            who = [
                {**chair, "game": number, "person": person if chair["person"] == waited else chair["person"]}
                for chair in chairs
            ]
            await connection.execute(insert(CHAIR), who)
            await connection.execute(
                insert(ENTRY), [{**each, "id": None, "game": number} for each in entries]
            )
            if snapshots:
                await connection.execute(insert(SNAPSHOT), [{**each, "game": number} for each in snapshots])
            due = began + AHEAD + GAP * place
            timer = {**timers[0], "id": None, "game": number, "person": person, "acted": None, "due": due}
            await connection.execute(insert(TIMER).values({**timer, "since": due - timedelta(hours=12)}))


async def _clicks(person: Person, stop: asyncio.Event) -> list[float]:
    """Seconds from a command to its answer, again and again."""
    took = []
    while not stop.is_set():
        began = time.perf_counter()
        answer = await person.command("agora", "turns")
        took.append(time.perf_counter() - began)
        if answer.late:
            raise AssertionError("an answer came too late")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await stop.wait()
    return took


async def _sent(store: Store) -> int:
    async with store.reading() as connection:
        query = CALL.select().where(CALL.c.done).with_only_columns(CALL.c.id)
        return len((await connection.execute(query)).all())


async def _measure(folder: Path, many: int) -> dict[str, object]:
    playground = Playground()
    guild = playground.guild_id
    names = []
    for place in range(many):
        channel = Channel(playground.world.snowflake(), f"table-{place}")
        names.append(playground.world.put_channel(channel).id)
    await playground.start()
    try:
        async with _bot(playground, folder) as herald, Person(playground, "Ana") as ana:
            game = await _game(herald, 1)
            alone = await _alone(ana, 5.0)
            playground.limits.enforced = True
            await _copies(herald.store, game, guild, [int(name) for name in names])
            herald.caller.wake()
            stop = asyncio.Event()
            clicking = asyncio.create_task(_clicks(ana, stop))
            while await _sent(herald.store) < many:  # noqa: ASYNC110 - the store sets no event
                await asyncio.sleep(0.5)
            stop.set()
            beside = await clicking
            return _figures(playground, names, many, alone, beside)
    finally:
        await playground.close()


async def _alone(person: Person, seconds: float) -> list[float]:
    """The same while nothing else goes on."""
    stop = asyncio.Event()
    clicking = asyncio.create_task(_clicks(person, stop))
    await asyncio.sleep(seconds)
    stop.set()
    return await clicking


def _figures(
    playground: Playground, names: list[str], many: int, alone: list[float], beside: list[float]
) -> dict[str, object]:
    posted = []
    for place, name in enumerate(names):
        messages = list(playground.world.messages(name))
        if len(messages) != 1:
            raise AssertionError(f"{len(messages)} calls in a channel")
        message = messages[0]
        posted.append((int(message.id), place, datetime.fromisoformat(message.body["timestamp"])))
    posted.sort()
    behind = max(abs(place - at) for at, (_, place, _) in enumerate(posted))
    took = (posted[-1][2] - posted[0][2]).total_seconds()
    allowed = many / GLOBAL_MOST
    return {
        "calls": many,
        "seconds": round(took, 1),
        "seconds_at_50_a_second": allowed,
        "ratio": round(took / allowed, 3),
        "bound": BOUND,
        "answers_429": playground.limits.refused,
        "farthest_out_of_order": behind,
        "click_alone_median_ms": round(statistics.median(alone) * 1000, 1),
        "click_beside_median_ms": round(statistics.median(beside) * 1000, 1),
        "click_beside_slowest_ms": round(max(beside) * 1000, 1),
        "clicks_beside": len(beside),
        "within_bounds": took / allowed <= BOUND,
    }


def measure(many: int = MANY) -> dict[str, object]:
    """Calls sent, each once, with the time they took and what clicks took beside them.

    Raises:
        AssertionError: a channel did not get exactly one call.
    """
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), many))
