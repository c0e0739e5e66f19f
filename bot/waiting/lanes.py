"""Lanes: each channel goes on by itself, in order within itself; none waits for another one."""

import asyncio
import functools
from collections.abc import Callable, Coroutine

import structlog

from bot.errors.codes import code_of
from bot.errors.trouble import TableError
from bot.waiting.loop import end

log = structlog.get_logger(__name__)

TROUBLE = 1.0
"""Seconds a channel rests after its work could not be done."""


class Lanes:
    """What is under way, at most one thing in each channel.

    `freed` is called when a channel is free again and may be looked at.
    """

    def __init__(self, freed: Callable[[], None]) -> None:
        self._freed = freed
        self._tasks: dict[int, asyncio.Task[bool]] = {}

    @property
    def busy(self) -> frozenset[int]:
        """The channels in which something is under way."""
        return frozenset(self._tasks)

    def begin(self, channel: int, work: Coroutine[None, None, bool]) -> None:
        """Begin with something in a channel that is free; it says whether to look at the channel at once."""
        assert channel not in self._tasks  # noqa: S101 - asked before
        task = asyncio.create_task(_done(channel, work), name=f"channel {channel}")
        self._tasks[channel] = task
        task.add_done_callback(functools.partial(self._free, channel))

    def _free(self, channel: int, task: asyncio.Task[bool]) -> None:
        del self._tasks[channel]
        if not task.cancelled() and task.result():
            self._freed()

    async def stop(self) -> None:
        """End whatever is under way."""
        await asyncio.gather(*(end(task) for task in list(self._tasks.values())))


async def _done(channel: int, work: Coroutine[None, None, bool]) -> bool:
    try:
        return await work
    except TableError as error:
        log.warning("the store is in trouble", channel=channel, why=error.key)
        await asyncio.sleep(TROUBLE)
    except Exception as error:
        log.exception("stumbled", channel=channel, code=code_of(error))
        await asyncio.sleep(TROUBLE)
    return True
