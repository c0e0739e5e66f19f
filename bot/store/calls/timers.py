"""Timers: whom games wait for, since when, what was done about it, and when to look at it next."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, NamedTuple, TypedDict

from sqlalchemy import Integer, bindparam, delete, func, insert, select, update

from bot.store.connection import Connection
from bot.store.rows.calls import CALL, TIMER
from bot.store.rows.games import CHAIR, GAME
from bot.store.values import same, some

SECOND = timedelta(seconds=1)


class Wait(NamedTuple):
    """Somebody is waited for: since when, and what was done about it."""

    since: datetime
    in_turn: bool = True
    """False: a question outside one's turn."""
    acted: datetime | None = None
    """The person's newest act of this turn."""
    sent: int = 0
    """Reminders made."""
    last: datetime | None = None
    """The newest of them."""
    nudged: bool = False
    silent: bool = False
    """The person wants no more calls for this turn."""
    snoozed: datetime | None = None
    """When the person wants to be called next."""
    patience: datetime | None = None
    """Until when the table has agreed to wait: neither calls nor clock before."""
    given_up: bool = False
    """The table was told that calling is pointless, or the person has gone."""
    clock_ended: bool = False
    overdue: bool = False
    """The clock for answers has ended, and the game states none: the table's clock counts."""
    asked: datetime | None = None
    """Since when a standing order lets time pass before it answers; None: none does."""
    pause: int = 0
    """How much, in seconds."""
    warned: datetime | None = None
    """When the newest last call before the end of the clock was made."""
    extended: int = 0
    """How much longer than usual the clock runs, in seconds."""
    bank: int | None = None
    """What was in the person's bank when the wait began, in seconds; None: the whole store."""


@dataclass(frozen=True, slots=True)
class Timer:
    """Somebody a game waits for."""

    id: int
    game: int
    person: int
    due: datetime | None
    mark: int
    """Entries the game's log had when the wait began."""
    wait: Wait

    @property
    def waits(self) -> tuple[tuple[int, int]]:
        """It as a call names what it is about."""
        return ((self.game, self.mark),)


@dataclass(frozen=True, slots=True)
class NewWait:
    """Somebody whom a game waits for from now on."""

    game: int
    person: int
    mark: int
    in_turn: bool
    pause: timedelta | None = None
    """How long a standing order lets pass before it answers, where it may not do so at once."""
    bank: int | None = None
    """Seconds in the person's bank, where the table has such a clock."""


@dataclass(frozen=True, slots=True)
class DueNow:
    """What is to be looked at now."""

    waits: tuple[Timer, ...] = ()
    """The longest due first."""
    holidays: tuple[int, ...] = ()
    """People whose holiday begins or ends."""


class TimerChanges(TypedDict, total=False):
    """What may change in a wait; what is not named stays."""

    due: datetime | None
    acted: datetime
    sent: int
    last: datetime | None
    nudged: bool
    silent: bool
    snoozed: datetime | None
    given_up: bool
    clock_ended: bool
    overdue: bool
    asked: datetime | None
    pause: int
    warned: datetime | None
    extended: int


_TIMERS = select(*TIMER.c["id", "game", "person", "due", "mark", *Wait._fields])
_OF_GAME = _TIMERS.where(*same(TIMER, "game")).order_by(TIMER.c.id)
_OF_PEOPLE = (
    _TIMERS.filter_by(holiday=None)
    .where(TIMER.c.person.in_(some("people")))
    .order_by(TIMER.c.since, TIMER.c.id)
)
_OF_PEOPLE_TO_CHANGE = _OF_PEOPLE.with_for_update(skip_locked=True)
_DUE = (
    _TIMERS.add_columns(TIMER.c.holiday)
    .where(TIMER.c.due <= bindparam("now"))
    .order_by(TIMER.c.due, TIMER.c.id)
    .limit(bindparam("most", type_=Integer))
    .with_for_update(skip_locked=True)
)
_BEGIN = insert(TIMER)
_END = delete(TIMER).where(*same(TIMER, "game"), TIMER.c.person.in_(some("people")))
_LOOK_AT_MESSAGES = (
    update(CALL).filter_by(asks=True).where(CALL.c.person.in_(some("people"))).values(stale=True)
)
_ACTED = update(TIMER).where(*same(TIMER, "game", "person"))
_CHANGE = update(TIMER).where(*same(TIMER, "id", "mark"))
_NEXT_TIMER = select(func.min(TIMER.c.due))
_NEXT_CALL = select(func.min(CALL.c.due)).filter_by(done=False)


def _timer(row: Sequence[Any]) -> Timer:
    number, game, person, due, mark, *wait = row
    return Timer(number, game, person, due, mark, Wait(*wait[: len(Wait._fields)]))


