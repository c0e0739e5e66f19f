"""Reading and writing who comes, goes and looks on at a table, and who may open one."""

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import col

from bot.errors.seats import OfferOver
from bot.store import outbox
from bot.store.declared import number_of, table_of
from bot.store.games import ORDER
from bot.store.models import OrderRow
from bot.store.people_models import GuestRow, HandoverRow, HolidayRow, OfferRow, ServerRoleRow, StandInRow

GUEST, HANDOVER = table_of(GuestRow), table_of(HandoverRow)
OFFER, SERVER_ROLE = table_of(OfferRow), table_of(ServerRoleRow)
HOLIDAY, STAND_IN = table_of(HolidayRow), table_of(StandInRow)

COHOST, SPECTATOR = "cohost", "spectator"
OFFER_NOTICE = "offer"
"""The kind of notice that shows an offer, or what became of it."""
FOLLOWED = "followed"
"""The kind of notice that tells a spectator how a game ended."""


@dataclass(frozen=True, slots=True)
class Named:
    """A person by Discord's id, and the name that is kept of them."""

    person: int
    name: str


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a part at a table besides the seats."""

    game: int
    person: int
    role: str
    name: str
    language: str
    at: datetime
    """Since when."""


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


# Guests


async def cohosts(connection: AsyncConnection, game: int) -> list[Named]:
    """The co-hosts of a game, in the order they became it."""
    query = (
        select(col(GuestRow.person), col(GuestRow.name))
        .where(col(GuestRow.game) == game, col(GuestRow.role) == COHOST)
        .order_by(col(GuestRow.at), col(GuestRow.person))
    )
    return [Named(*row) for row in await connection.execute(query)]


async def keep_cohosts(
    connection: AsyncConnection, game: int, people: Mapping[int, str], language: str, now: datetime
) -> None:
    """These are the co-hosts of a game from now on; who was one before stays as long-serving as they are."""
    known = {each.person for each in await cohosts(connection, game)}
    for person in known - set(people):
        await remove_guest(connection, game, person, COHOST)
    for person, name in people.items():
        if person not in known:
            new = Guest(game, person, COHOST, name, language, now)
            await connection.execute(insert(GUEST).values(**asdict(new)))


async def guest(connection: AsyncConnection, game: int, person: int, role: str) -> Guest | None:
    """Somebody's part at a table besides the seats."""
    query = select(GUEST).where(
        col(GuestRow.game) == game, col(GuestRow.person) == person, col(GuestRow.role) == role
    )
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else Guest(**row)


async def add_guest(connection: AsyncConnection, new: Guest) -> None:
    """Give somebody a part at a table."""
    await remove_guest(connection, new.game, new.person, new.role)
    await connection.execute(insert(GUEST).values(**asdict(new)))


async def remove_guest(connection: AsyncConnection, game: int, person: int, role: str) -> None:
    """Take it away."""
    await connection.execute(
        delete(GUEST).where(
            col(GuestRow.game) == game, col(GuestRow.person) == person, col(GuestRow.role) == role
        )
    )


async def tell_followers(
    connection: AsyncConnection, game: int, but: Collection[int], number: int, now: datetime
) -> None:
    """Put into the outbox what spectators are told at the end; not those who play, they are called."""
    query = select(col(GuestRow.person)).where(col(GuestRow.game) == game, col(GuestRow.role) == SPECTATOR)
    for person in (await connection.execute(query)).scalars().all():
        if person not in but:
            await outbox.add_beside(connection, game, person, FOLLOWED, number, now)


# Seats that change hands


async def add_handover(connection: AsyncConnection, new: Handover) -> int:
    """Remember that a seat changed hands; the number this gets."""
    result = await connection.execute(insert(HANDOVER).values(**_unnumbered(new)))
    return number_of(result)


def _unnumbered(new: Handover | Offer) -> dict[str, object]:
    return {name: value for name, value in asdict(new).items() if name != "id"}


async def handovers(connection: AsyncConnection, game: int) -> list[Handover]:
    """Every seat of a game that changed hands, in order."""
    query = select(HANDOVER).where(col(HandoverRow.game) == game).order_by(col(HandoverRow.id))
    return [Handover(**row) for row in (await connection.execute(query)).mappings()]


