"""The tables of results, ratings, and of those who are not counted."""

from datetime import datetime

from sqlalchemy import BigInteger, Column, Text
from sqlmodel import Field, SQLModel

from bot.store.models import Utc

EVERYWHERE = 0
"""In the place of a server: all of them together."""


def _key() -> Column[int]:
    """One of Discord's ids as a part of the primary key."""
    return Column(BigInteger(), primary_key=True, autoincrement=False)


class ResultRow(SQLModel, table=True):
    """How a game ended for one person; of several seats the best one."""

    __tablename__ = "result"

    game: int = Field(foreign_key="game.id", primary_key=True)
    person: int = Field(sa_column=Column(BigInteger(), primary_key=True, autoincrement=False, index=True))
    guild: int | None = Field(default=None, sa_column=Column(BigInteger(), nullable=True))
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
    waits: str = Field(default="[]", sa_column=Column(Text(), nullable=False))
    """JSON list: the seconds others waited for each of the person's turns and answers."""
    ended: datetime = Field(sa_column=Column(Utc(), nullable=False))


class RatingRow(SQLModel, table=True):
    """How strong a person is at a title, among the people of a server or (guild 0) everywhere."""

    __tablename__ = "rating"

    person: int = Field(sa_column=_key())
    title: str = Field(primary_key=True)
    guild: int = Field(sa_column=_key())
    mu: float
    sigma: float
    games: int
    """Rated games it comes from."""


class UncountedRow(SQLModel, table=True):
    """Somebody who wants no statistics of themselves."""

    __tablename__ = "uncounted"

    person: int = Field(sa_column=_key())
    since: datetime = Field(sa_column=Column(Utc(), nullable=False))
