"""A database whose tables are made, copied for each test: making them takes longer than most tests do."""

import tempfile
from pathlib import Path

from bot.store import database
from bot.store.database import Store, open_store

MADE: list[bytes] = []
"""The file, once it is made."""


SAFE = database.SYNCHRONOUS
"""As people's bots have it."""


def trust_power() -> None:
    """Let no database of this process wait until the disk has written: power does not fail in tests."""
    database.SYNCHRONOUS = "OFF"


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
