"""Reading and writing seats of running games: handed on, offered, lent to substitutes."""

from collections.abc import Collection
from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlmodel import col

from bot.errors.seats import OfferOver
from bot.store.connection import Connection, number_of
from bot.store.posts import outbox
from bot.store.posts.outbox import NoticeKind
from bot.store.rows.people import (
    HANDOVER,
    HOLIDAY,
    OFFER,
    STAND_IN,
    HandoverRow,
    HolidayRow,
    OfferRow,
    StandInRow,
)


@dataclass(frozen=True, slots=True)
class LentSeat:
    """A seat that a substitute holds."""

    seat: int
    substitute: int
    person: int
    """Whose it is."""
    name: str
    """Their name."""


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
    result = await connection.execute(insert(HANDOVER).values(**_unnumbered(new)))
    return number_of(result)


def _unnumbered(new: Handover | Offer) -> dict[str, object]:
    return {name: value for name, value in asdict(new).items() if name != "id"}


async def handovers(connection: Connection, game: int) -> list[Handover]:
    """Every seat of a game that changed hands, in order."""
    query = select(HANDOVER).where(col(HandoverRow.game) == game).order_by(col(HandoverRow.id))
    return [Handover(**row) for row in (await connection.execute(query)).mappings()]


async def handover(connection: Connection, number: int) -> Handover | None:
    """One of them."""
    query = select(HANDOVER).where(col(HandoverRow.id) == number)
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else Handover(**row)


# Offers


async def add_offer(connection: Connection, new: Offer) -> int:
    """Put a seat on offer, in place of an earlier offer of it; the number the offer gets."""
    await connection.execute(
        update(OFFER)
        .where(
            col(OfferRow.game) == new.game,
            col(OfferRow.seat) == new.seat,
            col(OfferRow.outcome).is_(None),
        )
        .values(outcome="over")
    )
    try:
        result = await connection.execute(insert(OFFER).values(**_unnumbered(new)))
    except IntegrityError as error:
        raise OfferOver from error
    return number_of(result)


async def offer(connection: Connection, number: int) -> Offer | None:
    """An offer by its number."""
    row = (await connection.execute(select(OFFER).where(col(OfferRow.id) == number))).mappings().first()
    return None if row is None else Offer(**row)


async def open_offers(connection: Connection, game: int, seat: int | None = None) -> list[Offer]:
    """The offers of a game that stand, or those of one seat."""
    query = select(OFFER).where(col(OfferRow.game) == game, col(OfferRow.outcome).is_(None))
    if seat is not None:
        query = query.where(col(OfferRow.seat) == seat)
    return [Offer(**row) for row in (await connection.execute(query)).mappings()]


async def close_offer(connection: Connection, number: int, outcome: str) -> None:
    """An offer is taken, declined, withdrawn, or over.

    Raises:
        OfferOver: it was before.
    """
    statement = (
        update(OFFER)
        .where(col(OfferRow.id) == number, col(OfferRow.outcome).is_(None))
        .values(outcome=outcome)
    )
    if (await connection.execute(statement)).rowcount != 1:
        raise OfferOver


async def lapse_offers(
    connection: Connection, game: int, channel: int, seats: Collection[int], now: datetime
) -> None:
    """Whoever's time was over has played: their seats are not on offer any more."""
    query = select(OFFER.c.id).where(
        col(OfferRow.game) == game,
        col(OfferRow.seat).in_(seats),
        col(OfferRow.late).is_(True),
        col(OfferRow.outcome).is_(None),
    )
    for number in (await connection.execute(query)).scalars().all():
        await close_offer(connection, number, "kept")
        await outbox.add_beside(connection, game, channel, NoticeKind.OFFER, number, now)


async def offer_shown(connection: Connection, number: int, message: int) -> None:
    """Remember the message that shows an offer."""
    await connection.execute(update(OFFER).where(col(OfferRow.id) == number).values(message=message))


async def held_before(connection: Connection, game: int, person: int) -> frozenset[int]:
    """The seats of a game that a person held at some time and gave away."""
    query = select(col(HandoverRow.seat)).where(
        col(HandoverRow.game) == game,
        or_(col(HandoverRow.from_person) == person, col(HandoverRow.to_person) == person),
    )
    return frozenset((await connection.execute(query)).scalars())


# Seats that substitutes hold


async def lent_seats(connection: Connection, game: int) -> list[LentSeat]:
    """The seats of a game that substitutes hold."""
    query = (
        select(STAND_IN.c.seat, HOLIDAY.c.substitute, HOLIDAY.c.person, HOLIDAY.c.name)
        .join_from(STAND_IN, HOLIDAY, col(StandInRow.holiday) == col(HolidayRow.id))
        .where(col(StandInRow.game) == game, col(HolidayRow.substitute).is_not(None))
        .order_by(col(StandInRow.seat))
    )
    return [LentSeat(*row) for row in await connection.execute(query)]


async def forget_stand_in(connection: Connection, game: int, seat: int) -> None:
    """A seat has another holder for good: it is given back to nobody."""
    await connection.execute(
        delete(STAND_IN).where(col(StandInRow.game) == game, col(StandInRow.seat) == seat)
    )


async def lent_games(connection: Connection, person: int) -> list[int]:
    """The games in which a substitute holds a seat of a person."""
    query = (
        select(col(StandInRow.game))
        .distinct()
        .join_from(STAND_IN, HOLIDAY, col(StandInRow.holiday) == col(HolidayRow.id))
        .where(col(HolidayRow.person) == person)
        .order_by(col(StandInRow.game))
    )
    return list((await connection.execute(query)).scalars())
