"""How a crowd is served: how soon moves are answered and pictures posted, in how much memory."""

import asyncio
import gc
import itertools
import os
import statistics
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.cli.speed.crowd.games import Going, copy_asleep
from bot.cli.speed.crowd.machine import slower
from bot.cli.speed.crowd.people import People, Times, plan
from bot.cli.speed.crowd.process import Bot, Seen, lag_p99
from bot.cli.speed.crowd.square import Square
from bot.cli.speed.figures import ms, p99_ms
from bot.store.database import open_store

BOUNDS: Mapping[str, float] = {
    "answers_median_ms": 15.0,
    "answers_p99_ms": 50.0,
    "completions_median_ms": 10.0,
    "completions_p99_ms": 40.0,
    "pictures_p99_ms": 1000.0,
    "memory_mb": 220.0,
    "curious_to_alone": 1.2,
    "asleep_mb": 60.0,
    "asleep_start_seconds": 5.0,
}
"""What each figure may be at most."""


@dataclass(frozen=True, slots=True)
class Size:
    """How large a crowd is."""

    games: int = 1000
    rate: float = 20.0
    """Moves a second."""
    seconds: float = 60.0
    """How long, three times: alone, beside somebody curious, and alone again."""
    asleep: int = 10_000
    """Open games beside, in which nobody does anything."""
    to_scale: bool = False
    """Whether people act as much more rarely as this machine is slower than the one on which the bounds were
    set, and times are told as they would be there."""

    @property
    def actions(self) -> int:
        """Moves each time."""
        return max(1, round(self.rate * self.seconds))


USUAL = Size()


@dataclass(frozen=True, slots=True)
class Phase:
    """A while in which the crowd acted."""

    times: Times
    before: Seen
    after: Seen
    own_seconds: float
    """Of a processor that this process used: the people and the stand-in."""
    took: float

    def figures(self, slow: float) -> dict[str, float]:
        """What was seen; times in those of a machine that is so many times as fast."""
        times, bot = self.times, self.after.seconds - self.before.seconds
        found: dict[str, float] = {}
        for name, seconds in (
            ("answers", times.answers),
            ("completions", times.completions),
            ("pictures", times.pictures),
            ("own_lag", times.late),
        ):
            found |= {
                f"{name}_median_ms": ms(statistics.median(seconds or [0.0]) / slow),
                f"{name}_p99_ms": p99_ms([each / slow for each in seconds]),
            }
        return found | {
            "loop_lag_p99_ms_at_most": ms(lag_p99(self.before, self.after) / slow),
            "moves": len(times.answers),
            "moves_a_second": round(len(times.answers) / self.took * slow, 1),
            "pictures": len(times.pictures),
            "promised": times.told["promised"],
            "late": times.told["late"],
            "curious": times.told["curious"],
            "bot_processor_seconds": round(bot / slow, 1),
            "bot_processor_ms_a_move": ms(bot / slow / len(times.answers)),
            "people_processor_seconds": round(self.own_seconds / slow, 1),
        }


@dataclass(frozen=True, slots=True)
class Awake:
    """The crowd at the bot."""

    started: float
    """Seconds until the bot was connected."""
    start: Seen
    alone: Phase
    beside: Phase
    """Somebody curious."""
    again: Phase
    """Alone again: games get longer meanwhile, so what is between the two is compared with both."""


@dataclass(frozen=True, slots=True)
class Asleep:
    """A bot at rest that has many open games."""

    started: float
    """Seconds until it was connected."""
    memory: float
    """Megabytes."""


