"""How fast the table is: from a click to the stored action and its announcement, beside a bare commit.

Beside every click one row is committed through a plain SQLModel session, to a file of the same settings in
the same folder: what the disk does to one it does to the other. Clicks are judged as ratios to the median of
those commits, loading in milliseconds.
"""

import asyncio
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.speed.figures import ms, p99
from bot.store.database import Store, open_store
from bot.store.yardsticks import BareCommit, drop_snapshots
from bot.tables.change.tables import Tables
from bot.tables.seats.lobby import Lobby, NewTable
from bot.tables.state.loading import load
from engine.core.contract import Action
from render.titles import TITLES

TITLE = next(iter(TITLES))
"""The game that is played: the first there is."""
SEATS = 4
LIVE = 200
"""Games that live in one process at once."""

LONG = 324
"""Actions of the game that is loaded: its snapshot is 24 entries back, as far as one can be."""

BOUNDS = {"median_to_commit": 15.0, "p99_to_commit": 100.0, "with_snapshot_ms": 10.0, "from_log_ms": 50.0}
"""At most: what a click may cost in bare commits, and how long a game from its snapshot or its log alone."""


@dataclass(slots=True)
class Clicks:
    """Seconds: of all clicks, of those that put a post into the outbox, and of the bare commits beside."""

    every: list[float] = field(default_factory=list)
    announced: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)

    def numbers(self) -> dict[str, float]:
        """Medians and 99th percentiles in milliseconds, and as ratios to the bare commit's median."""
        commit = statistics.median(self.bare)
        found = {"clicks": len(self.every), "bare_commit_median_ms": ms(commit)}
        for name, seconds in (("click", self.every), ("announced_click", self.announced)):
            median, high = statistics.median(seconds), p99(seconds)
            found |= {
                f"{name}_median_ms": ms(median),
                f"{name}_p99_ms": ms(high),
                f"{name}_median_to_commit": round(median / commit, 2),
                f"{name}_p99_to_commit": round(high / commit, 2),
            }
        return found


def tables_of(store: Store) -> Tables:
    """The tables in a store, with nothing that follows their games."""
    return Tables(store, TITLES, lambda: datetime.now(UTC), lambda: bytes(32))


async def bare_commits(folder: Path) -> BareCommit:
    """Bare commits to a file of their own in a folder."""
    path = folder / "bare.sqlite3"
    store = await open_store(f"sqlite+aiosqlite:///{path}")
    await Clicker.sit(tables_of(store), 1, random.Random(1))  # noqa: S311 - no secret depends on it
    await store.close()
    return BareCommit(path)


class Clicker:
    """People who click at random at a table of their own."""

    def __init__(self, tables: Tables, game: int, luck: random.Random) -> None:
        self.tables = tables
        self.game = game
        self.luck = luck

    @classmethod
    async def sit(cls, tables: Tables, channel: int, luck: random.Random, guild: int = 1) -> "Clicker":
        """A new game that has begun."""
        lobby = Lobby(tables)
        table = await lobby.open(
            NewTable(
                guild=guild,
                channel=channel,
                host=1,
                host_name="Ana",
                title=TITLE,
                seats=SEATS,
                language="en",
            )
        )
        for person in range(2, SEATS + 1):
            await lobby.join(table.id, person, "Bruno")
        await lobby.start(table.id, 1)
        return cls(tables, table.id, luck)

    async def choice(self) -> tuple[int, Action, int] | None:
        """Who clicks what, having seen how many entries; None when the game is over."""
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


async def click_seconds(tables: Tables, bare: BareCommit, live: int, many: int, first: int) -> Clicks:
    """Many clicks, each at any of so many tables that live at once in channels from `first` on."""
    luck = random.Random(first)  # noqa: S311 - no secret depends on it
    people = [await Clicker.sit(tables, first + number, luck) for number in range(live)]
    channel = first + live
    clicks = Clicks()
    for _ in range(20):  # whatever is made once is made before
        await people[luck.randrange(live)].click()
        bare.seconds()
    while len(clicks.every) < many:
        place = luck.randrange(live)
        if await people[place].click(clicks):
            clicks.bare.append(bare.seconds())
        else:
            people[place] = await Clicker.sit(tables, channel, luck)
            channel += 1
    return clicks


async def burst_seconds(tables: Tables, live: int, first: int) -> float:
    """How long until all of so many tables have stored a click each that were made at the same moment."""
    luck = random.Random(first)  # noqa: S311 - no secret depends on it
    people = [await Clicker.sit(tables, first + number, luck) for number in range(live)]
    began = time.perf_counter()
    await asyncio.gather(*(clicker.click() for clicker in people))
    return time.perf_counter() - began


async def long_game(tables: Tables, first: int) -> int:
    """A game of `LONG` actions; games that end sooner are left behind."""
    while True:
        clicker = await Clicker.sit(tables, first, random.Random(first))  # noqa: S311 - no secret depends on it
        while (await tables.get(clicker.game)).number < LONG:
            if not await clicker.click():
                break
        else:
            return clicker.game
        first += 1


async def load_seconds(store: Store, game: int, rounds: int) -> float:
    """Median time to load a game, all its rows read anew."""
    took = []
    for _ in range(rounds):
        began = time.perf_counter()
        await store.read(load, TITLES, game)
        took.append(time.perf_counter() - began)
    return statistics.median(took)


async def _loading(store: Store, tables: Tables, rounds: int) -> dict[str, float]:
    game = await long_game(tables, 8_000_000)
    with_snapshot = await load_seconds(store, game, rounds)
    await store.write(drop_snapshots, game)
    return {
        "actions": LONG,
        "with_snapshot_ms": ms(with_snapshot),
        "from_log_ms": ms(await load_seconds(store, game, rounds)),
    }


async def _measure(folder: Path, many: int) -> dict[str, object]:
    bare = await bare_commits(folder)
    store = await open_store(f"sqlite+aiosqlite:///{folder / 'keryx.sqlite3'}")
    tables = tables_of(store)
    try:
        one = (await click_seconds(tables, bare, 1, many, 1_000_000)).numbers()
        live = (await click_seconds(tables, bare, LIVE, many, 2_000_000)).numbers()
        burst = await burst_seconds(tables, LIVE, 4_000_000)
        loading = await _loading(store, tables, 25)
    finally:
        await store.close()
        bare.engine.dispose()
    slowest = {
        bound: max(found[f"{name}_{bound}"] for found in (one, live) for name in ("click", "announced_click"))
        for bound in ("median_to_commit", "p99_to_commit")
    }
    return {
        "compared_to": "median commit of one row through a SQLModel session beside every click",
        "title": TITLE,
        "one_game": one,
        "live_games": {"games": LIVE, **live, "clicks_at_once_ms_each": ms(burst / LIVE)},
        "loading": loading,
        "bounds": BOUNDS,
        "within_bounds": all({**slowest, **loading}[bound] <= most for bound, most in BOUNDS.items()),
    }


def measure(many: int = 1000) -> dict[str, object]:
    """So many clicks at one table and at `LIVE` tables, and loading; with the bounds they must keep.

    `announced_click` are the clicks after which a post is in the outbox, in the same transaction.
    """
    with tempfile.TemporaryDirectory(prefix="keryx-bench-") as folder:
        return asyncio.run(_measure(Path(folder), many))
