"""Keeps a pace: so many starts a second, one after another."""

import asyncio
import itertools
from collections.abc import Callable
from heapq import heapify, heappop, heappush

RATE = 46.0
"""Requests a second for calls, of the fifty that Discord takes: the rest is for posts and answers."""

HASTE = 48.0
"""The most a second while a delay is made good."""

LATEST = 2.0
"""Seconds of delay that are made good; longer ones are given up."""


class Pacer:
    """Hands out turns, each a little after the one before."""

    def __init__(
        self, rate: float = RATE, haste: float = HASTE, now: Callable[[], float] | None = None
    ) -> None:
        self._gap, self._least = 1 / rate, 1 / haste
        self._among = 1
        self._now = now
        self._next = 0.0
        """When the next turn would be if all had been on time."""
        self._last = 0.0
        self._door = asyncio.Lock()
        self._waiting: list[tuple[int, int, asyncio.Event]] = []
        """A heap."""
        self._numbers = itertools.count()

    def share(self, among: int) -> None:
        """Keep a part of the pace: so many processes call at once."""
        self._gap, self._least = (each / self._among * among for each in (self._gap, self._least))
        self._among = among

    def _time(self) -> float:
        return asyncio.get_running_loop().time() if self._now is None else self._now()

    def reserve(self) -> float:
        """Take a turn; how many seconds to wait for it."""
        now = self._time()
        begins = max(now, self._next, self._last + self._least)
        late = now - self._next
        self._next = (begins if late > LATEST else self._next) + self._gap
        self._last = begins
        return begins - now

    async def turn(self, order: int = 0) -> None:
        """Wait for one's turn; of those who wait the lowest `order` is next.

        One at a time waits for the time itself: after a moment in which nothing ran, those who were late
        do not start all at once.
        """
        here = asyncio.Event()
        entry = (order, next(self._numbers), here)
        heappush(self._waiting, entry)
        try:
            async with self._door:
                await asyncio.sleep(self.reserve())
                self._last = self._time()  # sleep may have been longer
                if self._waiting:
                    heappop(self._waiting)[2].set()
            await here.wait()
        except asyncio.CancelledError:
            if entry in self._waiting:
                self._waiting.remove(entry)
                heapify(self._waiting)
            raise
