"""What PostgreSQL tells of other processes' writing, over a connection of its own: LISTEN and NOTIFY."""

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Protocol, Self, cast

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Store

CHANNEL = "keryx"
"""On which triggers speak (`migrations/versions/0026_several_processes.py`)."""

PATIENCE = 10.0
"""Seconds after which a connection that does not answer is given up."""

Listener = Callable[[object, int, str, object], None]


class Driver(Protocol):
    """What is needed of the driver's connection."""

    async def add_listener(self, channel: str, heard: Listener) -> None:
        """Call `heard` with whatever is said."""
        ...

    def add_termination_listener(self, ended: Callable[[object], None]) -> None:
        """Call `ended` when the connection has."""
        ...

    async def execute(self, query: str) -> str:
        """Have a query answered."""
        ...

    def terminate(self) -> None:
        """End the connection at once."""
        ...


class Hearing:
    """`async with Hearing(store, heard) as hearing`: everything that is said within the block is heard.

    Raises:
        StoreTrouble: the database cannot be reached.
    """

    def __init__(self, store: Store, heard: Callable[[str], None]) -> None:
        self._store = store
        self._heard = heard
        self._ended = asyncio.Event()
        self._connection: AsyncConnection
        self._driver: Driver

    async def __aenter__(self) -> Self:
        """Begin to listen."""
        with self._store.trouble_told():
            self._connection = await self._store.engine.connect()
            raw = (await self._connection.get_raw_connection()).driver_connection
            self._driver = cast(Driver, raw)
            self._driver.add_termination_listener(lambda _: self._ended.set())
            await self._driver.add_listener(CHANNEL, lambda _, __, ___, said: self._heard(str(said)))
        return self

    async def lost(self, every: float) -> None:
        """Return when the connection is lost; every so many seconds it is asked whether it still is there."""
        while not self._ended.is_set():
            try:
                async with asyncio.timeout(every):
                    await self._ended.wait()
            except TimeoutError:
                if not await self._answers():
                    return

    async def _answers(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._driver.execute("select 1")
        except Exception:  # whatever it is: another connection is made
            return False
        return True

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Listen no more."""
        self._driver.terminate()
        await self._connection.invalidate()
        await self._connection.close()
