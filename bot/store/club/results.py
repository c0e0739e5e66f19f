"""Reading and writing how games ended, ratings, and who wants none of it kept."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import RowMapping, delete, func, insert, select
from sqlmodel import col

from bot.store.connection import Connection
from bot.store.rows.club import RATING, RESULT, UNCOUNTED, RatingRow, ResultRow, UncountedRow
from bot.store.rows.games import ChairRow, GameRow


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for somebody. What each field says stands at `ResultRow`."""

    game: int
    person: int
    guild: int | None
    title: str
    seat: int
    rank: int
    seats: int
    score: int
    goal: int | None
    won: bool
    conceded: bool
    rated: bool
    waits: tuple[int, ...]
    ended: datetime


@dataclass(frozen=True, slots=True)
class StoredRating:
    """How strong somebody is at a title, as it is stored. What each field says stands at `RatingRow`."""

    person: int
    title: str
    guild: int
    mu: float
    sigma: float
    games: int


# Results


async def add_results(connection: Connection, results: Sequence[Result]) -> None:
    """Write down how a game ended for people."""
    rows = [{**asdict(each), "waits": json.dumps(each.waits)} for each in results]
    if rows:
        await connection.execute(insert(RESULT), rows)


async def results_of(
    connection: Connection, person: int, guild: int | None, title: str | None
) -> list[Result]:
    """A person's results on a server, or everywhere (None); of one title or of all; the newest first."""
    query = select(RESULT).where(col(ResultRow.person) == person)
    if guild is not None:
        query = query.where(col(ResultRow.guild) == guild)
    if title is not None:
        query = query.where(col(ResultRow.title) == title)
    query = query.order_by(col(ResultRow.ended).desc(), col(ResultRow.game).desc())
    return [_result(row) for row in (await connection.execute(query)).mappings()]


def _result(row: RowMapping) -> Result:
    return Result(**{**row, "waits": tuple(json.loads(row["waits"]))})


async def games_running(connection: Connection, person: int, guild: int | None, title: str | None) -> int:
    """How many games a person plays now, on a server or everywhere (None), of one title or of all."""
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


# Ratings


async def ratings_of(connection: Connection, person: int, guild: int) -> dict[str, StoredRating]:
    """A person's ratings among the people of a server or everywhere, by title."""
    query = select(RATING).where(col(RatingRow.person) == person, col(RatingRow.guild) == guild)
    found = [StoredRating(**row) for row in (await connection.execute(query)).mappings()]
    return {each.title: each for each in found}


async def ratings_among(
    connection: Connection, title: str, guild: int, people: Sequence[int]
) -> dict[int, StoredRating]:
    """The ratings of these people at a title, by person, for whoever is going to change them."""
    query = (
        select(RATING)
        .where(
            col(RatingRow.title) == title,
            col(RatingRow.guild) == guild,
            col(RatingRow.person).in_(people),
        )
        .order_by(col(RatingRow.person))
        .with_for_update()  # another process may end a game of the same people
    )
    found = [StoredRating(**row) for row in (await connection.execute(query)).mappings()]
    return {each.person: each for each in found}


async def replace_ratings(
    connection: Connection, title: str, guild: int, people: Sequence[int], ratings: Sequence[StoredRating]
) -> None:
    """Write the ratings of these people at a title anew; who has none among `ratings` has none any more."""
    await connection.execute(
        delete(RATING).where(
            col(RatingRow.title) == title, col(RatingRow.guild) == guild, col(RatingRow.person).in_(people)
        )
    )
    if ratings:
        await connection.execute(insert(RATING), [asdict(each) for each in ratings])


# Who is counted


async def uncounted_among(connection: Connection, people: Sequence[int]) -> frozenset[int]:
    """Which of these people want no statistics of themselves."""
    query = select(col(UncountedRow.person)).where(col(UncountedRow.person).in_(people))
    return frozenset((await connection.execute(query)).scalars())


async def count(connection: Connection, person: int, now: datetime, *, wanted: bool) -> None:
    """Keep statistics of a person from now on, or none, and remove those there are."""
    await connection.execute(delete(UNCOUNTED).where(col(UncountedRow.person) == person))
    if wanted:
        return
    await connection.execute(insert(UNCOUNTED).values(person=person, since=now))
    await connection.execute(delete(RESULT).where(col(ResultRow.person) == person))
    await connection.execute(delete(RATING).where(col(RatingRow.person) == person))
