"""How far people have come in the lessons of a game."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import select

from bot.store.connection import Connection
from bot.store.rows.people import COURSE
from bot.store.values import replace_rows


async def lessons_done(connection: Connection, person: int, title: str) -> frozenset[str]:
    """The names of the lessons of a game that a person has done."""
    query = select(COURSE.c.done).filter_by(person=person, title=title)
    return frozenset(((await connection.execute(query)).scalar() or "").split())


async def keep_done(
    connection: Connection, person: int, title: str, done: Collection[str], at: datetime
) -> None:
    """Write down which lessons of a game a person has done."""
    place = {"person": person, "title": title}
    await replace_rows(connection, COURSE, [{**place, "done": " ".join(sorted(done)), "at": at}], **place)
