"""What a process of ours may use, kept by the system where it can."""

import contextlib
import ctypes
import os
import signal

LEAST = 19
"""As far as a process may step back by number."""

PR_SET_PDEATHSIG = 1
"""What Linux calls the signal that comes when a parent ends."""


def bound(nice: int, memory: int, seconds: int | None = None) -> None:
    """Have this process step back behind the bot, and keep it within `memory` bytes and `seconds` of a
    processor."""
    step_back(nice)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        if seconds is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))


def step_back(nice: int | None = None) -> None:
    """Have this process step back behind the bot by so much; None: it gets what nobody else wants, and lets
    anybody go first at once, as far as the system can."""
    if nice is None:
        try:
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        except (OSError, AttributeError):  # not on every system, and not wherever it is forbidden
            nice = LEAST
        else:
            return
    with contextlib.suppress(OSError, AttributeError):
        os.nice(nice)


def end_with_parent() -> bool:
    """Whether the system will end this process with the one that began it, even while it is made to wait:
    Linux can."""
    try:
        return bool(ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL) == 0)
    except (AttributeError, OSError, TypeError):
        return False
