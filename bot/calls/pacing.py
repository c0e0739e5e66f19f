"""Keeps a pace: so many starts a second, one after another."""

import asyncio
from collections.abc import Callable

RATE = 46.0
"""Requests a second for calls, of the fifty that Discord takes: the rest is for posts and answers."""


class Pacer:
    """Hands out turns, each a little after the one before. Unused ones are not saved up."""

    def __init__(self, rate: float = RATE, now: Callable[[], float] | None = None) -> None:
        self._gap = 1 / rate
        self._now = now
        self._next = 0.0

    def reserve(self) -> float:
        """Take a turn; how many seconds to wait for it."""
        now = asyncio.get_running_loop().time() if self._now is None else self._now()
        begins = max(now, self._next)
        self._next = begins + self._gap
        return begins - now

    async def turn(self) -> None:
        """Wait for one's turn."""
        await asyncio.sleep(self.reserve())
