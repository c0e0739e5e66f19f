"""Keeps a pace: so many starts a second, one after another."""

import asyncio
from collections.abc import Callable

RATE = 46.0
"""Requests a second for calls, of the fifty that Discord takes: the rest is for posts and answers."""

HASTE = 48.5
"""The most a second while a delay is made good."""

LATEST = 2.0
"""Seconds of delay that are made good; longer ones are given up."""


class Pacer:
    """Hands out turns, each a little after the one before."""

    def __init__(
        self, rate: float = RATE, haste: float = HASTE, now: Callable[[], float] | None = None
    ) -> None:
        self._gap, self._least = 1 / rate, 1 / haste
        self._now = now
        self._next = 0.0
        """When the next turn would be if all had been on time."""
        self._last = 0.0

    def reserve(self) -> float:
        """Take a turn; how many seconds to wait for it."""
        now = asyncio.get_running_loop().time() if self._now is None else self._now()
        begins = max(now, self._next, self._last + self._least)
        late = now - self._next
        self._next = (begins if late > LATEST else self._next) + self._gap
        self._last = begins
        return begins - now

    async def turn(self) -> None:
        """Wait for one's turn."""
        await asyncio.sleep(self.reserve())
