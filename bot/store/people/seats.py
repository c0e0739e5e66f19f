"""Reading and writing seats of running games: handed on, offered, lent to substitutes."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.errors.seats import OfferOver
from bot.store.connection import Connection, number_of
from bot.store.games.games import Somebody
from bot.store.posts import outbox
from bot.store.posts.outbox import Notice, NoticeKind
from bot.store.rows.games import CHAIR
from bot.store.rows.people import HANDOVER, HOLIDAY, OFFER, STAND_IN
from bot.store.values import all_of, first_of, row_of, same, some
from engine.core.contract import Seat


@dataclass(frozen=True, slots=True)
class Lent:
    """A seat that a substitute holds while somebody is away."""

    seat: Seat
    holder: Somebody
    """Whose seat it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Handover:
    """A seat that changed hands."""

    id: int = 0
    """0: the store has not numbered it yet."""
    game: int
    seat: int
    number: int
    """Entries of the log at that moment."""
    why: str
    by: int | None
    from_person: int | None
    from_name: str
    from_computer: str | None = None
    to_person: int | None
    to_name: str
    to_computer: str | None = None
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A seat on offer: to one person, or to whoever comes first."""

    id: int = 0
    """0: the store has not numbered it yet."""
    game: int
    seat: int
    by: int
    by_name: str
    to_person: int | None
    to_name: str
    late: bool
    """Its holder's time is over; it ends when they play."""
    opened: datetime
    outcome: str | None = None
    message: int | None = None


# Seats that change hands


async def add_handover(connection: Connection, new: Handover) -> int:
    """Remember that a seat changed hands; the number this gets."""
    return number_of(await connection.execute(insert(HANDOVER).values(row_of(new))))


async def handovers(connection: Connection, game: int) -> list[Handover]:
    """Every seat of a game that changed hands, in order."""
    return await all_of(connection, Handover, select(HANDOVER).filter_by(game=game).order_by(HANDOVER.c.id))


async def handover(connection: Connection, number: int) -> Handover | None:
    """One of them."""
    return await first_of(connection, Handover, select(HANDOVER).filter_by(id=number))


async def held_before(connection: Connection, game: int, person: int) -> frozenset[int]:
    """The seats of a game that a person held at some time and gave away."""
    theirs = (HANDOVER.c.from_person == person) | (HANDOVER.c.to_person == person)
    query = select(HANDOVER.c.seat).filter_by(game=game).where(theirs)
    return frozenset((await connection.execute(query)).scalars())


# Offers


async def add_offer(connection: Connection, new: Offer) -> int:
    """Put a seat on offer, in place of an earlier offer of it; the number the offer gets."""
    earlier = update(OFFER).filter_by(game=new.game, seat=new.seat, outcome=None)
    await connection.execute(earlier.values(outcome="over"))
    try:
        return number_of(await connection.execute(insert(OFFER).values(row_of(new))))
    except IntegrityError as error:
        raise OfferOver from error


async def offer(connection: Connection, number: int) -> Offer | None:
    """An offer by its number."""
    return await first_of(connection, Offer, select(OFFER).filter_by(id=number))


async def open_offers(connection: Connection, game: int, seat: int | None = None) -> list[Offer]:
    """The offers of a game that stand, or those of one seat."""
    query = select(OFFER).filter_by(game=game, outcome=None)
    return await all_of(connection, Offer, query if seat is None else query.filter_by(seat=seat))


async def close_offer(connection: Connection, number: int, outcome: str) -> None:
    """An offer is taken, declined, withdrawn, or over.

    Raises:
        OfferOver: it was before.
    """
    statement = update(OFFER).filter_by(id=number, outcome=None).values(outcome=outcome)
    if (await connection.execute(statement)).rowcount != 1:
        raise OfferOver


_LATE = (
    select(OFFER.c.id)
    .filter_by(late=True, outcome=None)
    .where(*same(OFFER, "game"), OFFER.c.seat.in_(some("seats")))
)


async def lapse_offers(
    connection: Connection, game: int, channel: int, seats: Collection[int], now: datetime
) -> None:
    """Whoever's time was over has played: their seats are not on offer any more."""
    late = await connection.execute(_LATE, {"of_game": game, "seats": list(seats)})
    for number in late.scalars().all():
        await close_offer(connection, number, "kept")
        await outbox.add_beside(connection, Notice(game, channel, NoticeKind.OFFER, number), now)


async def mark_offer_shown(connection: Connection, number: int, message: int) -> None:
    """Remember the message that shows an offer."""
    await connection.execute(update(OFFER).filter_by(id=number).values(message=message))


# Seats that substitutes hold


_HERE = (CHAIR.c.game == STAND_IN.c.game) & (CHAIR.c.seat == STAND_IN.c.seat)
_LENT = (
    select(STAND_IN.c.seat, HOLIDAY.c.person, HOLIDAY.c.name)
    .join_from(STAND_IN, HOLIDAY, STAND_IN.c.holiday == HOLIDAY.c.id)
    .join(CHAIR, _HERE & (CHAIR.c.person == HOLIDAY.c.substitute))
    .where(*same(STAND_IN, "game"))
    .order_by(STAND_IN.c.seat)
)


async def lent_seats(connection: Connection, game: int) -> list[Lent]:
    """The seats of a game that substitutes hold."""
    found = await connection.execute(_LENT, {"of_game": game})
    return [Lent(seat, Somebody(*who)) for seat, *who in found]


async def lent_games(connection: Connection, person: int) -> list[int]:
    """The games in which a substitute holds a seat of a person."""
    theirs = select(HOLIDAY.c.id).filter_by(person=person)
    query = select(STAND_IN.c.game).distinct().where(STAND_IN.c.holiday.in_(theirs))
    return list((await connection.execute(query.order_by(STAND_IN.c.game))).scalars())


async def forget_stand_in(connection: Connection, game: int, seat: int) -> None:
    """A seat has another holder for good: it is given back to nobody."""
    await connection.execute(delete(STAND_IN).filter_by(game=game, seat=seat))
