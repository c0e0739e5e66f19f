"""How much one person may ask for: so many things at once, and so many within a while."""

import contextlib
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterator
from datetime import datetime, timedelta

from bot.errors.asking import TooManyAtOnce, TooOften

MINUTE = timedelta(minutes=1)


class AtOnce:
    """Counts what each person waits for: `most` things at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._under_way: Counter[int] = Counter()

    @contextlib.contextmanager
    def one(self, person: int) -> Iterator[None]:
        """One more thing for a person, until the block ends.

        Raises:
            TooManyAtOnce: they wait for `most` already.
        """
        if self._under_way[person] >= self.most:
            raise TooManyAtOnce({"most": self.most})
        self._under_way[person] += 1
        try:
            yield
        finally:
            self._under_way[person] -= 1
            if not self._under_way[person]:
                del self._under_way[person]


class Lately:
    """Counts what was done lately: `most` times within a `span`."""

    def __init__(self, most: int, span: timedelta, now: Callable[[], datetime]) -> None:
        self.most, self.span, self._now = most, span, now
        self._times: dict[Hashable, deque[datetime]] = {}

    def once_more(self, who: Hashable) -> None:
        """Somebody does it once more.

        Raises:
            TooOften: they have done it `most` times within `minutes`, and may again when `left` have passed.
        """
        now = self._now()
        for each, times in list(self._times.items()):
            while times and times[0] <= now - self.span:
                times.popleft()
            if not times:
                del self._times[each]
        times = self._times.setdefault(who, deque())
        if len(times) >= self.most:
            left = -((now - times[0] - self.span) // MINUTE)
            raise TooOften({"most": self.most, "minutes": self.span // MINUTE, "left": left})
        times.append(now)