class Watched:
    """A crowd at a square, as it is served."""

    def __init__(self, square: Square, size: Size, slow: float) -> None:
        self.square = square
        self.size = size
        self.slow = slow
        """How many times as rarely people act."""

    async def phase(self, bot: Bot, people: People, acts: Sequence[int], *, curious: bool) -> Phase:
        """What comes of acts."""
        before, own, began = await bot.look(), time.process_time(), time.perf_counter()
        times = await bot.during(people.act(acts, self.size.rate / self.slow, curious=curious))
        took, own = time.perf_counter() - began, time.process_time() - own
        return Phase(times, before, await bot.look(), own, took)

    async def awake(self, people: People, acts: Sequence[Sequence[int]]) -> Awake:
        """The crowd at the bot, alone, beside somebody curious, and alone again, with acts for each."""
        first, second, third = acts
        bot = await self.square.start()
        try:
            start = await bot.look()
            await bot.during(people.arrive())
            alone = await self.phase(bot, people, first, curious=False)
            beside = await self.phase(bot, people, second, curious=True)
            again = await self.phase(bot, people, third, curious=False)
            await self.square.check(people.played())
        finally:
            await bot.end()
        return Awake(bot.started, start, alone, beside, again)

    async def asleep(self, going: Sequence[Going]) -> Asleep:
        """The bot started among all the games that are asleep."""
        store = await open_store(self.square.database)
        try:
            await copy_asleep(store, going, self.size.asleep)
        finally:
            await store.close()
        bot = await self.square.start()
        try:
            return Asleep(bot.started, (await bot.look()).memory)
        finally:
            await bot.end()


async def _measure(folder: Path, size: Size) -> dict[str, object]:
    square = Square(folder, f"sqlite+aiosqlite:///{folder / 'keryx.sqlite3'}", size.games)
    slow = slower() if size.to_scale else 1.0
    watched = Watched(square, size, slow)
    acts = [plan(square.channels, size.actions, size.rate, square.luck) for _ in range(3)]
    going = await square.begin([*itertools.chain(*acts)])
    people = People(square.playground, going)
    await square.playground.start()
    gc.collect()
    gc.freeze()  # what stays to the end is not looked through while the clock runs
    try:
        awake = await watched.awake(people, acts)
        asleep = await watched.asleep(going) if size.asleep else None
    finally:
        gc.unfreeze()
        await square.playground.close()
    after = slower() if size.to_scale else 1.0  # machines that are shared are faster one minute than another
    told = _told(size, awake, asleep, min(slow, after))
    return {"slower_before": round(slow, 2), "slower_after": round(after, 2), **told}


def most_to_alone(
    before: Mapping[str, float], beside: Mapping[str, float], after: Mapping[str, float]
) -> float:
    """How many times as large the figure that grew most beside somebody is, of those that have a bound, as it
    is on average without them, before and after."""
    own = [name for name in BOUNDS if before.get(name)]
    return round(max(2 * beside[name] / (before[name] + after[name]) for name in own), 2)


def _told(size: Size, awake: Awake, asleep: Asleep | None, slow: float) -> dict[str, object]:
    one, other, again = (each.figures(slow) for each in (awake.alone, awake.beside, awake.again))
    figures = {name: one[name] for name in BOUNDS if name in one}
    figures["memory_mb"] = awake.alone.after.memory
    figures["curious_to_alone"] = most_to_alone(one, other, again)
    memory = {
        "start": awake.start.memory,
        "when_all_had_come": awake.alone.before.memory,
        "after_alone": awake.alone.after.memory,
        "after_curious": awake.beside.after.memory,
        "after_all": awake.again.after.memory,
    }
    if asleep is not None:
        memory["with_asleep"] = asleep.memory
        figures["asleep_mb"] = round(asleep.memory - awake.start.memory, 1)
        figures["asleep_start_seconds"] = round(asleep.started / slow, 2)
    return {
        "games": size.games,
        "asleep": size.asleep,
        "moves_a_second": size.rate,
        "alone": one,
        "beside_somebody_curious": other,
        "alone_again": again,
        "start_seconds": round(awake.started / slow, 2),
        "memory_mb": memory,
        "load_average": [round(each, 2) for each in os.getloadavg()],
        "figures": figures,
        "bounds": {name: BOUNDS[name] for name in figures},
        "holds": {name: found <= BOUNDS[name] for name, found in figures.items()},
    }


def measure(size: Size = USUAL) -> dict[str, object]:
    """How a crowd is served by one process with SQLite, with the bounds it must keep.

    Raises:
        AssertionError: a move or a post was lost.
        subprocess.CalledProcessError: it is to be told to scale, and catanatron is not installed.
    """
    with tempfile.TemporaryDirectory(prefix="keryx-bench-") as folder:
        return asyncio.run(_measure(Path(folder), size))
