"""The tables for finding players."""

from datetime import datetime

from sqlalchemy import BigInteger, Column
from sqlmodel import Field, SQLModel

from bot.store.models import Utc


def _time() -> Column[datetime]:
    return Column(Utc(), nullable=False)


class SeekingRow(SQLModel, table=True):
    """Somebody looks for players. Every change raises `revision`; `shown` is the one its message shows."""

    __tablename__ = "seeking"

    id: int | None = Field(default=None, primary_key=True)
    guild: int = Field(sa_column=Column(BigInteger(), nullable=False))
    channel: int = Field(sa_column=Column(BigInteger(), nullable=False))
    title: str
    seats: int
    pace: str
    """`sitting`, `daily` or `slow`."""
    language: str
    host: int = Field(sa_column=Column(BigInteger(), nullable=False))
    host_name: str
    created: datetime = Field(sa_column=_time())
    ends: datetime = Field(sa_column=_time())
    status: str = Field(index=True)
    """`open`, `opened` (its table is), `over` or `withdrawn`."""
    game: int | None = Field(default=None, foreign_key="game.id")
    revision: int = 1
    shown: int = 0
    called: bool = False
    """Whether those who answered were told that the table is open."""
    message: int | None = Field(default=None, sa_column=Column(BigInteger(), nullable=True))


class SeekerRow(SQLModel, table=True):
    """Somebody who has answered; the one who looks is the first."""

    __tablename__ = "seeker"

    seeking: int = Field(foreign_key="seeking.id", primary_key=True)
    person: int = Field(sa_column=Column(BigInteger(), primary_key=True, autoincrement=False))
    name: str
    at: datetime = Field(sa_column=_time())
