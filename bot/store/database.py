"""Opening the database: SQLite through aiosqlite, or PostgreSQL, brought up to date by Alembic."""

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeAlias, TypeVar
from urllib.parse import unquote

import structlog
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.engine.url import make_url
from sqlalchemy.exc import ArgumentError, InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from bot.errors.trouble import (
    StoreAddress,
    StoreBusy,
    StoreDamaged,
    StoreForeign,
    StoreNewer,
    StoreUnsure,
)
from bot.store.complaints import is_of_database, told, was_crossed
from bot.store.crew.leases import HELD, Lease, check
from bot.store.drivers.lent import Lent
from bot.store.drivers.nul import readable
from bot.store.drivers.silence import Watchdog
from bot.store.drivers.sqlite import WRITES, set_up
from bot.store.revisions import alone, revision_of, revisions, upgrade
from bot.store.rows.games import GameRow
from bot.watch import UNWATCHED, Watch

TRIES = 3
"""How often a transaction is tried that others crossed."""

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
        self.newest: str | None = None
        """The version of the tables as whoever works on them knows it, where they may change beneath it."""
        self.superseded = asyncio.Event()
        """Whether a newer Keryx was found to have changed the tables: nothing is written any more."""
        self._idle = asyncio.Event()
        """Whether the last transaction has ended, for whoever closes it."""
        self.watch: Watch = UNWATCHED
        self.shared = engine.dialect.name != "sqlite"
        """Whether other processes may work on it, too."""
        self.name = f"keryx-{secrets.token_hex(4)}"
        """What this process calls itself where others are."""
        self.holder: str | None = None
        """As whom it takes work, since it has said that it lives; None: nobody else takes any."""
        self.owed: list[Lease] = []
        """Leases that could not be given back yet."""
        self.minded = False
        """Whether transactions end that take too long (`mind_silence`)."""

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it or nothing.

        Raises:
            StoreFull, StoreBusy, StoreDamaged: the database will not take it; nothing was written.
            LeaseLost: it belongs to work that another process has taken over.
            StoreNewer: it is for a newer Keryx by now.
            StoreUnsure: the connection was lost in the end; all of it was written, or nothing.
        """
        said = False
        try:
            with self.trouble_told(), self._in_use("write"), Watchdog() as dog:
                async with self._turn, Lent(self._writer) as connection, connection.begin():
                    if self.minded:
                        await dog.watch(connection)
                    if self.newest is not None:
                        await self._see_version(connection)
                    if (lease := HELD.get()) is not None:
                        await check(connection, lease)
                    yield connection
                    said = True
        except StoreBusy as error:
            if not said or not self.shared or was_crossed(error.__cause__):
                raise
            raise StoreUnsure from error.__cause__

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction to read in: everything read is of one moment.

        Raises:
            StoreBusy, StoreDamaged: the database cannot be read.
        """
        with self.trouble_told(), self._in_use("read"), Watchdog() as dog:
            async with Lent(self._reader) as connection:
                if self.minded:
                    await dog.watch(connection)
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
            LeaseLost: it belongs to work that another process has taken over.
        """
        for _ in range(TRIES - 1):
            try:
                async with self.writing() as connection:
                    return await writing(connection, *given, **named)
            except StoreBusy as error:
                if not was_crossed(error.__cause__):
                    raise
        async with self.writing() as connection:
            return await writing(connection, *given, **named)

    async def _see_version(self, connection: AsyncConnection) -> None:
        """Look whether the tables are still those that are known here.

        From now on whoever would change them waits for the end of this transaction, as `alone` locks out all
        who have looked.
        """
        if await connection.scalar(text("select version_num from alembic_version")) != self.newest:
            self.superseded.set()
            raise StoreNewer({"path": self.path})

    @contextlib.contextmanager
    def _in_use(self, kind: str) -> Iterator[None]:
        if self._closing:
            raise StoreBusy
        self._transactions += 1
        began = time.perf_counter()
        try:
            yield
        finally:
            self.watch.transacted(kind, time.perf_counter() - began)
            self._transactions -= 1
            if not self._transactions:
                self._idle.set()

    @contextlib.contextmanager
    def trouble_told(self) -> Iterator[None]:
        """What the database complains of within the block is raised as what people are told."""
        try:
            yield
        except Exception as error:
            if not is_of_database(error):
                raise
            trouble = told(error, self.path)
            if trouble is None:
                raise
            raise trouble from error

    @property
    def path(self) -> str:
        """The SQLite file, or the database's name."""
        return self.engine.url.database or ""

    @property
    def connections(self) -> int:
        """How many are open, in use or kept for the next one."""
        pool = self.engine.pool
        return pool.checkedin() + pool.checkedout() if isinstance(pool, QueuePool) else 0

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


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy an SQLite database with SQLite's own means, also while it is in use."""
    with (
        contextlib.closing(sqlite3.connect(source)) as read,
        contextlib.closing(sqlite3.connect(target)) as write,
    ):
        read.backup(write)


def _named(
    name: str, dialect: Dialect, record: ConnectionPoolEntry, where: list[str], settings: dict[str, object]
) -> None:
    """Connections say whose they are."""
    del dialect, record, where
    settings["server_settings"] = {"application_name": name}


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


def name_of(url: str) -> str:
    """How a database is called where people read it: its file, or its address without the password."""
    path = file_of(url)
    return str(path) if path is not None else unquote(make_url(url).render_as_string(hide_password=True))


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
        set_up(engine.sync_engine)
    store = Store(engine)
    if store.shared:
        event.listen(engine.sync_engine, "do_connect", partial(_named, store.name))
        event.listen(engine.sync_engine, "before_cursor_execute", readable, retval=True)
    return store


async def upgrade_here(store: Store) -> None:
    """Bring the tables up to the newest version, all or nothing.

    Raises:
        StoreFull, StoreBusy, StoreDamaged: the database will not take it.
    """
    async with store.writing() as connection:
        await connection.run_sync(upgrade_alone)


def upgrade_alone(connection: Connection) -> None:
    """Bring the tables up to the newest version within a transaction, to whose end nobody else writes.

    Raises:
        StoreNewer, StoreForeign: it is not for us to change.
    """
    alone(connection)
    _revision(connection)  # another process may have been quicker
    upgrade(connection)


Upgrading: TypeAlias = Callable[[Store], Awaitable[None]]
"""How tables are brought up to the newest version: as `upgrade_here` does, or in a process of its own."""


async def open_store(url: str, upgrading: Upgrading = upgrade_here, *, aside: bool = True) -> Store:
    """Open the database and bring its tables up to date by `upgrading`; an SQLite file is copied before,
    where a copy is to be set `aside`.

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
            if aside and now is not None and store.engine.dialect.name == "sqlite":
                _set_aside(Path(store.path))
            await upgrading(store)
        if store.engine.dialect.name != "sqlite":
            store.newest = revisions()[-1]
    except BaseException:
        await store.close()
        raise
    return store
