"""Which tables want to hear what is new in the bot, and what they were told."""

from sqlalchemy import insert, select, update

from bot.store.connection import Connection
from bot.store.rows.games import NEWS
from bot.store.values import same

_TOLD = select(NEWS.c.version, NEWS.c.wanted).where(*same(NEWS, "game"))


async def news_told(connection: Connection, game: int) -> tuple[str, bool]:
    """The version whose news a table was told last, empty for none, and whether it wants any."""
    found = (await connection.execute(_TOLD, {"of_game": game})).first()
    return ("", True) if found is None else (found.version, found.wanted)


async def keep_told(connection: Connection, game: int, version: str) -> None:
    """A table was told the news of a version."""
    if not (await connection.execute(update(NEWS).filter_by(game=game).values(version=version))).rowcount:
        await connection.execute(insert(NEWS).values(game=game, version=version, wanted=True))


async def keep_wanted(connection: Connection, game: int, *, wanted: bool) -> None:
    """A table wants to hear what is new, or not."""
    if not (await connection.execute(update(NEWS).filter_by(game=game).values(wanted=wanted))).rowcount:
        await connection.execute(insert(NEWS).values(game=game, version="", wanted=wanted))
