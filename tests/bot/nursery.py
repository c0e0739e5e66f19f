"""Bots forked from a process that has everything imported: started in a blink, real in all else.

The nursery is Python's own fork server. It holds no test's settings: a child gets its environment and folder
before the bot's command runs, as a shell would give them.
"""

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from multiprocessing import forkserver
from pathlib import Path
from random import Random
from types import SimpleNamespace

import endless
import pytest

NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(["joined", "nursery", "bot.__main__", "bot.cli.running.serving", "warmed"])


def live(env: Mapping[str, str], folder: Path, change: Callable[[], None]) -> None:
    """Be `python -m bot bot` in a folder, with this environment, a change and nothing on standard error."""
    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 2):
        os.dup2(null, stream)
    sys.argv = ["keryx", "bot"]
    from made_store import trust_power
    from packed import pack_lightly
    from read_here import read_here

    from bot.__main__ import main

    trust_power()
    pack_lightly()
    dealt()
    think_here()
    read_here()
    change()
    main()


def nothing() -> None:
    """Change nothing."""


def dealt() -> None:
    """Give the games of this process the same seeds at every run, so that no test meets luck."""
    draw_seeds(Random("keryx").randbytes)


def seeded(seed: bytes) -> None:
    """Give every game this seed, for tests that play a game written down."""
    draw_seeds(lambda _: seed)


def draw_seeds(draw: Callable[[int], bytes]) -> None:
    """Have the seeds of games drawn by this function, which takes how many bytes."""
    from bot.herald import services

    services.secrets = SimpleNamespace(token_bytes=draw)  # type: ignore[assignment]


def think_here() -> None:
    """Let computers think in the bot's own process."""
    import thought_here

    from bot.waiting import study

    study.Study.think = thought_here.think  # type: ignore[method-assign, assignment]


def hasty() -> None:
    """Read a game that people bring for ever, and have a second's patience with it.

    How long a lawful file takes depends on the machine: the costliest one is read in a second or two.
    """
    from read_here import read_apart

    from bot.brought import desk
    from bot.commands.tables import game_files

    read_apart()
    desk.SECONDS = 1
    game_files.read_game = endless.read_for_ever  # type: ignore[assignment]


@cache
def warm() -> None:
    """Start the nursery with the paths of tests: the example joins our games before the bot reads them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        forkserver.ensure_running()


class Child:
    """A bot that was forked, as `asyncio.subprocess.Process` would show it."""

    def __init__(self, env: Mapping[str, str], folder: Path, change: Callable[[], None] = nothing) -> None:
        warm()
        self._process = NURSERY.Process(target=live, args=(dict(env), folder, change), daemon=True)
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
