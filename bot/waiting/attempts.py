"""How long to wait before another attempt at a connection: ever longer, and so many in a day at most."""

from collections import deque
from datetime import datetime, timedelta

FIRST, LONGEST = timedelta(seconds=5), timedelta(minutes=30)
"""Before the second attempt, and at most; each wait is twice the one before."""

LIVED = timedelta(minutes=10)
"""A connection that held so long was no failure."""

A_DAY = timedelta(days=1)
MOST = 200
"""Attempts within a day. Discord allows a thousand, for whatever else uses the same token, too."""


class Attempts:
    """The attempts until now. Told of each, it says how long to wait before the next."""

    def __init__(self) -> None:
        self._begun: deque[datetime] = deque(maxlen=MOST)
        self._failures = 0

    def begin(self, now: datetime) -> None:
        """Note that an attempt is made now."""
        self._begun.append(now)

    def wait(self, now: datetime) -> timedelta:
        """How long to wait after the latest attempt's connection has ended now."""
        lived = now - self._begun[-1] if self._begun else timedelta()
        self._failures = 1 if lived >= LIVED else self._failures + 1
        pause: timedelta = min(LONGEST, FIRST * 2 ** min(self._failures - 1, 16))
        if len(self._begun) == MOST:
            pause = max(pause, self._begun[0] + A_DAY - now)
        return pause
