"""Holidays: who is away from when to when, who plays for them, and the seats that are held meanwhile."""

from dataclasses import asdict, dataclass
from datetime import datetime
from typing import TypedDict

from sqlalchemy import delete, insert, select, update

from bot.store.connection import Connection, number_of
from bot.store.rows.people import HOLIDAY, STAND_IN
from bot.store.values import all_of, first_of, replace_rows


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Holiday(NewHoliday):
    """Somebody is away."""

    id: int
    agreed: bool = False
    """The substitute has said yes."""
    begun: bool = False
    over: bool = False


@dataclass(frozen=True, slots=True)
class StandIn:
    """A seat that a substitute holds during a holiday."""

    game: int
    seat: int


class HolidayChanges(TypedDict, total=False):
    """What may change in a holiday; what is not named stays."""

    ends: datetime
    substitute: int | None
    substitute_name: str
    agreed: bool
    begun: bool
    over: bool


async def holiday_of(connection: Connection, person: int) -> Holiday | None:
    """The holiday a person is on, or has planned."""
    query = select(HOLIDAY).filter_by(person=person, over=False).order_by(HOLIDAY.c.id.desc())
    return await first_of(connection, Holiday, query.limit(1))


async def find_holiday(connection: Connection, number: int) -> Holiday | None:
    """The holiday of a number; None: there is none."""
    return await first_of(connection, Holiday, select(HOLIDAY).filter_by(id=number))


async def holidays_with(
    connection: Connection, substitute: int, *, only_agreed: bool = False
) -> list[Holiday]:
    """The holidays, begun or to come, for which somebody was asked to stand in, or said they would."""
    query = select(HOLIDAY).filter_by(substitute=substitute, over=False)
    return await all_of(connection, Holiday, query.filter_by(agreed=True) if only_agreed else query)


async def add_holiday(connection: Connection, new: NewHoliday) -> Holiday:
    """Write down a holiday; it with its number."""
    number = number_of(await connection.execute(insert(HOLIDAY).values(asdict(new))))
    return Holiday(id=number, **asdict(new))


async def change_holiday(
    connection: Connection, number: int, changes: HolidayChanges, still: HolidayChanges | None = None
) -> bool:
    """Change a holiday if it is `still` so; whether it was."""
    this = update(HOLIDAY).filter_by(id=number, **(still or {}))
    return bool((await connection.execute(this.values(**changes))).rowcount)


# Seats that are held meanwhile


async def stand_ins(connection: Connection, holiday: int) -> list[StandIn]:
    """The seats that a substitute holds during a holiday."""
    return await all_of(connection, StandIn, select(STAND_IN).filter_by(holiday=holiday))


async def keep_stand_in(connection: Connection, stand_in: StandIn, holiday: int) -> None:
    """Remember that a substitute holds a seat, and during which holiday."""
    seat = asdict(stand_in)
    await replace_rows(connection, STAND_IN, [{**seat, "holiday": holiday}], **seat)


async def forget_stand_ins(connection: Connection, game: int, holiday: int) -> None:
    """Forget which seats of a game a substitute held during a holiday."""
    await connection.execute(delete(STAND_IN).filter_by(game=game, holiday=holiday))
