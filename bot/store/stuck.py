"""What waits in the database for longer than it should, for whoever runs the bot. Nothing is changed."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import or_, select

from bot.store.club.seekings import OPEN
from bot.store.connection import Connection
from bot.store.games.games import IS_OPEN, StoredGame
from bot.store.rows.calls import CALL, PAUSE, TIMER
from bot.store.rows.club import SEEKING
from bot.store.rows.games import GAME, OUTBOX
from bot.store.rows.people import HOLIDAY
from bot.store.values import all_of


@dataclass(frozen=True, slots=True)
class LatePost:
    """A notice that is not posted. What each field says stands at `OutboxRow`."""

    game: int
    channel: int
    kind: str
    created: datetime
    due: datetime
    attempts: int
    answer: str


@dataclass(frozen=True, slots=True)
class LateCall:
    """A call that is not sent. What each field says stands at `CallRow`."""

    id: int
    kind: str
    game: int | None
    channel: int | None
    made: datetime
    attempts: int


@dataclass(frozen=True, slots=True)
class LateTimer:
    """A wait, or a holiday, that should have been looked at."""

    game: int | None
    due: datetime


@dataclass(frozen=True, slots=True)
class LateSearch:
    """A search for players whose time is up, or that is not shown as it stands."""

    id: int
    channel: int
    title: str
    created: datetime
    ends: datetime
    revision: int
    shown: int


@dataclass(frozen=True, slots=True)
class Leave:
    """A game whose table pauses, or waits for somebody who is on holiday."""

    game: int
    begins: datetime
    ends: datetime


@dataclass(frozen=True, slots=True)
class Waits:
    """Everything that waits, as it stands at one moment."""

    games: tuple[StoredGame, ...]
    """All open games."""
    posts: tuple[LatePost, ...]
    calls: tuple[LateCall, ...]
    timers: tuple[LateTimer, ...]
    searches: tuple[LateSearch, ...]
    pauses: tuple[Leave, ...]
    holidays: tuple[Leave, ...]


async def waits(connection: Connection, now: datetime, due: datetime) -> Waits:
    """What waits: posts that were tried in vain, and what should have been done when it was `due`."""
    waiting = select(OUTBOX).filter_by(done=False)
    posts = waiting.where(or_(OUTBOX.c.answer != "", OUTBOX.c.created < due)).order_by(OUTBOX.c.id)
    unsent = select(CALL).filter_by(done=False)
    calls = unsent.where(or_(CALL.c.attempts > 1, CALL.c.due < due)).order_by(CALL.c.id)
    timers = select(TIMER).where(TIMER.c.due < due).order_by(TIMER.c.due)
    late = or_(SEEKING.c.ends < due, SEEKING.c.shown < SEEKING.c.revision)
    searches = select(SEEKING).filter_by(status=OPEN).where(late, SEEKING.c.created < due)
    paused = select(PAUSE).where(PAUSE.c.begins <= now, PAUSE.c.ends > now).order_by(PAUSE.c.id)
    # Whom a game waits for has a timer there: whoever plays instead of them, where somebody does.
    away = (
        select(TIMER.c.game, HOLIDAY.c.begins, HOLIDAY.c.ends)
        .join(HOLIDAY, HOLIDAY.c.person == TIMER.c.person)
        .where(TIMER.c.game.is_not(None), HOLIDAY.c.begins <= now, HOLIDAY.c.ends > now)
        .where(HOLIDAY.c.over.is_(False))
        .order_by(TIMER.c.game)
    )
    return Waits(
        games=tuple(await all_of(connection, StoredGame, select(GAME).where(IS_OPEN).order_by(GAME.c.id))),
        posts=tuple(await all_of(connection, LatePost, posts)),
        calls=tuple(await all_of(connection, LateCall, calls)),
        timers=tuple(await all_of(connection, LateTimer, timers)),
        searches=tuple(await all_of(connection, LateSearch, searches.order_by(SEEKING.c.id))),
        pauses=tuple(await all_of(connection, Leave, paused)),
        holidays=tuple(await all_of(connection, Leave, away)),
    )
