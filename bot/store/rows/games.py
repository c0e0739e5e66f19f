"""The tables of games: seats, logs, the outbox, plans, posts; and what the bot keeps of itself."""

from datetime import datetime

from sqlalchemy import Column, Index, Text, UniqueConstraint, false, text
from sqlmodel import Field

from bot.store.rows.columns import Row, ShortJson, Worded, key, listed, moment, snowflake, table_of
from engine.core.contract import Word


class GameRow(Row, table=True):
    """One game. Every change compares `revision` and raises it; `number` counts its log entries."""

    __tablename__ = "game"
    __table_args__ = (
        Index(
            "one_open_game_per_channel",
            "channel",
            unique=True,
            sqlite_where=text("status in ('lobby', 'running')"),
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    guild: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    channel: int = Field(sa_column=snowflake(index=True))
    title: str
    version: int
    """Of the rules it is played by: those it began under, or those its table agreed to go on under."""
    options: str
    """JSON object of option names and choices."""
    seats: int
    seed: str
    """Hexadecimal, secret until the game is over."""
    setup: str = "[]"
    """JSON list: outcomes of chance in the set-up."""
    status: str = Field(index=True)
    """`lobby`, `running`, `ended` or `called-off`."""
    host: int = Field(sa_column=snowflake())
    host_name: str
    language: str
    number: int = 0
    revision: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    told: int = 0
    """How many entries of the standing line public posts have told."""
    post: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    """The newest public message."""
    forks: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    """Whether those who play may fork it while it goes on."""
    source: int | None = None
    """Of a fork: the game as which it began."""
    source_turn: int | None = None
    """Of a fork: the turn of that game at whose beginning it parted."""
    created: datetime = Field(sa_column=moment())
    started: datetime | None = Field(default=None, sa_column=moment(nullable=True))
    ended: datetime | None = Field(default=None, sa_column=moment(nullable=True))
    advice: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """What the table has settled about advice: `off`, `on`, the last turn with it, or nothing."""
    advised: bool = Field(default=False, sa_column_kwargs={"server_default": "0"})
    """Whether advice was given, or could be had as the table had settled: then it is not rated."""


class ChairRow(Row, table=True):
    """A seat of a game and who holds it: a person, a computer player, or nobody yet."""

    __tablename__ = "chair"

    game: int = Field(foreign_key="game.id", primary_key=True)
    seat: int = Field(primary_key=True)
    person: int | None = Field(default=None, sa_column=snowflake(nullable=True, index=True))
    name: str = ""
    computer: str | None = None
    wish: Word | None = Field(default=None, sa_type=Worded)
    """What was chosen in the lobby, as `kind:id`."""
    kept: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    """For whom a free seat is kept."""


class EntryRow(Row, table=True):
    """One line of a game's log. Only ever added: triggers refuse anything else."""

    __tablename__ = "entry"
    __table_args__ = (UniqueConstraint("game", "number"),)

    id: int | None = Field(default=None, primary_key=True)
    game: int = Field(foreign_key="game.id")
    number: int
    seat: int
    deed: str
    by: str
    person: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    drawn: tuple[int, ...] = Field(default=(), sa_column=listed(ShortJson))
    digest: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """The beginning of the digest of the state it led to; empty in what was played before it was kept."""
    at: datetime = Field(sa_column=moment())


class SnapshotRow(Row, table=True):
    """A game's state after an entry, so that loading is quick. May be thrown away at any time."""

    __tablename__ = "snapshot"

    game: int = Field(foreign_key="game.id", primary_key=True)
    number: int = Field(primary_key=True)
    version: int
    state: str = Field(sa_column=Column(Text(), nullable=False))


class PositionRow(Row, table=True):
    """Where a game stands, whatever rules led there: what replaying its log is compared with."""

    __tablename__ = "position"

    game: int = Field(foreign_key="game.id", primary_key=True)
    number: int
    version: int
    form: str
    """Digest of the form of its state, which is read by position."""
    state: str = Field(sa_column=Column(Text(), nullable=False))


class SeamRow(Row, table=True):
    """Where a game went on under other rules, as its table agreed: from here on it is replayed."""

    __tablename__ = "seam"

    id: int | None = Field(default=None, primary_key=True)
    game: int = Field(foreign_key="game.id", index=True)
    number: int
    version: int
    form: str
    state: str = Field(sa_column=Column(Text(), nullable=False))


class OutboxRow(Row, table=True):
    """Something to be announced, written together with what it tells of."""

    __tablename__ = "outbox"

    id: int | None = Field(default=None, primary_key=True)
    game: int = Field(foreign_key="game.id", index=True)
    channel: int = Field(sa_column=snowflake())
    kind: str
    """What it is about: see `bot.store.posts.outbox.NoticeKind`."""
    number: int
    """Entries the log had: the post tells what happened up to here. Else the number of the vote, the offer,
    the handover or the exchange."""
    about: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """What else the post needs to know, as JSON: for `board` the turn, the place and who asked."""
    created: datetime = Field(sa_column=moment())
    attempts: int = 0
    due: datetime = Field(sa_column=moment())
    message: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    done: bool = Field(default=False, index=True)
    answer: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """Why it could not be posted last: Discord's status and code, or a word; never what either said."""


class OrderRow(Row, table=True):
    """A standing order: how a seat answers a kind of decision, narrowed by facts of it (JSON object)."""

    __tablename__ = "standing_order"
    __table_args__ = (UniqueConstraint("game", "seat", "kind", "about"),)

    id: int | None = Field(default=None, primary_key=True)
    game: int = Field(foreign_key="game.id", index=True)
    seat: int
    kind: str
    about: str
    choice: str


class PlanRow(Row, table=True):
    """Moves a person tries out: the draft has no name, notes have one."""

    __tablename__ = "plan"
    __table_args__ = (UniqueConstraint("game", "person", "name"),)

    id: int | None = Field(default=None, primary_key=True)
    game: int = Field(foreign_key="game.id", index=True)
    person: int = Field(sa_column=snowflake(index=True))
    name: str = ""
    steps: tuple[tuple[int, str], ...] = Field(sa_column=listed())
    """JSON list of pairs: a seat and what it does, in notation."""
    shown: int
    """How many of the steps the person looks at."""
    rest: str = ""
    """What of a typed line could not be read or planned: it can be mended."""
    at: datetime = Field(sa_column=moment())


class NoteRow(Row, table=True):
    """What somebody has noted for themselves about a game."""

    __tablename__ = "note"

    game: int = Field(foreign_key="game.id", primary_key=True)
    person: int = Field(sa_column=key(index=True))
    text: str = Field(sa_column=Column(Text(), nullable=False))
    at: datetime = Field(sa_column=moment())


class AdviceRow(Row, table=True):
    """The turns that somebody was advised to play last: the buttons below them outlive the process."""

    __tablename__ = "advice"

    game: int = Field(foreign_key="game.id", primary_key=True)
    person: int = Field(sa_column=key(index=True))
    number: int
    """Entries of the log when it was asked: it is for that position alone."""
    seat: int
    lines: tuple[tuple[str, ...], ...] = Field(sa_column=listed())
    """JSON list of turns, each a list of actions in notation."""
    at: datetime = Field(sa_column=moment())


class NewsRow(Row, table=True):
    """What a table was told is new in the bot."""

    __tablename__ = "news"

    game: int = Field(foreign_key="game.id", primary_key=True)
    version: str
    """The version whose news it was told last; empty: none."""
    wanted: bool = True
    """Whether it wants to be told."""


class AheadRow(Row, table=True):
    """Moves a seat's holder gave in advance, to be played when the turn comes."""

    __tablename__ = "ahead"

    game: int = Field(foreign_key="game.id", primary_key=True)
    seat: int = Field(primary_key=True)
    person: int = Field(sa_column=snowflake(index=True))
    moves: tuple[str, ...] = Field(sa_column=listed())
    """JSON list of actions in notation."""
    done: int = 0
    """How many of them have been played."""
    watch: tuple[str, ...] = Field(default=(), sa_column=listed(ShortJson))
    """JSON list of words as `kind:id`: if one comes up in what happens, the moves stop."""
    status: str = "waiting"
    """`waiting` for the turn, `playing`, or `stopped`."""
    why: str = ""
    """Why they stopped: `illegal`, `luck`, `otherwise`, or the word that came up as `kind:id`."""
    cases: tuple[tuple[object, ...], ...] = Field(default=(), sa_column=listed())
    """JSON list of what has to happen, with the moves for it: see `bot.store.games.plans.Case`."""
    taken: int | None = None
    """The place of the case that is played; null while it is open."""


class PostRow(Row, table=True):
    """A public post after a turn: which log entries it told first, so that history can link to it."""

    __tablename__ = "post"

    id: int | None = Field(default=None, primary_key=True)
    game: int = Field(foreign_key="game.id", index=True)
    entry: int
    """The number of the last log entry it tells."""
    channel: int = Field(sa_column=snowflake())
    message: int = Field(sa_column=snowflake())
    at: datetime = Field(sa_column=moment())


class ExchangeRow(Row, table=True):
    """A stretch of a game in which people answer each other, told in one message that changes."""

    __tablename__ = "exchange"

    id: int | None = Field(default=None, primary_key=True)
    game: int = Field(foreign_key="game.id", index=True)
    word: Word = Field(sa_type=Worded)
    """What the rulebook calls it, as `kind:id`."""
    began: int
    """Entries of the standing line before the one that opened it."""
    ended: int | None = None
    """Entries with the one that ended it; null while it is on, and where it was taken back."""
    since: int = 0
    """The message tells what came after so many entries."""
    over: bool = False
    message: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    call: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    """The message that calls those who were asked since."""
    called: str = "[]"
    """JSON list: the seats it calls."""
    calling: str = "[]"
    """JSON list of pairs: seats still to be called, and the log entries there were when they were asked."""


class AnalysisRow(Row, table=True):
    """An analysis of a finished game that somebody asked for, and the message that shows it."""

    __tablename__ = "analysis"

    game: int = Field(foreign_key="game.id", primary_key=True)
    message: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    """It says how far it is until it is made."""
    made: bool = False
    at: datetime = Field(sa_column=moment())


class FightEndRow(Row, table=True):
    """The end of a fight, of which whoever holds the seat is told in a message of its own."""

    __tablename__ = "fight_end"

    game: int = Field(foreign_key="game.id", primary_key=True)
    seat: int = Field(primary_key=True)
    entry: int = Field(primary_key=True)
    """The number of the log entry with which it ended."""
    due: datetime | None = Field(default=None, sa_column=moment(nullable=True))
    """From when on it is to be told; null: it has been."""


class GalleryRow(Row, table=True):
    """A channel where a game's boards are posted by themselves."""

    __tablename__ = "gallery"

    game: int = Field(foreign_key="game.id", primary_key=True)
    channel: int = Field(sa_column=key())
    every: str
    """`turn`, `round` or `end`."""


class FaultRow(Row, table=True):
    """A fault of ours with enough to replay it."""

    __tablename__ = "fault"

    id: int | None = Field(default=None, primary_key=True)
    game: int | None = None
    number: int = 0
    seat: int | None = None
    deed: str = ""
    error: str = Field(sa_column=Column(Text(), nullable=False))
    at: datetime = Field(sa_column=moment())


class SettingRow(Row, table=True):
    """What the bot remembers of itself: the hash of its registered commands."""

    __tablename__ = "setting"

    name: str = Field(primary_key=True)
    value: str


GAME = table_of(GameRow)
CHAIR = table_of(ChairRow)
ENTRY = table_of(EntryRow)
SNAPSHOT = table_of(SnapshotRow)
POSITION = table_of(PositionRow)
SEAM = table_of(SeamRow)
OUTBOX = table_of(OutboxRow)
ORDER = table_of(OrderRow)
PLAN = table_of(PlanRow)
AHEAD = table_of(AheadRow)
ADVICE = table_of(AdviceRow)
NOTE = table_of(NoteRow)
NEWS = table_of(NewsRow)
POST = table_of(PostRow)
EXCHANGE = table_of(ExchangeRow)
ANALYSIS = table_of(AnalysisRow)
FIGHT_END = table_of(FightEndRow)
GALLERY = table_of(GalleryRow)
FAULT = table_of(FaultRow)
SETTING = table_of(SettingRow)
