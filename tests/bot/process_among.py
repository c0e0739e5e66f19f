"""Bots as processes of their own on one PostgreSQL, each with its shards: killed, stopped and woken."""

import asyncio
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bot_process import BotProcess

from bot.playground.server import Playground
from bot.settings import Shards


def brisk(minutes: int) -> None:
    """Beat often and wait little for others, so that tests need not; live so many minutes later."""
    from mortal_bot import live_later

    from bot.herald.shared import crew

    crew.BEAT, crew.FIRST, crew.LATE = 0.2, 0.1, 0.3
    live_later(minutes)


class ProcessAmong(BotProcess):
    """`async with ProcessAmong(playground, folder, url, "0/2")`: one of several, with a folder of its own."""

    def __init__(
        self,
        playground: Playground,
        folder: Path,
        url: str,
        shards: str,
        change: Callable[[], None] | None = None,
        minutes: int = 0,
    ) -> None:
        """`minutes`: how much later it is by its clock."""
        super().__init__(playground, folder / shards.replace("/", "-of-"), change or partial(brisk, minutes))
        self.url = url
        self.shards = shards

    @property
    def _environment(self) -> dict[str, str]:
        return {**super()._environment, "DATABASE_URL": self.url, "KERYX_SHARDS": self.shards}

    @property
    def connected(self) -> bool:
        """Whether the stand-in hears all of its shards."""
        held = Shards.read(self.shards)
        assert held is not None
        sessions = self.playground.gateway.sessions.values()
        there = {each.shard[0] for each in sessions if each.wire is not None and each.shard[1] == held.count}
        return set(held.ids) <= there

    async def start(self) -> None:
        """Start it and wait until it is connected."""
        self.fork()
        while not self.connected:
            assert self.child.returncode is None, f"the bot ended at once:\n{self.log[-2000:]}"
            await asyncio.sleep(0.01)

    async def wait(self) -> int:
        """Its exit code, once it has ended and the playground knows."""
        code = await self.child.wait()
        while self.connected:  # noqa: ASYNC110 - what it last said may be on its way
            await asyncio.sleep(0.005)
        return code

    def sleep(self) -> None:
        """Stop it where it stands, as SIGSTOP does."""
        self.child.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Let it go on."""
        self.child.send_signal(signal.SIGCONT)
