"""Reading and writing games' logs, and the states after some of their entries."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlmodel import col

from bot.errors.trouble import Stale
from bot.store.connection import Connection
from bot.store.rows.games import ENTRY, SNAPSHOT, EntryRow, SnapshotRow


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game's state after so many log entries, as JSON."""

    number: int
    state: str


@dataclass(frozen=True, slots=True)
class Line:
    """A log entry as it is stored."""

    number: int
    seat: int
    deed: str
    by: str
    person: int | None
    drawn: tuple[int, ...]


async def lines(connection: Connection, game: int) -> list[Line]:
    """The log in order."""
    query = (
        select(
            col(EntryRow.number),
            col(EntryRow.seat),
            col(EntryRow.deed),
            col(EntryRow.by),
            col(EntryRow.person),
            col(EntryRow.drawn),
        )
        .where(col(EntryRow.game) == game)
        .order_by(col(EntryRow.number))
    )
    return [
        Line(number, seat, deed, by, person, () if drawn == "[]" else tuple(json.loads(drawn)))
        for number, seat, deed, by, person, drawn in await connection.execute(query)
    ]


async def last_acts(connection: Connection, games: Sequence[int]) -> dict[int, datetime]:
    """When the last entry of each of these games' logs was made."""
    query = (
        select(col(EntryRow.game), func.max(col(EntryRow.at)).label("last"))
        .where(col(EntryRow.game).in_(games))
        .group_by(col(EntryRow.game))
    )
    return {row.game: row.last for row in await connection.execute(query)}


async def times(connection: Connection, game: int) -> dict[int, tuple[datetime, int | None]]:
    """When each entry was made and who pressed, by number."""
    query = select(col(EntryRow.number), col(EntryRow.at), col(EntryRow.person)).where(
        col(EntryRow.game) == game
    )
    return {number: (at, person) for number, at, person in await connection.execute(query)}


async def add_lines(connection: Connection, game: int, entries: Sequence[Line], at: datetime) -> None:
    """More of the log.

    Raises:
        Stale: another process wrote one of these numbers first.
    """
    rows = [
        {
            "game": game,
            "number": entry.number,
            "seat": entry.seat,
            "deed": entry.deed,
            "by": entry.by,
            "person": entry.person,
            "drawn": json.dumps(entry.drawn) if entry.drawn else "[]",
            "at": at,
        }
        for entry in entries
    ]
    try:
        await connection.execute(insert(ENTRY), rows)
    except IntegrityError as error:
        raise Stale from error


async def newest_snapshot(connection: Connection, game: int, version: int) -> Snapshot | None:
    """The latest snapshot made under this version of the rules."""
    query = (
        select(col(SnapshotRow.number), col(SnapshotRow.state))
        .where(col(SnapshotRow.game) == game, col(SnapshotRow.version) == version)
        .order_by(col(SnapshotRow.number).desc())
        .limit(1)
    )
    found = (await connection.execute(query)).first()
    return None if found is None else Snapshot(*found)


async def keep_snapshot(connection: Connection, game: int, number: int, version: int, state: str) -> None:
    """The one snapshot of a game."""
    await connection.execute(delete(SNAPSHOT).where(col(SnapshotRow.game) == game))
    await connection.execute(insert(SNAPSHOT).values(game=game, number=number, version=version, state=state))
