"""PostgreSQL's tables are brought up to date once, whoever begins, and nobody writes by older ones."""

import asyncio

import pytest
from alembic import command
from rows import add_game
from sqlalchemy import text

from bot.errors.trouble import StoreForeign, StoreNewer
from bot.store.apart import upgrade_apart
from bot.store.connection import Connection
from bot.store.database import open_store, store_at, upgrade_here
from bot.store.games import games
from bot.store.revisions import alone, config, revisions

WAITING = """
select count(*) from pg_locks join pg_database on pg_database.oid = pg_locks.database
where datname = current_database() and not granted
"""


async def somebody_waits(connection: Connection) -> None:
    """Return once somebody waits for a lock in this database."""
    while not await connection.scalar(text(WAITING)):  # noqa: ASYNC110 - it is the server that knows
        await asyncio.sleep(0)


async def test_of_several_who_begin_at_once_one_makes_the_tables(bare_postgres: str):
    stores = await asyncio.gather(*(open_store(bare_postgres) for _ in range(4)))
    for store in stores:
        assert await store.read(games.running) == []
        await store.close()


async def test_an_older_database_is_brought_up_to_date_once(postgres: str):
    first, second = store_at(postgres), store_at(postgres)
    await asyncio.gather(upgrade_here(first), upgrade_here(second))
    async with first.reading() as connection:
        assert await connection.scalar(text("select count(*) from alembic_version")) == 1
    await first.close()
    await second.close()


async def test_of_processes_that_find_older_tables_one_changes_them(bare_postgres: str):
    old = await open_store(bare_postgres)
    game = await add_game(old)
    async with old.writing() as connection:
        await connection.run_sync(lambda here: command.downgrade(config(here), "0018_clocks"))
    await old.close()
    stores = await asyncio.gather(*(open_store(bare_postgres, upgrade_apart) for _ in range(3)))
    for store in stores:
        async with store.reading() as connection:
            found = await connection.scalars(text("select version_num from alembic_version"))
            assert found.all() == [revisions()[-1]]
        assert await store.read(games.running) == [game]
        await store.close()


async def test_tables_of_a_newer_keryx_are_left_alone(postgres: str):
    store = await open_store(postgres)
    async with store.writing() as connection:
        await connection.execute(text("update alembic_version set version_num = '9999'"))
    await store.close()
    with pytest.raises(StoreNewer):
        await open_store(postgres)
    late = store_at(postgres)  # it has looked, and then another process was quicker
    with pytest.raises(StoreNewer):
        await upgrade_here(late)
    await late.close()


async def test_tables_of_something_else_are_left_alone(bare_postgres: str):
    other = store_at(bare_postgres)
    async with other.writing() as connection:
        await connection.execute(text("create table game (name text)"))
    with pytest.raises(StoreForeign) as caught:
        await open_store(bare_postgres)
    assert caught.value.facts["table"] == "game"
    async with other.reading() as connection:
        assert not await connection.scalar(text("select to_regclass('entry')"))
    await other.close()


async def test_who_is_older_writes_nothing_once_the_tables_are_newer(postgres: str):
    old, new = await open_store(postgres), store_at(postgres)
    game = await add_game(old)
    async with new.writing() as connection:
        await connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(StoreNewer):
        await add_game(old, channel=8)
    assert old.superseded.is_set()
    assert await new.read(games.running) == [game]
    await old.close()
    await new.close()


async def test_whoever_changes_the_tables_waits_for_those_who_write_and_they_for_them(postgres: str):
    old, new = await open_store(postgres), store_at(postgres)
    order = []

    async def change() -> None:
        async with new.writing() as connection:
            await connection.run_sync(alone)
            order.append("changes")
            late = asyncio.create_task(add_game(old, channel=8))
            await somebody_waits(connection)
            await connection.execute(text("update alembic_version set version_num = '9999'"))
        with pytest.raises(StoreNewer):
            await late

    async with old.writing():
        changing = asyncio.create_task(change())
        async with new.reading() as watching:
            await somebody_waits(watching)
        order.append("written")
    await changing
    assert order == ["written", "changes"]
    assert await new.read(games.running) == []
    await old.close()
    await new.close()
