"""Processes of their own: each is told what to do, tells how it ends, and ends with the bot."""

import asyncio
import os
import signal
import subprocess
import sys

import pytest
from moved_clock import MovedClock

from bot.waiting.processes.apart import apart
from bot.waiting.study import Study

PID = "__import__('os').getpid()"
GIVEN = (3, 2_000_000_000)
"""What a study gives its process."""

BOT = """
import asyncio, os
from bot.waiting.processes.apart import apart

async def work():
    async with apart("bot.waiting.thinker", 3, 2_000_000_000, longest=None) as process:
        print(os.getpid(), process.process.pid, flush=True)
        await asyncio.Event().wait()

asyncio.run(work())
"""


async def gone(process: int) -> None:
    """Wait until there is no such process."""
    while True:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        await asyncio.sleep(0.01)


async def test_a_study_thinks_in_one_process_that_ends_with_it():
    study = Study(MovedClock(), 3)
    process = await study.think(eval, PID)
    assert await study.think(eval, PID) == process != os.getpid()
    assert await study.think(eval, "__import__('sys').argv[1:]") == list(map(str, GIVEN))
    assert await study.think(print, "what a job prints is no answer") is None
    await study.close()
    await gone(process)


async def test_how_one_ended_and_what_it_said_is_told():
    async with apart("bot.waiting.thinker", "no number", 0, longest=None) as process:
        code, said = await process.ended()
    assert code == 1
    assert "ValueError" in said


@pytest.mark.skipif(sys.platform == "win32", reason="processes end otherwise there")
async def test_one_that_was_killed_is_told_as_such():
    async with apart("bot.waiting.thinker", *GIVEN, longest=None) as process:
        process.process.kill()
        assert await process.ended() == (-signal.SIGKILL, "")


@pytest.mark.skipif(sys.platform == "win32", reason="processes end otherwise there")
async def test_one_that_takes_too_long_is_killed():
    with pytest.raises(TimeoutError):
        async with apart("bot.waiting.thinker", *GIVEN, longest=0.01) as process:
            await process.answers.read()
    assert process.process.returncode == -signal.SIGKILL


@pytest.mark.skipif(sys.platform == "win32", reason="processes end otherwise there")
def test_all_end_with_the_bot_however_it_ends():
    with subprocess.Popen([sys.executable, "-c", BOT], stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        own, started = map(int, bot.stdout.readline().split())
        os.kill(started, 0)
        os.kill(own, signal.SIGKILL)
    asyncio.run(gone(started))
