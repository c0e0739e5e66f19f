"""The requests that Discord takes of one bot in a second, shared by the processes that are it."""

import asyncio
from collections import deque
from collections.abc import Callable

MOST = 48
"""Requests in any second, of the fifty that Discord takes: the rest is for the way there, which differs."""

SECOND = 1.0


class Budget:
    """This process's part. Alone it needs no turns: Discord's own answers say when it is too much."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        self._now = now
        self._share: int | None = None
        self._begun: deque[float] = deque()
        """When the latest requests were made, as many as there may be in a second."""
        self._door = asyncio.Lock()

    def share(self, among: int) -> None:
        """Let so many processes share all of it, this one among them."""
        self._share = None if among <= 1 else max(1, MOST // among)

    def _time(self) -> float:
        return asyncio.get_running_loop().time() if self._now is None else self._now()

    async def turn(self) -> None:
        """Wait until a request may be made; those who wait go in order."""
        if self._share is None and not self._door.locked():
            return
        async with self._door:
            while self._share is not None and len(self._begun) >= self._share:
                wait = self._begun[-self._share] + SECOND - self._time()
                if wait <= 0:
                    break
                await asyncio.sleep(wait)
            self._begun.append(self._time())
            while len(self._begun) > MOST:
                self._begun.popleft()
