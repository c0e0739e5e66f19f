"""How much one person may ask for: so many things at once, and so many within a while."""

import contextlib
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterator
from datetime import datetime, timedelta

from bot.errors.asking import TooManyAtOnce, TooManyWishes, TooOften

MINUTE, SECOND = timedelta(minutes=1), timedelta(seconds=1)


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
        left = self.count(who)
        if left:
            minutes = self.span // MINUTE
            raise TooOften({"most": self.most, "minutes": minutes, "left": -(-left // MINUTE)})

    def count(self, who: Hashable) -> timedelta:
        """Nothing where somebody may do it once more, which is counted; else how long they must wait."""
        now = self._now()
        for each, times in list(self._times.items()):
            while times and times[0] <= now - self.span:
                times.popleft()
            if not times:
                del self._times[each]
        times = self._times.setdefault(who, deque())
        if len(times) >= self.most:
            return times[0] + self.span - now
        times.append(now)
        return timedelta()


class Wishes(Lately):
    """Counts what each person has asked for within a minute."""

    def __init__(self, most: int, now: Callable[[], datetime]) -> None:
        super().__init__(most, MINUTE, now)

    def once_more(self, who: Hashable) -> None:
        """Somebody asks for something once more.

        Raises:
            TooManyWishes: they have asked for `most` things, and may again when `left` seconds have passed.
        """
        left = self.count(who)
        if left:
            raise TooManyWishes({"most": self.most, "left": -(-left // SECOND)})


class AtOnce:
    """Counts what each person waits for: `most` things at once, and no more of them than `wishes` allow."""

    def __init__(self, most: int, wishes: Lately | None = None) -> None:
        self.most = most
        self._wishes = wishes
        self._under_way: Counter[int] = Counter()

    @contextlib.contextmanager
    def one(self, person: int) -> Iterator[None]:
        """One more thing for a person, until the block ends.

        Raises:
            TooManyAtOnce: they wait for `most` already.
            TooManyWishes: they have asked for too many of late.
        """
        if self._under_way[person] >= self.most:
            raise TooManyAtOnce({"most": self.most})
        if self._wishes is not None:
            self._wishes.once_more(person)
        self._under_way[person] += 1
        try:
            yield
        finally:
            self._under_way[person] -= 1
            if not self._under_way[person]:
                del self._under_way[person]
