"""Rows as the table writes them, and ways to look at a file from outside."""

from datetime import UTC, datetime
from pathlib import Path

from made_store import ask, do  # noqa: F401 - asked for by most who write rows

from bot.store.database import Store
from bot.store.games import games, logs
from bot.store.games.games import StoredGame
from bot.store.games.logs import StoredEntry

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def game_values(channel: int = 7, **values: object) -> dict[str, object]:
    return {
        "guild": 1,
        "channel": channel,
        "title": "nim",
        "version": 1,
        "options": "{}",
        "seats": 2,
        "seed": "00" * 32,
        "setup": "[0, 1, 2, 3]",
        "status": "running",
        "host": 2**62,
        "host_name": "Ana",
        "language": "en",
        "number": 0,
        "told": -1,
        "created": NOON,
        "started": NOON,
        **values,
    }


async def add_game(store: Store, channel: int = 7, **values: object) -> int:
    async with store.writing() as connection:
        return await games.add_game(connection, StoredGame(**game_values(channel, **values)))


def line(number: int, deed: str = "take left", **values: object) -> StoredEntry:
    return StoredEntry(
        number, values.get("seat", 0), deed, "person", values.get("person", 5), values.get("drawn", ())
    )


def content(path: Path) -> bytes:
    """The file's bytes."""
    return path.read_bytes()


def put(path: Path, bytes_: bytes) -> None:
    """Other bytes in its place."""
    path.write_bytes(bytes_)


def overwrite(path: Path, start: int) -> None:
    """Nonsense from some byte on, the file as long as it was."""
    found = path.read_bytes()
    path.write_bytes(found[:start] + b"\xff" * (len(found) - start))


def remove(path: Path) -> None:
    """Take the file away."""
    path.unlink()


async def change_and_write(store: Store, game: int, *lines: StoredEntry) -> None:
    """One change with its entries, as the table makes it."""
    async with store.writing() as connection:
        await games.change_game(connection, game, 0, {"number": len(lines)})
        await logs.add_entries(connection, game, lines, NOON)
