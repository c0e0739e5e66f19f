"""How fast the table is: from a click to the stored action and its announcement, beside a bare commit.

Every figure that is a target is a ratio to the median commit of one row through a plain SQLModel session, on
a database of the same settings in the same run.
"""

import asyncio
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import delete, event
from sqlmodel import Session, create_engine, select

from bot.store.database import Store, pragmas
from bot.store.games import SNAPSHOT
from bot.store.models import EntryRow, GameRow
from bot.table import Lobby, Tables
from bot.table.loading import load
from engine.core.contract import Action
from engine.games import GAMES

TITLE = "antike"
SEATS = 4
LIVE = 200
"""Games that live in one process at once."""

LONG = 324
"""Actions of the game that is loaded: the last snapshot is 24 behind, as far as it can be."""

BOUNDS = {
    "click_median_to_commit": 15.0,
    "click_p99_to_commit": 100.0,
    "live_median_to_commit": 15.0,
    "live_p99_to_commit": 100.0,
    "load_snapshot_ms": 10.0,
    "load_log_ms": 50.0,
}
"""What each figure may be at most."""


@dataclass(slots=True)
class Clicks:
    """How long clicks took, in seconds: all of them, and those after which something is announced."""

    every: list[float] = field(default_factory=list)
    announced: list[float] = field(default_factory=list)


def median(seconds: Sequence[float]) -> float:
    """The middle one."""
    return statistics.median(seconds)


def p99(seconds: Sequence[float]) -> float:
    """The one that 99 of 100 do not exceed."""
    return statistics.quantiles(seconds, n=100)[98]


def commit_seconds(path: Path, many: int) -> list[float]:
    """How long each of many commits of one row through a SQLModel session takes.

    The database at `path` must be there already, with one game in it.
    """
    engine = create_engine(f"sqlite:///{path}")
    event.listen(engine, "connect", pragmas)
    took = []
    with Session(engine) as session:
        game = session.exec(select(GameRow.id)).first()
        assert game is not None  # noqa: S101 - the caller made one
    for number in range(1, many + 1):
        began = time.perf_counter()
        with Session(engine) as session:
            row = EntryRow(game=game, number=number, seat=0, deed="take left", by="person", at=_now())
            session.add(row)
            session.commit()
        took.append(time.perf_counter() - began)
    engine.dispose()
    return took


def _now() -> datetime:
    return datetime.now(UTC)


class Clicker:
    """People who click at random at a table of their own."""

    def __init__(self, tables: Tables, game: int, luck: random.Random) -> None:
        self.tables = tables
        self.game = game
        self.luck = luck

    @classmethod
    async def sit(cls, tables: Tables, number: int, luck: random.Random) -> "Clicker":
        """A new game that has begun."""
        lobby = Lobby(tables)
        table = await lobby.open(
            guild=1,
            channel=1000 + number,
            host=1,
            host_name="Ana",
            title=TITLE,
            seats=SEATS,
            language="en",
        )
        for person in range(2, SEATS + 1):
            await lobby.join(table.id, person, "Bruno")
        await lobby.start(table.id, 1)
        return cls(tables, table.id, luck)

    async def choice(self) -> tuple[int, Action, int] | None:
        """Who clicks what, having seen how much; None when the game is over."""
        table = await self.tables.get(self.game)
        if table.match is None or not table.owed:
            return None
        decision = self.luck.choice(table.owed)
        action = self.luck.choice(table.match.legal(decision.seat))
        return table.chairs[decision.seat].person or 0, action, table.number

    async def click(self, clicks: Clicks | None = None) -> bool:
        """One click, timed; whether the game goes on."""
        chosen = await self.choice()
        if chosen is None:
            return False
        person, action, seen = chosen
        began = time.perf_counter()
        change = await self.tables.play(self.game, person, [action], seen)
        took = time.perf_counter() - began
        if clicks is not None:
            clicks.every.append(took)
            if change.notice is not None:
                clicks.announced.append(took)
        return True


async def click_seconds(tables: Tables, live: int, many: int, seed: int) -> Clicks:
    """Many clicks at random tables among so many that live at once."""
    luck = random.Random(seed)  # noqa: S311 - no secret depends on it
    first = seed * 1_000_000
    people = [await Clicker.sit(tables, first + number, luck) for number in range(live)]
    clicks = Clicks()
    for clicker in people[: min(live, 20)]:
        await clicker.click()
    while len(clicks.every) < many:
        place = luck.randrange(len(people))
        if not await people[place].click(clicks):
            first += live
            people[place] = await Clicker.sit(tables, first, luck)
    return clicks


async def burst_seconds(tables: Tables, live: int, seed: int) -> float:
    """How long it takes until every one of so many tables has stored a click made at the same moment."""
    luck = random.Random(seed)  # noqa: S311 - no secret depends on it
    people = [await Clicker.sit(tables, seed * 1_000_000 + number, luck) for number in range(live)]
    began = time.perf_counter()
    await asyncio.gather(*(clicker.click() for clicker in people))
    return time.perf_counter() - began


async def load_seconds(store: Store, tables: Tables, rounds: int, seed: int) -> tuple[float, float]:
    """Median time to load a game of `LONG` actions: with its snapshot, and from its log alone."""
    luck = random.Random(seed)  # noqa: S311 - no secret depends on it
    clicker = await Clicker.sit(tables, seed * 1_000_000, luck)
    while (await tables.get(clicker.game)).number < LONG:
        if not await clicker.click():
            raise ValueError(f"the game of seed {seed} is over before {LONG} actions")
    return (
        await _loads(store, clicker.game, rounds, snapshot=True),
        await _loads(store, clicker.game, rounds, snapshot=False),
    )


async def _loads(store: Store, game: int, rounds: int, *, snapshot: bool) -> float:
    if not snapshot:
        async with store.writing() as connection:
            await connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.game == game))
    took = []
    for _ in range(rounds):
        began = time.perf_counter()
        async with store.reading() as connection:
            await load(connection, GAMES, game)
        took.append(time.perf_counter() - began)
    return median(took)
