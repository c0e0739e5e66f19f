"""Of what takes each other's place only the newest is waited for."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, TypeVar

from bot.waiting.loop import end

T = TypeVar("T")


class OutOfDate(Exception):
    """Something newer is made for that place."""


class Newest:
    """Makes one thing for each place at a time: what is wished for later ends what was wished for before."""

    def __init__(self) -> None:
        self._tasks: dict[Hashable, asyncio.Task[Any]] = {}

    async def one(self, place: Hashable, make: Callable[[], Coroutine[None, None, T]]) -> T:
        """What `make` makes, begun when whatever was made for that place has ended.

        Raises:
            OutOfDate: something newer was wished for meanwhile.
        """
        task = asyncio.create_task(_after(self._tasks.get(place), make))
        self._tasks[place] = task
        try:
            await asyncio.wait({task})
        finally:
            newer = self._tasks.get(place) is not task
            if not newer:
                del self._tasks[place]
                await end(task)
        if newer:
            raise OutOfDate
        return task.result()


async def _after(earlier: "asyncio.Task[Any] | None", make: Callable[[], Coroutine[None, None, T]]) -> T:
    if earlier is not None:
        await end(earlier)
    return await make()
