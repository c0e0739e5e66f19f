"""The bot as a process of its own: started, looked at from outside, ended."""

import asyncio
import os
import socket
import sys
import time
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import aiohttp

from bot.cli.speed.crowd.share import Share
from bot.cli.speed.memory import family, resident_together
from bot.playground.server import HOST, Playground, environment
from bot.settings import Shards

T = TypeVar("T")

LAG = "keryx_loop_lag_seconds_bucket"
"""What the bot's metrics call how often its loop was late by at most so much."""


def free_port() -> int:
    """A port of this machine on which nobody listens."""
    with socket.socket() as trying:
        trying.bind((HOST, 0))
        return int(trying.getsockname()[1])


def processor_seconds(process: int) -> float | None:
    """What a process and its children that have ended have used; None where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return None
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Seen:
    """What is seen of a bot at one moment."""

    seconds: float
    """Of a processor that it and its processes have used."""
    memory: float
    """Megabytes of it and its processes; what they share counts once."""
    lags: Mapping[float, int]
    """How often its loop was late by at most so many seconds, since its start."""


def lag_p99(before: Seen, after: Seen) -> float:
    """By how many seconds the loop was late at the 99th percentile between two moments, rounded up as it is
    counted; infinite: by more than is told apart."""
    counted = {most: count - before.lags.get(most, 0) for most, count in after.lags.items()}
    every = max(counted.values(), default=0)
    return min((most for most, count in counted.items() if count >= 0.99 * every), default=0.0)


class Bot:
    """A bot process at the stand-in."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, started: float) -> None:
        self._process = process
        self._port = port
        self.started = started
        """Seconds until it was connected."""

    @classmethod
    async def start(
        cls, playground: Playground, folder: Path, database: str, shards: str = "", share: Share | None = None
    ) -> "Bot":
        """A bot that is connected, all of its shards with it; with a share of a processor, if one is given.

        Raises:
            AssertionError: it ended before.
        """
        port, before, held = free_port(), set(playground.gateway.sessions), Shards.read(shards)
        given = environment(playground, folder) | {"DATABASE_URL": database, "KERYX_METRICS_PORT": str(port)}
        if shards:
            given["KERYX_SHARDS"] = shards
        began = time.perf_counter()
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "bot", env=given, start_new_session=True,
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        if share is not None:
            share.take(process.pid)

        def connected() -> int:
            sessions = playground.gateway.sessions.items()
            return sum(each.wire is not None for name, each in sessions if name not in before)

        while connected() < (1 if held is None else len(held.ids)):
            if process.returncode is not None:
                raise AssertionError("the bot ended")
            await asyncio.sleep(0.01)
        return cls(process, port, round(time.perf_counter() - began, 2))

    async def look(self) -> Seen:
        """What is seen of it now.

        Raises:
            AssertionError: it has ended.
        """
        if processor_seconds(self._process.pid) is None:
            raise AssertionError("the bot ended")
        seconds = sum(processor_seconds(each) or 0.0 for each in family(self._process.pid))
        memory = resident_together(self._process.pid) or 0.0
        address = f"http://{HOST}:{self._port}/metrics"
        async with aiohttp.ClientSession() as session, session.get(address) as response:
            lines = (await response.text()).splitlines()
        lags = dict(_lag(line) for line in lines if line.startswith(LAG))
        return Seen(seconds, memory, lags)

    async def during(self, acting: Coroutine[None, None, T]) -> T:
        """What comes of something that the bot is needed for.

        Raises:
            AssertionError: the bot has ended meanwhile.
        """
        task, ended = asyncio.create_task(acting), asyncio.create_task(self._process.wait())
        await asyncio.wait({task, ended}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
            raise AssertionError("the bot ended")
        ended.cancel()
        return task.result()

    async def end(self) -> None:
        """End it as whoever runs it does."""
        if self._process.returncode is None:
            self._process.terminate()
        await self._process.wait()


def _lag(line: str) -> tuple[float, int]:
    told, _, count = line.rpartition(" ")
    return float(told.partition('le="')[2].rstrip('"}')), int(float(count))
