"""Reading and writing how games ended, ratings, and who wants none of it kept."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import delete, func, insert, select

from bot.store.connection import Connection
from bot.store.rows.club import RATING, RESULT, UNCOUNTED
from bot.store.rows.games import CHAIR, GAME
from bot.store.values import all_by, all_of, replace_rows


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
    if results:
        await connection.execute(insert(RESULT), [asdict(each) for each in results])


async def results_of(
    connection: Connection, person: int, guild: int | None, title: str | None
) -> list[Result]:
    """A person's results on a server, or everywhere (None); of one title or of all; the newest first."""
    query = select(RESULT).filter_by(person=person).order_by(RESULT.c.ended.desc(), RESULT.c.game.desc())
    return await all_of(connection, Result, query.filter_by(**_asked(guild, title)))


def _asked(guild: int | None, title: str | None) -> dict[str, object]:
    asked = {"guild": guild, "title": title}
    return {name: value for name, value in asked.items() if value is not None}


async def games_running(connection: Connection, person: int, guild: int | None, title: str | None) -> int:
    """How many games a person plays now, on a server or everywhere (None), of any title or one: no forks."""
    seats = select(CHAIR.c.game).filter_by(person=person)
    query = select(func.count(GAME.c.id)).filter_by(status="running", source=None, **_asked(guild, title))
    return int((await connection.execute(query.where(GAME.c.id.in_(seats)))).scalar() or 0)


# Ratings


async def ratings_of(connection: Connection, person: int, guild: int) -> dict[str, StoredRating]:
    """A person's ratings among the people of a server or everywhere, by title."""
    query = select(RATING).filter_by(person=person, guild=guild)
    return await all_by(connection, "title", StoredRating, query)


async def ratings_among(
    connection: Connection, title: str, guild: int, people: Sequence[int]
) -> dict[int, StoredRating]:
    """The ratings of these people at a title, by person, for whoever is going to change them."""
    query = select(RATING).filter_by(title=title, guild=guild).where(RATING.c.person.in_(people))
    query = query.order_by(RATING.c.person).with_for_update()  # another process may end a game of the same
    return await all_by(connection, "person", StoredRating, query)


async def replace_ratings(
    connection: Connection, title: str, guild: int, people: Sequence[int], ratings: Sequence[StoredRating]
) -> None:
    """Write the ratings of these people at a title anew; who has none among `ratings` has none any more."""
    theirs = delete(RATING).filter_by(title=title, guild=guild).where(RATING.c.person.in_(people))
    await connection.execute(theirs)
    if ratings:
        await connection.execute(insert(RATING), [asdict(each) for each in ratings])


# Who is counted


async def uncounted_among(connection: Connection, people: Sequence[int]) -> frozenset[int]:
    """Which of these people want no statistics of themselves."""
    query = select(UNCOUNTED.c.person).where(UNCOUNTED.c.person.in_(people))
    return frozenset((await connection.execute(query)).scalars())


async def count(connection: Connection, person: int, now: datetime, *, wanted: bool) -> None:
    """Keep statistics of a person from now on, or none, and remove those there are."""
    rows = [] if wanted else [{"person": person, "since": now}]
    await replace_rows(connection, UNCOUNTED, rows, person=person)
    if not wanted:
        await connection.execute(delete(RESULT).filter_by(person=person))
        await connection.execute(delete(RATING).filter_by(person=person))
