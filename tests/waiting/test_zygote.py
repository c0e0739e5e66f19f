"""Processes are forked from one that has loaded everything, and are as if they had been started anew.

Each scene is played in a fresh process: those of tests have threads.
"""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from moved_clock import MovedClock

from bot.waiting.processes.apart import apart
from bot.waiting.processes.zygote import Zygote, zygote
from bot.waiting.study import Study

PID, PARENT = "__import__('os').getpid()", "__import__('os').getppid()"
FILES = "len(__import__('os').listdir('/proc/self/fd'))"
GIVEN = (3, 2_000_000_000)
"""What a study gives its process."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere processes are started anew")

BOT = """
import asyncio, os
from bot.waiting.processes.apart import apart
from bot.waiting.processes.zygote import zygote

async def work(forking):
    async with apart("bot.waiting.thinker", 3, 2_000_000_000, longest=None, zygote=forking) as process:
        print(os.getpid(), process.process.number, flush=True)
        await asyncio.Event().wait()

with zygote() as forking:
    asyncio.run(work(forking))
"""


def lives(process: int) -> bool:
    """Whether there is such a process."""
    return Path(f"/proc/{process}").exists()


def has_forked(process: int) -> bool:
    """Whether any live that a process has forked."""
    return bool(Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8"))


async def gone(process: int) -> None:
    """Wait until there is no such process."""
    while lives(process):  # noqa: ASYNC110 - it is not ours to wait for
        await asyncio.sleep(0.01)


def a_study(forking: Zygote) -> Study:
    return Study(MovedClock(), 3, forking)


async def a_forked_study_thinks_as_one_that_was_started(forking: Zygote) -> None:
    study = a_study(forking)
    process = await study.think(eval, PID)
    assert await study.think(eval, PID) == process != os.getpid()
    assert await study.think(eval, PARENT) != os.getpid()
    assert await study.think(eval, "__import__('sys').argv[1:]") == list(map(str, GIVEN))
    assert await study.think(eval, "'pytest' in __import__('sys').modules"), "it has what was loaded"
    assert await study.think(print, "what a job prints is no answer") is None
    await study.close()
    await gone(process)


async def it_holds_nothing_open_of_others(forking: Zygote) -> None:
    studies = [a_study(forking) for _ in range(3)]
    opened = [await each.think(eval, FILES) for each in studies]
    assert len(set(opened)) == 1
    for each in studies:
        await each.close()


async def how_one_ended_and_what_it_said_is_told(forking: Zygote) -> None:
    async with apart("bot.waiting.thinker", "no number", 0, longest=None, zygote=forking) as process:
        code, said = await process.ended()
    assert code == 1
    assert "ValueError" in said
    async with apart("bot.waiting.thinker", *GIVEN, longest=None, zygote=forking) as process:
        process.process.kill()
        assert await process.ended() == (-signal.SIGKILL, "")
        process.process.kill()  # it has ended


async def one_that_takes_too_long_is_killed(forking: Zygote) -> None:
    with pytest.raises(TimeoutError):
        async with apart("bot.waiting.thinker", *GIVEN, longest=0.01, zygote=forking) as process:
            await process.answers.read()
    assert await process.process.wait() == -signal.SIGKILL


async def who_is_cancelled_meanwhile_leaves_nothing_behind(forking: Zygote) -> None:
    study = a_study(forking)
    parent = await study.think(eval, PARENT)
    await study.close()

    async def begin() -> None:
        async with apart("bot.waiting.thinker", *GIVEN, longest=None, zygote=forking):
            raise AssertionError

    beginning = asyncio.create_task(begin())
    while not forking._begun:  # noqa: ASYNC110
        await asyncio.sleep(0)
    beginning.cancel()
    with pytest.raises(asyncio.CancelledError):
        await beginning
    while forking._begun or has_forked(parent):  # noqa: ASYNC110
        await asyncio.sleep(0.01)


async def where_the_system_has_no_room_they_are_started_anew(forking: Zygote) -> None:
    study = a_study(forking)
    assert await study.think(eval, PARENT) == os.getpid()
    await study.close()


async def without_the_zygote_they_are_started_anew(forking: Zygote) -> None:
    study = a_study(forking)
    process, parent = await study.think(eval, PID), await study.think(eval, PARENT)
    os.kill(parent, signal.SIGKILL)
    await gone(process)
    assert await study.think(eval, PARENT) == os.getpid()
    await study.close()


def play(scene: Callable[[Zygote], Awaitable[None]]) -> None:
    """Play a scene with a zygote."""
    own, fork = os.getpid(), os.fork

    def scarce() -> int:
        if os.getpid() != own:
            raise BlockingIOError
        return fork()

    if scene is where_the_system_has_no_room_they_are_started_anew:
        os.fork = scarce

    async def played(forking: Zygote | None) -> None:
        assert forking is not None
        await scene(forking)

    with zygote() as forking:
        asyncio.run(played(forking))


SCENES = (
    a_forked_study_thinks_as_one_that_was_started,
    it_holds_nothing_open_of_others,
    how_one_ended_and_what_it_said_is_told,
    one_that_takes_too_long_is_killed,
    who_is_cancelled_meanwhile_leaves_nothing_behind,
    where_the_system_has_no_room_they_are_started_anew,
    without_the_zygote_they_are_started_anew,
)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_processes_that_are_forked(scene: Callable[[Zygote], Awaitable[None]]) -> None:
    process = multiprocessing.get_context("spawn").Process(target=play, args=(scene,))
    process.start()
    process.join()
    assert process.exitcode == 0, "its complaint stands on standard error"


def test_where_there_are_threads_nothing_is_forked() -> None:
    go = threading.Event()
    waiting = threading.Thread(target=go.wait)
    waiting.start()
    with zygote() as forking:
        assert forking is None
    go.set()
    waiting.join()


def test_all_end_with_the_bot_however_it_ends() -> None:
    with subprocess.Popen([sys.executable, "-c", BOT], stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        own, forked = map(int, bot.stdout.readline().split())
        assert lives(forked)
        os.kill(own, signal.SIGKILL)
    asyncio.run(gone(forked))
