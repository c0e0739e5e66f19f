"""Connections to PostgreSQL through which nothing comes any more: nobody waits for them for ever.

A machine that is cut off, or a way that forgets its connections, closes none: each end would wait for the
other. The bot ends its own after a while; the server ends the transactions of whoever says nothing, whose
locks would stop everybody else.
"""

import asyncio
from types import TracebackType
from typing import Protocol, Self, cast

from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection, Dialect
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry

PATIENCE = 10.0
"""Seconds that a transaction of the bot may take, and connecting: far more than any does, and short enough
that a process which reaches the database again is not taken for dead."""

IDLE = 15.0
"""Seconds after which the server ends a transaction in which nobody says anything."""


class Driver(Protocol):
    """What is needed of the driver's connection."""

    def terminate(self) -> None:
        """End the connection at once: whoever waits for it is told so."""
        ...


class Watchdog:
    """`with Watchdog() as dog: ... await dog.watch(connection)`: the connection ends when the block takes too
    long, and whoever waits for it is told that it is closed."""

    def __init__(self) -> None:
        self._bite: asyncio.TimerHandle | None = None

    def __enter__(self) -> Self:
        """Watch nothing yet."""
        return self

    async def watch(self, connection: AsyncConnection) -> None:
        """Watch a connection until the block ends."""
        raw = (await connection.get_raw_connection()).driver_connection
        self._bite = asyncio.get_running_loop().call_later(PATIENCE, cast(Driver, raw).terminate)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go."""
        if self._bite is not None:
            self._bite.cancel()


class Minded(Protocol):
    """What is needed of a store."""

    engine: AsyncEngine
    shared: bool
    minded: bool


async def mind_silence(store: Minded) -> None:
    """From now on end a store's transactions that take too long; only on PostgreSQL. Connections there are,
    are closed."""
    if store.shared:
        event.listen(store.engine.sync_engine, "do_connect", _minded)
        await store.engine.dispose()
        store.minded = True


def _minded(
    dialect: Dialect, record: ConnectionPoolEntry, where: list[str], settings: dict[str, object]
) -> DBAPIConnection | None:
    del dialect, record, where
    given = settings.get("server_settings")
    settings["timeout"] = PATIENCE
    settings["server_settings"] = {
        **(given if isinstance(given, dict) else {}),
        "idle_in_transaction_session_timeout": f"{int(IDLE * 1000)}",
        "tcp_keepalives_idle": f"{int(IDLE)}",
        "tcp_keepalives_interval": "5",
        "tcp_keepalives_count": "3",
        "tcp_user_timeout": f"{int(2 * IDLE * 1000)}",
    }
    return None
