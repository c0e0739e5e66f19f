"""Calls: what is to be sent to whom, and where the messages are that still ask for something."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import Integer, bindparam, delete, insert, select, update

from bot.store.connection import Connection, number_of
from bot.store.rows.calls import CALL
from bot.store.values import Query, all_of, first_of, some


class CallKind(StrEnum):
    """What a call is. What each says stands in `bot.calling.letters`."""

    CALL = "call"
    """A reminder."""
    LAST = "last"
    """A reminder: the clock ends soon."""
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
    EXTENDED = "extended"
    """To the table: somebody has more time."""
    NEXT = "next"
    """To somebody: after whose turn it is now it will be theirs."""
    RESUMES = "resumes"
    """To the table: its pause ends the next day."""
    PLAYS_ON = "plays-on"
    """To the table: somebody has taken back that this round is the last."""


REMINDERS = (CallKind.CALL, CallKind.LAST, CallKind.NUDGE)
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Call(NewCall):
    """A call to be sent. `id` serves as the message's nonce, `game` is the first of several."""

    id: int
    made: datetime
    attempts: int
    done: bool
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


async def add_call(connection: Connection, call: NewCall, now: datetime, due: datetime | None = None) -> int:
    """Write down a call to be sent at once, or when it is `due`; its number."""
    row = {**asdict(call), "game": call.waits[0][0] if call.waits else call.game}
    return number_of(await connection.execute(insert(CALL).values(**row, made=now, due=due or now)))


async def is_written(connection: Connection, call: NewCall) -> bool:
    """Whether somebody is called, or was, about the same game for the same reason."""
    query = select(CALL.c.id).filter_by(kind=call.kind, person=call.person, game=call.game, why=call.why)
    return (await connection.execute(query.limit(1))).first() is not None


async def drop_unsent(connection: Connection, kind: CallKind, game: int) -> None:
    """Forget calls of a kind about a game that nobody has begun to send."""
    await connection.execute(delete(CALL).filter_by(kind=kind, game=game, done=False, attempts=0))


async def find_call(connection: Connection, number: int) -> Call | None:
    """The call of a number; None: there is none."""
    return await first_of(connection, Call, select(CALL).filter_by(id=number))


_UNSENT = Query(
    Call,
    select(CALL)
    .filter_by(done=False)
    .where(CALL.c.due <= bindparam("now"))
    .order_by(CALL.c.id)
    .limit(bindparam("most", type_=Integer))
    .with_for_update(skip_locked=True),
)


async def find_unsent(connection: Connection, now: datetime, most: int) -> list[Call]:
    """Calls to be sent now, in the order they were made."""
    return await _UNSENT.all(connection, now=now, most=most)


async def begin_calls(connection: Connection, calls: Sequence[Call], now: datetime, again: timedelta) -> None:
    """Count an attempt before it is made; another one follows only after `again`."""
    for attempts in {call.attempts for call in calls}:
        numbers = [call.id for call in calls if call.attempts == attempts]
        wait = again * 2 ** min(attempts, 6)
        these = update(CALL).where(CALL.c.id.in_(numbers))
        await connection.execute(these.values(attempts=attempts + 1, tried=now, due=now + wait))


async def confirm_calls(connection: Connection, sent: Sequence[tuple[int, Sent | None]]) -> None:
    """Write down that these calls were sent, or need not be sent any more.

    What asks may be settled already, and takes the place of what asked the same people before.
    """
    statement = update(CALL).where(CALL.c.id == bindparam("call"))
    values = [
        {
            "call": call,
            "posted": None if found is None else found.message,
            "where": None if found is None else found.place,
            "asking": found is not None and found.asks,
        }
        for call, found in sent
    ]
    columns: dict[str, object] = {
        "message": bindparam("posted"),
        "place": bindparam("where"),
        "asks": bindparam("asking"),
    }
    await connection.execute(statement.values(done=True, **columns), values)
    for call, found in sent:
        if found is not None and found.waits:
            await connection.execute(update(CALL).filter_by(id=call).values(waits=found.waits))
    asked = select(CALL.c.person).where(CALL.c.id.in_([call for call, _ in sent]))
    asking = update(CALL).filter_by(asks=True).where(CALL.c.person.in_(asked))
    await connection.execute(asking.values(stale=True))


async def newest_calls(
    connection: Connection, people: Sequence[int], kinds: Sequence[CallKind]
) -> dict[tuple[int, int, int], datetime]:
    """When the newest call of these kinds that stands was made, by person and by the wait's game and mark."""
    query = select(CALL).filter_by(asks=True).where(CALL.c.kind.in_(kinds), CALL.c.person.in_(people))
    found: dict[tuple[int, int, int], datetime] = {}
    for call in await all_of(connection, Call, query):
        for game, mark in call.waits:
            name = call.person, game, mark
            found[name] = max(call.made, found.get(name, call.made))
    return found


_STALE = Query(
    Call,
    select(CALL)
    .filter_by(asks=True)
    .where(CALL.c.stale.is_(True) | (CALL.c.kind == bindparam("always")), CALL.c.place.not_in(some("busy")))
    .order_by(CALL.c.id)
    .limit(bindparam("most", type_=Integer))
    .with_for_update(skip_locked=True),
)


async def find_stale(
    connection: Connection, most: int, always: CallKind, busy: Collection[int] = ()
) -> list[Call]:
    """Calls whose messages ask for what may be settled, and all of the kind that `always` may.

    None of them is in a channel that is `busy`.
    """
    return await _STALE.all(connection, most=most, always=always, busy=list(busy))


async def look_at_messages(connection: Connection, calls: Sequence[int], *, again: bool) -> None:
    """Mark the messages of these calls to be looked at again, or as looked at."""
    await connection.execute(update(CALL).where(CALL.c.id.in_(calls)).values(stale=again))


async def look_at_reminders(connection: Connection, game: int) -> None:
    """Mark what asks for something in a game to be looked at: its clocks run otherwise than was told."""
    await connection.execute(update(CALL).filter_by(asks=True, game=game).values(stale=True))


async def look_at_notices(connection: Connection, holiday: int, game: int) -> None:
    """Mark what told a table who plays during a holiday to be looked at: it is told anew."""
    told = update(CALL).filter_by(kind=CallKind.AWAY, holiday=holiday, game=game)
    await connection.execute(told.where(CALL.c.message.is_not(None)).values(asks=True, stale=True))


async def is_told_anew(connection: Connection, call: Call) -> bool:
    """Whether a table was, or will be, told again who plays during a holiday."""
    query = select(CALL.c.id).filter_by(kind=CallKind.AWAY, holiday=call.holiday, game=call.game)
    later = await connection.execute(query.where(CALL.c.id > call.id).limit(1))
    return call.kind == CallKind.AWAY and later.first() is not None


async def look_at_all_messages(connection: Connection) -> None:
    """Mark every message that asks for something to be looked at."""
    await connection.execute(update(CALL).filter_by(asks=True).values(stale=True))


async def settle_call(connection: Connection, call: int, left: Sequence[tuple[int, int]]) -> None:
    """Write down that a call's message asks only for what is `left`."""
    waits = {"waits": left} if left else {}
    await connection.execute(update(CALL).filter_by(id=call).values(asks=bool(left), **waits))
