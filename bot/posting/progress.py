"""How posting gets on, as far as that does not depend on Discord's word: what is stuck by a fault of ours."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

from bot.errors.trouble import TableError
from bot.waiting.clock import Clock

LONG = timedelta(minutes=10)
"""After so long without any post in between, what could not be posted is stuck."""


class Progress:
    """Remembers what is under way, and where it came to nothing by a fault of ours."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = clock.now()
        """When something was posted last; at first when the process began."""
        self._since: dict[int, datetime] = {}
        """Channels in which something is under way, or stumbled when it was tried last, and since when."""

    @contextmanager
    def trying(self, channel: int) -> Iterator[None]:
        """Inside, something is being posted in a channel. That Discord refuses it is no fault of ours, nor is
        it that the database is in trouble."""
        self._since.setdefault(channel, self._clock.now())
        stumbled = False
        try:
            yield
        except TableError:
            raise
        except Exception:
            stumbled = True
            raise
        finally:
            if not stumbled:
                self._since.pop(channel, None)

    def posted(self) -> None:
        """Something was posted."""
        self._last = self._clock.now()

    @property
    def stuck(self) -> int:
        """In how many channels posting is stuck; 0 as long as anything was posted anywhere meanwhile."""
        since = self._clock.now() - LONG
        return 0 if self._last > since else sum(began <= since for began in self._since.values())
