"""The processes that share one database: each says at every beat that it lives, and buries who does no more.

What a dead one had begun is due again at once. Only on PostgreSQL; all times are the database's.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, func, insert, select, update

from bot.store.connection import Connection
from bot.store.crew.leases import Work
from bot.store.rows.calls import CALL, TIMER
from bot.store.rows.crew import LEASE, WORKER
from bot.store.rows.games import OUTBOX
from bot.store.values import all_of

LIVES = timedelta(seconds=20)
"""How long after its last beat a process counts as dead."""

ENDED = datetime(1970, 1, 1, tzinfo=UTC)
"""Until when a process lives that has said that it ends: nobody is found dead at that moment."""


@dataclass(frozen=True, slots=True)
class Worker:
    """A process that lives."""

    name: str
    shards: str


@dataclass(frozen=True, slots=True)
class Beat:
    """What a beat has found."""

    known: bool
    """Whether the process still counted among the living; False: others have buried it."""
    now: datetime
    """The database's time."""
    living: tuple[Worker, ...] = ()
    buried: tuple[str, ...] = ()
    """The dead whose work is due again now."""
    ended: tuple[str, ...] = ()
    """The same of those who had said that they end."""


async def begin(connection: Connection, worker: Worker) -> datetime:
    """Count among the living from now on; the database's time."""
    until = func.clock_timestamp() + LIVES
    await connection.execute(insert(WORKER).values(name=worker.name, shards=worker.shards, until=until))
    now: datetime = (await connection.execute(select(func.clock_timestamp()))).scalar_one()
    return now


async def beat(connection: Connection, name: str, due: datetime) -> Beat:
    """Say that a process lives, bury the dead, see who else lives; what the dead had begun is `due` then."""
    mine = update(WORKER).filter_by(name=name).values(until=func.clock_timestamp() + LIVES)
    known = (await connection.execute(mine)).rowcount == 1
    now: datetime = (await connection.execute(select(func.clock_timestamp()))).scalar_one()
    if not known:
        return Beat(known, now)
    # Whoever was stopped since the first statement is late, too, and does not bury itself.
    late = select(WORKER.c.name).where(WORKER.c.until <= func.clock_timestamp(), WORKER.c.name != name)
    dead = delete(WORKER).where(WORKER.c.name.in_(late.with_for_update(skip_locked=True)))
    gone = (await connection.execute(dead.returning(WORKER.c.name, WORKER.c.until))).all()
    buried = tuple(name for name, until in gone if until != ENDED)
    ended = tuple(name for name, until in gone if until == ENDED)
    await _make_due(connection, due)
    living = await all_of(connection, Worker, select(WORKER).order_by(WORKER.c.name))
    return Beat(known, now, tuple(living), buried, ended)


async def end(connection: Connection, name: str) -> None:
    """Let others take over at once: the process ends."""
    await connection.execute(update(WORKER).filter_by(name=name).values(until=ENDED))


async def _make_due(connection: Connection, due: datetime) -> None:
    """End the leases of those who are dead; what they had begun is to be done again."""
    dead = delete(LEASE).where(LEASE.c.holder.not_in(select(WORKER.c.name)))
    found = (await connection.execute(dead.returning(LEASE.c.kind, LEASE.c.key))).all()

    def keys(kind: Work) -> Sequence[int]:
        return [key for each, key in found if each == kind]

    for statement, column, kind in (
        (update(OUTBOX).filter_by(done=False), OUTBOX.c.channel, Work.LANE),
        (update(CALL).filter_by(done=False), CALL.c.id, Work.CALL),
        (update(TIMER), TIMER.c.id, Work.TIMER),
    ):
        if keys(kind):
            await connection.execute(statement.where(column.in_(keys(kind))).values(due=due))
