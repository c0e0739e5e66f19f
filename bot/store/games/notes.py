"""What people have noted for themselves about a game."""

from datetime import datetime

from sqlalchemy import select

from bot.store.connection import Connection
from bot.store.rows.games import NOTE
from bot.store.values import replace_rows, same

_NOTE = select(NOTE.c.text).where(*same(NOTE, "game", "person"))


async def note_of(connection: Connection, game: int, person: int) -> str:
    """What a person has noted about a game; empty: nothing."""
    return (await connection.execute(_NOTE, {"of_game": game, "of_person": person})).scalar() or ""


async def keep_note(connection: Connection, game: int, person: int, text: str, at: datetime) -> None:
    """Keep a person's note about a game in place of the one before; an empty one is none."""
    place = {"game": game, "person": person}
    rows = [{**place, "text": text, "at": at}] if text else []
    await replace_rows(connection, NOTE, rows, **place)
