"""The tables of a server: what is open, what is stuck and why."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, RowMapping, func, select
from sqlalchemy.orm import Mapped
from sqlmodel import col

from bot.club.admin.errors import NoSuchTable
from bot.errors import GameDamaged
from bot.store.connection import Connection
from bot.store.games import GAME, OPEN
from bot.store.models import EntryRow, GameRow, OutboxRow
from bot.tables.change.tables import Tables
from bot.tables.state.table import Table

QUIET, UNSENT, DAMAGED = "quiet", "unsent", "damaged"
"""Why a table is stuck: nobody has acted for long, its posts cannot be sent, its log does not replay."""

LATE = timedelta(minutes=10)
"""How long a post may wait before it counts as one that cannot be sent."""


@dataclass(frozen=True, slots=True)
class Surveyed:
    """A table as administrators see it."""

    game: int
    title: str
    channel: int
    status: str
    host_name: str
    created: datetime
    last: datetime
    """When somebody last did something; while people gather, when it was opened."""
    table: Table | None
    """None where its log does not replay."""
    troubles: tuple[str, ...] = field(default=())


async def game_of(connection: Connection, guild: int, game: int, *, only_open: bool) -> RowMapping:
    """A game of this server.

    Raises:
        NoSuchTable: it is another server's, there is none, or it is over and should not be.
    """
    query = select(GAME).where(col(GameRow.id) == game, col(GameRow.guild) == guild)
    row = (await connection.execute(query)).mappings().first()
    if row is None or (only_open and row["status"] not in OPEN):
        raise NoSuchTable({"given": str(game)})
    return row


async def games_of(
    connection: Connection, guild: int, *, only_open: bool, most: int | None = None
) -> list[RowMapping]:
    """Games of a server, those that are open first, the newest first."""
    query = select(GAME).where(col(GameRow.guild) == guild)
    if only_open:
        query = query.where(col(GameRow.status).in_(OPEN))
    query = query.order_by(col(GameRow.status).in_(OPEN).desc(), col(GameRow.id).desc()).limit(most)
    return list((await connection.execute(query)).mappings())


async def survey(tables: Tables, guild: int, quiet: timedelta) -> list[Surveyed]:
    """All open tables of a server; those without an action for `quiet` count as stuck.

    Raises:
        StoreBusy, StoreDamaged: the database cannot be read.
    """
    now = tables.now()
    async with tables.store.reading() as connection:
        rows = await games_of(connection, guild, only_open=True)
        games = [row["id"] for row in rows]
        acted = await _by_game(connection, func.max(col(EntryRow.at)), col(EntryRow.game), games)
        waiting = await _by_game(
            connection,
            func.min(col(OutboxRow.created)),
            col(OutboxRow.game),
            games,
            col(OutboxRow.done).is_(False),
            col(OutboxRow.attempts) > 0,
        )
    found = []
    for row in rows:
        last = max(filter(None, (row["created"], row["started"], acted.get(row["id"]))))
        troubles = []
        if now - last >= quiet:
            troubles.append(QUIET)
        if now - waiting.get(row["id"], now) >= LATE:
            troubles.append(UNSENT)
        table: Table | None = None
        try:
            table = await tables.get(row["id"])
        except GameDamaged:
            troubles.append(DAMAGED)
        found.append(
            Surveyed(
                row["id"],
                row["title"],
                row["channel"],
                row["status"],
                row["host_name"],
                row["created"],
                last,
                table,
                tuple(troubles),
            )
        )
    return found


async def _by_game(
    connection: Connection,
    what: ColumnElement[datetime],
    game: Mapped[int],
    games: list[int],
    *conditions: ColumnElement[bool],
) -> dict[int, datetime]:
    query = select(game, what).where(game.in_(games), *conditions).group_by(game)
    return {row[0]: row[1] for row in await connection.execute(query)}
