"""Public posts to link to, and the channels where boards are posted by themselves."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, insert, select
from sqlmodel import col

from bot.store.connection import Connection
from bot.store.rows.games import GALLERY, POST, GalleryRow, PostRow

EVERY = ("turn", "round", "end")
"""When a board is posted by itself."""


@dataclass(frozen=True, slots=True)
class Posted:
    """A public post and the last log entry it tells."""

    entry: int
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Gallery:
    """A channel where a game's boards are posted by themselves."""

    channel: int
    every: str


async def keep_post(connection: Connection, game: int, posted: Posted, at: datetime) -> None:
    """Remember a public post. A repeated confirmation is the same post."""
    await connection.execute(
        delete(POST).where(col(PostRow.game) == game, col(PostRow.message) == posted.message)
    )
    await connection.execute(
        insert(POST).values(
            game=game, entry=posted.entry, channel=posted.channel, message=posted.message, at=at
        )
    )


async def posts(connection: Connection, game: int) -> list[Posted]:
    """A game's public posts, the oldest first."""
    query = (
        select(col(PostRow.entry), col(PostRow.channel), col(PostRow.message))
        .where(col(PostRow.game) == game)
        .order_by(col(PostRow.entry), col(PostRow.id))
    )
    return [Posted(*row) for row in await connection.execute(query)]


async def galleries(connection: Connection, game: int) -> list[Gallery]:
    """Where a game's boards go by themselves."""
    query = (
        select(col(GalleryRow.channel), col(GalleryRow.every))
        .where(col(GalleryRow.game) == game)
        .order_by(col(GalleryRow.channel))
    )
    return [Gallery(*row) for row in await connection.execute(query)]


async def keep_gallery(connection: Connection, game: int, channel: int, every: str | None) -> None:
    """Post a game's boards there by themselves, or no longer."""
    await connection.execute(
        delete(GALLERY).where(col(GalleryRow.game) == game, col(GalleryRow.channel) == channel)
    )
    if every is not None:
        await connection.execute(insert(GALLERY).values(game=game, channel=channel, every=every))
