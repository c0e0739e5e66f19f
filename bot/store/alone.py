"""One bot for a file: it holds a lock beside its SQLite file, which ends when the process does, however."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from bot.errors.trouble import StoreDamaged, StoreHeld
from bot.store.database import file_of


@contextlib.contextmanager
def held(url: str) -> Iterator[None]:
    """Hold a database for this process; only an SQLite file is held, as others let several work on them.

    Reading it, and copying it with SQLite's own means, is not hindered.

    Raises:
        StoreHeld: another process holds it.
        StoreAddress: the address is none.
        StoreDamaged: nothing can be written beside it.
    """
    path = file_of(url)
    if path is None or str(path) in (".", ":memory:"):
        yield
        return
    with contextlib.closing(_lock(path.resolve())):
        yield


def was_held(path: Path) -> bool:
    """Whether a bot has ever run on an SQLite file, be the file there or not."""
    return _beside(path.resolve()).exists()


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}-lock")


def _lock(path: Path) -> sqlite3.Connection:
    """A lock on a file beside, by SQLite's means: the system takes it from a process that is killed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(_beside(path), timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise StoreDamaged({"path": str(path)}) from error
    try:
        connection.execute("begin exclusive")
    except sqlite3.Error as error:
        connection.close()
        if "locked" in str(error):
            raise StoreHeld({"path": path.name}) from error
        raise StoreDamaged({"path": str(_beside(path))}) from error
    return connection
