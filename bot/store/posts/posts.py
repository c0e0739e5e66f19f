"""Public posts to link to, and the channels where boards are posted by themselves."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import insert, select

from bot.store.connection import Connection
from bot.store.rows.games import GALLERY, POST
from bot.store.values import Query, all_of, replace_rows, same

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
    row = {"game": game, "at": at, **asdict(posted)}
    await replace_rows(connection, POST, [row], game=game, message=posted.message)


async def posts(connection: Connection, game: int) -> list[Posted]:
    """A game's public posts, the oldest first."""
    query = select(POST).filter_by(game=game).order_by(POST.c.entry, POST.c.id)
    return await all_of(connection, Posted, query)


async def copy_posts(connection: Connection, source: int, numbers: Sequence[int], game: int) -> None:
    """Let a game link to the posts that told these entries of another's, which are its first ones."""
    places = {number: place for place, number in enumerate(numbers, 1)}
    query = select(POST).filter_by(game=source).where(POST.c.entry.in_(numbers)).order_by(POST.c.id)
    found = [dict(row) for row in (await connection.execute(query)).mappings()]
    for row in found:
        row |= {"game": game, "entry": places[row["entry"]]}
        del row["id"]
    if found:
        await connection.execute(insert(POST), found)


_GALLERIES = Query(Gallery, select(GALLERY).where(*same(GALLERY, "game")).order_by(GALLERY.c.channel))


async def galleries(connection: Connection, game: int) -> list[Gallery]:
    """Where a game's boards go by themselves."""
    return await _GALLERIES.all(connection, of_game=game)


async def keep_gallery(connection: Connection, game: int, channel: int, every: str | None) -> None:
    """Post a game's boards there by themselves, or no longer."""
    rows = [] if every is None else [{"game": game, "channel": channel, "every": every}]
    await replace_rows(connection, GALLERY, rows, game=game, channel=channel)
