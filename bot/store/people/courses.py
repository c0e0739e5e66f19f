"""How far people have come in the lessons of a game."""

from datetime import datetime

from sqlalchemy import select

from bot.store.connection import Connection
from bot.store.rows.people import COURSE
from bot.store.values import replace_rows


async def next_lesson(connection: Connection, person: int, title: str) -> str | None:
    """The name of the lesson that comes next for a person, empty when all are done; None: none is done."""
    query = select(COURSE.c.lesson).filter_by(person=person, title=title)
    return (await connection.execute(query)).scalar()


async def keep_next(connection: Connection, person: int, title: str, lesson: str, at: datetime) -> None:
    """Write down which lesson comes next for a person; empty: all are done."""
    place = {"person": person, "title": title}
    await replace_rows(connection, COURSE, [{**place, "lesson": lesson, "at": at}], **place)
