"""Reading and writing timers, calls, and what tables and people have said about them."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Any

from sqlalchemy import RowMapping, bindparam, delete, func, insert, select, update
from sqlmodel import col

from bot.calls.when.schedule import REMINDERS, Wait
from bot.calls.when.wishes import Habits, Pace, Rest, merged
from bot.store.call_rows import CallRow, HabitsRow, PaceRow, TimerRow
from bot.store.connection import Connection
from bot.store.games import CHAIR, GAME, OPEN
from bot.store.models import ChairRow, GameRow
from bot.store.people import HOLIDAY
from bot.store.people_models import HolidayRow

TIMER, CALL, PACE = TimerRow.__table__, CallRow.__table__, PaceRow.__table__  # type: ignore[attr-defined]
HABITS = HabitsRow.__table__  # type: ignore[attr-defined]

HOLIDAYS = 0
"""The game number of timers that are about a person's holiday."""

MINUTE, SECOND = timedelta(minutes=1), timedelta(seconds=1)


@dataclass(frozen=True, slots=True)
class Timer:
    """A row of the timer table."""

    id: int
    game: int
    person: int
    due: datetime | None
    mark: int
    wait: Wait


@dataclass(frozen=True, slots=True)
class Call:
    """A call to be sent. `id` serves as the message's nonce."""

    id: int
    kind: str
    person: int
    game: int
    waits: tuple[tuple[int, int], ...]
    guild: int | None
    channel: int | None
    made: datetime
    attempts: int
    done: bool
    why: str
    message: int | None = None
    place: int | None = None
    """The channel its message is in."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A call's message: where it is, and whether it asks for something."""

    message: int
    place: int
    asks: bool
    waits: tuple[tuple[int, int], ...] = ()
    """What stands in its row from now on; nothing: what stood there before."""


def timer_of(row: RowMapping) -> Timer:
    """A timer from its row."""
    wait = Wait(*(row[name] for name in Wait._fields))
    return Timer(row["id"], row["game"], row["person"], row["due"], row["mark"], wait)


def call_of(row: RowMapping) -> Call:
    """A call from its row."""
    waits = tuple((game, mark) for game, mark in json.loads(row["waits"]))
    return Call(
        row["id"], row["kind"], row["person"], row["game"], waits, row["guild"], row["channel"],
        row["made"], row["attempts"], row["done"], row["why"],
        row["message"], row["place"],
    )  # fmt: skip


# Timers


async def begin_wait(
    connection: Connection,
    game: int,
    person: int,
    mark: int,
    in_turn: bool,
    now: datetime,
    due: datetime,
    pause: timedelta | None = None,
) -> bool:
    """Somebody is waited for from now on; whatever was before for them in this game is over, and a message of
    theirs may have to be looked at, if so it says.

    `pause`: how long a standing order lets pass before it answers, where it may not do so at once.
    """
    asked = await end_wait(connection, game, [person])
    values = {"game": game, "person": person, "mark": mark, "in_turn": in_turn, "since": now, "due": due}
    plain = {"sent": 0, "nudged": False, "silent": False, "given_up": False, "clock_ended": False}
    await connection.execute(insert(TIMER).values(**values, **plain, overdue=False, **pausing(now, pause)))
    return asked


