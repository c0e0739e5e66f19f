"""What one process carries on PostgreSQL, and what two carry that share Discord's shards: moves and posts a
second."""

import asyncio
import gc
import os
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import reduce
from itertools import islice
from pathlib import Path

from bot.cli.speed.crowd.people import People, Times, plan
from bot.cli.speed.crowd.process import Bot, Seen
from bot.cli.speed.crowd.share import shared
from bot.cli.speed.crowd.square import Square
from bot.cli.speed.figures import ms, p99_ms
from bot.store.yardsticks import made_database

BOUND = 1.6
"""How much more two carry than one, at least."""

CREWS = (("0-1/2",), ("0/2", "1/2"))
"""The shards of each process: of one alone, and of two."""

SERVERS = 2
"""On how many servers the games are, each on a shard of its own."""

GAMES, MOVES = 400, 8000
"""How many games are played, and how many moves at most by each crew."""

FIRST = 4.0
"""Moves a second that are tried first, after as many that warm everybody up."""

LEAST = 0.5
"""Moves a second that are tried last where less and less goes well."""

FASTER = 1.5
"""How much more is tried while it goes well, or less while it does not."""

FINE = 1.08
"""Between what went well and what did not, at most."""

SECONDS = 10.0
"""For how long each rate is tried."""

TWICE = 2
"""So often a rate is tried until it is too much: a machine stumbles."""

LATEST_MS = 1000.0
"""The 99th percentile of the answers of what is carried, at most."""

BEHIND = 300.0
"""Seconds in which all posts come after the last answer."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A rate that was tried, until all had been posted."""

    rate: float
    """Moves a second."""
    times: Times
    acting: float
    """Seconds until the last answer."""
    posting: float
    """And until the last post."""
    processor: float
    """Seconds of a processor that the bots used."""
    own: float
    """And this process: the people and the stand-in."""

    @property
    def carried(self) -> bool:
        """Whether everybody was answered soon."""
        answers = self.times.answers
        return not self.times.told["late"] and bool(answers) and p99_ms(answers) <= LATEST_MS

    @property
    def posts(self) -> float:
        """Posts a second that came."""
        return self.times.told["posts"] / (self.acting + self.posting)

    def figures(self) -> dict[str, object]:
        """What was seen."""
        answers = self.times.answers
        return {
            "rate": round(self.rate, 2),
            "carried": self.carried,
            "moves": len(answers),
            "late": self.times.told["late"],
            "answers_median_ms": ms(statistics.median(answers)),
            "answers_p99_ms": p99_ms(answers),
            "completions_p99_ms": p99_ms(self.times.completions),
            "own_lag_p99_ms": p99_ms(self.times.late),
            "posts": self.times.told["posts"],
            "posts_a_second": round(self.posts, 2),
            "seconds_until_all_came": round(self.acting + self.posting, 1),
            "posts_behind_seconds": round(self.posting, 1),
            "bot_processor_ms_a_move": ms(self.processor / len(answers)),
            "people_processor_ms_a_move": ms(self.own / len(answers)),
        }


async def climb(attempt: Callable[[float], Awaitable[bool]], first: float) -> float:
    """The highest rate found at which an attempt goes well, to within `FINE`; 0: it never did."""

    async def goes(rate: float) -> bool:
        for _ in range(TWICE):
            if await attempt(rate):
                return True
        return False

    low, high, rate = 0.0, 0.0, first
    while not (low and high) and rate >= LEAST:
        if await goes(rate):
            low = rate
            rate *= FASTER
        else:
            high = rate
            rate /= FASTER
    while low and high / low > FINE:
        rate = (low * high) ** 0.5
        if await goes(rate):
            low = rate
        else:
            high = rate
    return low


