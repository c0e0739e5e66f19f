"""Of what takes each other's place only the newest is waited for, and only the newest stays."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, TypeVar

from bot.waiting.loop import end

T = TypeVar("T")

REMEMBERED = 2000
"""Places of which it is known who showed something there last: after these nobody is that late."""


class OutOfDate(Exception):
    """Something newer is made for that place."""


class Newest:
    """Makes one thing for each place at a time: what is wished for later ends what was wished for before.

    Wishes have numbers, which grow.
    """

    def __init__(self) -> None:
        self._tasks: dict[Hashable, asyncio.Task[Any]] = {}
        self._numbers: dict[Hashable, int] = {}

    def announce(self, place: Hashable, number: int) -> bool:
        """Say that something is to be shown at a place, and end what was wished for there before; whether
        nothing newer has been announced there."""
        last = self._numbers.pop(place, number)
        self._numbers[place] = max(last, number)
        if len(self._numbers) > REMEMBERED:
            del self._numbers[next(iter(self._numbers))]
        if last < number and (task := self._tasks.pop(place, None)) is not None:
            task.cancel()
        return last <= number

    async def one(self, place: Hashable, number: int, make: Callable[[], Coroutine[None, None, T]]) -> T:
        """What `make` makes, begun when whatever was made for that place has ended.

        Raises:
            OutOfDate: something newer was wished for, then or meanwhile.
        """
        earlier = self._tasks.get(place)
        if not self.announce(place, number):
            raise OutOfDate
        task = asyncio.create_task(_after(earlier, make))
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
