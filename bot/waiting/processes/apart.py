"""A process of its own, for what would hold up the loop or cannot be trusted to end."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Apart:
    """A process while it works."""

    orders: asyncio.StreamWriter
    answers: asyncio.StreamReader
    process: asyncio.subprocess.Process
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


def framed(told: bytes) -> bytes:
    """What a process is told, behind eight bytes that tell its length."""
    return len(told).to_bytes(8) + told


async def started(module: str, *arguments: object) -> Apart:
    """A Python process that runs a module of ours, until it is ended.

    Raises:
        OSError: it could not be started.
    """
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *map(str, arguments), stdin=pipe, stdout=pipe, stderr=pipe
    )
    assert process.stdin is not None  # noqa: S101 - asked for, as are the others
    assert process.stdout is not None  # noqa: S101
    assert process.stderr is not None  # noqa: S101
    complaints = asyncio.create_task(process.stderr.read())
    return Apart(process.stdin, process.stdout, process, complaints)


@asynccontextmanager
async def apart(module: str, *arguments: object, longest: float | None) -> AsyncIterator[Apart]:
    """The same, killed when the block ends.

    Raises:
        TimeoutError: the block took more than `longest` seconds; None: it may take however long it takes.
        OSError: it could not be started.
    """
    found = await started(module, *arguments)
    try:
        async with asyncio.timeout(longest):
            yield found
    finally:
        await found.end()
