"""Connections to SQLite whose statements go to the thread that works on the file once, or not at all.

The driver goes there for a cursor, for the statement, for its rows, and to close the cursor; to leave the
loop and be woken again takes longer than most statements do, and whoever writes keeps all others waiting.
"""

import contextlib
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, ParamSpec, TypeAlias, TypeVar

import aiosqlite
from aiosqlite.context import contextmanager

Asking: TypeAlias = Callable[[sqlite3.Connection], sqlite3.Cursor]
Outcome: TypeAlias = tuple[sqlite3.Cursor, list[sqlite3.Row]]
"""A closed cursor, which still tells of its statement, and all rows."""

P = ParamSpec("P")
Made = TypeVar("Made")

BEGIN = "BEGIN"
"""Begins a transaction that reads: nothing is asked of the file, and nobody waited for."""

ALONE = "BEGIN IMMEDIATE"
"""Begins a transaction that writes: it may have to wait for another process."""

SLOW = 0.003
"""Seconds a statement may take in the loop's own thread."""

PROVEN = 20
"""How often in turn one that was slow has to be quick before it comes back there."""

REMEMBERED = 1000
"""Statements of which it is known how long they take."""


class Paces:
    """Which statements are quick, by what was seen of each."""

    def __init__(self) -> None:
        self._left: OrderedDict[str, int] = OrderedDict()

    def quick(self, sql: str) -> bool:
        """Whether a statement has been quick of late; one that was never seen is not."""
        return self._left.get(sql) == 0

    def took(self, sql: str, seconds: float) -> None:
        """Remember how long a statement took."""
        left = self._left.get(sql, 1)
        self._left[sql] = PROVEN if seconds > SLOW else max(0, left - 1)
        self._left.move_to_end(sql)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)


class OneTrip(aiosqlite.Connection):
    """A connection to a file, to be awaited, that takes all rows of a statement along with it."""

    paces = Paces()
    """Of all connections: what is slow at one is slow at the others."""

    def __init__(self, database: str, **settings: object) -> None:
        settings["check_same_thread"] = False  # never two at once: `idle`
        super().__init__(partial(sqlite3.connect, database, **settings), 1)
        self._thread.daemon = True  # as SQLAlchemy has it: what was left open does not keep the process
        self._sent = self._done = 0

    @contextmanager
    async def cursor(self) -> aiosqlite.Cursor:
        """What a statement is executed with; nothing has been asked of the database yet."""
        return Statement(self)

    async def ask(self, sql: str, statement: Asking) -> Outcome:
        """Execute a statement: in the connection's thread, or at once where that takes less."""
        if self.idle and sql != ALONE and self.paces.quick(sql):
            return self._outcome(sql, statement)
        found: Outcome = await self._execute(self._outcome, sql, statement)
        return found

    def begin(self) -> bool:
        """Begin a transaction that reads, at once; whether that could be, as nothing is under way."""
        if idle := self.idle:
            self._conn.execute(BEGIN)
        return idle

    async def rollback(self) -> None:
        """Roll back the current transaction; it does not wait for the disk."""
        if self.idle:
            self._conn.rollback()
        else:
            await super().rollback()

    @property
    def idle(self) -> bool:
        """Whether nothing is under way in the connection's thread, not even for somebody cancelled."""
        return self._sent == self._done

    async def _execute(self, fn: Callable[P, Made], *args: P.args, **kwargs: P.kwargs) -> Made:
        self._sent += 1
        made: Made = await super()._execute(self._counted, partial(fn, *args, **kwargs))  # type: ignore[no-untyped-call]
        return made

    def _counted(self, work: Callable[[], Made]) -> Made:
        try:
            return work()
        finally:
            self._done += 1

    def _outcome(self, sql: str, statement: Asking) -> Outcome:
        began = time.perf_counter()
        try:
            with contextlib.closing(statement(self._conn)) as cursor:
                return cursor, cursor.fetchall()
        finally:
            self.paces.took(sql, time.perf_counter() - began)


class Statement(aiosqlite.Cursor):
    """A statement with its outcome at hand, as it is executed."""

    def __init__(self, connection: OneTrip) -> None:
        self._one_trip = connection
        self._rows: list[sqlite3.Row] = []

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> aiosqlite.Cursor:
        """Execute it and take its rows."""
        self._cursor, self._rows = await self._one_trip.ask(
            sql, lambda here: here.execute(sql, tuple(parameters or ()))
        )
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> aiosqlite.Cursor:
        """Execute it with each of these parameters."""
        self._cursor, self._rows = await self._one_trip.ask(
            sql, lambda here: here.executemany(sql, map(tuple, parameters))
        )
        return self

    async def fetchall(self) -> Iterable[sqlite3.Row]:
        """All rows it found."""
        return self._rows

    async def close(self) -> None:
        """Nothing: it is closed since it was executed."""
