"""Full disks, busy and damaged files: one clear error, nothing half done, and on again afterwards."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
from rows import NOON, add_game, ask, change_and_write, line, overwrite, remove
from sqlalchemy import event
from sqlalchemy.exc import DatabaseError

from bot.errors.trouble import StoreBusy, StoreDamaged, StoreFull, StoreTrouble
from bot.store.database import Store, open_store, store_at, told
from bot.store.drivers import sqlite as drivers
from bot.store.games import games, logs
from bot.store.itself import setting

pytestmark = pytest.mark.sqlite


async def fill_disk(store: Store) -> None:
    """From now on the file cannot grow."""
    await store.engine.dispose()

    def no_more(connection, record) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA max_page_count = 1")  # SQLite takes the present size instead
        cursor.close()

    event.listen(store.engine.sync_engine, "connect", no_more)


async def test_a_full_disk_refuses_the_whole_transaction(store: Store, path: Path):
    game = await add_game(store)
    await fill_disk(store)
    before = ask(path, "select number from game")
    with pytest.raises(StoreFull) as caught:
        await change_and_write(store, game, line(1, "x" * 100_000))
    assert caught.value.facts == {"path": "keryx.sqlite3"}
    assert ask(path, "select number from game") == before
    async with store.reading() as connection:
        assert await logs.entries(connection, game) == []


async def test_once_there_is_room_it_goes_on(store: Store, path: Path):
    game = await add_game(store)
    await fill_disk(store)
    with pytest.raises(StoreFull):
        async with store.writing() as connection:
            await logs.add_entries(connection, game, [line(1, "x" * 100_000)], NOON)
    await store.close()
    again = await open_store(f"sqlite+aiosqlite:///{path}")
    async with again.writing() as connection:
        await logs.add_entries(connection, game, [line(1, "x" * 100_000)], NOON)
    await again.close()
    assert ask(path, "select length(deed) from entry") == [(100_000,)]


async def test_a_new_file_on_a_full_disk(path: Path, monkeypatch: pytest.MonkeyPatch):
    def cramped(connection, record) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA max_page_count = 3")
        cursor.close()

    monkeypatch.setattr(drivers, "pragmas", cramped)
    with pytest.raises(StoreFull):
        await open_store(f"sqlite+aiosqlite:///{path}")
    assert ask(path, "select * from sqlite_master") == []
    monkeypatch.undo()
    store = await open_store(f"sqlite+aiosqlite:///{path}")
    await add_game(store)
    await store.close()


async def test_another_process_that_writes_for_too_long(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(drivers, "BUSY", 1)
    store = await open_store(f"sqlite+aiosqlite:///{path}")
    game = await add_game(store)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        with pytest.raises(StoreBusy):
            async with store.writing() as connection:
                await games.change_game(connection, game, 0, {"number": 1})
        async with store.reading() as connection:  # readers do not wait
            assert await games.running(connection) == [game]
        other.execute("rollback")
    async with store.writing() as connection:
        await games.change_game(connection, game, 0, {"number": 1})
    await store.close()


async def test_when_too_many_read_at_once_the_last_are_told_so(store: Store, monkeypatch: pytest.MonkeyPatch):
    game = await add_game(store)
    monkeypatch.setattr(store.engine.pool, "_timeout", 0.01)
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(15):  # as many connections as there are
            await (await stack.enter_async_context(store.reading())).exec_driver_sql("select 1")
        with pytest.raises(StoreBusy):
            await add_game(store, 8)
    async with store.reading() as connection:
        assert await games.running(connection) == [game]


async def test_a_database_elsewhere_that_is_not_there_is_waited_for():
    assert type(told(ConnectionRefusedError(111, "Connect call failed"), "keryx")) is StoreBusy


async def test_a_writer_never_fails_after_it_has_begun_to_read(path: Path, monkeypatch: pytest.MonkeyPatch):
    """It holds its place from the start: nobody can write between its reading and its writing."""
    monkeypatch.setattr(drivers, "BUSY", 1)
    stores = [await open_store(f"sqlite+aiosqlite:///{path}") for _ in range(2)]
    game = await add_game(stores[0])
    async with stores[0].writing() as connection:
        found = await games.find_game(connection, game)
        assert found is not None
        with pytest.raises(StoreBusy):
            async with stores[1].writing() as late:
                await games.change_game(late, game, 0, {"number": 5})
        await games.change_game(connection, game, found.revision, {"number": 1})
    for store in stores:
        await store.close()
    assert ask(path, "select number from game") == [(1,)]


async def test_a_file_damaged_under_a_running_bot(store: Store, path: Path):
    for channel in range(300):
        await add_game(store, channel, host_name="n" * 200)
    await store.engine.dispose()
    overwrite(path, 4096)
    with pytest.raises(StoreDamaged) as caught:
        async with store.reading() as connection:
            await games.running(connection)
    assert caught.value.facts == {"path": "keryx.sqlite3"}
    with pytest.raises(StoreDamaged):
        await add_game(store)


async def test_a_file_taken_away_under_a_running_bot(store: Store, path: Path):
    await store.engine.dispose()
    remove(path)
    with pytest.raises(StoreDamaged):
        async with store.reading() as connection:
            await games.running(connection)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("database or disk is full", StoreFull),
        ("[Errno 28] No space left on device", StoreFull),
        ("disk I/O error", StoreFull),
        ("database is locked", StoreBusy),
        ("database disk image is malformed", StoreDamaged),
        ("attempt to write a readonly database", StoreDamaged),
        ("UNIQUE constraint failed: entry.game, entry.number", None),
        ('near "selct": syntax error', None),
    ],
)
def test_what_the_driver_says_becomes_what_people_are_told(words: str, kind: type[StoreTrouble] | None):
    found = told(sqlite3.OperationalError(words), "folder/keryx.sqlite3")
    assert type(found) is (kind or type(None))
    assert found is None or found.facts == {"path": "keryx.sqlite3"}


async def test_our_own_mistakes_are_not_blamed_on_the_file(store: Store):
    with pytest.raises(DatabaseError, match="no such column"):
        async with store.reading() as connection:
            await connection.exec_driver_sql("select nobody from game")


async def test_closing_waits_for_what_is_under_way_and_nothing_else_begins(store: Store):
    game = await add_game(store)
    async with store.reading() as connection:
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        for begin in (store.reading, store.writing):
            with pytest.raises(StoreBusy):
                async with begin():
                    raise AssertionError("it is closed")
        assert await logs.entries(connection, game) == []
        assert not closing.done()
    await closing
    with pytest.raises(StoreBusy):
        await store.read(logs.entries, game)


async def test_closing_waits_for_whoever_waits_to_write(store: Store):
    game = await add_game(store)
    async with store.writing():
        writing = asyncio.create_task(store.write(logs.add_entries, game, [line(1, "x")], NOON))
        await asyncio.sleep(0)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
    await closing
    assert writing.done()
    await writing


async def test_a_server_whose_socket_is_not_there_is_away_and_a_missing_file_is_not(tmp_path: Path):
    store = store_at(f"postgresql+asyncpg://keryx@/club?host={tmp_path}")
    with pytest.raises(StoreBusy) as caught:
        await store.read(setting, "name")
    assert caught.value.facts == {"path": "club"}
    with pytest.raises(FileNotFoundError), store.trouble_told():
        (tmp_path / "board.json").read_text()
    await store.close()
