"""The bot as a process of its own, forked from one that is warm."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from made_store import SERVERS, do, put_store, url_of
from nursery import Child, nothing

from bot.playground.server import Playground, environment

PATIENCE = 60.0
"""Seconds a busy machine may take to start it."""


class BotProcess:
    """`async with BotProcess(playground, folder)`: connected when the block begins, ended after it."""

    def __init__(self, playground: Playground, folder: Path, change: Callable[[], None] = nothing) -> None:
        self.playground = playground
        self.folder = folder
        self.change = change
        """What is done in the bot's process before it begins."""
        self.child: Child

    @property
    def database(self) -> Path:
        """Its database file."""
        return self.folder / "keryx.sqlite3"

    @property
    def log(self) -> str:
        """What it has logged."""
        path = self.folder / "keryx.log"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    @property
    def _environment(self) -> dict[str, str]:
        found = environment(self.playground, self.folder)
        return {**found, "DATABASE_URL": url_of(self.database), "PYTHONPATH": os.pathsep.join(sys.path)}

    async def run_until_it_ends(self) -> tuple[int, str]:
        """Start one that is to end by itself: its exit code and what it said on stderr."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "bot",
            env=self._environment, cwd=self.folder, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        _, told = await asyncio.wait_for(process.communicate(), PATIENCE)
        return process.returncode or 0, told.decode()

    def fork(self) -> None:
        """Start it."""
        self.child = Child(self._environment, self.folder, self.change)

    async def wait(self) -> int:
        """Its exit code, once it has ended and the playground knows: nothing of it is heard any more."""
        code = await self.child.wait()
        while self.playground.gateway.wires:  # noqa: ASYNC110 - what it last said may be on its way
            await asyncio.sleep(0.005)
        return code

    async def start(self) -> None:
        """Start it and wait until it is connected."""
        self.playground.gateway.connected.clear()
        self.fork()
        connected = asyncio.create_task(self.playground.gateway.connected.wait())
        ended = asyncio.create_task(self.child.wait())
        await asyncio.wait({connected, ended}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        connected.cancel()
        assert not ended.done(), f"the bot ended at once:\n{self.log[-2000:]}"
        ended.cancel()

    async def stop(self) -> None:
        """End it as an operating system does."""
        if self.child.returncode is None:
            self.child.terminate()
        await asyncio.wait_for(self.wait(), PATIENCE)

    async def kill(self) -> None:
        """End it in the middle of whatever it does. Where others would wait for it, its time is over."""
        self.child.kill()
        await self.wait()
        if SERVERS:
            do(self.database, "update worker set until = now()")

    async def __aenter__(self) -> Self:
        """Start."""
        await put_store(self.database)
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop."""
        await self.stop()
