"""The time, as given to everything that waits for it: tests give one that they move themselves."""

import asyncio
import contextlib
from datetime import UTC, datetime, timedelta
from typing import Protocol

LONGEST_SLEEP = timedelta(minutes=1)
"""Between two looks at the time: a computer that was suspended, or set right, is noticed that soon."""


class Clock(Protocol):
    """Tells the time and waits for it."""

    def now(self) -> datetime:
        """The time, with its zone."""
        ...

    async def wait_until(self, when: datetime | None, wake: asyncio.Event) -> None:
        """Return when the time has come or the event is set; None: only the event counts."""
        ...


class SystemClock:
    """The computer's clock."""

    def now(self) -> datetime:
        """The time in UTC."""
        return datetime.now(UTC)

    async def wait_until(self, when: datetime | None, wake: asyncio.Event) -> None:
        """Sleep, and look at the time now and then."""
        while not wake.is_set() and (when is None or self.now() < when):
            left = LONGEST_SLEEP if when is None else min(LONGEST_SLEEP, when - self.now())
            # Not wait_for: up to Python 3.11 it can swallow being cancelled.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.01, left.total_seconds())):
                    await wake.wait()


class SharedClock(SystemClock):
    """The time as several processes agree on it: the computer's clock, often set by the database's."""

    def __init__(self) -> None:
        self._behind = timedelta()

    def now(self) -> datetime:
        """The time in UTC."""
        return super().now() + self._behind

    def set_to(self, now: datetime) -> None:
        """It is this late now."""
        self._behind = now - super().now()
