"""A file without a name that is written round and round: what was put in longest ago goes first.

What lies there takes no memory of the process but its key and its place: the system keeps in its own what it
has room for.
"""

import os
import tempfile
import weakref
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, Generic, TypeVar, cast

K = TypeVar("K")

LONGEST = 1 << 32
"""Everything that lies there is shorter, in bytes."""

LASTING = Path("/var/tmp")  # noqa: S108 - a file without a name there is nobody else's
"""Where systems put what is temporary and large: on a disk, while `/tmp` may lie in memory."""


class Spool(Generic[K]):
    """Bytes by their keys, in so many bytes of a file, which is made when it is first needed.

    Where none can be made, or the disk is full, it keeps nothing.
    """

    def __init__(self, room: int) -> None:
        self._room = room
        self._next = 0
        """Where the next thing is written."""
        self._found: OrderedDict[K, int] = OrderedDict()
        """Where each thing begins and how long it is, in the order in which they were put in: as one number,
        since of thousands two take a megabyte more."""
        self._file: BinaryIO | None = None

    def __contains__(self, key: K) -> bool:
        return key in self._found

    def __iter__(self) -> Iterator[K]:
        return iter(self._found)

    def get(self, key: K) -> bytes | None:
        """What was put in; None: it is not here, or not any more."""
        found = self._found.get(key)
        if found is None:
            return None
        at, size = divmod(found, LONGEST)
        file = self._opened()
        file.seek(at)
        return file.read(size)

    def put(self, key: K, told: bytes) -> None:
        """Keep it, in the place of what was put in longest ago; what is larger than all the room is not
        kept."""
        self.forget((key,))
        if len(told) > min(self._room, LONGEST - 1):
            return
        if self._next + len(told) > self._room:  # nothing lies across the end
            self._write_over(self._room)
            self._next = 0
        end = self._next + len(told)
        self._write_over(end)
        try:
            file = self._opened()
            file.seek(self._next)
            written = file.write(told)
        except OSError:
            written = 0
        if written == len(told):
            self._found[key] = self._next * LONGEST + len(told)
            self._next = end
        else:
            self._room = 0
            self._found.clear()

    def _opened(self) -> BinaryIO:
        """The file.

        Raises:
            OSError: none can be made.
        """
        if self._file is None:
            folder = LASTING if os.access(LASTING, os.W_OK) else None
            opened = tempfile.TemporaryFile(buffering=0, prefix="keryx-", dir=folder)  # noqa: SIM115 - it lasts
            self._file = cast(BinaryIO, opened)
            weakref.finalize(self, opened.close)
        return self._file

    def _write_over(self, end: int) -> None:
        """Forget what lies between where is written next and here: it is the oldest."""
        while self._found:
            key, place = next(iter(self._found.items()))
            if not self._next <= place // LONGEST < end:
                return
            del self._found[key]

    def forget(self, keys: Iterable[K]) -> None:
        """Keep these no longer."""
        for key in keys:
            self._found.pop(key, None)
