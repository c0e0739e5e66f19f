"""What was made lately, in a file: pictures that nobody may ask for again take no memory meanwhile."""

import pickle
from collections import OrderedDict
from collections.abc import Hashable
from itertools import count
from typing import Generic, TypeVar, cast

from render.kit.spool import Spool

T = TypeVar("T")

ROOM = 8 << 20
"""Bytes that the file may have: a picture takes up to three hundred thousand."""


class Filed(Generic[T]):
    """The `kept` things that were put in or asked for last, by their keys, as far as the file has room."""

    def __init__(self, kept: int, room: int = ROOM) -> None:
        self._kept = kept
        self._numbers: OrderedDict[Hashable, int] = OrderedDict()
        self._next = count()
        self._spool: Spool[int] = Spool(room)

    def __contains__(self, key: Hashable) -> bool:
        number = self._numbers.get(key)
        return number is not None and number in self._spool

    def get(self, key: Hashable) -> T:
        """What was put in.

        Raises:
            KeyError: nothing was, or it is not here any more.
        """
        found = self._spool.get(self._numbers[key])
        if found is None:
            raise KeyError(key)
        self._numbers.move_to_end(key)
        return cast(T, pickle.loads(found))  # noqa: S301 - our own making

    def put(self, key: Hashable, made: T) -> None:
        """Keep it; what was needed longest ago goes for it."""
        self._numbers[key] = number = next(self._next)
        self._numbers.move_to_end(key)
        self._spool.put(number, pickle.dumps(made, pickle.HIGHEST_PROTOCOL))
        while len(self._numbers) > self._kept:
            self._spool.forget((self._numbers.popitem(last=False)[1],))
