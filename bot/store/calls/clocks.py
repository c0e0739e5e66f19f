"""What each person has of their clock in a game, from turn to turn: the one extension, and the bank."""

from dataclasses import dataclass

from sqlalchemy import select

from bot.store.connection import Connection
from bot.store.rows.calls import CLOCK, PACE
from bot.store.values import Query, replace_rows, row_of, same


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of somebody's clock in a game."""

    extended: bool = False
    """Whether they have had the one extension of this game."""
    left: int | None = None
    """Seconds in their bank; None: none was begun."""
    turn: int | None = None
    """The turn for which the bank was last credited."""


_KEPT = Query(Kept, select(CLOCK).where(*same(CLOCK, "game", "person")))
_HAS_BANK = select(PACE.c.game).where(*same(PACE, "game"), PACE.c.credit.is_not(None))


async def kept_of(connection: Connection, game: int, person: int) -> Kept:
    """What is kept of somebody's clock in a game."""
    return await _KEPT.first(connection, of_game=game, of_person=person) or Kept()


async def keep(connection: Connection, game: int, person: int, kept: Kept) -> None:
    """Keep that of somebody's clock in a game."""
    whose = {"game": game, "person": person}
    await replace_rows(connection, CLOCK, [{**whose, **row_of(kept)}], **whose)


async def has_bank(connection: Connection, game: int) -> bool:
    """Whether a table has a bank clock: asked with every turn, and so of one row alone."""
    return (await connection.execute(_HAS_BANK, {"of_game": game})).first() is not None
