"""What is written when a game ends, in the transaction that ends it: everybody's result and rating."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, insert, select
from sqlmodel import col

from bot.store import games
from bot.store.connection import Connection
from bot.store.stats_rows import EVERYWHERE, RatingRow, ResultRow, UncountedRow
from bot.tables.results.ratings import Rating, rate
from bot.tables.results.waits import Act, waits
from bot.tables.state.table import ENDED, Chair, Table
from engine.core.choices import own_of
from engine.core.log import Concede
from engine.core.match import Match

RESULT, RATING = ResultRow.__table__, RatingRow.__table__  # type: ignore[attr-defined]
UNCOUNTED = UncountedRow.__table__  # type: ignore[attr-defined]


@dataclass(frozen=True, slots=True)
class Place:
    """How a game ended for somebody."""

    person: int
    chair: Chair
    """The best of their seats."""
    rank: int
    conceded: bool


def places(table: Table, match: Match) -> tuple[Place, ...]:
    """Everybody's place in an ended game, in the order of the standing."""
    gone = {entry.seat for entry in match.line if isinstance(entry.deed, Concede)}
    ranks = match.standing.ranks
    found: dict[int, Place] = {}
    for chair in sorted(table.own_chairs, key=lambda chair: (chair.seat in gone, ranks[chair.seat])):
        if chair.person is not None and chair.person not in found:
            place = Place(chair.person, chair, ranks[chair.seat], chair.seat in gone)
            found[chair.person] = place
    return tuple(found.values())


def rated(table: Table) -> bool:
    """Whether a game says something about strength: people against each other, each with one seat.

    A board or cards of somebody's own may favour whoever knows them: such games are not rated.
    """
    if own_of(table.options):
        return False
    seats = [chair.person for chair in table.own_chairs if chair.person is not None]
    return len(seats) >= 2 and len(set(seats)) == len(seats)


def rating_ranks(found: Sequence[Place]) -> tuple[int, ...]:
    """The ranks that count: of people only, and whoever gave up comes after all who stayed."""
    order = [(place.conceded, place.rank) for place in found]
    return tuple(1 + sum(other < own for other in order) for own in order)


async def record(connection: Connection, before: Table, after: Table, now: datetime) -> None:
    """Write down how a game ended, if it did so just now, for those who were seated until then."""
    match = after.match
    if after.status != ENDED or before.status == ENDED or match is None:
        return
    found = places(before, match)
    uncounted = await uncounted_among(connection, [place.person for place in found])
    took = await _waits(connection, after, match) if len(found) > 1 else {}
    counts = rated(before)
    standing = match.standing
    rows = [
        {
            "game": after.id,
            "person": place.person,
            "guild": after.guild,
            "title": after.rules.slug,
            "seat": place.chair.seat,
            "rank": place.rank,
            "seats": after.seats,
            "score": standing.scores[place.chair.seat],
            "goal": standing.goal,
            "won": place.chair.seat in standing.winners,
            "conceded": place.conceded,
            "rated": counts,
            "waits": json.dumps(took.get(place.person, [])),
            "ended": now,
        }
        for place in found
        if place.person not in uncounted
    ]
    if rows:
        await connection.execute(insert(RESULT), rows)
    if counts:
        for guild in dict.fromkeys((EVERYWHERE, after.guild or EVERYWHERE)):
            await _rate(connection, after.rules.slug, guild, found, uncounted)


async def _waits(connection: Connection, table: Table, match: Match) -> Mapping[int, list[int]]:
    stored = await games.find_game(connection, table.id)
    times = await games.times(connection, table.id)
    if stored is None or stored.started is None:
        return {}
    acts = []
    for entry in match.log:
        at, person = times[entry.number]
        acts.append(Act(entry.seat, entry.by, person, at))
    return waits(acts, stored.started)


async def _rate(
    connection: Connection, title: str, guild: int, found: Sequence[Place], uncounted: frozenset[int]
) -> None:
    """Rate a game among the people of a server or everywhere. Whoever is not counted is a stranger in it."""
    people = [place.person for place in found]
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
    known = {row["person"]: row for row in (await connection.execute(query)).mappings()}
    ratings = [
        Rating(known[person]["mu"], known[person]["sigma"]) if person in known else Rating()
        for person in people
    ]
    rows = [
        {
            "person": person,
            "title": title,
            "guild": guild,
            "mu": after.mu,
            "sigma": after.sigma,
            "games": 1 + (known[person]["games"] if person in known else 0),
        }
        for person, after in zip(people, rate(ratings, rating_ranks(found)), strict=True)
        if person not in uncounted
    ]
    await connection.execute(
        delete(RATING).where(
            col(RatingRow.title) == title, col(RatingRow.guild) == guild, col(RatingRow.person).in_(people)
        )
    )
    if rows:
        await connection.execute(insert(RATING), rows)


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
