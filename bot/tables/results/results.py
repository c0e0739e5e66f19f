"""What is written when a game ends, in the transaction that ends it: everybody's result and rating."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.store.club import results as stored
from bot.store.club.results import Result, StoredRating
from bot.store.connection import Connection
from bot.store.games import games, logs
from bot.store.games.games import Chair
from bot.store.rows.club import EVERYWHERE
from bot.tables.results.advised import was_advised
from bot.tables.results.ratings import Rating, rate
from bot.tables.results.waits import Act, waits
from bot.tables.state.table import ENDED, Table
from engine.core.choosing.choices import own_of
from engine.core.play.log import Concede
from engine.core.play.match import Match


@dataclass(frozen=True, slots=True)
class Finish:
    """How a game ended for somebody."""

    person: int
    chair: Chair
    """The best of their seats."""
    rank: int
    conceded: bool


def finishes(table: Table, match: Match) -> tuple[Finish, ...]:
    """Everybody's place in an ended game, in the order of the standing."""
    gone = {entry.seat for entry in match.line if isinstance(entry.deed, Concede)}
    ranks = match.standing.ranks
    found: dict[int, Finish] = {}
    for chair in sorted(table.own_chairs, key=lambda chair: (chair.seat in gone, ranks[chair.seat])):
        if chair.person is not None and chair.person not in found:
            finish = Finish(chair.person, chair, ranks[chair.seat], chair.seat in gone)
            found[chair.person] = finish
    return tuple(found.values())


def rated(table: Table) -> bool:
    """Whether a game says something about strength: people against each other, each with one seat.

    A board or cards of somebody's own may favour whoever knows them, and advice is nobody's own strength:
    such games are not rated.
    """
    if own_of(table.options) or was_advised(table):
        return False
    seats = [chair.person for chair in table.own_chairs if chair.person is not None]
    return len(seats) >= 2 and len(set(seats)) == len(seats)


def rating_ranks(found: Sequence[Finish]) -> tuple[int, ...]:
    """The ranks that count: of people only, and whoever gave up comes after all who stayed."""
    order = [(finish.conceded, finish.rank) for finish in found]
    return tuple(1 + sum(other < own for other in order) for own in order)


async def record(connection: Connection, before: Table, after: Table, now: datetime) -> None:
    """Write down how a game ended, if it did so just now, for those who were seated until then; nothing of a
    fork, which nobody began from its beginning."""
    match = after.match
    if after.status != ENDED or before.status == ENDED or match is None or after.is_fork:
        return
    found = finishes(before, match)
    uncounted = await stored.uncounted_among(connection, [finish.person for finish in found])
    took = await _waits(connection, after, match) if len(found) > 1 else {}
    counts = rated(before)
    standing = match.standing
    ended = [
        Result(
            game=after.id,
            person=finish.person,
            guild=after.guild,
            title=after.rules.slug,
            seat=finish.chair.seat,
            rank=finish.rank,
            seats=after.seats,
            score=standing.scores[finish.chair.seat],
            goal=standing.goal,
            won=finish.chair.seat in standing.winners,
            conceded=finish.conceded,
            rated=counts,
            waits=tuple(took.get(finish.person, ())),
            ended=now,
        )
        for finish in found
        if finish.person not in uncounted
    ]
    await stored.add_results(connection, ended)
    if counts:
        for guild in dict.fromkeys((EVERYWHERE, after.guild or EVERYWHERE)):
            await _rate(connection, after.rules.slug, guild, found, uncounted)


async def _waits(connection: Connection, table: Table, match: Match) -> Mapping[int, list[int]]:
    game = await games.find_game(connection, table.id)
    times = await logs.times(connection, table.id)
    if game is None or game.started is None:
        return {}
    acts = []
    for entry in match.log:
        at, person = times[entry.number]
        acts.append(Act(entry.seat, entry.by, person, at))
    return waits(acts, game.started)


async def _rate(
    connection: Connection, title: str, guild: int, found: Sequence[Finish], uncounted: frozenset[int]
) -> None:
    """Rate a game among the people of a server or everywhere. Whoever is not counted is a stranger in it."""
    people = [finish.person for finish in found]
    known = await stored.ratings_among(connection, title, guild, people)
    ratings = [
        Rating(known[person].mu, known[person].sigma) if person in known else Rating() for person in people
    ]
    rated_now = [
        StoredRating(
            person=person,
            title=title,
            guild=guild,
            mu=after.mu,
            sigma=after.sigma,
            games=1 + (known[person].games if person in known else 0),
        )
        for person, after in zip(people, rate(ratings, rating_ranks(found)), strict=True)
        if person not in uncounted
    ]
    await stored.replace_ratings(connection, title, guild, people, rated_now)
