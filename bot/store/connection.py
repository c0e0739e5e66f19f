"""The connection that functions of the store work on; others hand it on and know nothing of it."""

from sqlalchemy.ext.asyncio import AsyncConnection as Connection

__all__ = ["Connection"]
