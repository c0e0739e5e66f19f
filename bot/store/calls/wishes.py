"""How people want to be called: what a table has settled, and what each person has said for themselves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta

from sqlalchemy import RowMapping, delete, insert, select, update
from sqlmodel import col

from bot.store.connection import Connection
from bot.store.rows.calls import HABITS, PACE, HabitsRow, PaceRow
from bot.store.rows.people import HolidayRow

MINUTE = timedelta(minutes=1)

CHANNEL, DIRECT, BOTH, NOWHERE = "channel", "direct", "both", "none"
PLACES = (CHANNEL, DIRECT, BOTH, NOWHERE)
"""Where a call goes: a mention in the table's channel, a direct message, both, or nowhere."""

NOTHING, DEFAULT, COMPUTER, OFFER = "nothing", "default", "computer", "offer"
ENDS = (NOTHING, DEFAULT, COMPUTER, OFFER)
"""What the end of a clock does: nothing; the game's stated answer; a computer player takes this one turn;
the seat is offered to others."""


@dataclass(frozen=True, slots=True)
class Pace:
    """What a table has settled about calls."""

    first: timedelta = timedelta(hours=12)
    """From the post that calls somebody to the first reminder."""
    growth: int = 150
    """Each further interval in hundredths of the one before."""
    most: int = 5
    """Reminders for one turn or question; 0: none, and no notice either."""
    place: str = CHANNEL
    clock: timedelta | None = None
    """How long one may take for a decision; None: as long as one likes."""
    ends: str = NOTHING
    answers: timedelta | None = timedelta(hours=24)
    """How long one may take for an answer outside one's own turn, before the game's stated one stands; None:
    the clock above counts for these too."""


@dataclass(frozen=True, slots=True)
class Rest:
    """A time during which the clock rests for somebody, the end not included."""

    begins: datetime
    ends: datetime


@dataclass(frozen=True, slots=True)
class Habits:
    """What a person has said about being called."""

    zone: str | None = None
    """Time zone by its IANA name; None: they have not said."""
    wakes: time | None = None
    """From when on they are called, by their own clock; None: at any time."""
    sleeps: time | None = None
    """Until when; may be after midnight."""
    interval: timedelta | None = None
    """Their own, always the same, instead of a table's."""
    place: str | None = None
    """Their own instead of a table's."""
    language: str | None = None
    rests: tuple[Rest, ...] = ()
    """Holidays, in order, not overlapping."""


def merged(rests: Sequence[Rest]) -> tuple[Rest, ...]:
    """The same times in order, each once."""
    found: list[Rest] = []
    for rest in sorted(rests, key=lambda each: each.begins):
        if rest.ends <= rest.begins:
            continue
        if found and rest.begins <= found[-1].ends:
            found[-1] = replace(found[-1], ends=max(found[-1].ends, rest.ends))
        else:
            found.append(rest)
    return tuple(found)


def _length(minutes: int | None) -> timedelta | None:
    return None if minutes is None else minutes * MINUTE


def _whole(length: timedelta | None) -> int | None:
    return None if length is None else length // MINUTE


def _clock(minutes: int | None) -> time | None:
    return None if minutes is None else time(minutes // 60, minutes % 60)


def _minutes(hour: time | None) -> int | None:
    return None if hour is None else hour.hour * 60 + hour.minute


# Tables


def _pace(row: RowMapping) -> Pace:
    return Pace(
        row["first"] * MINUTE, row["growth"], row["most"], row["place"],
        _length(row["clock"]), row["ends"], _length(row["answers"]),
    )  # fmt: skip


async def paces(connection: Connection, numbers: Sequence[int]) -> dict[int, Pace]:
    """What these tables have settled; those that have settled nothing are missing."""
    rows = (await connection.execute(select(PACE).where(col(PaceRow.game).in_(numbers)))).mappings()
    return {row["game"]: _pace(row) for row in rows}


async def keep_pace(connection: Connection, game: int, pace: Pace) -> None:
    """Settle a table's calls."""
    await connection.execute(delete(PACE).where(col(PaceRow.game) == game))
    values = {
        "game": game,
        "first": pace.first // MINUTE,
        "growth": pace.growth,
        "most": pace.most,
        "place": pace.place,
        "clock": _whole(pace.clock),
        "ends": pace.ends,
        "answers": _whole(pace.answers),
    }
    await connection.execute(insert(PACE).values(**values))


# People


def _habits(row: RowMapping, rests: tuple[Rest, ...]) -> Habits:
    return Habits(
        row["zone"], _clock(row["wakes"]), _clock(row["sleeps"]), _length(row["interval"]),
        row["place"], row["language"], rests,
    )  # fmt: skip


async def habits(connection: Connection, people: Sequence[int]) -> dict[int, Habits]:
    """What each of these people has said, their holidays among it. Everybody has an entry."""
    rests: dict[int, list[Rest]] = {person: [] for person in people}
    times = select(col(HolidayRow.person), col(HolidayRow.begins), col(HolidayRow.ends))
    for person, begins, ends in await connection.execute(times.where(col(HolidayRow.person).in_(people))):
        rests[person].append(Rest(begins, ends))
    found = {person: Habits(rests=merged(away)) for person, away in rests.items()}
    query = select(HABITS).where(col(HabitsRow.person).in_(people))
    for row in (await connection.execute(query)).mappings():
        found[row["person"]] = _habits(row, found[row["person"]].rests)
    return found


async def keep_habits(connection: Connection, person: int, said: Habits) -> None:
    """Remember what a person has said; holidays are kept by themselves."""
    values = {
        "zone": said.zone,
        "wakes": _minutes(said.wakes),
        "sleeps": _minutes(said.sleeps),
        "interval": _whole(said.interval),
        "place": said.place,
        "language": said.language,
    }
    await _keep_person(connection, person, values)


async def _keep_person(connection: Connection, person: int, values: dict[str, int | str | None]) -> None:
    statement = update(HABITS).where(col(HabitsRow.person) == person).values(values)
    if not (await connection.execute(statement)).rowcount:
        await connection.execute(insert(HABITS).values({"person": person, **values}))


async def direct_channels(connection: Connection, people: Sequence[int]) -> dict[int, int]:
    """The channels of direct messages that are known, by person."""
    query = select(col(HabitsRow.person), col(HabitsRow.direct)).where(
        col(HabitsRow.person).in_(people), col(HabitsRow.direct).is_not(None)
    )
    return {person: channel for person, channel in await connection.execute(query) if channel is not None}


async def keep_direct_channel(connection: Connection, person: int, channel: int) -> None:
    """Remember where direct messages to a person go."""
    await _keep_person(connection, person, {"direct": channel})
