"""Work that a process takes: by one at a time, while it lives, and written only while it is held."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack
from contextvars import Context
from datetime import UTC, datetime, timedelta
from typing import TypeVar

import pytest
from among import do

from bot.errors.trouble import LeaseLost
from bot.store.crew import leases, workers
from bot.store.crew.claims import carried, check_held, taken
from bot.store.crew.leases import Lease, Work
from bot.store.crew.workers import Worker
from bot.store.database import Store, open_store
from bot.store.games import games
from bot.store.games.games import StoredGame
from bot.store.itself import keep_setting, setting
from bot.store.posts import outbox
from bot.store.posts.outbox import Notice, NoticeKind
from bot.store.rows.crew import LEASE
from bot.store.rows.games import OUTBOX

T = TypeVar("T")
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
LATER = datetime(2200, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
async def stores(postgres: str) -> AsyncIterator[tuple[Store, Store]]:
    """The stores of two processes that live."""
    async with AsyncExitStack() as stack:
        found = []
        for name in ("one", "two"):
            store = await open_store(postgres)
            stack.push_async_callback(store.close)
            await store.write(workers.begin, Worker(name, ""))
            store.holder = name
            found.append(store)
        yield found[0], found[1]


async def dies(store: Store) -> None:
    """Its time is over, and nobody has noticed."""
    await do(store, f"update worker set until = now() - interval '1 s' where name = '{store.holder}'")


async def elsewhere(work: Coroutine[None, None, T]) -> T:
    """What another process does, which knows nothing of what is held here."""
    return await asyncio.get_running_loop().create_task(work, context=Context())


async def held(store: Store) -> list[tuple[str, int, str]]:
    async with store.reading() as connection:
        return [tuple(row) for row in await connection.execute(LEASE.select().order_by("kind", "key"))]


async def test_a_process_that_was_stopped_during_its_beat_does_not_bury_itself(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "LIVES", timedelta(seconds=-1))
    beat = await stores[0].write(workers.beat, "one", LATER)
    assert beat.known
    assert beat.buried == ()
    assert [each.name for each in beat.living] == ["one", "two"]


async def test_work_is_taken_by_one_at_a_time(stores: tuple[Store, Store]) -> None:
    one, two = stores
    async with taken(one, Work.LANE, 7) as first, taken(two, Work.LANE, 7) as second:
        assert (first, second) == (True, False)
        async with taken(two, Work.LANE, 8) as beside, taken(two, Work.CRY, 7) as other:
            assert beside
            assert other
    async with taken(two, Work.LANE, 7) as second:
        assert second
    assert await held(one) == []


async def test_many_who_want_the_same_do_not_both_get_it(stores: tuple[Store, Store]) -> None:
    one, two = stores
    for number in range(20):
        keys = list(range(number, number + 5))
        ours = await asyncio.gather(
            one.write(leases.take, "one", Work.CALL, keys),
            two.write(leases.take, "two", Work.CALL, list(reversed(keys))),
        )
        assert not ours[0] & ours[1]
        assert ours[0] | ours[1] == set(keys)
        for name, store, got in (("one", one, ours[0]), ("two", two, ours[1])):
            assert await store.write(leases.give_back, name, Work.CALL, sorted(got)) == got


async def test_what_the_dead_held_is_had_by_others(stores: tuple[Store, Store]) -> None:
    one, two = stores
    assert await one.write(leases.take, "one", Work.LANE, [7]) == {7}
    assert await two.write(leases.take, "two", Work.LANE, [7]) == set()
    await dies(one)
    assert await two.write(leases.take, "two", Work.LANE, [7]) == {7}
    await do(two, "update worker set until = now() + interval '9 s'")
    assert await one.write(leases.take, "one", Work.LANE, [7]) == set()


@pytest.mark.parametrize("followed", [False, True])
async def test_nothing_is_written_of_what_was_lost(stores: tuple[Store, Store], followed: bool) -> None:
    one, two = stores
    async with taken(one, Work.LANE, 7) as ours:
        assert ours
        await one.write(keep_setting, "by", "one")
        await check_held(one)
        await elsewhere(dies(one))
        if followed:
            assert await elsewhere(two.write(leases.take, "two", Work.LANE, [7])) == {7}
        with pytest.raises(LeaseLost):
            await one.write(keep_setting, "by", "one again")
        with pytest.raises(LeaseLost):
            await check_held(one)
    assert await one.read(setting, "by") == "one"
    assert [each[2] for each in await held(one)] == (["two"] if followed else [])


async def test_work_taken_with_other_is_carried_and_given_back(stores: tuple[Store, Store]) -> None:
    one, two = stores
    await one.write(leases.take, "one", Work.TIMER, [1, 2])
    async with carried(one, Lease(Work.TIMER, 1, "one")):
        await one.write(keep_setting, "by", "one")
        assert await elsewhere(two.write(leases.take, "two", Work.TIMER, [1, 2, 3])) == {3}
    assert await two.write(leases.take, "two", Work.TIMER, [1, 2]) == {1}


async def test_whoever_beats_buries_the_dead_once(stores: tuple[Store, Store]) -> None:
    one, two = stores
    await one.write(workers.begin, Worker("three", "0-3/8"))
    await one.write(leases.take, "three", Work.SEATS, [5])
    await do(one, "update worker set until = now() where name = 'three'")
    found = await asyncio.gather(one.write(workers.beat, "one", NOON), two.write(workers.beat, "two", NOON))
    assert sorted(each.buried for each in found) == [(), ("three",)]
    assert [each.name for each in (await one.write(workers.beat, "one", NOON)).living] == ["one", "two"]
    assert await held(one) == []
    assert (await two.write(workers.beat, "three", NOON)).known is False


async def test_who_ended_is_told_apart_from_the_dead(stores: tuple[Store, Store]) -> None:
    one, two = stores
    for name in ("three", "four"):
        await one.write(workers.begin, Worker(name, ""))
    await one.write(leases.take, "three", Work.LANE, [7])
    await two.write(workers.end, "three")
    await do(one, "update worker set until = now() where name = 'four'")
    beat = await one.write(workers.beat, "one", NOON)
    assert (beat.ended, beat.buried) == (("three",), ("four",))
    assert [each.name for each in beat.living] == ["one", "two"]
    assert await held(one) == []


async def test_what_the_dead_had_begun_is_due_at_once(stores: tuple[Store, Store]) -> None:
    one, two = stores
    game = StoredGame(
        guild=1, channel=7, title="nim", version=1, options="{}", seats=2, seed="00", status="running",
        host=5, host_name="Ana", language="en", told=0, created=NOON,
    )  # fmt: skip
    number = await one.write(games.add_game, game)
    for channel in (7, 8):
        await one.write(outbox.add_alone, Notice(number, channel, NoticeKind.BOARD, 0), LATER)
    await one.write(leases.take, "one", Work.LANE, [7])
    await dies(one)
    await two.write(workers.beat, "two", NOON)
    async with two.reading() as connection:
        due = (await connection.execute(OUTBOX.select().order_by(OUTBOX.c.channel))).mappings().all()
    assert [each["due"] == NOON for each in due] == [True, False]
