"""The tables about calls. Times are UTC; lengths of time are stored in minutes."""

from datetime import datetime, time, timedelta

from sqlalchemy import Index, UniqueConstraint
from sqlmodel import Field

from bot.store.rows.columns import Minutes, OfDay, Row, key, listed, moment, snowflake, table_of


class TimerRow(Row, table=True):
    """The one timer table: somebody a game waits for, or a holiday that begins or ends."""

    __tablename__ = "timer"
    __table_args__ = (
        UniqueConstraint("game", "person"),
        UniqueConstraint("holiday", name="one_timer_per_holiday"),
        Index("ix_timer_person", "person"),
    )

    id: int | None = Field(default=None, primary_key=True)
    game: int | None = None
    """None: it is about a holiday."""
    holiday: int | None = None
    """The person's holiday that it is about."""
    person: int = Field(sa_column=snowflake())
    due: datetime | None = Field(default=None, sa_column=moment(nullable=True, index=True))
    """When to look at it next; None: nothing follows by itself."""
    since: datetime = Field(sa_column=moment())
    mark: int = 0
    """Entries the game's log had then: with game and person the name of this very wait."""
    in_turn: bool = True
    acted: datetime | None = Field(default=None, sa_column=moment(nullable=True))
    sent: int = 0
    last: datetime | None = Field(default=None, sa_column=moment(nullable=True))
    nudged: bool = False
    silent: bool = False
    snoozed: datetime | None = Field(default=None, sa_column=moment(nullable=True))
    patience: datetime | None = Field(default=None, sa_column=moment(nullable=True))
    given_up: bool = False
    clock_ended: bool = False
    overdue: bool = False
    asked: datetime | None = Field(default=None, sa_column=moment(nullable=True))
    pause: int = 0
    """In seconds."""
    warned: datetime | None = Field(default=None, sa_column=moment(nullable=True))
    extended: int = 0
    """In seconds."""
    bank: int | None = None
    """In seconds."""


class CallRow(Row, table=True):
    """A call to be sent, written with the timers it is for; its id is the message's nonce."""

    __tablename__ = "call"

    id: int | None = Field(default=None, primary_key=True)
    kind: str
    """What it says: see `bot.store.calls.calls.CallKind`."""
    person: int = Field(sa_column=snowflake(index=True))
    """Whom it calls, or whom it is about."""
    game: int | None = Field(default=None, index=True)
    """The game it is about, the first of several; None: none."""
    waits: tuple[tuple[int, int], ...] = Field(default=(), sa_column=listed())
    """JSON list of [game, mark]: what is waited for."""
    holiday: int | None = None
    """The holiday it is about."""
    ending: str | None = None
    """What the end of a clock did, where it tells of that."""
    entries: tuple[int, ...] = Field(default=(), sa_column=listed())
    """JSON list: numbers of the log entries it tells of."""
    guild: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    channel: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    """None: a direct message."""
    why: str = ""
    """For people who ask why they were called, and for administrators."""
    made: datetime = Field(sa_column=moment())
    due: datetime = Field(sa_column=moment())
    attempts: int = 0
    tried: datetime | None = Field(default=None, sa_column=moment(nullable=True))
    message: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    place: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    """The channel its message is in: not always where it was to go."""
    asks: bool = Field(default=False, index=True)
    """Its message asks for something that is not known to be settled."""
    stale: bool = Field(default=False, index=True)
    """What it asks for may have been settled: the message is to be looked at."""
    done: bool = Field(default=False, index=True)


class PaceRow(Row, table=True):
    """What a table has settled about calls; without a row the usual holds."""

    __tablename__ = "pace"

    game: int = Field(foreign_key="game.id", primary_key=True)
    first: timedelta = Field(sa_type=Minutes)
    growth: int
    most: int
    place: str
    clock: timedelta | None = Field(default=None, sa_type=Minutes)
    ends: str
    answers: timedelta | None = Field(default=None, sa_type=Minutes)
    extension: timedelta | None = Field(default=None, sa_type=Minutes)
    credit: timedelta | None = Field(default=None, sa_type=Minutes)
    weekends: bool = False
    hour: time | None = Field(default=None, sa_type=OfDay)
    zone: str | None = None


class PauseRow(Row, table=True):
    """A time for which a whole table has agreed to pause; those that are over stay, as clocks count them."""

    __tablename__ = "pause"

    id: int | None = Field(default=None, primary_key=True)
    game: int = Field(foreign_key="game.id", index=True)
    begins: datetime = Field(sa_column=moment())
    ends: datetime = Field(sa_column=moment())


class ClockRow(Row, table=True):
    """What a person has of their clock in a game, from turn to turn."""

    __tablename__ = "clock"

    game: int = Field(foreign_key="game.id", primary_key=True)
    person: int = Field(sa_column=key(index=True))
    extended: bool = False
    """Whether they have had the one extension of this game."""
    left: int | None = None
    """Seconds in their bank; None: none was begun."""
    turn: int | None = None
    """The turn for which the bank was last credited."""


class HabitsRow(Row, table=True):
    """What a person has said about being called, and about what they alone are shown."""

    __tablename__ = "habits"

    person: int = Field(sa_column=key())
    zone: str | None = None
    wakes: time | None = Field(default=None, sa_type=OfDay)
    sleeps: time | None = Field(default=None, sa_type=OfDay)
    interval: timedelta | None = Field(default=None, sa_type=Minutes)
    place: str | None = None
    language: str | None = None
    pictures: bool = True
    guide: bool = False
    forewarned: bool = False
    reliable: bool = False
    direct: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    """The channel of direct messages with them, once it is known."""


TIMER = table_of(TimerRow)
CALL = table_of(CallRow)
PACE = table_of(PaceRow)
PAUSE = table_of(PauseRow)
CLOCK = table_of(ClockRow)
HABITS = table_of(HabitsRow)
