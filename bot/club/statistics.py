"""Reading results and ratings back: what somebody has played, how it ended, how long they take."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from bot.store.club.results import (
    Result,
    StoredRating,
    games_running,
    ratings_of,
    results_of,
    uncounted_among,
)
from bot.store.connection import Connection
from bot.store.rows.club import EVERYWHERE
from bot.tables.results.ratings import Rating


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


@dataclass(frozen=True, slots=True)
class Meetings:
    """The games of one title that two people have played with each other."""

    title: str
    games: tuple[tuple[Result, Result], ...]
    """How each ended for the one and for the other, the newest first."""

    @property
    def won(self) -> tuple[int, int]:
        """How many of them each has won."""
        return sum(one.won for one, _ in self.games), sum(other.won for _, other in self.games)


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
    results = await results_of(connection, person, guild, title)
    ratings = await ratings_of(connection, person, EVERYWHERE if guild is None else guild)
    by_title: dict[str, list[Result]] = {}
    for result in results:
        by_title.setdefault(result.title, []).append(result)
    records = [
        _record(name, tuple(found), ratings.get(name))
        for name, found in sorted(by_title.items(), key=lambda each: -len(each[1]))
    ]
    return Statistics(True, tuple(records), await games_running(connection, person, guild, title))


async def meetings(
    connection: Connection, one: int, other: int, guild: int | None, title: str | None = None
) -> tuple[Meetings, ...]:
    """How two people fared with each other, on a server or everywhere (None), the title played most first.

    None where either wants no statistics.
    """
    if await uncounted_among(connection, [one, other]):
        return ()
    ended = {result.game: result for result in await results_of(connection, one, guild, title)}
    by_title: dict[str, list[tuple[Result, Result]]] = {}
    for result in await results_of(connection, other, guild, title):
        if result.game in ended:
            by_title.setdefault(result.title, []).append((ended[result.game], result))
    met = [Meetings(name, tuple(games)) for name, games in by_title.items()]
    return tuple(sorted(met, key=lambda each: -len(each.games)))


def _record(title: str, results: tuple[Result, ...], stored: StoredRating | None) -> Record:
    if stored is None:
        return Record(title, results, None, 0)
    return Record(title, results, Rating(stored.mu, stored.sigma), stored.games)
