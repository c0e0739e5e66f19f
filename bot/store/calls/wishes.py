"""How people want to be called: what a table has settled, and what each person has said for themselves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta

from sqlalchemy import insert, select, update

from bot.store.connection import Connection
from bot.store.rows.calls import HABITS, PACE, PAUSE
from bot.store.rows.people import HOLIDAY
from bot.store.values import Query, replace_rows, row_of, same, some

CHANNEL, DIRECT, BOTH, NOWHERE = "channel", "direct", "both", "none"
PLACES = (CHANNEL, DIRECT, BOTH, NOWHERE)
"""Where a call goes: a mention in the table's channel, a direct message, both, or nowhere."""

NOTHING, DEFAULT, COMPUTER, OFFER = "nothing", "default", "computer", "offer"
ENDS = (NOTHING, DEFAULT, COMPUTER, OFFER)
"""What the end of a clock does: nothing; the game's stated answer; a computer player takes this one turn;
the seat is offered to others."""


@dataclass(frozen=True, slots=True)
class Rest:
    """A time during which the clock rests for somebody, the end not included."""

    begins: datetime
    ends: datetime


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
    extension: timedelta | None = timedelta(hours=24)
    """How much longer the clock may run once a game for each person; None: not at all."""
    credit: timedelta | None = None
    """Each turn adds so much to what is left of a person's clock, which holds no more than `clock`; None: the
    clock begins anew with each decision."""
    weekends: bool = False
    """Whether clocks and calls rest on Saturdays and Sundays, by each person's own calendar."""
    hour: time | None = None
    """The one hour of the day at which clocks end; None: any."""
    zone: str | None = None
    """Whose hour that is: a time zone by its IANA name."""
    rests: tuple[Rest, ...] = ()
    """Pauses of the whole table, in order, not overlapping."""


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
    pictures: bool = True
    """Whether they want pictures in their panels and plans, too, not words alone."""
    guide: bool = False
    """Whether they are new, and each question of their panel says what it is for."""
    forewarned: bool = False
    """Whether they want to hear that they are next."""
    reliable: bool = False
    """Whether lobbies and searches may say how quickly they answer and how many games they have finished."""
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


# Tables

_PACES = Query(Pace, select(PACE).where(PACE.c.game.in_(some("games"))), by="game")
_PAUSES = (
    select(PAUSE.c.game, PAUSE.c.begins, PAUSE.c.ends)
    .where(PAUSE.c.game.in_(some("games")))
    .order_by(PAUSE.c.begins)
)


async def paces(connection: Connection, numbers: Sequence[int]) -> dict[int, Pace]:
    """What these tables have settled and agreed; those that have done neither are missing."""
    found = await _PACES.by(connection, games=numbers)
    for game, pauses in (await find_pauses(connection, numbers)).items():
        found[game] = replace(found.get(game, Pace()), rests=merged(pauses))
    return found


async def keep_pace(connection: Connection, game: int, pace: Pace) -> None:
    """Settle a table's calls."""
    await replace_rows(connection, PACE, [{"game": game, **row_of(pace, "rests")}], game=game)


async def find_pauses(connection: Connection, numbers: Sequence[int]) -> dict[int, list[Rest]]:
    """The pauses that these tables have agreed to, also those that are over; others are missing."""
    found: dict[int, list[Rest]] = {}
    for game, begins, ends in await connection.execute(_PAUSES, {"games": numbers}):
        found.setdefault(game, []).append(Rest(begins, ends))
    return found


async def add_pause(connection: Connection, game: int, pause: Rest) -> None:
    """Let a whole table pause."""
    await connection.execute(insert(PAUSE).values(game=game, begins=pause.begins, ends=pause.ends))


async def end_pause(connection: Connection, game: int, now: datetime) -> None:
    """End the pause a table is in."""
    pausing = update(PAUSE).filter_by(game=game).where(PAUSE.c.begins <= now, PAUSE.c.ends > now)
    await connection.execute(pausing.values(ends=now))


# People

_AWAY = select(HOLIDAY.c.person, HOLIDAY.c.begins, HOLIDAY.c.ends).where(HOLIDAY.c.person.in_(some("people")))
_HABITS = Query(Habits, select(HABITS).where(HABITS.c.person.in_(some("people"))), by="person")
_FOREWARNED = select(HABITS.c.person).filter_by(forewarned=True).where(*same(HABITS, "person"))


async def habits(connection: Connection, people: Sequence[int]) -> dict[int, Habits]:
    """What each of these people has said, their holidays among it. Everybody has an entry."""
    rests: dict[int, list[Rest]] = {person: [] for person in people}
    for person, begins, ends in await connection.execute(_AWAY, {"people": people}):
        rests[person].append(Rest(begins, ends))
    said = await _HABITS.by(connection, people=people)
    return {person: replace(said.get(person, Habits()), rests=merged(away)) for person, away in rests.items()}


async def is_forewarned(connection: Connection, person: int) -> bool:
    """Whether a person wants to hear that they are next."""
    return (await connection.execute(_FOREWARNED, {"of_person": person})).first() is not None


async def keep_habits(connection: Connection, person: int, said: Habits) -> None:
    """Remember what a person has said; holidays are kept by themselves."""
    await _keep_person(connection, person, row_of(said, "rests"))


async def _keep_person(connection: Connection, person: int, values: dict[str, object]) -> None:
    statement = update(HABITS).filter_by(person=person).values(values)
    if not (await connection.execute(statement)).rowcount:
        await connection.execute(insert(HABITS).values({"person": person, **values}))


async def direct_channels(connection: Connection, people: Sequence[int]) -> dict[int, int]:
    """The channels of direct messages that are known, by person."""
    known = HABITS.c.person.in_(people), HABITS.c.direct.is_not(None)
    found = await connection.execute(select(HABITS.c.person, HABITS.c.direct).where(*known))
    return {person: channel for person, channel in found}  # noqa: C416 - rows are not known to be pairs


async def keep_direct_channel(connection: Connection, person: int, channel: int) -> None:
    """Remember where direct messages to a person go."""
    await _keep_person(connection, person, {"direct": channel})
