"""Connections lent for a block, and given back in any case."""

from types import TracebackType

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import QueuePool

from bot.store.drivers.trips import OneTrip


class Lent:
    """`async with Lent(engine) as connection`: as `engine.connect()`, but given back at once where that waits
    for nothing.

    Otherwise a task of its own does it, which nobody's being cancelled cuts short; it costs more than all the
    rest of a lending.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._connection = engine.connect()

    async def __aenter__(self) -> AsyncConnection:
        """The connection."""
        return await self._connection.start()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Give it back; what was not committed is rolled back."""
        if _waits_for_nothing(self._connection):
            await self._connection.close()
        else:
            await self._connection.__aexit__(kind, error, trace)


def _waits_for_nothing(connection: AsyncConnection) -> bool:
    """Whether a connection can be given back at once: the file's thread is idle, and the pool has room."""
    here = connection.sync_connection
    if here is None or here.closed or here.invalidated:
        return False
    driver, pool = here.connection.driver_connection, here.engine.pool
    return (
        isinstance(driver, OneTrip) and driver.idle and isinstance(pool, QueuePool) and pool.overflow() <= 0
    )
