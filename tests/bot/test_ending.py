"""The bot ends when it is told to, whatever goes on in it."""

import asyncio
import signal
import sys

import pytest

PROGRAM = """
import asyncio, logging, threading
from bot.cli import bot
from bot.log import start_log
start_log("info")
bot.LAST = 0.1

def for_ever():
    threading.Event().wait()

async def main():
    stop = asyncio.Event()
    bot.end_when_told(stop)
    print("begun", flush=True)
    {}
    await stop.wait()

asyncio.run(main())
"""


@pytest.mark.parametrize(
    ("meanwhile", "sign"),
    [
        ("asyncio.ensure_future(asyncio.to_thread(for_ever)); await asyncio.sleep(0)", signal.SIGINT),
        ("for _ in iter(int, 1): pass", signal.SIGTERM),
    ],
)
async def test_neither_a_thread_nor_a_busy_loop_keeps_it(meanwhile: str, sign: signal.Signals) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        PROGRAM.format(meanwhile),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"begun\n"
    process.send_signal(sign)
    _, told = await process.communicate()
    assert process.returncode == 0, told.decode()
    assert "without waiting" in told.decode()
