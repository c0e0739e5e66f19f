"""Opening the database: SQLite through aiosqlite, or PostgreSQL, brought up to date by Alembic."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeAlias, TypeVar

import structlog
from sqlalchemy import Connection, event, inspect
from sqlalchemy.engine.interfaces import DBAPIConnection, Dialect
from sqlalchemy.engine.url import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, InvalidRequestError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.errors.trouble import (
    StoreAddress,
    StoreBusy,
    StoreDamaged,
    StoreForeign,
    StoreFull,
    StoreNewer,
    StoreTrouble,
)
from bot.store.revisions import revision_of, revisions, upgrade
from bot.store.rows.games import GameRow
from bot.store.trips import OneTrip

DAMAGED = ("not a database", "malformed", "readonly", "read-only", "unable to open", "no such table")
"""What SQLite says of a file it cannot use."""

BUSY = 700
"""Milliseconds to wait for another process that writes: several such waits must fit into three seconds."""

WRITES = "keryx_writes"
"""Execution option of connections that are going to write."""

BACKUPS = 3
"""Copies of an SQLite file kept from before upgrades."""

log = structlog.get_logger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """An open database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = engine.execution_options(**{WRITES: True})
        self._reader = engine
        if engine.dialect.name != "sqlite":  # there every transaction sees one moment; others must be asked
            self._reader = engine.execution_options(isolation_level="REPEATABLE READ")
        self._turn = asyncio.Lock()
        """Who writes in this process: SQLite takes one at a time, and its own way to wait is to try again."""
        self._transactions = 0
        """How many are under way, or wait for their turn."""
        self._closing = False
        """Whether it is being closed, or is: no transaction is begun."""
        self._idle = asyncio.Event()
        """Whether the last transaction has ended, for whoever closes it."""

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it or nothing.

        Raises:
            StoreFull, StoreBusy, StoreDamaged: the database will not take it; nothing was written.
        """
        with self._trouble_told(), self._in_use():
            async with self._turn, self._writer.begin() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction to read in: everything read is of one moment.

        Raises:
            StoreBusy, StoreDamaged: the database cannot be read.
        """
        with self._trouble_told(), self._in_use():
            async with self._reader.connect() as connection:
                yield connection

    async def read(
        self,
        reading: Callable[Concatenate[AsyncConnection, P], Awaitable[T]],
        *given: P.args,
        **named: P.kwargs,
    ) -> T:
        """What `reading` finds, in a transaction of its own.

        Raises:
            StoreBusy, StoreDamaged: the database cannot be read.
        """
        async with self.reading() as connection:
            return await reading(connection, *given, **named)

    async def write(
        self,
        writing: Callable[Concatenate[AsyncConnection, P], Awaitable[T]],
        *given: P.args,
        **named: P.kwargs,
    ) -> T:
        """What `writing` returns when all it wrote is written, in a transaction of its own.

        Raises:
            StoreFull, StoreBusy, StoreDamaged: the database will not take it; nothing was written.
        """
        async with self.writing() as connection:
            return await writing(connection, *given, **named)

    @contextlib.contextmanager
    def _in_use(self) -> Iterator[None]:
        if self._closing:
            raise StoreBusy
        self._transactions += 1
        try:
            yield
        finally:
            self._transactions -= 1
            if not self._transactions:
                self._idle.set()

    @contextlib.contextmanager
    def _trouble_told(self) -> Iterator[None]:
        try:
            yield
        except (DatabaseError, PoolTimeout, ConnectionError) as error:
            trouble = told(error, self.path)
            if trouble is None:
                raise
            raise trouble from error

    @property
    def path(self) -> str:
        """The SQLite file, or the database's name."""
        return self.engine.url.database or ""

    async def backup(self, target: Path) -> None:
        """A consistent copy of a running SQLite database."""
        copy_sqlite(Path(self.path), target)

    async def close(self) -> None:
        """Close all connections, when the transactions under way have ended; no other is begun.

        A connection that is given back to a closed engine would never be closed.
        """
        self._closing = True
        if self._transactions:
            self._idle.clear()
            await self._idle.wait()
        await self.engine.dispose()


def told(error: BaseException, path: str) -> StoreTrouble | None:
    """What a person is told of the database's error; None where it is a fault of ours."""
    words = str(error.orig if isinstance(error, DatabaseError) else error).lower()
    found: type[StoreTrouble] | None = None
    if isinstance(error, PoolTimeout | ConnectionError) or "locked" in words or "busy" in words:
        found = StoreBusy
    elif "full" in words or "no space" in words or "disk i/o" in words:
        found = StoreFull
    elif any(each in words for each in DAMAGED):
        found = StoreDamaged
    return None if found is None else found({"path": Path(path).name})


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy an SQLite database with SQLite's own means, also while it is in use."""
    with (
        contextlib.closing(sqlite3.connect(source)) as read,
        contextlib.closing(sqlite3.connect(target)) as write,
    ):
        read.backup(write)


