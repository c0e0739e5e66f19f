"""The desk where files are handed in: each is read in a process of its own, bounded in time and memory.

A file can be lawful and still cost whoever reads it minutes, or all the memory there is. Here that costs its
sender a sentence, and nobody else anything.
"""

import asyncio
import pickle
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Protocol, TypeVar, cast

import structlog

from bot.errors.files import FileAtHand, FilesWaiting, FileTooHeavy, FileTooLarge, FileTooSlow
from bot.errors.trouble import InternalTrouble

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
    """Reads files of people, one at a time for each of them."""

    def __init__(self) -> None:
        self._people: set[int] = set()
        self._room = asyncio.Semaphore(TOGETHER)

    async def bring(self, person: int, file: Handed, reading: Callable[[bytes], T], largest: int) -> T:
        """What `reading` makes of a file somebody attached, of at most `largest` bytes. See `read`.

        Raises:
            FileTooLarge: told without reading it.
            FileGone: it cannot be had any more.
            FileAtHand, FilesWaiting, FileTooSlow, FileTooHeavy, InternalTrouble, EngineError: as `read`.
        """
        if file.size > largest:
            raise FileTooLarge({"limit": largest // 1000})
        async with self._place(person):
            content = await file.read()
            if len(content) > largest:
                raise FileTooLarge({"limit": largest // 1000})
            return await self._apart(reading, content)

    async def read(self, person: int, reading: Callable[[bytes], T], content: bytes) -> T:
        """What `reading` makes of what a person brought, found out in a process of its own.

        `reading` is a function at the top level of a module, or a `functools.partial` of one with plain
        arguments. What it returns must pickle: frozen dataclasses, tuples, numbers, texts. An `EngineError`
        or `TableError` it raises is raised here. Its module is imported for each file: it had better import
        little.

        Raises:
            FileAtHand: another file of this person is being read.
            FilesWaiting: too many people wait already.
            FileTooSlow, FileTooHeavy: reading it takes more time or memory than anybody's file may.
            InternalTrouble: `reading` failed otherwise, which is logged.
            EngineError, TableError: what is wrong with the file.
        """
        async with self._place(person):
            return await self._apart(reading, content)

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

    async def _apart(self, reading: Callable[[bytes], T], content: bytes) -> T:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot.brought.worker",
            str(SECONDS),
            str(MEMORY),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            async with asyncio.timeout(LONGEST):
                return await _ask(process, reading, content)
        except TimeoutError as error:
            raise FileTooSlow from error
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            await process.wait()


async def _ask(process: asyncio.subprocess.Process, reading: Callable[[bytes], T], content: bytes) -> T:
    """What the process makes of the content; what it finds wrong is raised."""
    assert process.stdin is not None  # noqa: S101 - asked for
    assert process.stdout is not None  # noqa: S101 - asked for
    assert process.stderr is not None  # noqa: S101 - asked for
    errors = asyncio.create_task(process.stderr.read())
    try:
        order = pickle.dumps((reading, content))
        process.stdin.write(len(order).to_bytes(8) + order)
        # Not closed: when it ends, the process knows that nobody waits for its answer any more.
        with suppress(ConnectionError):
            await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(8))
        if length > LARGEST_ANSWER:
            raise FileTooHeavy
        sound, answer = pickle.loads(await process.stdout.readexactly(length))  # noqa: S301 - of our own making
        if not sound:
            raise answer
        return cast(T, answer)
    except asyncio.IncompleteReadError as error:
        code = await process.wait()
        if code == -signal.SIGXCPU:
            raise FileTooSlow from error
        log.error("a file could not be read", code=code, why=(await errors).decode(errors="replace")[-2000:])
        raise InternalTrouble from error
    finally:
        errors.cancel()
