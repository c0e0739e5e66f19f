"""Three processes on one PostgreSQL, and whatever may happen to them (docs/several-processes.md)."""

import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random

import pytest
from among import until
from moody import Moody
from postgres_server import Server
from process_among import ProcessAmong
from relay import Relay
from swift import Time, swift
from trial import Harm, Size, Trial, drop_connections, tried

from bot.playground.terms import Json
from bot.playground.wire import gateway
from bot.playground.wire.gateway import shard_of

COUNT = 3

UNDONE = """
select 'outbox', id from outbox where not done union all select 'call', id from call where not done
union all select kind, key from lease union all select 'stale', id from call where asks and stale
union all select 'timer', id from timer where due < '{late}+00'
union all select 'few', 0 where (select count(*) from worker where until > clock_timestamp()) < 3
"""


class Tried(ProcessAmong):
    """One of the processes, with a way to the database and one to Discord that can be cut."""

    def __init__(
        self, playground: Moody, folder: Path, url: str, shard: int, ways: tuple[Relay, Relay]
    ) -> None:
        change = partial(swift, folder / "time", shard - 1)
        super().__init__(playground, folder, url, f"{shard}/{COUNT}", change)
        self.shard = shard
        self.database_way, self.discord_way = ways
        self.hurt = False

    @property
    def _environment(self) -> dict[str, str]:
        found = super()._environment
        before, _, name = self.url.rpartition("/")
        address = before.rpartition(":")[0]
        discord, port = str(self.playground.port), str(self.discord_way.port)
        for each in ("KERYX_API_BASE", "KERYX_GATEWAY"):
            found[each] = found[each].replace(discord, port)
        return {**found, "DATABASE_URL": f"{address}:{self.database_way.port}/{name}"}


class Several:
    """The processes, and what may be done to them."""

    def __init__(self, processes: list[Tried], ask: Callable[[str], list[tuple]], luck: Random) -> None:
        self.processes = processes
        self.ask = ask
        self.luck = luck
        self._homes: dict[str, int] = {}

    def shard_of(self, data: Json, count: int) -> int:
        """Interactions come to any process, mostly to one that is well."""
        if "token" not in data or count != COUNT:
            return shard_of(data, count)
        if data["id"] not in self._homes:
            well = [each.shard for each in self.processes if not each.hurt]
            anyhow = not well or self.luck.random() < 0.1
            self._homes[data["id"]] = self.luck.choice(range(COUNT) if anyhow else well)
        return self._homes[data["id"]]

    def one(self) -> Tried | None:
        """One that is well, if another one is left then."""
        well = [each for each in self.processes if not each.hurt]
        if len(well) < 2:
            return None
        found = self.luck.choice(well)
        found.hurt = True
        return found

    async def buried(self, process: Tried) -> None:
        """Return when others have noticed that it does not live."""
        held = f"{process.shard}-{process.shard}/{COUNT}"
        await until(lambda: not self.ask(f"select 1 from worker where shards = '{held}'"))

    async def kill(self):
        """One is killed, and started again."""
        if (process := self.one()) is None:
            return None
        await process.kill()

        async def mend() -> None:
            await process.start()
            process.hurt = False

        return mend

    async def stop(self):
        """One is stopped until others have its work, and goes on."""
        if (process := self.one()) is None:
            return None
        process.sleep()

        async def mend() -> None:
            await self.buried(process)
            process.wake()
            process.hurt = False

        return mend

    async def nap(self):
        """One is stopped, and goes on before anybody notices, or not."""
        if (process := self.one()) is None:
            return None
        process.sleep()

        async def mend() -> None:
            process.wake()
            process.hurt = False

        return mend

    async def cut(self, way: str, how: str):
        """One reaches the database, or Discord, no more: what is open breaks (`sever`), or is silent."""
        if (process := self.one()) is None:
            return None
        relay: Relay = getattr(process, way)
        getattr(relay, how)()

        async def mend() -> None:
            relay.mend()
            process.hurt = False

        return mend

    async def cut_off(self):
        """One reaches nothing any more, until others have its work."""
        if (process := self.one()) is None:
            return None
        ways = (process.database_way, process.discord_way)
        for way in ways:
            way.hush()

        async def mend() -> None:
            await self.buried(process)
            for way in ways:
                way.mend()
            process.hurt = False

        return mend


@pytest.fixture
async def several(
    playground: Moody,
    tmp_path: Path,
    postgres: str,
    server: Server,
    trial_size: Size,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Several]:
    Time(tmp_path / "time")
    monkeypatch.setattr(gateway, "HEARTBEAT_MS", 500)
    name = postgres.rpartition("/")[2]
    port = server.address.port
    assert port is not None
    async with AsyncExitStack() as stack:
        processes = []
        for shard in range(COUNT):
            ways = (Relay(port), Relay(playground.port))
            for way in ways:
                await stack.enter_async_context(way)
            processes.append(Tried(playground, tmp_path, postgres, shard, ways))
        found = Several(
            processes, lambda query: server.ask(name, query), Random(f"{trial_size.seed} several")
        )
        playground.gateway.shard_of = found.shard_of
        for each in processes:
            await stack.enter_async_context(each)
        yield found
        for each in processes:
            if each.child.returncode is None:
                each.child.send_signal(signal.SIGCONT)


async def test_three_processes_through_all_faults(
    several: Several, playground: Moody, tmp_path: Path, postgres: str, trial_size: Size
) -> None:
    harms: dict[str, Harm] = {
        "kill": several.kill,
        "stop": several.stop,
        "nap": several.nap,
        "database breaks": partial(several.cut, "database_way", "sever"),
        "database silent": partial(several.cut, "database_way", "hush"),
        "discord breaks": partial(several.cut, "discord_way", "sever"),
        "discord silent": partial(several.cut, "discord_way", "hush"),
        "cut off": several.cut_off,
        "gateway": partial(drop_connections, playground, several.luck),
    }
    found = await tried(playground, tmp_path, postgres, trial_size, harms, several.ask, UNDONE)
    assert not found, f"{trial_size}, see {tmp_path}:\n" + "\n".join(found)


async def test_one_is_cut_off_from_everything_for_a_while(
    several: Several, playground: Moody, tmp_path: Path, postgres: str
) -> None:
    async def run(trial: Trial) -> None:
        await trial.crowd.act()
        mend = await several.cut_off()
        for _ in range(4):
            await trial.crowd.act()
        await mend()
        await until(lambda: len(several.ask("select 1 from worker where until > now()")) == COUNT)
        for _ in range(4):
            await trial.crowd.act()

    size = Size(1, 1, 0)
    found = await tried(playground, tmp_path, postgres, size, {}, several.ask, UNDONE, run, quarters=1)
    assert not found, "\n".join(found)
