"""The one loop of everything that works, rests and is woken for as long as the bot lives."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any

import structlog

from bot.errors.codes import code_of
from bot.errors.trouble import TableError
from bot.waiting.clock import Clock
from bot.watch import UNWATCHED, Watch

log = structlog.get_logger(__name__)

REST = timedelta(minutes=1)
"""Between two looks when nothing happens."""

BREATH = 0.05
"""Seconds between two looks when something is due at once."""

AGAIN = 1.0
"""Seconds after which a task that goes on is cancelled once more."""

Work = Callable[[], Awaitable[datetime | None]]
"""Does what is due, and returns when there is something to do next; None: only when it is woken."""


async def end(task: asyncio.Task[Any]) -> None:
    """Cancel a task until it has ended.

    Once is not always enough: what it waits for may swallow being cancelled when both happen at once,
    as `asyncio.wait_for` does up to Python 3.11.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=AGAIN)


class Loop:
    """A task that works, rests until something is due or a bell rings, and goes on whatever goes wrong."""

    def __init__(
        self, name: str, work: Work, clock: Clock, bell: asyncio.Event, rest: timedelta = REST
    ) -> None:
        """`rest`: the longest time between two looks."""
        self.name = name
        self._work = work
        self._clock = clock
        self._bell = bell
        self._rest = rest
        self.resting = False
        """Whether it has done its work and waits for its time or its bell."""
        self.watch: Watch = UNWATCHED
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin with a first look."""
        self._task = asyncio.create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        """End, and return when it has ended."""
        if self._task is not None:
            await end(self._task)

    async def _run(self) -> None:
        while True:
            self._bell.clear()
            due, well, began = None, False, time.perf_counter()
            try:
                due = await self._work()
                well = True
            except TableError as error:
                log.warning("the store cannot be read or written", task=self.name, why=error.key)
            except Exception as error:
                log.exception("stumbled", task=self.name, code=code_of(error))
            self.watch.looked(self.name, time.perf_counter() - began, well=well)
            now = self._clock.now()
            if due is not None and due <= now:
                await asyncio.sleep(BREATH)
                continue
            latest = now + self._rest
            self.resting = True
            await self._clock.wait_until(latest if due is None else min(due, latest), self._bell)
            self.resting = False