async def handover(connection: AsyncConnection, number: int) -> Handover | None:
    """One of them."""
    query = select(HANDOVER).where(col(HandoverRow.id) == number)
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else Handover(**row)


async def forget_orders(connection: AsyncConnection, game: int, seat: int) -> None:
    """Standing orders are their giver's: the next holder of the seat starts without."""
    await connection.execute(delete(ORDER).where(col(OrderRow.game) == game, col(OrderRow.seat) == seat))


# Offers


async def add_offer(connection: AsyncConnection, new: Offer) -> int:
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


async def offer(connection: AsyncConnection, number: int) -> Offer | None:
    """An offer by its number."""
    row = (await connection.execute(select(OFFER).where(col(OfferRow.id) == number))).mappings().first()
    return None if row is None else Offer(**row)


async def open_offers(connection: AsyncConnection, game: int, seat: int | None = None) -> list[Offer]:
    """The offers of a game that stand, or those of one seat."""
    query = select(OFFER).where(col(OfferRow.game) == game, col(OfferRow.outcome).is_(None))
    if seat is not None:
        query = query.where(col(OfferRow.seat) == seat)
    return [Offer(**row) for row in (await connection.execute(query)).mappings()]


async def close_offer(connection: AsyncConnection, number: int, outcome: str) -> None:
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
    connection: AsyncConnection, game: int, channel: int, seats: Collection[int], now: datetime
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
        await outbox.add_beside(connection, game, channel, OFFER_NOTICE, number, now)


async def offer_shown(connection: AsyncConnection, number: int, message: int) -> None:
    """Remember the message that shows an offer."""
    await connection.execute(update(OFFER).where(col(OfferRow.id) == number).values(message=message))


# Who may open tables


async def opening_roles(connection: AsyncConnection, guild: int) -> frozenset[int]:
    """The roles whose holders may open tables on a server; empty: everybody may."""
    query = select(col(ServerRoleRow.role)).where(col(ServerRoleRow.guild) == guild)
    return frozenset((await connection.execute(query)).scalars())


async def set_opening_role(connection: AsyncConnection, guild: int, role: int, *, may: bool) -> None:
    """Let a role open tables, or not any more."""
    await connection.execute(
        delete(SERVER_ROLE).where(col(ServerRoleRow.guild) == guild, col(ServerRoleRow.role) == role)
    )
    if may:
        await connection.execute(insert(SERVER_ROLE).values(guild=guild, role=role))


async def held_before(connection: AsyncConnection, game: int, person: int) -> frozenset[int]:
    """The seats of a game that a person held at some time and gave away."""
    query = select(col(HandoverRow.seat)).where(
        col(HandoverRow.game) == game,
        or_(col(HandoverRow.from_person) == person, col(HandoverRow.to_person) == person),
    )
    return frozenset((await connection.execute(query)).scalars())


# Seats that substitutes hold


async def lent_seats(connection: AsyncConnection, game: int) -> list[LentSeat]:
    """The seats of a game that substitutes hold."""
    query = (
        select(STAND_IN.c.seat, HOLIDAY.c.substitute, HOLIDAY.c.person, HOLIDAY.c.name)
        .join_from(STAND_IN, HOLIDAY, col(StandInRow.holiday) == col(HolidayRow.id))
        .where(col(StandInRow.game) == game, col(HolidayRow.substitute).is_not(None))
        .order_by(col(StandInRow.seat))
    )
    return [LentSeat(*row) for row in await connection.execute(query)]


async def forget_stand_in(connection: AsyncConnection, game: int, seat: int) -> None:
    """A seat has another holder for good: it is given back to nobody."""
    await connection.execute(
        delete(STAND_IN).where(col(StandInRow.game) == game, col(StandInRow.seat) == seat)
    )


async def lent_games(connection: AsyncConnection, person: int) -> list[int]:
    """The games in which a substitute holds a seat of a person."""
    query = (
        select(col(StandInRow.game))
        .distinct()
        .join_from(STAND_IN, HOLIDAY, col(StandInRow.holiday) == col(HolidayRow.id))
        .where(col(HolidayRow.person) == person)
        .order_by(col(StandInRow.game))
    )
    return list((await connection.execute(query)).scalars())
