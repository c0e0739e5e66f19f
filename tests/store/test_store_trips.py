"""Which statements go to the thread that works on an SQLite file: what waits for the disk, what is slow."""

import asyncio

import pytest
from sqlalchemy import text

from bot.store import itself
from bot.store.database import Store
from bot.store.drivers.trips import ALONE, PROVEN, SLOW, OneTrip, Paces
from bot.store.games import games

pytestmark = pytest.mark.sqlite  # PostgreSQL's driver has no thread

QUICK = SLOW / 10


@pytest.fixture
def paces(monkeypatch: pytest.MonkeyPatch) -> Paces:
    """Nothing is known yet, and nothing is learnt but by what a test says."""
    found = Paces()
    monkeypatch.setattr(OneTrip, "paces", found)
    return found


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What goes to a thread: statements, and what ends a transaction."""
    gone: list[str] = []
    execute = OneTrip._execute

    async def counted(connection: OneTrip, work, *given: object) -> object:
        gone.append(str(given[0]) if given else work.__name__)
        return await execute(connection, work, *given)

    monkeypatch.setattr(OneTrip, "_execute", counted)
    return gone


def test_a_slow_statement_has_to_prove_itself_again():
    paces = Paces()
    assert not paces.quick("select")
    paces.took("select", QUICK)
    assert paces.quick("select")
    paces.took("select", 2 * SLOW)
    for _ in range(PROVEN):
        assert not paces.quick("select")
        paces.took("select", QUICK)
    assert paces.quick("select")


async def test_only_what_is_not_known_to_be_quick_leaves_the_loop(
    store: Store, paces: Paces, trips: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paces, "took", lambda sql, seconds: Paces.took(paces, sql, QUICK))
    await store.read(games.running)
    assert len(trips) == 1, "itself: its beginning and its end wait for nothing"
    trips.clear()
    await store.read(games.running)
    assert trips == []
    monkeypatch.setattr(paces, "took", lambda sql, seconds: Paces.took(paces, sql, 2 * SLOW))
    await store.read(games.running)
    await store.read(games.running)
    assert len(trips) == 1


async def test_who_writes_waits_for_the_place_and_for_the_disk_in_the_thread(
    store: Store, paces: Paces, trips: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paces, "took", lambda sql, seconds: Paces.took(paces, sql, QUICK))
    for number in range(3):
        trips.clear()
        async with store.writing() as connection:
            await itself.keep_setting(connection, f"n{number}", "1")
    assert trips == [ALONE, "commit"]


async def test_what_somebody_left_in_the_thread_ends_before_anything_else(
    store: Store, paces: Paces, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is cancelled leaves a statement under way: what is asked next there waits for it."""
    monkeypatch.setattr(paces, "took", lambda sql, seconds: Paces.took(paces, sql, QUICK))
    counting = (
        "with recursive n(i) as (select 1 union all select i + 1 from n where i < {}) select sum(i) from n"
    )
    async with store.reading() as connection:
        await connection.execute(text(counting.format(10)))
        driver = (await connection.get_raw_connection()).driver_connection
        assert isinstance(driver, OneTrip)
        assert driver.idle
        left = asyncio.create_task(driver.ask("long", lambda here: here.execute(counting.format(300_000))))
        await asyncio.sleep(0)
        assert not driver.idle
        left.cancel()
        await asyncio.wait({left})
        assert left.cancelled()
        found = await connection.execute(text(counting.format(10)))
        assert found.scalar() == 55
        assert driver.idle, "it went through the same thread, behind what was left there"
