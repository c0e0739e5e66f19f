"""What measures of speed do to a database beside what the bot does: bare commits, games copied often, a
database made for them; and what they ask of it."""

import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import ColumnElement, Table, case, delete, event, func, insert, literal, text, union, update
from sqlalchemy import select as select_columns
from sqlmodel import Session, create_engine, select

from bot.store.connection import Connection
from bot.store.database import store_at
from bot.store.drivers.sqlite import pragmas
from bot.store.rows.calls import CALL, TIMER
from bot.store.rows.games import (
    CHAIR,
    ENTRY,
    EXCHANGE,
    GAME,
    OUTBOX,
    POSITION,
    POST,
    SNAPSHOT,
    EntryRow,
    GameRow,
)

WAITED = timedelta(hours=12)
"""Since when a copy waits, before its call is due."""


class BareCommit:
    """The yardstick: one row through a SQLModel session of its own. The file has one game in it."""

    def __init__(self, path: Path) -> None:
        self.engine = create_engine(f"sqlite:///{path}")
        event.listen(self.engine, "connect", pragmas)
        with Session(self.engine) as session:
            self.game = session.exec(select(GameRow.id)).one() or 0
        self.number = 0

    def seconds(self) -> float:
        """How long the next one takes."""
        self.number += 1
        began = time.perf_counter()
        with Session(self.engine) as session:
            at = datetime.now(UTC)
            session.add(EntryRow(game=self.game, number=self.number, seat=0, deed="end", by="person", at=at))
            session.commit()
        return time.perf_counter() - began


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of a game that waits for somebody: its number, where it is, for whom it waits until when."""

    number: int
    guild: int
    channel: int
    person: int
    due: datetime


async def waited_for(connection: Connection, game: int) -> int:
    """Whom a game waits for."""
    query = select_columns(TIMER.c.person).where(TIMER.c.game == game).limit(1)
    return int((await connection.execute(query)).scalar_one())


async def copy_game(connection: Connection, game: int, waited: int, copy: Copy) -> None:
    """Copy a game with all that keeps it; another person has the place of whoever is waited for."""
    there = {"id": copy.number, "guild": copy.guild, "channel": copy.channel, "post": None}
    await _copy(connection, GAME, GAME.c.id == game, there)
    seated = case((CHAIR.c.person == waited, copy.person), else_=CHAIR.c.person)
    await _copy(connection, CHAIR, CHAIR.c.game == game, {"game": copy.number, "person": seated})
    await _copy(connection, ENTRY, ENTRY.c.game == game, {"game": copy.number})
    await _copy(connection, SNAPSHOT, SNAPSHOT.c.game == game, {"game": copy.number})
    timer = {"game": copy.number, "person": copy.person, "acted": None, "due": copy.due}
    theirs = (TIMER.c.game == game) & (TIMER.c.person == waited)
    await _copy(connection, TIMER, theirs, {**timer, "since": copy.due - WAITED})


@dataclass(frozen=True, slots=True)
class Copies:
    """Copies of games whose numbers and channels are larger by so much than theirs."""

    games: tuple[int, ...]
    shift: int


async def copy_games(connection: Connection, copies: Copies) -> None:
    """Copy games with all that keeps them and whoever is waited for."""
    shift, chosen = copies.shift, copies.games
    moved = {"id": GAME.c.id + shift, "channel": GAME.c.channel + shift, "post": None}
    await _copy(connection, GAME, GAME.c.id.in_(chosen), moved)
    for each in (CHAIR, ENTRY, SNAPSHOT, POSITION, TIMER):
        await _copy(connection, each, each.c.game.in_(chosen), {"game": each.c.game + shift})


async def _copy(
    connection: Connection, table: Table, which: ColumnElement[bool], changed: Mapping[str, object]
) -> None:
    """Copy rows of a table with other values in some columns; their own numbers are new, if none is given."""
    columns = [column for column in table.columns if column.name != "id" or "id" in changed]
    values = [_value(changed[each.name], each) if each.name in changed else each for each in columns]
    copied = select_columns(*values).where(which)
    await connection.execute(insert(table).from_select([each.name for each in columns], copied))


def _value(value: object, column: ColumnElement[object]) -> ColumnElement[object]:
    return value if isinstance(value, ColumnElement) else literal(value, column.type)


async def confirm_all(connection: Connection) -> None:
    """Take everything in the outbox for announced."""
    await connection.execute(update(OUTBOX).values(done=True))


async def drop_snapshots(connection: Connection, game: int) -> None:
    """Throw a game's snapshots away: it is loaded from its log."""
    await connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.game == game))


async def uncalled(connection: Connection, first: int) -> int:
    """How many of the games from a number on have not called yet, with the calls that are on their way."""
    waiting = select_columns(func.count()).select_from(TIMER).where(TIMER.c.sent == 0, TIMER.c.game >= first)
    calls = select_columns(func.count()).select_from(CALL).where(CALL.c.done.is_(False))
    both = select_columns(waiting.scalar_subquery() + calls.scalar_subquery())
    return int((await connection.execute(both)).scalar_one())


async def known_messages(connection: Connection) -> tuple[set[int], set[int]]:
    """The messages of posts, which stay in their channels; and of all else that is told there."""
    other = (OUTBOX.c.message, CALL.c.message, EXCHANGE.c.message, EXCHANGE.c.call)
    others = union(*(select_columns(each).where(each.is_not(None)) for each in other))
    posts = await connection.execute(select_columns(POST.c.message))
    return set(posts.scalars()), set((await connection.execute(others)).scalars())


@contextlib.asynccontextmanager
async def made_database(url: str) -> AsyncIterator[str]:
    """The address of an empty database, on the server of this one, for as long as the block lasts.

    Raises:
        StoreTrouble: it cannot be made.
    """
    store, name = store_at(url), f"keryx_bench_{secrets.token_hex(4)}"
    plain = store.engine.execution_options(isolation_level="AUTOCOMMIT")
    try:
        with store.trouble_told():
            async with plain.connect() as connection:
                await connection.execute(text(f'create database "{name}" template template0'))
        try:
            yield store.engine.url.set(database=name).render_as_string(hide_password=False)
        finally:
            async with plain.connect() as connection:
                await connection.execute(text(f'drop database "{name}" with (force)'))
    finally:
        await store.close()