def pausing(now: datetime, pause: timedelta | None) -> TimerChanges:
    """The changes that make a standing order let that much pass from now on."""
    return {"asked": None if pause is None else now, "pause": 0 if pause is None else pause // SECOND}


async def begin_wait(connection: Connection, wait: NewWait, now: datetime, due: datetime) -> bool:
    """Wait for somebody from now on; whatever was before for them in this game is over. Whether a message of
    theirs is to be looked at, which still asks."""
    asked = await end_wait(connection, wait.game, [wait.person])
    row = {"game": wait.game, "person": wait.person, "mark": wait.mark, "in_turn": wait.in_turn}
    begun = {"since": now, "due": due, "bank": wait.bank, **pausing(now, wait.pause)}
    await connection.execute(_BEGIN, {**row, **begun})
    return asked


async def end_wait(connection: Connection, game: int, people: Sequence[int]) -> bool:
    """Wait for these people no more; whether a message of theirs is to be looked at, which still asks."""
    await connection.execute(_END, {"of_game": game, "people": people})
    return await _look_at_messages(connection, people)


async def _look_at_messages(connection: Connection, people: Sequence[int]) -> bool:
    return bool((await connection.execute(_LOOK_AT_MESSAGES, {"people": people})).rowcount)


async def mark_acted(connection: Connection, game: int, person: int, now: datetime, due: datetime) -> None:
    """Write down that a person did something of their turn; it is looked at next when it is `due`."""
    theirs = {"of_game": game, "of_person": person}
    await connection.execute(_ACTED, {**theirs, "acted": now, "due": due, "snoozed": None})


async def find_due(connection: Connection, now: datetime, most: int) -> DueNow:
    """What is to be looked at now, the longest due first. Other processes leave it alone meanwhile."""
    rows = (await connection.execute(_DUE, {"now": now, "most": most})).all()
    waits = tuple(_timer(row) for row in rows if row.holiday is None)
    return DueNow(waits, tuple(row.person for row in rows if row.holiday is not None))


async def of_people(connection: Connection, people: Sequence[int], *, to_change: bool = False) -> list[Timer]:
    """Everything that waits for these people, the longest first.

    `to_change`: but what another process looks at just now; and others leave it alone meanwhile.
    """
    query = _OF_PEOPLE_TO_CHANGE if to_change else _OF_PEOPLE
    return [_timer(row) for row in await connection.execute(query, {"people": people})]


async def of_game(connection: Connection, game: int) -> list[Timer]:
    """Everybody a game waits for."""
    return [_timer(row) for row in await connection.execute(_OF_GAME, {"of_game": game})]


async def change(connection: Connection, timer: Timer, changes: TimerChanges) -> bool:
    """Change a wait if it is still the same one; whether it was."""
    this = {"of_id": timer.id, "of_mark": timer.mark}
    return bool((await connection.execute(_CHANGE, {**this, **changes})).rowcount)


async def be_patient(connection: Connection, game: int, person: int, until: datetime, now: datetime) -> None:
    """Let the table wait for somebody until then, without calls; those that had ended begin again."""
    theirs = update(TIMER).filter_by(game=game, person=person)
    again = {"given_up": False, "clock_ended": False, "overdue": False}
    await connection.execute(theirs.values(patience=until, due=now, **again))


async def look_again(
    connection: Connection, now: datetime, *, person: int | None = None, game: int | None = None
) -> None:
    """Make the timers of a person or game due now: what was said may change when they are called."""
    which = {"person": person, "game": game}
    waits = update(TIMER).filter_by(holiday=None, **{name: each for name, each in which.items() if each})
    await connection.execute(waits.values(due=now))


async def watch_holiday(
    connection: Connection, person: int, holiday: int, now: datetime, due: datetime
) -> None:
    """Look at a holiday when it is `due`, and at no other one of the person."""
    await end_holiday(connection, person)
    row = {"person": person, "holiday": holiday, "in_turn": False}
    await connection.execute(insert(TIMER).values(**row, since=now, due=due))


async def end_holiday(connection: Connection, person: int) -> None:
    """Look at no holiday of a person any more; a message that asks something of them is looked at."""
    await connection.execute(delete(TIMER).filter_by(person=person).where(TIMER.c.holiday.is_not(None)))
    await _look_at_messages(connection, [person])


async def look_at_holiday(connection: Connection, person: int, due: datetime) -> None:
    """Look next at a person's holiday when it is `due`."""
    theirs = update(TIMER).filter_by(person=person).where(TIMER.c.holiday.is_not(None))
    await connection.execute(theirs.values(due=due))


async def next_due(connection: Connection) -> datetime | None:
    """When the next timer or call is due; None: nothing is."""
    timer = (await connection.execute(_NEXT_TIMER)).scalar()
    call = (await connection.execute(_NEXT_CALL)).scalar()
    return min((each for each in (timer, call) if each is not None), default=None)


async def find_unwatched(connection: Connection) -> list[int]:
    """Running games with people in them of whom no timer knows: from before there were timers."""
    watched = select(TIMER.c.game).where(TIMER.c.game.is_not(None))
    held = select(CHAIR.c.game).where(CHAIR.c.person.is_not(None))
    query = select(GAME.c.id).filter_by(status="running")
    found = await connection.execute(query.where(GAME.c.id.not_in(watched), GAME.c.id.in_(held)))
    return list(found.scalars())
