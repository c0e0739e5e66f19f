"""A process of its own, for what would hold up the loop or cannot be trusted to end."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Protocol

from bot.waiting.processes.zygote import Zygote


class Process(Protocol):
    """A process that was started."""

    async def wait(self) -> int:
        """Its exit code, once it has ended; negative: the signal that ended it."""
        ...

    def kill(self) -> None:
        """End it at once."""
        ...


@dataclass(frozen=True, slots=True)
class Apart:
    """A process while it works."""

    orders: asyncio.StreamWriter
    answers: asyncio.StreamReader
    process: Process
    complaints: "asyncio.Task[bytes]"

    async def ended(self) -> tuple[int, str]:
        """Its exit code, when it has ended, and the end of what it wrote to standard error."""
        code = await self.process.wait()
        return code, (await self.complaints).decode(errors="replace")[-2000:]

    async def end(self) -> None:
        """End it, if it has not ended by itself."""
        self.complaints.cancel()
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        self.orders.close()


@asynccontextmanager
async def apart(
    module: str, *arguments: object, longest: float | None, zygote: Zygote | None = None
) -> AsyncIterator[Apart]:
    """A Python process that runs the `main` of a module of ours; it is killed when the block ends.

    `zygote`: what forks it; None: it is started anew, and loads all it needs.

    Raises:
        TimeoutError: the block took more than `longest` seconds; None: it may take however long it takes.
        OSError: it could not be started.
    """
    words = tuple(map(str, arguments))
    found = await (_started(module, words) if zygote is None else _forked(zygote, module, words))
    try:
        async with asyncio.timeout(longest):
            yield found
    finally:
        await found.end()


async def _started(module: str, words: tuple[str, ...]) -> Apart:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *words, stdin=pipe, stdout=pipe, stderr=pipe
    )
    assert process.stdin is not None  # noqa: S101 - asked for, as are the others
    assert process.stdout is not None  # noqa: S101
    assert process.stderr is not None  # noqa: S101
    return Apart(process.stdin, process.stdout, process, asyncio.create_task(process.stderr.read()))


async def _forked(zygote: Zygote, module: str, words: tuple[str, ...]) -> Apart:
    ours, theirs = socket.socketpair()
    heard, complaints = socket.socketpair()
    try:
        with theirs, complaints:
            process = await zygote.fork(module, words, (theirs.fileno(), complaints.fileno()))
    except BaseException as error:
        ours.close()
        heard.close()
        if isinstance(error, OSError):
            return await _started(module, words)
        raise
    answers, orders = await asyncio.open_connection(sock=ours)
    said, listening = await asyncio.open_connection(sock=heard)
    return Apart(orders, answers, process, asyncio.create_task(_read(said, listening)))


async def _read(said: asyncio.StreamReader, listening: asyncio.StreamWriter) -> bytes:
    """All that is said until there is nobody left to say it."""
    try:
        return await said.read()
    finally:
        listening.close()
