"""Connections to SQLite whose statements go to the thread that works on the file once, not four times.

The driver goes there for a cursor, for the statement, for its rows, and to close the cursor; to leave the
loop and be woken again takes longer than most statements do.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeAlias

import aiosqlite
from aiosqlite.context import contextmanager

Asking: TypeAlias = Callable[[sqlite3.Connection], sqlite3.Cursor]
Outcome: TypeAlias = tuple[sqlite3.Cursor, list[sqlite3.Row]]
"""A closed cursor, which still tells of its statement, and all rows."""


class OneTrip(aiosqlite.Connection):
    """A connection to a file, to be awaited, that takes all rows of a statement along with it."""

    def __init__(self, database: str, **settings: object) -> None:
        super().__init__(partial(sqlite3.connect, database, **settings), 1)
        self._thread.daemon = True  # as SQLAlchemy has it: what was left open does not keep the process

    @contextmanager
    async def cursor(self) -> aiosqlite.Cursor:
        """What a statement is executed with; nothing has been asked of the database yet."""
        return Statement(self)

    async def ask(self, statement: Asking) -> Outcome:
        """Execute a statement in the connection's thread."""
        found: Outcome = await self._execute(_outcome, statement, self._conn)  # type: ignore[no-untyped-call]
        return found


def _outcome(statement: Asking, connection: sqlite3.Connection) -> Outcome:
    with contextlib.closing(statement(connection)) as cursor:
        return cursor, cursor.fetchall()


class Statement(aiosqlite.Cursor):
    """A statement with its outcome at hand, as it is executed."""

    def __init__(self, connection: OneTrip) -> None:
        self._one_trip = connection
        self._rows: list[sqlite3.Row] = []

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> aiosqlite.Cursor:
        """Execute it and take its rows."""
        self._cursor, self._rows = await self._one_trip.ask(
            lambda here: here.execute(sql, tuple(parameters or ()))
        )
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> aiosqlite.Cursor:
        """Execute it with each of these parameters."""
        self._cursor, self._rows = await self._one_trip.ask(
            lambda here: here.executemany(sql, map(tuple, parameters))
        )
        return self

    async def fetchall(self) -> Iterable[sqlite3.Row]:
        """All rows it found."""
        return self._rows

    async def close(self) -> None:
        """Nothing: it is closed since it was executed."""
