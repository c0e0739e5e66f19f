"""Reading and writing games' logs, and the states after some of their entries."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import RowMapping, func, insert, select
from sqlalchemy.exc import IntegrityError

from bot.errors.trouble import Stale
from bot.store.connection import Connection
from bot.store.rows.games import ENTRY, SNAPSHOT
from bot.store.values import Query, replace_rows, same


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game's state after so many log entries, as JSON."""

    number: int
    state: str


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry of a log as it is stored."""

    number: int
    seat: int
    deed: str
    by: str
    person: int | None
    drawn: tuple[int, ...]
    digest: str = ""
    """Of the state it led to; empty: not known."""


_ENTRIES = Query(StoredEntry, select(ENTRY).where(*same(ENTRY, "game")).order_by(ENTRY.c.number))


async def entries(connection: Connection, game: int) -> list[StoredEntry]:
    """The log in order.

    Raises:
        ValueError: what is written there cannot be read.
    """
    return await _ENTRIES.all(connection, of_game=game)


async def last_acts(connection: Connection, games: Sequence[int]) -> dict[int, datetime]:
    """When the last entry of each of these games' logs was made."""
    query = select(ENTRY.c.game, func.max(ENTRY.c.at)).group_by(ENTRY.c.game)
    found = await connection.execute(query.where(ENTRY.c.game.in_(games)))
    return {game: last for game, last in found}  # noqa: C416 - rows are not known to be pairs


async def newest_act(connection: Connection, game: int, person: int) -> datetime | None:
    """When a person last did something in a game; None: never."""
    query = select(func.max(ENTRY.c.at)).filter_by(game=game, person=person)
    newest: datetime | None = (await connection.execute(query)).scalar()
    return newest


async def times(connection: Connection, game: int) -> dict[int, tuple[datetime, int | None]]:
    """When each entry was made and who pressed, by number."""
    query = select(ENTRY.c.number, ENTRY.c.at, ENTRY.c.person).filter_by(game=game)
    return {number: (at, person) for number, at, person in await connection.execute(query)}


_ADD = insert(ENTRY)


async def add_entries(
    connection: Connection, game: int, entries: Sequence[StoredEntry], at: datetime
) -> None:
    """More of the log.

    Raises:
        Stale: another process wrote one of these numbers first.
    """
    try:
        await connection.execute(_ADD, [{"game": game, "at": at, **asdict(each)} for each in entries])
    except IntegrityError as error:
        raise Stale from error


async def copy_entries(connection: Connection, source: int, numbers: Sequence[int], game: int) -> None:
    """Begin a game's log with these entries of another's, counted from 1; nobody is named in them."""
    query = select(ENTRY).filter_by(game=source).where(ENTRY.c.number.in_(numbers))
    found = {line["number"]: line for line in (await connection.execute(query)).mappings()}
    copied = [
        {**_but_id(found[each]), "game": game, "number": number, "person": None}
        for number, each in enumerate(numbers, 1)
    ]
    if copied:
        await connection.execute(insert(ENTRY), copied)


def _but_id(row: RowMapping) -> dict[str, object]:
    return {name: value for name, value in row.items() if name != "id"}


_SNAPSHOT = Query(
    Snapshot,
    select(SNAPSHOT).where(*same(SNAPSHOT, "game", "version")).order_by(SNAPSHOT.c.number.desc()).limit(1),
)


async def newest_snapshot(connection: Connection, game: int, version: int) -> Snapshot | None:
    """The latest snapshot made under this version of the rules."""
    return await _SNAPSHOT.first(connection, of_game=game, of_version=version)


async def keep_snapshot(connection: Connection, game: int, version: int, made: Snapshot) -> None:
    """Write the one snapshot of a game, made under a version of the rules."""
    row = {"game": game, "version": version, **asdict(made)}
    await replace_rows(connection, SNAPSHOT, [row], game=game)
