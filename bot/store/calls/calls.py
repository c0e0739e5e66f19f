"""Calls: what is to be sent to whom, and where the messages are that still ask for something."""

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import ColumnElement, RowMapping, bindparam, insert, select, update
from sqlmodel import col

from bot.store.connection import Connection, number_of
from bot.store.rows.calls import CALL, CallRow


class CallKind(StrEnum):
    """What a call is. What each says stands in `bot.calling.writing`."""

    CALL = "call"
    """A reminder."""
    NUDGE = "nudge"
    """A turn was begun, and is to be ended."""
    POINTLESS = "pointless"
    """To the table: no more calls follow."""
    GONE = "gone"
    """To the table: somebody has left the server."""
    ASKED = "asked"
    """Will you play for them?"""
    DECLINED = "declined"
    """They will not play for you."""
    AWAY = "away"
    """To the table: somebody is away, and who plays."""
    BACK = "back"
    """To the table: somebody holds their seat again."""
    STOOD = "stood"
    """To the table: who did not answer, and what stood instead."""
    OVER = "over"
    """To the table: whose time is over, and what that did."""


REMINDERS = (CallKind.CALL, CallKind.NUDGE)
"""What reminds somebody of a wait. Only the newest of them stands."""

NOTICES = (CallKind.AWAY, CallKind.BACK)
"""What a table is told of holidays. It calls whoever plays from now on, if it is their turn."""


@dataclass(frozen=True, slots=True)
class NewCall:
    """A call that is not written down yet."""

    kind: CallKind
    person: int
    """Whom it calls, or whom it is about."""
    guild: int | None
    channel: int | None
    """None: a direct message."""
    waits: tuple[tuple[int, int], ...] = ()
    """Games and marks of the waits it is about."""
    game: int | None = None
    """The game it is about, where it is about no wait."""
    holiday: int | None = None
    ending: str | None = None
    """What the end of a clock did."""
    entries: tuple[int, ...] = ()
    """Numbers of the log entries it tells of."""
    why: str = ""
    """For people who ask why they were called."""


@dataclass(frozen=True, slots=True)
class Call:
    """A call to be sent. `id` serves as the message's nonce."""

    id: int
    kind: CallKind
    person: int
    game: int | None
    """The game it is about, the first of several."""
    waits: tuple[tuple[int, int], ...]
    holiday: int | None
    ending: str | None
    entries: tuple[int, ...]
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


def _call(row: RowMapping) -> Call:
    waits = tuple((game, mark) for game, mark in json.loads(row["waits"]))
    return Call(
        row["id"], CallKind(row["kind"]), row["person"], row["game"], waits, row["holiday"], row["ending"],
        tuple(json.loads(row["entries"])), row["guild"], row["channel"],
        row["made"], row["attempts"], row["done"], row["why"],
        row["message"], row["place"],
    )  # fmt: skip


async def add_call(connection: Connection, call: NewCall, now: datetime, due: datetime | None = None) -> int:
    """Write down a call to be sent at once, or when it is `due`; its number."""
    values = {
        "kind": call.kind,
        "person": call.person,
        "game": call.waits[0][0] if call.waits else call.game,
        "waits": json.dumps(list(call.waits)),
        "holiday": call.holiday,
        "ending": call.ending,
        "entries": json.dumps(list(call.entries)),
        "guild": call.guild,
        "channel": call.channel,
        "why": call.why,
        "made": now,
        "due": due or now,
        "attempts": 0,
        "done": False,
    }
    return number_of(await connection.execute(insert(CALL).values(**values)))


async def find_call(connection: Connection, number: int) -> Call | None:
    """The call of a number; None: there is none."""
    row = (await connection.execute(select(CALL).where(col(CallRow.id) == number))).mappings().first()
    return None if row is None else _call(row)


async def find_unsent(connection: Connection, now: datetime, most: int) -> list[Call]:
    """Calls to be sent now, in the order they were made."""
    query = (
        select(CALL)
        .where(col(CallRow.done).is_(False), col(CallRow.due) <= now)
        .order_by(col(CallRow.id))
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    return [_call(row) for row in (await connection.execute(query)).mappings()]


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


async def confirm_calls(connection: Connection, sent: Sequence[tuple[int, Sent | None]]) -> None:
    """Write down that these calls were sent, or need not be sent any more.

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


async def newest_calls(
    connection: Connection, people: Sequence[int], kinds: Sequence[CallKind]
) -> dict[tuple[int, int, int], datetime]:
    """When the newest call of these kinds that stands was made, by person and by the wait's game and mark."""
    query = select(CALL).where(
        col(CallRow.asks).is_(True), col(CallRow.kind).in_(kinds), col(CallRow.person).in_(people)
    )
    found: dict[tuple[int, int, int], datetime] = {}
    for call in map(_call, (await connection.execute(query)).mappings()):
        for game, mark in call.waits:
            name = call.person, game, mark
            found[name] = max(call.made, found.get(name, call.made))
    return found


async def find_stale(
    connection: Connection, most: int, always: CallKind, busy: Collection[int] = ()
) -> list[Call]:
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
    return [_call(row) for row in (await connection.execute(query)).mappings()]


async def look_at_messages(connection: Connection, calls: Sequence[int], *, again: bool) -> None:
    """Mark the messages of these calls to be looked at again, or as looked at."""
    await connection.execute(update(CALL).where(col(CallRow.id).in_(calls)).values(stale=again))


def _away(holiday: int | None, game: int | None) -> ColumnElement[bool]:
    return (
        (col(CallRow.kind) == CallKind.AWAY) & (col(CallRow.holiday) == holiday) & (col(CallRow.game) == game)
    )


async def look_at_notices(connection: Connection, holiday: int, game: int) -> None:
    """Mark what told a table who plays during a holiday to be looked at: it is told anew."""
    told = update(CALL).where(_away(holiday, game), col(CallRow.message).is_not(None))
    await connection.execute(told.values(asks=True, stale=True))


async def is_told_anew(connection: Connection, call: Call) -> bool:
    """Whether a table was, or will be, told again who plays during a holiday."""
    query = select(col(CallRow.id)).where(_away(call.holiday, call.game), col(CallRow.id) > call.id).limit(1)
    return call.kind == CallKind.AWAY and (await connection.execute(query)).first() is not None


async def look_at_all_messages(connection: Connection) -> None:
    """Mark every message that asks for something to be looked at."""
    await connection.execute(update(CALL).where(col(CallRow.asks).is_(True)).values(stale=True))


async def settle_call(connection: Connection, call: int, left: Sequence[tuple[int, int]]) -> None:
    """Write down that a call's message asks only for what is `left`."""
    values = {"asks": bool(left)} | ({"waits": json.dumps(list(left))} if left else {})
    await connection.execute(update(CALL).where(col(CallRow.id) == call).values(**values))
