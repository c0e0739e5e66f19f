"""Work that a process takes for itself while it does it, whoever else shares the database.

With SQLite there is nobody else: everything may be done, and nothing is asked or written.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import structlog

from bot.errors.trouble import StoreTrouble
from bot.store.connection import Connection
from bot.store.crew import leases
from bot.store.crew.leases import HELD, Lease, Work
from bot.store.database import Store

log = structlog.get_logger(__name__)


@asynccontextmanager
async def taken(store: Store, kind: Work, key: int) -> AsyncIterator[bool]:
    """Whether a piece of work is this process's to do, and no other's within the block.

    What is written within it is written only as long as that holds.
    """
    holder = store.holder
    if holder is None:
        yield True
    elif await store.write(take, store, kind, [key]):
        async with carried(store, Lease(kind, key, holder)):
            yield True
    else:
        yield False


async def take(connection: Connection, store: Store, kind: Work, keys: Sequence[int]) -> set[int]:
    """Take work together with what else is written; which of it is this process's to do now."""
    if store.holder is None:
        return set(keys)
    ours = await leases.take(connection, store.holder, kind, keys)
    store.owed = [each for each in store.owed if each.kind != kind or each.key not in ours]
    return ours


@asynccontextmanager
async def carried(store: Store, lease: Lease | None, *, kept: bool = False) -> AsyncIterator[None]:
    """Work on what was taken already, and give it back in the end unless it is `kept`; None: it needed not be
    taken."""
    if lease is None:
        yield
        return
    token = HELD.set(lease)
    try:
        yield
    finally:
        HELD.reset(token)
        if not kept:
            await give_back(store, lease)


async def give_back(store: Store, lease: Lease) -> None:
    """End a lease now, or at the next beat."""
    try:
        await store.write(leases.give_back, lease.holder, lease.kind, [lease.key])
    except StoreTrouble as error:
        log.warning("work is given back later", kind=lease.kind, key=lease.key, why=error.key)
        store.owed.append(lease)


async def check_held(store: Store) -> None:
    """Whether what is worked on now is still this process's to do.

    Raises:
        LeaseLost: another one has taken it over.
        StoreBusy: it cannot be found out.
    """
    lease = HELD.get()
    if lease is not None:
        await store.read(leases.check, lease, to_write=False)


def lease_for(store: Store, kind: Work, key: int) -> Lease | None:
    """The lease of work that was taken together with other; None: nobody else takes any."""
    return None if store.holder is None else Lease(kind, key, store.holder)
