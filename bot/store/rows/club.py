"""The tables of results, ratings, those who are not counted, and searches for players."""

from datetime import datetime

from sqlmodel import Field

from bot.store.rows.columns import Row, key, listed, moment, snowflake, table_of

EVERYWHERE = 0
"""In the place of a server: all of them together."""


class ResultRow(Row, table=True):
    """How a game ended for one person; of several seats the best one."""

    __tablename__ = "result"

    game: int = Field(foreign_key="game.id", primary_key=True)
    person: int = Field(sa_column=key(index=True))
    guild: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    title: str
    seat: int
    rank: int
    """1 is best; equals share it."""
    seats: int
    score: int
    goal: int | None = None
    """The score that wins, where there is one."""
    won: bool
    conceded: bool
    rated: bool
    waits: tuple[int, ...] = Field(default=(), sa_column=listed())
    """JSON list: the seconds others waited for each of the person's turns and answers."""
    ended: datetime = Field(sa_column=moment())


class RatingRow(Row, table=True):
    """How strong a person is at a title, among the people of a server or (guild 0) everywhere."""

    __tablename__ = "rating"

    person: int = Field(sa_column=key())
    title: str = Field(primary_key=True)
    guild: int = Field(sa_column=key())
    mu: float
    sigma: float
    games: int
    """Rated games it comes from."""


class UncountedRow(Row, table=True):
    """Somebody who wants no statistics of themselves."""

    __tablename__ = "uncounted"

    person: int = Field(sa_column=key())
    since: datetime = Field(sa_column=moment())


class SeekingRow(Row, table=True):
    """Somebody looks for players. Every change raises `revision`; `shown` is the one its message shows."""

    __tablename__ = "seeking"

    id: int | None = Field(default=None, primary_key=True)
    guild: int = Field(sa_column=snowflake())
    channel: int = Field(sa_column=snowflake())
    title: str
    seats: int
    pace: str
    """`sitting`, `daily` or `slow`."""
    language: str
    host: int = Field(sa_column=snowflake())
    host_name: str
    created: datetime = Field(sa_column=moment())
    ends: datetime = Field(sa_column=moment())
    status: str = Field(index=True)
    """`open`, `opened` (its table is), `over` or `withdrawn`."""
    game: int | None = Field(default=None, foreign_key="game.id")
    revision: int = 1
    shown: int = 0
    called: bool = False
    """Whether those who answered were told that the table is open."""
    message: int | None = Field(default=None, sa_column=snowflake(nullable=True))


class SeekerRow(Row, table=True):
    """Somebody who has answered; the one who looks is the first."""

    __tablename__ = "seeker"

    seeking: int = Field(foreign_key="seeking.id", primary_key=True)
    person: int = Field(sa_column=key())
    name: str
    at: datetime = Field(sa_column=moment())


RESULT = table_of(ResultRow)
RATING = table_of(RatingRow)
UNCOUNTED = table_of(UncountedRow)
SEEKING = table_of(SeekingRow)
SEEKER = table_of(SeekerRow)
