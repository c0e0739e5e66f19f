"""Real processes on one database: one is killed, or stopped and woken, while it posts; clocks differ."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from among import Homes, until
from at_table import CHANNEL
from buttons import has
from driver import Person
from moody import Fault, Moody
from postgres_server import Server
from process_among import ProcessAmong
from tables import begin, called

MOVE = "take coin / go iron / end"

BUSY = """
select count(*) from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid()
and backend_type = 'client backend' and state <> 'idle'
"""
"""How many are in a transaction."""


class Two:
    """Two processes, the second a minute ahead, and the database they share."""

    def __init__(self, processes: list[ProcessAmong], ask: Callable[[str], list[tuple]], guild: int) -> None:
        self.ask = ask
        ours = guild >> 22 & 1
        self.ours, self.other = processes[ours], processes[1 - ours]
        """Which one holds the server, and which does not."""

    async def stop(self, process: ProcessAmong) -> None:
        """Stop one where it stands, but in no transaction, whose locks would keep others waiting."""
        process.sleep()
        while self.ask(BUSY) != [(0,)]:
            process.wake()
            await asyncio.sleep(0.01)
            process.sleep()

    def take_for_dead(self, process: ProcessAmong) -> None:
        """Its time is over."""
        self.ask(f"update worker set until = now() where shards like '{process.shards[0]}-%' returning name")

    @property
    def settled(self) -> bool:
        """Whether nothing waits, and nobody is at anything."""
        ((waiting,),) = self.ask(
            "select (select count(*) from outbox where not done) + (select count(*) from lease)"
        )
        return waiting == 0


@pytest.fixture
async def two(
    playground: Moody, tmp_path: Path, postgres: str, server: Server, ana: Person, bruno: Person
) -> AsyncIterator[Two]:
    homes = Homes(playground)
    homes.put(ana, 0)
    homes.put(bruno, 1)
    name = postgres.rpartition("/")[2]
    async with AsyncExitStack() as stack:
        processes = [
            ProcessAmong(playground, tmp_path, postgres, f"{shard}/2", minutes=shard) for shard in range(2)
        ]
        for each in processes:
            await stack.enter_async_context(each)
        yield Two(processes, lambda query: server.ask(name, query), playground.guild_id)


async def told(person: Person) -> list[str]:
    return [message.id for message in await person.messages(CHANNEL, 1000) if not message.private]


@pytest.mark.parametrize("came", [False, True])
@pytest.mark.parametrize("killed", [False, True])
async def test_another_one_follows(
    two: Two, playground: Moody, ana: Person, bruno: Person, came: bool, killed: bool
) -> None:
    """Whether its post has come or not, there is one in the end."""
    first = await begin(ana, bruno)
    await until(lambda: two.settled)
    before = await told(ana)
    fault = Fault(r"POST /channels/\d+/messages", "mute" if came else "hang")
    playground.faults.append(fault)
    mover = called(first, ana, bruno)[0]
    await mover.command(CHANNEL, "play", move=MOVE)
    await until(lambda: not fault.times)
    if killed:
        await two.ours.kill()
    else:
        await two.stop(two.ours)
    two.take_for_dead(two.ours)
    post = await ana.wait_for(lambda message: has(message, "turn") and message.id not in before)
    await until(lambda: two.settled)
    assert len(await told(ana)) == len(before) + 1
    assert two.ask("select count(*) from worker") == [(1,)]
    if killed:
        await two.ours.start()
    else:
        two.ours.wake()
    await until(lambda: two.ask("select count(*) from worker") == [(2,)])
    mover = called(post, ana, bruno)[0]
    answer = await mover.command(CHANNEL, "play", move=MOVE)
    assert "Last" in answer.text, answer.text
    await ana.wait_for(lambda message: has(message, "turn") and int(message.id) > int(post.id))
    await until(lambda: two.settled)
    assert len(await told(ana)) == len(before) + 2
    # By one clock, though one process is a minute ahead.
    written = [at for (at,) in two.ask("select created from outbox order by id")]
    assert written == sorted(written)
