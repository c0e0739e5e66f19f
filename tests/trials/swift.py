"""What is done in a bot's process before it begins, so that a trial needs minutes and not days."""

import asyncio
import mmap
import struct
from datetime import timedelta
from pathlib import Path

HOURS = struct.Struct("d")


class Time:
    """How many hours later it is than by the machine's clock, for every process that has the file open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if not path.exists():
            path.write_bytes(HOURS.pack(0))
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), HOURS.size)

    @property
    def hours(self) -> float:
        """So many."""
        return float(HOURS.unpack_from(self._map)[0])

    def move(self, hours: float) -> None:
        """Let time pass."""
        HOURS.pack_into(self._map, 0, self.hours + hours)


def swift(path: Path, minutes: int) -> None:
    """Live at the moved time, after a machine's clock that is so many minutes ahead; beat often, count as
    dead soon, and wait only briefly for what does not answer."""
    import aiohttp
    from discord import AutoShardedClient
    from discord.backoff import ExponentialBackoff
    from discord.gateway import DiscordWebSocket
    from mortal_bot import live_later

    from bot.herald import herald
    from bot.herald.shared import crew
    from bot.store.crew import workers
    from bot.store.drivers import silence
    from bot.waiting import clock

    live_later(minutes)
    time, system, set_to = Time(path), clock.SystemClock.now, clock.SharedClock.set_to

    def passed() -> timedelta:
        return timedelta(hours=time.hours)

    clock.SystemClock.now = lambda self: system(self) + passed()  # type: ignore[method-assign]
    clock.SharedClock.set_to = lambda self, now: set_to(self, now + passed())  # type: ignore[method-assign]
    clock.LONGEST_SLEEP = timedelta(seconds=0.2)
    crew.BEAT, crew.FIRST, crew.LONGEST, crew.LATE = 0.2, 0.1, 1.0, 0.3
    workers.LIVES = timedelta(seconds=3)
    silence.PATIENCE, silence.IDLE = 2.0, 3.0
    herald.LONGEST = aiohttp.ClientTimeout(total=2.0, sock_connect=2.0)
    begin = DiscordWebSocket.from_client.__func__  # type: ignore[attr-defined]

    async def from_client(kind, client, **given):
        client._connection.heartbeat_timeout = 2.0
        given["gateway"] = None  # to resume, too: by the way that can be cut
        async with asyncio.timeout(5.0):
            return await begin(kind, client, **given)

    async def at_once(client, shard, *, initial=False) -> None:
        """Identify without the five seconds that Discord asks for between two."""

    AutoShardedClient.before_identify_hook = at_once  # type: ignore[method-assign, assignment]
    ExponentialBackoff.delay = lambda self: 0.5  # type: ignore[method-assign]
    DiscordWebSocket.from_client = classmethod(from_client)  # type: ignore[method-assign, assignment]
