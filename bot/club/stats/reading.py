"""Reading results and ratings back: what somebody has played, how it ended, how long they take."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from statistics import median

from sqlalchemy import func, select
from sqlmodel import col

from bot.store.connection import Connection
from bot.store.models import ChairRow, GameRow
from bot.store.stats_rows import EVERYWHERE, RatingRow, ResultRow
from bot.tables.results.ratings import Rating
from bot.tables.results.results import RATING, RESULT, uncounted_among


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended for somebody."""

    game: int
    title: str
    rank: int
    seats: int
    score: int
    goal: int | None
    won: bool
    conceded: bool
    waits: tuple[int, ...]
    ended: datetime


@dataclass(frozen=True, slots=True)
class Record:
    """Everything of one title."""

    title: str
    results: tuple[Result, ...]
    """The newest first."""
    rating: Rating | None
    rated: int
    """Games the rating comes from."""

    @property
    def won(self) -> int:
        """Games won."""
        return sum(result.won for result in self.results)

    @property
    def conceded(self) -> int:
        """Games given up."""
        return sum(result.conceded for result in self.results)

    @property
    def ranks(self) -> tuple[tuple[int, int], ...]:
        """How often each place was reached, best first."""
        return tuple(sorted(Counter(result.rank for result in self.results).items()))


@dataclass(frozen=True, slots=True)
class Statistics:
    """What is known of a person; `counted` is False where they want none."""

    counted: bool
    records: tuple[Record, ...] = ()
    running: int = 0
    """Games they play now."""

    @property
    def newest(self) -> tuple[Result, ...]:
        """All results, the newest first."""
        every = [result for record in self.records for result in record.results]
        return tuple(sorted(every, key=lambda result: (result.ended, result.game), reverse=True))


def pace(results: Sequence[Result]) -> tuple[int, int] | None:
    """How many seconds somebody takes for a turn (the median), and from how many turns that is known."""
    taken = [wait for result in results for wait in result.waits]
    return (round(median(taken)), len(taken)) if taken else None


async def statistics(
    connection: Connection, person: int, guild: int | None, title: str | None = None
) -> Statistics:
    """A person's statistics on a server, or everywhere (None); of all titles or of one."""
    if await uncounted_among(connection, [person]):
        return Statistics(counted=False)
    query = select(RESULT).where(col(ResultRow.person) == person)
    if guild is not None:
        query = query.where(col(ResultRow.guild) == guild)
    if title is not None:
        query = query.where(col(ResultRow.title) == title)
    query = query.order_by(col(ResultRow.ended).desc(), col(ResultRow.game).desc())
    results = [
        Result(
            row["game"],
            row["title"],
            row["rank"],
            row["seats"],
            row["score"],
            row["goal"],
            row["won"],
            row["conceded"],
            tuple(json.loads(row["waits"])),
            row["ended"],
        )
        for row in (await connection.execute(query)).mappings()
    ]
    ratings = await _ratings(connection, person, EVERYWHERE if guild is None else guild)
    by_title: dict[str, list[Result]] = {}
    for result in results:
        by_title.setdefault(result.title, []).append(result)
    records = [
        Record(name, tuple(found), *ratings.get(name, (None, 0)))
        for name, found in sorted(by_title.items(), key=lambda each: -len(each[1]))
    ]
    return Statistics(True, tuple(records), await _running(connection, person, guild, title))


async def _ratings(connection: Connection, person: int, guild: int) -> dict[str, tuple[Rating | None, int]]:
    query = select(RATING).where(col(RatingRow.person) == person, col(RatingRow.guild) == guild)
    return {
        row["title"]: (Rating(row["mu"], row["sigma"]), row["games"])
        for row in (await connection.execute(query)).mappings()
    }


async def _running(connection: Connection, person: int, guild: int | None, title: str | None) -> int:
    query = (
        select(func.count(func.distinct(col(GameRow.id))))
        .join(ChairRow, col(ChairRow.game) == col(GameRow.id))
        .where(col(ChairRow.person) == person, col(GameRow.status) == "running")
    )
    if guild is not None:
        query = query.where(col(GameRow.guild) == guild)
    if title is not None:
        query = query.where(col(GameRow.title) == title)
    return int((await connection.execute(query)).scalar() or 0)
