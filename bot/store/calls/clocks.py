"""What each person has of their clock in a game, from turn to turn: the one extension, and the bank."""

from dataclasses import dataclass

from sqlalchemy import select

from bot.store.connection import Connection
from bot.store.rows.calls import CLOCK, PACE
from bot.store.values import first_of, replace_rows, row_of


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of somebody's clock in a game."""

    extended: bool = False
    """Whether they have had the one extension of this game."""
    left: int | None = None
    """Seconds in their bank; None: none was begun."""
    turn: int | None = None
    """The turn for which the bank was last credited."""


async def kept_of(connection: Connection, game: int, person: int) -> Kept:
    """What is kept of somebody's clock in a game."""
    query = select(CLOCK).filter_by(game=game, person=person)
    return await first_of(connection, Kept, query) or Kept()


async def keep(connection: Connection, game: int, person: int, kept: Kept) -> None:
    """Keep that of somebody's clock in a game."""
    whose = {"game": game, "person": person}
    await replace_rows(connection, CLOCK, [{**whose, **row_of(kept)}], **whose)


async def has_bank(connection: Connection, game: int) -> bool:
    """Whether a table has a bank clock: asked with every turn, and so of one row alone."""
    query = select(PACE.c.game).filter_by(game=game).where(PACE.c.credit.is_not(None))
    return (await connection.execute(query)).first() is not None
