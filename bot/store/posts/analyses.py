"""Analyses of finished games that were asked for: each game's once."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, insert, select, update

from bot.store.connection import Connection
from bot.store.rows.games import ANALYSIS
from bot.store.values import all_of, first_of


@dataclass(frozen=True, slots=True)
class Asked:
    """An analysis that was asked for."""

    game: int
    message: int | None
    """The message that shows it, or how far it is; None: there is none yet."""
    made: bool
    at: datetime


async def ask(connection: Connection, game: int, at: datetime) -> Asked | None:
    """Ask for the analysis of a game; what is known of it where somebody has asked before."""
    found = await first_of(connection, Asked, select(ANALYSIS).filter_by(game=game))
    if found is None:
        await connection.execute(insert(ANALYSIS).values(game=game, message=None, made=False, at=at))
    return found


async def waiting(connection: Connection) -> list[Asked]:
    """Those that are to be made, the first to be asked for first."""
    query = select(ANALYSIS).filter_by(made=False).order_by(ANALYSIS.c.at, ANALYSIS.c.game)
    return await all_of(connection, Asked, query)


async def keep_message(connection: Connection, game: int, message: int, *, made: bool) -> None:
    """The message that shows an analysis, or how far it is until it is `made`."""
    await connection.execute(update(ANALYSIS).filter_by(game=game).values(message=message, made=made))


async def forget(connection: Connection, game: int) -> None:
    """It is not to be made, or is not there any more: it can be asked for anew."""
    await connection.execute(delete(ANALYSIS).filter_by(game=game))
