"""How late the event loop comes, and since when the gateway is gone: looked at a few times a second."""

import asyncio
from collections import deque
from collections.abc import Callable

from bot.watch import Watch

BEAT = 0.25
"""Seconds between two looks."""

LATELY = 30.0
"""Seconds for which it is remembered how late the loop came."""


class Pulse:
    """Looks, and remembers what it saw lately."""

    def __init__(self, watch: Watch, is_connected: Callable[[], bool], is_ready: Callable[[], bool]) -> None:
        self._watch = watch
        self._is_connected = is_connected
        self._is_ready = is_ready
        self._lags: deque[tuple[float, float]] = deque()
        """When the loop came how late."""
        self.met = 0.0
        """Since when the gateway is there, or was last; in the loop's time, as all of these."""
        self.gone: float | None = None
        """Since when the gateway is gone; None: it is there."""
        self.begun = False
        """Whether all servers have been known once since the process began."""

    async def run(self) -> None:
        """Look until it is cancelled."""
        now = asyncio.get_running_loop().time
        self.met = self.gone = now()
        while True:
            due = now() + BEAT
            await asyncio.sleep(BEAT)
            self.look(now(), due)

    def look(self, now: float, due: float) -> None:
        """Look once, which was to be done when it was `due`."""
        late = max(0.0, now - due)
        self._watch.lagged(late)
        self._lags.append((now, late))
        while self._lags[0][0] < now - LATELY:
            self._lags.popleft()
        if self._is_connected():
            self.met = now if self.gone is not None else self.met
            self.gone = None
        elif self.gone is None:
            self.gone = now
        self.begun = self.begun or self._is_ready()

    @property
    def lag(self) -> float:
        """The most seconds by which the loop was late lately."""
        return max((late for _, late in self._lags), default=0.0)
