"""The playground's bot as a process of its own: started again when it ends, but not for ever."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import typer

REPOSITORY = Path(__file__).parents[2]

CANNOT = 2
"""The exit code with which the bot says that it cannot be run as things are."""

LIVED = 30.0
"""Seconds after which an end is a mishap, not a failure to start."""

TRIES = 6
"""Failures to start in a row after which nobody tries again."""

LONGEST = 60.0
"""Seconds between two attempts at most; they begin with one and double."""


LINE = 1 << 22
"""Bytes of a line that are heard."""


@dataclass(frozen=True, slots=True)
class Supervisor:
    """Keeps a bot running. `stumbles` is told why it does not start: the reason, seconds to the next attempt.

    None: there will be no other.
    """

    environment: Mapping[str, str]
    stumbles: Callable[[str, float | None], None]
    command: Sequence[str] = (sys.executable, "-m", "bot", "bot")
    first: float = 1.0
    """Seconds before the second attempt."""
    lived: float = LIVED

    async def run(self) -> None:
        """Run the bot as it is run on Discord, until it cannot be started."""
        failures = 0
        while True:
            began = asyncio.get_running_loop().time()
            code, reason = await self._once()
            failures = 0 if asyncio.get_running_loop().time() - began > self.lived else failures + 1
            pause = min(LONGEST, self.first * 2 ** max(0, failures - 1))
            over = code == CANNOT or failures >= TRIES
            self.stumbles(reason or f"exit code {code}", None if over else pause)
            if over:
                return
            await asyncio.sleep(pause)

    async def _once(self) -> tuple[int, str]:
        """Run it once: its exit code, and the last it said."""
        process = await asyncio.create_subprocess_exec(
            *self.command,
            env=dict(self.environment),
            cwd=REPOSITORY,
            start_new_session=True,
            stderr=PIPE,
            limit=LINE,
        )
        try:
            said = await self._heard(process)
            return await process.wait(), said
        except asyncio.CancelledError:
            process.terminate()
            try:
                await asyncio.wait_for(process.wait(), 10)
            except TimeoutError:
                process.kill()
                await process.wait()
            raise

    async def _heard(self, process: Process) -> str:
        """Pass on what it says as an error, and remember the last of it."""
        assert process.stderr is not None  # noqa: S101 - it was asked for
        last: deque[str] = deque(maxlen=1)
        while line := await process.stderr.readline():
            text = line.decode(errors="replace").rstrip()
            typer.echo(text, err=True)
            if text:
                last.append(text[:300])
        return "".join(last)
