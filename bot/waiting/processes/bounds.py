"""What a process of ours may use, kept by the system where it can."""

import contextlib
import os


def bound(nice: int, memory: int, seconds: int | None = None) -> None:
    """Have this process step back behind the bot, and keep it within `memory` bytes and `seconds` of a
    processor."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(nice)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        if seconds is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