class Crew:
    """Some processes at a square, and the people who type there."""

    def __init__(self, square: Square, bots: Sequence[Bot], people: People, acts: Sequence[int]) -> None:
        self.square = square
        self.bots = bots
        self.people = people
        self.rungs = list[Rung]()
        self._acts: Iterator[int] = iter(acts)

    async def during(self, acting: Coroutine[None, None, Times | None]) -> Times | None:
        """What comes of something that every process is needed for.

        Raises:
            AssertionError: one has ended meanwhile.
        """
        return await reduce(lambda inner, bot: bot.during(inner), self.bots, acting)

    async def _seconds(self) -> float:
        seen: list[Seen] = [await bot.look() for bot in self.bots]
        return sum(each.seconds for each in seen)

    async def attempt(self, rate: float) -> bool:
        """Whether a rate is carried; False, too, where there is nothing left to be played."""
        acts = list(islice(filter(self.people.goes_on, self._acts), round(rate * SECONDS)))
        if len(acts) < round(rate * SECONDS):
            return False
        processor, own, began = await self._seconds(), time.process_time(), time.perf_counter()
        times = await self.during(self.people.act(acts, rate))
        assert times is not None  # noqa: S101 - they acted
        acted = time.perf_counter()
        await self.during(self.square.posted(BEHIND))
        posted, own = time.perf_counter(), time.process_time() - own
        spent = await self._seconds() - processor
        self.rungs.append(Rung(rate, times, acted - began, posted - acted, spent, own))
        return self.rungs[-1].carried

    def carries(self, moves: float) -> "Carried":
        """What this crew carries, beside so many moves a second."""
        posts = max((each.posts for each in self.rungs), default=0.0)
        return Carried([bot.started for bot in self.bots], moves, posts, self.rungs)


@dataclass(frozen=True, slots=True)
class Carried:
    """What a crew carries."""

    started: Sequence[float]
    """Seconds until each process was connected."""
    moves: float
    """Moves a second that are answered soon."""
    posts: float
    """The most posts a second that came."""
    rungs: Sequence[Rung]

    def figures(self) -> dict[str, object]:
        """What was seen."""
        return {
            "start_seconds": list(self.started),
            "moves_a_second": round(self.moves, 2),
            "posts_a_second": round(self.posts, 2),
            "tried": {f"{number}": each.figures() for number, each in enumerate(self.rungs, 1)},
        }


async def _crew(folder: Path, server: str, share: float | None, crew: Sequence[str]) -> Carried:
    """What a crew carries in a new database, in the same games as every other."""
    async with AsyncExitStack() as stack:
        database = await stack.enter_async_context(made_database(server))
        square = Square(folder, database, GAMES, SERVERS)
        acts = plan(square.channels, MOVES, GAMES, square.luck)
        people = People(square.playground, await square.begin(acts))
        await square.playground.start()
        stack.push_async_callback(square.playground.close)
        bots = list[Bot]()
        for number, shards in enumerate(crew):
            own = await stack.enter_async_context(shared(share, number))
            bots.append(await square.start(shards, own))
            stack.push_async_callback(bots[-1].end)
        gc.collect()
        gc.freeze()  # what stays to the end is not looked through while the clock runs
        stack.callback(gc.unfreeze)
        found = Crew(square, bots, people, acts)
        await found.during(people.arrive())
        await found.attempt(FIRST)
        found.rungs.clear()
        rate = await climb(found.attempt, FIRST)
        await square.check(people.played())
        return found.carries(rate)


async def _measure(folder: Path, server: str, share: float | None) -> dict[str, object]:
    one, two = [await _crew(folder, server, share, crew) for crew in CREWS]
    moves = round(two.moves / one.moves, 2) if one.moves else 0.0
    return {
        "games": GAMES,
        "share_of_a_processor": share,
        "answers_p99_ms_at_most": LATEST_MS,
        "one": one.figures(),
        "two": two.figures(),
        "posts_two_to_one": round(two.posts / one.posts, 2) if one.posts else 0.0,
        "moves_two_to_one": moves,
        "at_least": BOUND,
        "load_average": [round(each, 2) for each in os.getloadavg()],
        "holds": moves >= BOUND,
    }


def measure(server: str, share: float | None) -> dict[str, object]:
    """The moves and posts a second that one process and two carry, each with a share of a processor (None:
    with what it gets), in databases made on a PostgreSQL server.

    Raises:
        StoreTrouble: no database can be made there.
        AssertionError: a move or a post was lost, or posted twice.
    """
    with tempfile.TemporaryDirectory(prefix="keryx-bench-") as folder:
        return asyncio.run(_measure(Path(folder), server, share))
