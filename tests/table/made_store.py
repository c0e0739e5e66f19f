"""A database whose tables are made, copied for each test: making them takes longer than most tests do."""

import tempfile
from pathlib import Path

from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import LRUCache

from bot.store import database
from bot.store.database import Store, open_store

MADE: list[bytes] = []
"""The file, once it is made."""


SAFE = database.SYNCHRONOUS
"""As people's bots have it."""


def trust_power() -> None:
    """Let no database of this process wait until the disk has written: power does not fail in tests."""
    database.SYNCHRONOUS = "OFF"


KEPT: LRUCache = LRUCache(2000)
"""Statements of all stores of this process, compiled."""


def compile_once() -> None:
    """Let all stores of this process share what they compiled: a bot has one store all its life."""
    make = database.create_async_engine

    def sharing(*given: object) -> AsyncEngine:
        engine = make(*given)
        if isinstance(engine.dialect, SQLiteDialect_aiosqlite):
            engine.sync_engine._compiled_cache = KEPT
        return engine

    database.create_async_engine = sharing
    # Statements are kept by the dialect they are for; those of all files are alike.
    SQLiteDialect_aiosqlite.__eq__ = lambda one, other: type(one) is type(other)
    SQLiteDialect_aiosqlite.__hash__ = lambda one: hash(type(one))


async def put_store(path: Path) -> None:
    """Put an empty database of the newest version where there is no file yet."""
    if not MADE:
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder) / "made.sqlite3"
            await (await open_store(f"sqlite+aiosqlite:///{made}")).close()
            MADE.append(_read(made))
    _put(path)


async def open_made(path: Path) -> Store:
    """An open store at a path, with its tables made."""
    await put_store(path)
    return await open_store(f"sqlite+aiosqlite:///{path}")


def _read(path: Path) -> bytes:
    return path.read_bytes()


def _put(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.write_bytes(MADE[0])
