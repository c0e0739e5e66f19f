"""Opening the database: SQLite through aiosqlite, or PostgreSQL, brought up to date by Alembic."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import structlog
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.engine.url import make_url
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.errors import StoreBusy, StoreDamaged, StoreFull, TableError

MIGRATIONS = Path(__file__).parent / "migrations"
DAMAGED = ("not a database", "malformed", "readonly", "read-only", "unable to open")
"""What SQLite says of a file it cannot use."""

BUSY = 700
"""Milliseconds to wait for another process that writes: several such waits must fit into three seconds."""

BACKUPS = 3
"""Copies of an SQLite file kept from before upgrades."""

log = structlog.get_logger(__name__)


class Store:
    """An open database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._turn = asyncio.Lock()
        """Who writes in this process: SQLite takes one at a time, and its own way to wait is to try again."""

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it or nothing.

        Raises:
            StoreFull, StoreBusy, StoreDamaged: the database will not take it; nothing was written.
        """
        try:
            async with self._turn, self.engine.begin() as connection:
                yield connection
        except DatabaseError as error:
            raise told(error, self.path) from error

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from.

        Raises:
            StoreBusy, StoreDamaged: the database cannot be read.
        """
        try:
            async with self.engine.connect() as connection:
                yield connection
        except DatabaseError as error:
            raise told(error, self.path) from error

    @property
    def path(self) -> str:
        """The SQLite file, or the database's name."""
        return self.engine.url.database or ""

    async def backup(self, target: Path) -> None:
        """A consistent copy of a running SQLite database."""
        copy_sqlite(Path(self.path), target)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def told(error: DatabaseError, path: str) -> Exception:
    """The error a person is told, or the error itself where it is a fault of ours."""
    words = str(error.orig).lower()
    found: type[TableError] | None = None
    if "full" in words or "no space" in words or "disk i/o" in words:
        found = StoreFull
    elif "locked" in words or "busy" in words:
        found = StoreBusy
    elif any(each in words for each in DAMAGED):
        found = StoreDamaged
    return error if found is None else found({"path": Path(path).name})


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy an SQLite database with SQLite's own means, also while it is in use."""
    with (
        contextlib.closing(sqlite3.connect(source)) as read,
        contextlib.closing(sqlite3.connect(target)) as write,
    ):
        read.backup(write)


def _pragmas(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    del record
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    command.upgrade(_config(connection), "head")


def _outdated(connection: Connection) -> bool:
    """Whether an existing database will be changed by the upgrade."""
    now = MigrationContext.configure(connection).get_current_revision()
    return now is not None and now != ScriptDirectory.from_config(_config(connection)).get_current_head()


def _set_aside(path: Path) -> None:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    target = path.with_name(f"{path.stem}.before-{stamp}{path.suffix}")
    copy_sqlite(path, target)
    log.info("database copied before its upgrade", copy=target.name)
    for old in sorted(path.parent.glob(f"{path.stem}.before-*{path.suffix}"))[:-BACKUPS]:
        old.unlink()


async def open_store(url: str) -> Store:
    """Open the database and bring its tables up to date; an SQLite file is copied before.

    Raises:
        StoreDamaged: the file is no database or cannot be opened. It is left as it is.
        StoreFull, StoreBusy: it cannot be written.
    """
    parsed = make_url(url)
    sqlite = parsed.get_backend_name() == "sqlite"
    if sqlite and parsed.database and parsed.database != ":memory:":
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(parsed)
    if sqlite:
        event.listen(engine.sync_engine, "connect", _pragmas)
    store = Store(engine)
    try:
        async with store.reading() as connection:
            outdated = await connection.run_sync(_outdated)
        if outdated and sqlite:
            _set_aside(Path(store.path))
        async with store.writing() as connection:
            await connection.run_sync(_upgrade)
    except (TableError, OperationalError):
        await engine.dispose()
        raise
    return store