def pausing(now: datetime, pause: timedelta | None) -> dict[str, Any]:
    """The values of a wait in which a standing order lets that much pass from now on."""
    return {"asked": None if pause is None else now, "pause": 0 if pause is None else pause // SECOND}


async def end_wait(connection: Connection, game: int, people: Sequence[int]) -> bool:
    """They are not waited for any more; whether a message of theirs is to be looked at, which still asks."""
    await connection.execute(
        delete(TIMER).where(col(TimerRow.game) == game, col(TimerRow.person).in_(people))
    )
    asking = update(CALL).where(col(CallRow.asks).is_(True), col(CallRow.person).in_(people))
    return bool((await connection.execute(asking.values(stale=True))).rowcount)


async def acted(connection: Connection, game: int, person: int, now: datetime, due: datetime) -> None:
    """The person did something of their turn."""
    statement = update(TIMER).where(col(TimerRow.game) == game, col(TimerRow.person) == person)
    await connection.execute(statement.values(acted=now, due=due, snoozed=None))


async def due(connection: Connection, now: datetime, most: int) -> list[Timer]:
    """What is to be looked at now, the longest due first. Other processes leave these alone meanwhile."""
    query = (
        select(TIMER)
        .where(col(TimerRow.due) <= now)
        .order_by(col(TimerRow.due), col(TimerRow.id))
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    return [timer_of(row) for row in (await connection.execute(query)).mappings()]


async def of_people(connection: Connection, people: Sequence[int]) -> list[Timer]:
    """Everything that waits for these people, the longest first."""
    query = (
        select(TIMER)
        .where(col(TimerRow.person).in_(people), col(TimerRow.game) != HOLIDAYS)
        .order_by(col(TimerRow.since), col(TimerRow.id))
    )
    return [timer_of(row) for row in (await connection.execute(query)).mappings()]


async def of_game(connection: Connection, game: int) -> list[Timer]:
    """Everybody a game waits for."""
    query = select(TIMER).where(col(TimerRow.game) == game).order_by(col(TimerRow.id))
    return [timer_of(row) for row in (await connection.execute(query)).mappings()]


async def change(connection: Connection, timer: Timer, values: Mapping[str, Any]) -> bool:
    """Change a wait if it is still the same one; whether it was."""
    statement = update(TIMER).where(col(TimerRow.id) == timer.id, col(TimerRow.mark) == timer.mark)
    return bool((await connection.execute(statement.values(**values))).rowcount)


async def be_patient(connection: Connection, game: int, person: int, until: datetime, now: datetime) -> None:
    """The table waits for somebody until then, without calls; those that had ended begin again."""
    statement = update(TIMER).where(col(TimerRow.game) == game, col(TimerRow.person) == person)
    again = {"given_up": False, "clock_ended": False, "overdue": False}
    await connection.execute(statement.values(patience=until, due=now, **again))


async def look_again(
    connection: Connection, now: datetime, *, person: int | None = None, game: int | None = None
) -> None:
    """Something was said that may change when they are called: their timers are looked at now."""
    where = [col(TimerRow.game) != HOLIDAYS]
    if person is not None:
        where.append(col(TimerRow.person) == person)
    if game is not None:
        where.append(col(TimerRow.game) == game)
    await connection.execute(update(TIMER).where(*where).values(due=now))


async def next_due(connection: Connection) -> datetime | None:
    """When the next timer or call is due; None: nothing is."""
    timer = (await connection.execute(select(func.min(col(TimerRow.due))))).scalar()
    query = select(func.min(col(CallRow.due))).where(col(CallRow.done).is_(False))
    call = (await connection.execute(query)).scalar()
    return min((each for each in (timer, call) if each is not None), default=None)


async def unwatched(connection: Connection) -> list[int]:
    """Running games with people in them of whom no timer knows: from before there were timers."""
    watched = select(col(TimerRow.game))
    held = select(col(ChairRow.game)).where(col(ChairRow.person).is_not(None))
    query = select(col(GameRow.id)).where(
        col(GameRow.status) == "running", col(GameRow.id).not_in(watched), col(GameRow.id).in_(held)
    )
    return [game for game in (await connection.execute(query)).scalars() if game is not None]


# Calls


async def add_call(
    connection: Connection,
    kind: str,
    person: int,
    waits: Sequence[tuple[int, int]],
    *,
    guild: int | None,
    channel: int | None,
    now: datetime,
    why: str = "",
    due: datetime | None = None,
) -> int:
    """A call to be sent at once, or when it is `due`; its number."""
    values = {
        "kind": kind,
        "person": person,
        "game": waits[0][0] if waits else 0,
        "waits": json.dumps(list(waits)),
        "guild": guild,
        "channel": channel,
        "why": why,
        "made": now,
        "due": due or now,
        "attempts": 0,
        "done": False,
    }
    result = await connection.execute(insert(CALL).values(**values))
    return int(result.inserted_primary_key[0])  # type: ignore[index]


async def unsent(connection: Connection, now: datetime, most: int) -> list[Call]:
    """Calls to be sent now, in the order they were made."""
    query = (
        select(CALL)
        .where(col(CallRow.done).is_(False), col(CallRow.due) <= now)
        .order_by(col(CallRow.id))
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    return [call_of(row) for row in (await connection.execute(query)).mappings()]


async def begin_calls(connection: Connection, calls: Sequence[Call], now: datetime, again: timedelta) -> None:
    """Count an attempt before it is made; another one follows only after `again`."""
    for attempts in {call.attempts for call in calls}:
        numbers = [call.id for call in calls if call.attempts == attempts]
        wait = again * 2 ** min(attempts, 6)
        await connection.execute(
            update(CALL)
            .where(col(CallRow.id).in_(numbers))
            .values(attempts=attempts + 1, tried=now, due=now + wait)
        )


async def confirm(connection: Connection, sent: Sequence[tuple[int, Sent | None]]) -> None:
    """These calls were sent, or need not be sent any more.

    What asks may be settled already, and takes the place of what asked the same people before.
    """
    statement = update(CALL).where(col(CallRow.id) == bindparam("call"))
    values = [
        {
            "call": call,
            "posted": None if found is None else found.message,
            "where": None if found is None else found.place,
            "asking": found is not None and found.asks,
        }
        for call, found in sent
    ]
    statement = statement.values(
        done=True,
        message=bindparam("posted"),
        place=bindparam("where"),
        asks=bindparam("asking"),
    )
    await connection.execute(statement, values)
    for call, found in sent:
        if found is not None and found.waits:
            waits = json.dumps(list(found.waits))
            await connection.execute(update(CALL).where(col(CallRow.id) == call).values(waits=waits))
    asked = select(col(CallRow.person)).where(col(CallRow.id).in_([call for call, _ in sent]))
    asking = update(CALL).where(col(CallRow.asks).is_(True), col(CallRow.person).in_(asked))
    await connection.execute(asking.values(stale=True))


async def reminded(connection: Connection, people: Sequence[int]) -> dict[tuple[int, int, int], datetime]:
    """When the newest reminder that stands was made, by person and by the wait's game and mark."""
    query = select(CALL).where(
        col(CallRow.asks).is_(True), col(CallRow.kind).in_(REMINDERS), col(CallRow.person).in_(people)
    )
    found: dict[tuple[int, int, int], datetime] = {}
    for call in map(call_of, (await connection.execute(query)).mappings()):
        for game, mark in call.waits:
            name = call.person, game, mark
            found[name] = max(call.made, found.get(name, call.made))
    return found


async def stale(connection: Connection, most: int, always: str, busy: Collection[int] = ()) -> list[Call]:
    """Calls whose messages ask for what may be settled, and all of the kind that `always` may.

    None of them is in a channel that is `busy`.
    """
    query = (
        select(CALL)
        .where(
            col(CallRow.asks).is_(True),
            col(CallRow.stale).is_(True) | (col(CallRow.kind) == always),
            col(CallRow.place).not_in(busy),
        )
        .order_by(col(CallRow.id))
        .limit(most)
    )
    return [call_of(row) for row in (await connection.execute(query)).mappings()]


async def look_at_messages(connection: Connection, calls: Sequence[int], *, again: bool) -> None:
    """The messages of these calls are to be looked at again, or were looked at."""
    await connection.execute(update(CALL).where(col(CallRow.id).in_(calls)).values(stale=again))


async def look_at_all_messages(connection: Connection) -> None:
    """Every message that asks for something is to be looked at."""
    await connection.execute(update(CALL).where(col(CallRow.asks).is_(True)).values(stale=True))


async def settle(connection: Connection, call: int, left: Sequence[tuple[int, int]]) -> None:
    """A call's message asks only for what is `left`."""
    values = {"asks": bool(left)} | ({"waits": json.dumps(list(left))} if left else {})
    await connection.execute(update(CALL).where(col(CallRow.id) == call).values(**values))


async def call_by(connection: Connection, number: int) -> Call | None:
    """One call."""
    row = (await connection.execute(select(CALL).where(col(CallRow.id) == number))).mappings().first()
    return None if row is None else call_of(row)


# What tables and people have said


async def paces(connection: Connection, numbers: Sequence[int]) -> dict[int, Pace]:
    """What these tables have settled; those that have settled nothing are missing."""
    rows = (await connection.execute(select(PACE).where(col(PaceRow.game).in_(numbers)))).mappings()
    return {
        row["game"]: Pace(
            row["first"] * MINUTE,
            row["growth"],
            row["most"],
            row["place"],
            None if row["clock"] is None else row["clock"] * MINUTE,
            row["ends"],
            None if row["answers"] is None else row["answers"] * MINUTE,
        )
        for row in rows
    }


async def keep_pace(connection: Connection, game: int, pace: Pace) -> None:
    """Settle a table's calls."""
    await connection.execute(delete(PACE).where(col(PaceRow.game) == game))
    values = {
        "game": game,
        "first": pace.first // MINUTE,
        "growth": pace.growth,
        "most": pace.most,
        "place": pace.place,
        "clock": None if pace.clock is None else pace.clock // MINUTE,
        "ends": pace.ends,
        "answers": None if pace.answers is None else pace.answers // MINUTE,
    }
    await connection.execute(insert(PACE).values(**values))


def _clock(minutes: int | None) -> time | None:
    return None if minutes is None else time(minutes // 60, minutes % 60)


def _minutes(hour: time | None) -> int | None:
    return None if hour is None else hour.hour * 60 + hour.minute


async def habits(connection: Connection, people: Sequence[int]) -> dict[int, Habits]:
    """What each of these people has said, their holidays among it. Everybody has an entry."""
    rests: dict[int, list[Rest]] = {}
    query = select(HOLIDAY).where(col(HolidayRow.person).in_(people))
    for row in (await connection.execute(query)).mappings():
        rests.setdefault(row["person"], []).append(Rest(row["begins"], row["ends"]))
    found = {person: Habits(rests=merged(rests.get(person, ()))) for person in people}
    query = select(HABITS).where(col(HabitsRow.person).in_(people))
    for row in (await connection.execute(query)).mappings():
        found[row["person"]] = Habits(
            row["zone"],
            _clock(row["wakes"]),
            _clock(row["sleeps"]),
            None if row["interval"] is None else row["interval"] * MINUTE,
            row["place"],
            row["language"],
            found[row["person"]].rests,
        )
    return found


async def keep_habits(connection: Connection, person: int, said: Habits) -> None:
    """Remember what a person has said; holidays are kept by themselves."""
    values = {
        "zone": said.zone,
        "wakes": _minutes(said.wakes),
        "sleeps": _minutes(said.sleeps),
        "interval": None if said.interval is None else said.interval // MINUTE,
        "place": said.place,
        "language": said.language,
    }
    await _keep_person(connection, person, values)


async def _keep_person(connection: Connection, person: int, values: Mapping[str, Any]) -> None:
    statement = update(HABITS).where(col(HabitsRow.person) == person).values(**values)
    if not (await connection.execute(statement)).rowcount:
        await connection.execute(insert(HABITS).values(person=person, **values))


async def direct_channels(connection: Connection, people: Sequence[int]) -> dict[int, int]:
    """The channels of direct messages that are known."""
    query = select(col(HabitsRow.person), col(HabitsRow.direct)).where(
        col(HabitsRow.person).in_(people), col(HabitsRow.direct).is_not(None)
    )
    return {person: channel for person, channel in await connection.execute(query) if channel is not None}


async def keep_direct_channel(connection: Connection, person: int, channel: int) -> None:
    """Remember where direct messages to a person go."""
    await _keep_person(connection, person, {"direct": channel})


async def game_rows(connection: Connection, numbers: Sequence[int]) -> dict[int, RowMapping]:
    """These games."""
    rows = (await connection.execute(select(GAME).where(col(GameRow.id).in_(numbers)))).mappings()
    return {row["id"]: row for row in rows}


async def seated(connection: Connection, person: int) -> list[int]:
    """The open games in which a person holds a seat."""
    query = (
        select(col(GameRow.id))
        .distinct()
        .join(CHAIR, col(ChairRow.game) == col(GameRow.id))
        .where(
            col(ChairRow.person) == person,
            col(GameRow.status).in_(OPEN),
        )
        .order_by(col(GameRow.id))
    )
    return [game for game in (await connection.execute(query)).scalars() if game is not None]
