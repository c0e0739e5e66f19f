"""A clock that tests move."""

import asyncio
import contextlib
from datetime import UTC, datetime, timedelta

START = datetime(2026, 3, 2, 9, tzinfo=UTC)  # a Monday


class MovedClock:
    """Stands still until it is moved."""

    def __init__(self, start: datetime = START) -> None:
        self.time = start
        self._moved = asyncio.Event()
        self._resting: list[tuple[datetime | None, asyncio.Event]] = []

    @property
    def resting(self) -> bool:
        """Whether somebody waits, and for a time that has not come."""
        return bool(self._resting) and all(
            not wake.is_set() and (when is None or self.time < when) for when, wake in self._resting
        )

    def now(self) -> datetime:
        return self.time

    async def wait_until(self, when: datetime | None, wake: asyncio.Event) -> None:
        while not wake.is_set() and (when is None or self.time < when):
            self._moved.clear()
            waiting = [asyncio.create_task(each.wait()) for each in (self._moved, wake)]
            self._resting.append((when, wake))
            try:
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            finally:
                self._resting.remove((when, wake))
                for task in waiting:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await task

    def move(self, **much: float) -> None:
        self.time += timedelta(**much)
        self._moved.set()
