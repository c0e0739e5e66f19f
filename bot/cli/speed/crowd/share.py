"""A share of a processor for a process with all that it starts, as a small machine of its own would have."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup/cpu")
"""Linux' groups of control, as of their first version: whoever may write here can make some."""

PERIOD = 10_000
"""Microseconds within which a group has its share: few, so that it is slower rather than stopped."""

PATIENCE = 10.0
"""Seconds in which the last of a group ends."""


def may_share() -> bool:
    """Whether this system gives shares of processors to whoever asks."""
    return (GROUPS / "cgroup.procs").exists() and os.access(GROUPS, os.W_OK)


@dataclass(frozen=True, slots=True)
class Share:
    """A share of one processor, and nothing of the others: what is less urgent waits for the rest."""

    group: Path
    processor: int

    def take(self, process: int) -> None:
        """Let a process have it, together with all that it starts from now on."""
        (self.group / "cgroup.procs").write_text(str(process), encoding="utf-8")
        os.sched_setaffinity(process, {self.processor})


@asynccontextmanager
async def shared(part: float | None, number: int) -> AsyncIterator[Share | None]:
    """Such a part of a processor, another one for each number as far as there are some; None for None.

    Raises:
        OSError: there can be none.
    """
    if part is None:
        yield None
        return
    processors = sorted(os.sched_getaffinity(0))
    group = GROUPS / f"keryx-bench-{os.getpid()}-{number}"
    group.mkdir()
    try:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD), encoding="utf-8")
        (group / "cpu.cfs_quota_us").write_text(str(round(part * PERIOD)), encoding="utf-8")
        yield Share(group, processors[number % len(processors)])
    finally:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while (group / "cgroup.procs").read_text(encoding="utf-8"):  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
        group.rmdir()
