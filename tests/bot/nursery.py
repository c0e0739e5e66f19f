"""Bots forked from a process that has everything imported: started in a blink, real in all else.

The nursery is Python's own fork server. It holds no test's settings: a child gets its environment and folder
before the bot's command runs, as a shell would give them.
"""

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Mapping
from pathlib import Path

NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(["bot.app.client", "bot.cli", "bot.herald.services", "joined"])


def live(env: Mapping[str, str], folder: Path) -> None:
    """Be `python -m bot bot` in a folder, with this environment and nothing on standard error."""
    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 2):
        os.dup2(nothing, stream)
    sys.argv = ["keryx", "bot"]
    from bot.__main__ import main

    main()


class Child:
    """A bot that was forked, as `asyncio.subprocess.Process` would show it."""

    def __init__(self, env: Mapping[str, str], folder: Path) -> None:
        self._process = NURSERY.Process(target=live, args=(dict(env), folder), daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """How it ended; None while it lives."""
        return self._process.exitcode

    def terminate(self) -> None:
        """Send SIGTERM."""
        self._process.terminate()

    def kill(self) -> None:
        """Send SIGKILL."""
        self._process.kill()

    def send_signal(self, number: int) -> None:
        """Send any signal."""
        os.kill(self.pid, number)

    async def wait(self) -> int:
        """Its exit code, once it has ended."""
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.add_reader(self._process.sentinel, ended.set)
        try:
            await ended.wait()
        finally:
            loop.remove_reader(self._process.sentinel)
        self._process.join()
        return self._process.exitcode or 0
