"""The connection that functions of the store work on; others hand it on and know nothing of it."""

from typing import Any

from sqlalchemy import CursorResult
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

__all__ = ["Connection", "number_of"]


def number_of(inserted: CursorResult[Any]) -> int:
    """The number the database gave a new row."""
    key = inserted.inserted_primary_key
    assert key is not None  # noqa: S101 - a row was inserted
    return int(key[0])
