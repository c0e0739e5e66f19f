"""One process on SQLite, and whatever may happen to it, a full disk among it (docs/several-processes.md).

With `--basetemp` in a file system of at most 256 MB that one is filled; else no file of the process can grow.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest
from bot_process import BotProcess
from full_disk import FullDisk
from made_store import ask, put_store, url_of
from moody import Moody
from relay import Relay
from swift import Time, swift
from trial import Harm, Size, drop_connections, tried

from bot.playground.wire import gateway

pytestmark = pytest.mark.sqlite

UNDONE = """
select 'outbox', id from outbox where not done union all select 'call', id from call where not done
union all select 'stale', id from call where asks and stale
union all select 'timer', id from timer where due < '{late}'
"""

Mend = Callable[[], Awaitable[None]]


class Alone(BotProcess):
    """The process, with a way to Discord that can be cut, and what may be done to it."""

    def __init__(self, playground: Moody, folder: Path, way: Relay) -> None:
        super().__init__(playground, folder, partial(swift, folder / "time", 0))
        self.way = way
        self.disk = FullDisk(folder)
        self.hurt = False

    @property
    def _environment(self) -> dict[str, str]:
        found = super()._environment
        discord, port = str(self.playground.port), str(self.way.port)
        for each in ("KERYX_API_BASE", "KERYX_GATEWAY"):
            found[each] = found[each].replace(discord, port)
        return found

    async def harmed(self, harm: Callable[[], Awaitable[None]], mend: Mend) -> Mend | None:
        """Do it harm, if it is well; what mends it."""
        if self.hurt:
            return None
        self.hurt = True
        await harm()

        async def mended() -> None:
            await mend()
            self.hurt = False

        return mended

    async def die(self) -> Mend | None:
        """It is killed, and started again."""
        return await self.harmed(self.kill, self.start)

    async def lose_room(self) -> Mend | None:
        """Its disk is full for a while."""

        async def fill() -> None:
            self.disk.fill(self.child.pid)

        async def clear() -> None:
            self.disk.clear(self.child.pid)

        return await self.harmed(fill, clear)

    async def cut(self, how: str) -> Mend | None:
        """It does not reach Discord."""

        async def cut() -> None:
            getattr(self.way, how)()

        async def mend() -> None:
            self.way.mend()

        return await self.harmed(cut, mend)


async def test_one_process_through_all_faults(
    playground: Moody, tmp_path: Path, trial_size: Size, monkeypatch: pytest.MonkeyPatch
) -> None:
    Time(tmp_path / "time")
    monkeypatch.setattr(gateway, "HEARTBEAT_MS", 500)
    path = tmp_path / "keryx.sqlite3"
    await put_store(path)
    async with Relay(playground.port) as way, Alone(playground, tmp_path, way) as alone:
        harms: dict[str, Harm] = {
            "kill": alone.die,
            "disk": alone.lose_room,
            "discord breaks": partial(alone.cut, "sever"),
            "discord silent": partial(alone.cut, "hush"),
            "gateway": partial(drop_connections, playground, Random(f"{trial_size.seed} gateway")),
        }
        found = await tried(playground, tmp_path, url_of(path), trial_size, harms, partial(ask, path), UNDONE)
    assert not found, f"{trial_size}, see {tmp_path}:\n" + "\n".join(found)
