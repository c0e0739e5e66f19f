"""The desk where files are handed in: each is read in a process of its own, bounded in time and memory.

A file can be lawful and still cost whoever reads it minutes, or all the memory there is. Here that costs its
sender a sentence, and nobody else anything.
"""

import asyncio
import pickle
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Protocol, TypeVar, cast

import structlog

from bot.errors.codes import code_of
from bot.errors.files import FileAtHand, FilesWaiting, FileTooHeavy, FileTooLarge, FileTooSlow
from bot.errors.trouble import InternalTrouble
from bot.waiting.processes.apart import Apart, apart

log = structlog.get_logger(__name__)

LONGEST = 120.0
"""Seconds one file may take, starting its process and waiting for a busy machine included."""

SECONDS = 20
"""Seconds of a processor one file may use, starting its process included."""

MEMORY = 1_000_000_000
"""Bytes one file may ask for, the program itself included."""

TOGETHER = 2
"""Files read at once: reading takes a core."""

MOST = 10
"""Files at the desk at once, those that wait included."""

LARGEST_ANSWER = 16_000_000
"""Bytes of what was read."""

T = TypeVar("T")


class Handed(Protocol):
    """A file somebody attached to a message."""

    size: int
    """In bytes, as it is told before the file is read."""

    async def read(self) -> bytes:
        """Its content.

        Raises:
            FileGone: it cannot be had any more.
        """
        ...


class Desk:
    """Reads files of people, one person's at a time."""

    def __init__(self) -> None:
        self._people: set[int] = set()
        self._room = asyncio.Semaphore(TOGETHER)

    async def bring(self, person: int, files: Sequence[Handed], reading: Callable[..., T], largest: int) -> T:
        """What `reading` makes of the contents of files somebody attached, found out in a process of its own.

        `reading` is a function at the top level of a module, or a `functools.partial` of one with plain
        arguments. What it returns must pickle: frozen dataclasses, tuples, numbers, texts. An `EngineError`
        or `TableError` it raises is raised here. Its module is imported for each person: it had better
        import little. Each file has at most `largest` bytes.

        Raises:
            FileTooLarge: told without reading it.
            FileGone: it cannot be had any more.
            FileAtHand: another file of this person is being read.
            FilesWaiting: too many people wait already.
            FileTooSlow, FileTooHeavy: reading it takes more time or memory than anybody's file may.
            InternalTrouble: `reading` failed otherwise, which is logged.
            EngineError, TableError: what is wrong with the file.
        """
        too_large = FileTooLarge({"limit": largest // 1000})
        if any(file.size > largest for file in files):
            raise too_large
        async with self._place(person):
            contents = [await file.read() for file in files]
            if any(len(content) > largest for content in contents):
                raise too_large
            try:
                async with apart("bot.brought.worker", SECONDS, MEMORY, longest=LONGEST) as process:
                    return cast(T, await _ask(process, (reading, contents)))
            except TimeoutError as error:
                raise FileTooSlow from error

    @asynccontextmanager
    async def _place(self, person: int) -> AsyncIterator[None]:
        """A place at the desk, then one of those where reading goes on."""
        if person in self._people:
            raise FileAtHand
        if len(self._people) >= MOST:
            raise FilesWaiting
        self._people.add(person)
        try:
            async with self._room:
                yield
        finally:
            self._people.discard(person)


async def _ask(process: Apart, what: object) -> object:
    """The process's answer to an order; what it finds wrong is raised."""
    try:
        order = pickle.dumps(what)
        process.orders.write(len(order).to_bytes(8) + order)
        # Not closed: when it ends, the process knows that nobody waits for its answer any more.
        with suppress(ConnectionError):
            await process.orders.drain()
        length = int.from_bytes(await process.answers.readexactly(8))
        if length > LARGEST_ANSWER:
            raise FileTooHeavy
        sound, answer = pickle.loads(await process.answers.readexactly(length))  # noqa: S301 - our own making
    except asyncio.IncompleteReadError as error:
        code, why = await process.ended()
        if code == -signal.SIGXCPU:
            raise FileTooSlow from error
        trouble = InternalTrouble()
        log.error("a file could not be read", exit=code, why=why, code=code_of(trouble))
        raise trouble from error
    if not sound:
        raise answer
    return answer