SYNCHRONOUS = "FULL"
"""When a transaction counts as written: once the disk has it."""


def pragmas(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """How every connection to SQLite is set up: readers beside one writer, nothing lost when power fails."""
    del record
    cursor = connection.cursor()
    written = f"synchronous={SYNCHRONOUS}"
    for pragma in ("journal_mode=WAL", written, "foreign_keys=ON", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _in_one_trip(
    dialect: Dialect, record: ConnectionPoolEntry, where: list[str], settings: dict[str, object]
) -> None:
    """Statements go to SQLite's thread once."""
    del dialect, record, where
    settings["async_creator_fn"] = OneTrip


def _begin_ourselves(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """Python's driver would begin only before the first INSERT: tables would be made outside transactions."""
    del record
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    """A writer holds the one place from its first statement on, as it cannot get it later in all cases."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _revision(connection: Connection) -> str | None:
    """The version of an existing database's tables; None where it has none of ours yet.

    Raises:
        StoreNewer, StoreForeign: it is not for us to change.
    """
    path = Path(connection.engine.url.database or "").name
    now = revision_of(connection)
    if now is None:
        taken = set(inspect(connection).get_table_names()) & set(GameRow.metadata.tables)
        if taken:
            raise StoreForeign({"path": path, "table": min(taken)})
    elif now not in revisions():
        raise StoreNewer({"path": path})
    return now


def _set_aside(path: Path) -> None:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    target = path.with_name(f"{path.stem}.before-{stamp}{path.suffix}")
    try:
        copy_sqlite(path, target)
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)
        trouble = told(error, str(path))
        if trouble is None:
            raise
        raise trouble from error
    log.info("database copied before its upgrade", copy=target.name)
    for old in sorted(path.parent.glob(f"{path.stem}.before-*{path.suffix}"))[:-BACKUPS]:
        old.unlink()


def _reach(path: Path) -> None:
    """Make the folders on the way and see that the file can be opened, before any thread works on it.

    Raises:
        StoreDamaged: it cannot.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        sqlite3.connect(path).close()
    except (OSError, sqlite3.OperationalError) as error:
        raise StoreDamaged({"path": str(path)}) from error


def file_of(url: str) -> Path | None:
    """The SQLite file of an address; None where that is another database's.

    Raises:
        StoreAddress: the address is none.
    """
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreAddress from error
    return Path(parsed.database or "") if parsed.get_backend_name() == "sqlite" else None


def store_at(url: str) -> Store:
    """The database at an address, as it is; nothing has been asked of it yet.

    Raises:
        StoreAddress: the address is none.
        StoreDamaged: the file cannot be opened.
    """
    try:
        parsed = make_url(url)
        engine = create_async_engine(parsed)
    except (ArgumentError, InvalidRequestError, ImportError) as error:
        raise StoreAddress from error
    if parsed.get_backend_name() == "sqlite":
        if parsed.database and parsed.database != ":memory:":
            _reach(Path(parsed.database))
        event.listen(engine.sync_engine, "do_connect", _in_one_trip)
        event.listen(engine.sync_engine, "connect", pragmas)
        event.listen(engine.sync_engine, "connect", _begin_ourselves)
        event.listen(engine.sync_engine, "begin", _begin)
    return Store(engine)


async def upgrade_here(store: Store) -> None:
    """Bring the tables up to the newest version, all or nothing.

    Raises:
        StoreFull, StoreBusy, StoreDamaged: the database will not take it.
    """
    async with store.writing() as connection:
        await connection.run_sync(upgrade)


Upgrading: TypeAlias = Callable[[Store], Awaitable[None]]
"""How tables are brought up to the newest version: as `upgrade_here` does, or in a process of its own."""


async def open_store(url: str, upgrading: Upgrading = upgrade_here) -> Store:
    """Open the database and bring its tables up to date by `upgrading`; an SQLite file is copied before.

    Raises:
        StoreAddress: the address is none.
        StoreDamaged, StoreNewer, StoreForeign: the file is no database of ours or cannot be opened. It is
            left as it is.
        StoreFull, StoreBusy: it cannot be written.
    """
    store = store_at(url)
    try:
        async with store.reading() as connection:
            now = await connection.run_sync(_revision)
        if now != revisions()[-1]:
            if now is not None and store.engine.dialect.name == "sqlite":
                _set_aside(Path(store.path))
            await upgrading(store)
    except BaseException:
        await store.close()
        raise
    return store
