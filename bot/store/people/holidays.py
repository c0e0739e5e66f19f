"""Holidays: who is away from when to when, who plays for them, and the seats that are held meanwhile."""

from dataclasses import dataclass
from datetime import datetime
from typing import TypedDict

from sqlalchemy import ColumnElement, RowMapping, delete, insert, select, update
from sqlmodel import col

from bot.store.connection import Connection, number_of
from bot.store.rows.people import HOLIDAY, STAND_IN, HolidayRow, StandInRow


@dataclass(frozen=True, slots=True)
class NewHoliday:
    """A holiday that is not written down yet."""

    person: int
    name: str
    begins: datetime
    ends: datetime
    substitute: int | None = None
    """Who is asked to play meanwhile."""
    substitute_name: str = ""


@dataclass(frozen=True, slots=True)
class Holiday:
    """Somebody is away."""

    id: int
    person: int
    name: str
    begins: datetime
    ends: datetime
    substitute: int | None = None
    substitute_name: str = ""
    agreed: bool = False
    """The substitute has said yes."""
    begun: bool = False
    over: bool = False


@dataclass(frozen=True, slots=True)
class StandIn:
    """A seat that a substitute holds during a holiday."""

    game: int
    seat: int


class Changes(TypedDict, total=False):
    """What may change in a holiday; what is not named stays."""

    ends: datetime
    substitute: int | None
    substitute_name: str
    agreed: bool
    begun: bool
    over: bool


def _holiday(row: RowMapping) -> Holiday:
    return Holiday(**row)


async def _newest(connection: Connection, where: ColumnElement[bool]) -> Holiday | None:
    query = select(HOLIDAY).where(where).order_by(col(HolidayRow.id).desc()).limit(1)
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else _holiday(row)


async def holiday_of(connection: Connection, person: int) -> Holiday | None:
    """The holiday a person is on, or has planned."""
    return await _newest(connection, (col(HolidayRow.person) == person) & col(HolidayRow.over).is_(False))


async def find_holiday(connection: Connection, number: int) -> Holiday | None:
    """The holiday of a number; None: there is none."""
    return await _newest(connection, col(HolidayRow.id) == number)


async def holidays_with(
    connection: Connection, substitute: int, *, only_agreed: bool = False
) -> list[Holiday]:
    """The holidays, begun or to come, for which somebody was asked to stand in, or said they would."""
    query = select(HOLIDAY).where(col(HolidayRow.substitute) == substitute, col(HolidayRow.over).is_(False))
    if only_agreed:
        query = query.where(col(HolidayRow.agreed).is_(True))
    return [_holiday(row) for row in (await connection.execute(query)).mappings()]


async def add_holiday(connection: Connection, new: NewHoliday) -> Holiday:
    """Write down a holiday; it with its number."""
    values = {
        "person": new.person,
        "name": new.name,
        "begins": new.begins,
        "ends": new.ends,
        "substitute": new.substitute,
        "substitute_name": new.substitute_name,
        "agreed": False,
        "begun": False,
        "over": False,
    }
    number = number_of(await connection.execute(insert(HOLIDAY).values(**values)))
    return Holiday(number, new.person, new.name, new.begins, new.ends, new.substitute, new.substitute_name)


async def change_holiday(connection: Connection, number: int, changes: Changes) -> None:
    """Change a holiday."""
    await connection.execute(update(HOLIDAY).where(col(HolidayRow.id) == number).values(**changes))


# Seats that are held meanwhile


async def stand_ins(connection: Connection, holiday: int) -> list[StandIn]:
    """The seats that a substitute holds during a holiday."""
    query = select(col(StandInRow.game), col(StandInRow.seat)).where(col(StandInRow.holiday) == holiday)
    return [StandIn(game, seat) for game, seat in await connection.execute(query)]


async def keep_stand_in(connection: Connection, stand_in: StandIn, holiday: int) -> None:
    """Remember that a substitute holds a seat, and during which holiday."""
    game, seat = stand_in.game, stand_in.seat
    await connection.execute(
        delete(STAND_IN).where(col(StandInRow.game) == game, col(StandInRow.seat) == seat)
    )
    await connection.execute(insert(STAND_IN).values(game=game, seat=seat, holiday=holiday))


async def forget_stand_ins(connection: Connection, game: int, holiday: int) -> None:
    """Forget which seats of a game a substitute held during a holiday."""
    await connection.execute(
        delete(STAND_IN).where(col(StandInRow.game) == game, col(StandInRow.holiday) == holiday)
    )
