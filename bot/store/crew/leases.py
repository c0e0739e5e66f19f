"""Leases: what one of several processes has taken to do, so that none does it besides. Only on PostgreSQL.

A lease holds as long as its holder lives, which it says at each beat (`workers.py`): nothing else has to be
renewed. All times are the database's. Within work that was taken, each transaction asks first whether it is
still held: a process that slept beyond its time writes nothing of it.
"""

from collections.abc import Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import delete, exists, func, literal_column, select

from bot.errors.trouble import LeaseLost
from bot.store.connection import Connection
from bot.store.rows.crew import LEASE, WORKER
from bot.store.values import same


class Work(StrEnum):
    """Kinds of work that one process takes at a time; the key says which of them."""

    LANE = "lane"
    """What the outbox holds for a channel: posts stay in order."""
    CRY = "cry"
    """The searches of a channel."""
    CALL = "call"
    TIMER = "timer"
    """What the end of a clock does."""
    HOLIDAY = "holiday"
    """A person's holiday that begins or ends."""
    SEATS = "seats"
    """The computer seats of a game."""
    VOTE = "vote"
    """A game's vote whose time is up."""
    ANALYSIS = "analysis"


@dataclass(frozen=True, slots=True)
class Lease:
    """A piece of work and the process that took it."""

    kind: Work
    key: int
    holder: str


HELD: ContextVar[Lease | None] = ContextVar("held", default=None)
"""What the present task works on by a lease; None: something that needs none."""

ALIVE = exists().where(
    WORKER.c.name == literal_column("lease.holder"), WORKER.c.until > func.clock_timestamp()
)
"""Whether the holder of the row of `lease` that is looked at lives. Named as text: as a column, the table
would be read once more, as it was when the statement began."""


async def take(connection: Connection, holder: str, kind: Work, keys: Sequence[int]) -> set[int]:
    """Take work that nobody else alive holds; which of it was to be had.

    A process does one thing of a kind and key at a time by itself: what it holds already it may take again.
    """
    from sqlalchemy.dialects.postgresql import (
        insert,
    )  # two megabytes that one process on SQLite has no use for

    if not keys:
        return set()
    # In order, so that two who take the same do not wait for each other.
    rows = [{"kind": kind, "key": each, "holder": holder} for each in sorted(set(keys))]
    statement = insert(LEASE).values(rows)
    statement = statement.on_conflict_do_update(
        index_elements=[LEASE.c.kind, LEASE.c.key],
        set_={"holder": statement.excluded.holder},
        where=(LEASE.c.holder == holder) | ~ALIVE,
    )
    return set((await connection.execute(statement.returning(LEASE.c.key))).scalars())


async def give_back(connection: Connection, holder: str, kind: Work, keys: Sequence[int]) -> set[int]:
    """End leases; those among them that were still held."""
    mine = delete(LEASE).filter_by(kind=kind, holder=holder).where(LEASE.c.key.in_(keys))
    return set((await connection.execute(mine.returning(LEASE.c.key))).scalars())


_MINE = select(LEASE.c.key).where(*same(LEASE, "kind", "key", "holder"), ALIVE)
_MINE_TO_THE_END = _MINE.with_for_update(read=True)


async def check(connection: Connection, lease: Lease, *, to_write: bool = True) -> None:
    """Whether a lease holds; `to_write`: nobody else can take it before the transaction ends.

    Raises:
        LeaseLost: it does not.
    """
    mine = {"of_kind": lease.kind, "of_key": lease.key, "of_holder": lease.holder}
    query = _MINE_TO_THE_END if to_write else _MINE
    if (await connection.execute(query, mine)).first() is None:
        raise LeaseLost


async def taken(connection: Connection, kind: Work) -> set[int]:
    """What of a kind is held by somebody alive."""
    return set((await connection.execute(select(LEASE.c.key).filter_by(kind=kind).where(ALIVE))).scalars())
