"""Ends of fights told to those in them in messages of their own: written with the move, kept when told."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, insert, select, update

from bot.store.connection import Connection
from bot.store.rows.games import FIGHT_END
from bot.store.values import Query, all_of, same, some
from engine.core.contract import Seat


@dataclass(frozen=True, slots=True)
class FightEnd:
    """The end of a fight for a seat."""

    seat: Seat
    entry: int
    """The number of the log entry with which it ended."""
    due: datetime | None = None
    """From when on it is to be told; None: it has been."""


async def add_ends(
    connection: Connection, game: int, ends: Collection[tuple[Seat, int]], due: datetime, since: int
) -> None:
    """Write down ends of fights that are to be told, of seats with the numbers of entries; what was told of
    entries before `since` is asked for no more."""
    told = delete(FIGHT_END).filter_by(game=game, due=None)
    await connection.execute(told.where(FIGHT_END.c.entry < since))
    rows = [{"game": game, "seat": seat, "entry": entry, "due": due} for seat, entry in ends]
    await connection.execute(insert(FIGHT_END), rows)


_ENDS = Query(
    FightEnd, select(FIGHT_END).where(*same(FIGHT_END, "game"), FIGHT_END.c.seat.in_(some("seats")))
)


async def ends_of(connection: Connection, game: int, seats: Collection[Seat]) -> list[FightEnd]:
    """The ends of fights that are told to these seats in messages of their own, or still to be told."""
    return await _ENDS.all(connection, of_game=game, seats=list(seats))


async def claim_ends(
    connection: Connection, game: int, seats: Collection[Seat], now: datetime, until: datetime
) -> list[FightEnd]:
    """Take on to tell what is due: nobody else does until then."""
    due = update(FIGHT_END).filter_by(game=game).where(FIGHT_END.c.seat.in_(seats), FIGHT_END.c.due <= now)
    return await all_of(connection, FightEnd, due.values(due=until).returning(*FIGHT_END.c))


async def settle_ends(
    connection: Connection, game: int, ends: Collection[FightEnd], due: datetime | None = None
) -> None:
    """Write down that these ends were told; where it failed, from when on they are due again."""
    for each in ends:
        place = {"game": game, "seat": each.seat, "entry": each.entry}
        await connection.execute(update(FIGHT_END).filter_by(**place).values(due=due))
