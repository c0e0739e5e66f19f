"""What SQLModel and SQLAlchemy leave without a type, typed once: a class's table, a new row's number."""

from typing import Any

from sqlalchemy import CursorResult, Table
from sqlmodel import SQLModel


def table_of(row: type[SQLModel]) -> Table:
    """The table that a class of rows declares."""
    return SQLModel.metadata.tables[str(row.__tablename__)]


def number_of(inserted: CursorResult[Any]) -> int:
    """The number the database gave a new row."""
    key = inserted.inserted_primary_key
    assert key is not None  # noqa: S101 - a row was inserted
    return int(key[0])
