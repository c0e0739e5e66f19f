"""A database whose tables are made, for each test: making them takes longer than most tests do.

A test names its database by a path. It is a file there; or, where the tests run on PostgreSQL, the path
stands for a database on the server, and nothing is at the path.
"""

import contextlib
import sqlite3
import tempfile
from collections.abc import Set
from datetime import UTC, datetime
from pathlib import Path

import asyncpg
from postgres_server import Server
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import LRUCache

from bot.store import database
from bot.store.database import Store, open_store
from bot.store.drivers import sqlite

MADE: list[bytes] = []
"""The file, once it is made."""


SERVERS: list[Server] = []
"""The server that stores are on; none: they are SQLite files."""

TAKEN: dict[Path, str] = {}
"""The databases of the server that the paths of this test stand for."""

REFUSED = (sqlite3.IntegrityError, asyncpg.PostgresError)
"""What another program is told that does what the tables do not allow."""

SAFE = sqlite.SYNCHRONOUS
"""As people's bots have it."""


def trust_power() -> None:
    """Let no database of this process wait until the disk has written: power does not fail in tests."""
    sqlite.SYNCHRONOUS = "OFF"


ALIKE = (SQLiteDialect_aiosqlite, PGDialect_asyncpg)

KEPT: LRUCache = LRUCache(2000)
"""Statements of all stores of this process, compiled."""


def compile_once() -> None:
    """Let all stores of this process share what they compiled: a bot has one store all its life."""
    make = database.create_async_engine

    def sharing(*given: object) -> AsyncEngine:
        engine = make(*given)
        if isinstance(engine.dialect, ALIKE):
            engine.sync_engine._compiled_cache = KEPT
        return engine

    database.create_async_engine = sharing
    # Statements are kept by the dialect they are for; those of all files, and of one server, are alike.
    for dialect in ALIKE:
        dialect.__eq__ = lambda one, other: type(one) is type(other)
        dialect.__hash__ = lambda one: hash(type(one))


def url_of(path: Path) -> str:
    """The address of the database that a path stands for."""
    if not SERVERS:
        return f"sqlite+aiosqlite:///{path}"
    if path not in TAKEN:
        TAKEN[path] = SERVERS[0].take()
    return SERVERS[0].url(TAKEN[path])


def give_back(before: Set[Path]) -> None:
    """Empty the databases that were taken since."""
    for path in TAKEN.keys() - before:
        SERVERS[0].give_back(TAKEN.pop(path))


async def put_store(path: Path) -> None:
    """Put an empty database of the newest version where there is none yet."""
    if SERVERS:
        url_of(path)
        return
    if not MADE:
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder) / "made.sqlite3"
            await (await open_store(f"sqlite+aiosqlite:///{made}")).close()
            MADE.append(_read(made))
    _put(path)


async def open_made(path: Path) -> Store:
    """An open store at a path, with its tables made."""
    await put_store(path)
    return await open_store(url_of(path))


def ask(path: Path, query: str) -> list[tuple]:
    """What another program reads from a database now; times as SQLite writes them."""
    if SERVERS:
        url_of(path)
        return [tuple(map(_written, row)) for row in SERVERS[0].ask(TAKEN[path], query)]
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def do(path: Path, *statements: str) -> None:
    """What another program does to a database."""
    if SERVERS:
        for statement in statements:
            ask(path, statement)
        return
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def spoil(path: Path, *statements: str) -> None:
    """What another program does to a database whose triggers keep nobody from changing the log."""
    if SERVERS:  # it is used again: its triggers stay
        do(path, "set session_replication_role = replica", *statements, "reset session_replication_role")
    else:
        do(path, "drop trigger entry_not_changed", "drop trigger entry_not_removed", *statements)


def tables_of(path: Path) -> list[str]:
    """The names of the tables of a database."""
    if SERVERS:
        query = "select tablename from pg_tables where schemaname = 'public' order by tablename"
    else:
        query = "select name from sqlite_master where type = 'table' order by name"
    return [name for (name,) in ask(path, query)]


OF_ITSELF = ("alembic_version", "worker", "lease")
"""Tables that say nothing of people or games: the version, and which process is at what right now."""


def everything(path: Path, *but: str) -> dict[str, list[tuple]]:
    """All rows of all tables, except of some."""
    order = "1, 2" if SERVERS else "rowid"
    names = [name for name in tables_of(path) if name not in (*but, *OF_ITSELF)]
    return {name: ask(path, f'select * from "{name}" order by {order}') for name in names}


def _written(value: object) -> object:
    return value.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S.%f") if isinstance(value, datetime) else value


def _read(path: Path) -> bytes:
    return path.read_bytes()


def _put(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.write_bytes(MADE[0])
