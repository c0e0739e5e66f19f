"""The tables of the processes that share one database: who lives, and who does what. On SQLite empty."""

from datetime import datetime

from sqlalchemy import Column, String
from sqlmodel import Field

from bot.store.rows.columns import Row, key, moment, table_of


class WorkerRow(Row, table=True):
    """A process that works, as long as it says so again and again."""

    __tablename__ = "worker"

    name: str = Field(primary_key=True)
    shards: str = ""
    """Which of Discord's shards it holds, as `0-3/8`; empty: all."""
    until: datetime = Field(sa_column=moment())
    """When it counts as dead if it says nothing more, by the database's clock."""


class LeaseRow(Row, table=True):
    """A piece of work that one process has taken. It holds as long as that process lives."""

    __tablename__ = "lease"

    kind: str = Field(sa_column=Column(String(), primary_key=True))
    key: int = Field(sa_column=key())
    """Which of its kind: a channel, a game, a call."""
    holder: str = Field(index=True)


WORKER = table_of(WorkerRow)
LEASE = table_of(LeaseRow)
