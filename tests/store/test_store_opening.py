"""Opening: new files, older ones, newer ones, and things that are no store of ours."""

import asyncio
import sqlite3
import sys
from importlib import import_module
from io import StringIO
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from made_store import SAFE, open_made
from rows import add_game, ask, content, do, game_values, line, put
from sqlalchemy import create_engine
from sqlmodel import SQLModel

from bot.errors.trouble import (
    StoreAddress,
    StoreBusy,
    StoreDamaged,
    StoreForeign,
    StoreFull,
    StoreNewer,
    StoreTrouble,
)
from bot.store import database, revisions
from bot.store.apart import upgrade_apart
from bot.store.database import Store, name_of, open_store
from bot.store.drivers import sqlite as drivers
from bot.store.games import games, logs

pytestmark = pytest.mark.sqlite

URL = "sqlite+aiosqlite:///"
SCRIPTS = ScriptDirectory(str(revisions.MIGRATIONS))
NEWEST = SCRIPTS.get_current_head()
MIGRATIONS = sorted(Path(script.path).stem for script in SCRIPTS.walk_revisions())


async def opened(path: Path) -> None:
    store = await open_store(f"{URL}{path}")
    await store.close()


async def refused(path: Path) -> StoreTrouble:
    with pytest.raises(StoreTrouble) as caught:
        await opened(path)
    return caught.value


def version(path: Path) -> str:
    ((found,),) = ask(path, "select version_num from alembic_version")
    return found


def copies(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.stem}.before-*{path.suffix}"))


def migrate(path: Path, target: str, down: bool = False) -> None:
    """Bring a file to some version, as Keryx of that time left it."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = revisions.config(connection)
        (command.downgrade if down else command.upgrade)(config, target)
    engine.dispose()


def old_file(path: Path) -> None:
    """A file of version 0001 with a game in it."""
    migrate(path, "0001")
    values = {
        name: str(value) if name in ("created", "started") else value for name, value in game_values().items()
    }
    names = ", ".join(values)
    do(
        path,
        f"insert into game ({names}) values ({', '.join(repr(value) for value in values.values())})",
        "insert into entry (game, number, seat, deed, by, drawn, at) "
        "values (1, 1, 0, 'take left', 'person', '[]', '2026-03-01 12:00:00')",
    )


async def test_a_new_file_gets_exactly_the_tables_of_the_models(store: Store, path: Path):
    assert version(path) == NEWEST
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), SQLModel.metadata) == []
    engine.dispose()
    assert copies(path) == []


def test_versions_are_those_alembic_finds():
    assert revisions.revisions() == tuple(each.revision for each in SCRIPTS.walk_revisions())[::-1]


async def test_folders_on_the_way_are_made(tmp_path: Path):
    path = tmp_path / "a" / "b" / "keryx.sqlite3"
    await opened(path)
    assert version(path) == NEWEST


async def test_opening_again_keeps_everything(store: Store, path: Path):
    game = await add_game(store)
    await store.close()
    again = await open_store(f"{URL}{path}")
    async with again.reading() as connection:
        found = await games.find_game(connection, game)
    assert found is not None
    assert found.host == 2**62
    await again.close()
    assert copies(path) == []


async def test_an_older_file_is_copied_and_brought_up_to_date(path: Path):
    old_file(path)
    before = ask(path, "select * from entry")
    store = await open_store(f"{URL}{path}")
    async with store.writing() as connection:
        found = await games.find_game(connection, 1)
        assert found is not None
        assert (found.host_name, found.revision) == ("Ana", 0)
        await games.change_game(connection, 1, 0, {"number": 2})
        await logs.add_entries(connection, 1, [line(2)], found.created)
    await store.close()
    assert version(path) == NEWEST
    assert ask(path, "select * from entry")[:1] == [(*row, "") for row in before]  # what it led to: not known
    (copy,) = copies(path)
    assert version(copy) == "0001"
    assert ask(copy, "select * from entry") == before


async def test_a_copy_is_brought_up_to_date_and_not_set_aside(path: Path):
    old_file(path)
    await (await open_store(f"{URL}{path}", aside=False)).close()
    assert version(path) == NEWEST
    assert copies(path) == []


async def test_migrations_go_back_and_forth(store: Store, path: Path):
    await add_game(store)
    await store.close()
    migrate(path, "0001", down=True)
    assert "revision" not in [row[1] for row in ask(path, "pragma table_info(game)")]
    migrate(path, "0018_clocks")
    courses = [(1, "antike", "arming"), (2, "deus", ""), (3, "antike", "rondel"), (4, "unknown", "none")]
    do(path, *(f"insert into course values {(*each, '2026-03-01 12:00:00')}" for each in courses))
    migrate(path, "0019_lessons_done")
    done = [names.split() for (names,) in ask(path, "select done from course order by person")]
    assert (done[0], len(done[1]), *done[2:]) == (["rondel", "production"], 8, [], [])
    migrate(path, "0018_clocks", down=True)
    assert ask(path, "select lesson from course order by person") == [("arming",), ("",), ("",), ("",)]
    await opened(path)
    assert ask(path, "select host_name from game") == [("Ana",)]
    migrate(path, "base", down=True)
    assert ask(path, "select name from sqlite_master where type in ('table', 'trigger')") == [
        ("alembic_version",)
    ]


@pytest.mark.parametrize("module", MIGRATIONS)
def test_migrations_know_postgresql_too(module: str):
    """What they would send there: read, not run, as there is no such server in the tests."""
    found = import_module(f"bot.store.migrations.versions.{module}")
    for step in (found.upgrade, found.downgrade):
        sent = StringIO()
        options = {"as_sql": True, "output_buffer": sent}
        context = MigrationContext.configure(dialect_name="postgresql", opts=options)
        with Operations.context(context):
            step()
        assert sent.getvalue().strip()
        assert "sqlite" not in sent.getvalue().lower()
    assert not module.startswith("0002") or "drop function the_log_only_grows" in sent.getvalue().lower()


async def test_only_the_newest_copies_are_kept(path: Path, tmp_path: Path):
    for day in range(1, 6):
        (tmp_path / f"keryx.before-2026010{day}-000000.sqlite3").write_bytes(b"old")
    old_file(path)
    await opened(path)
    kept = copies(path)
    assert len(kept) == database.BACKUPS
    assert version(kept[-1]) == "0001"
    assert [each.name[13:21] for each in kept[:-1]] == ["20260104", "20260105"]


async def test_an_upgrade_that_fails_leaves_the_file_as_it_was(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    await opened(path)
    folder = tmp_path / "migrations"
    (folder / "versions").mkdir(parents=True)
    for each in revisions.MIGRATIONS.rglob("*.py"):
        (folder / each.relative_to(revisions.MIGRATIONS)).write_text(each.read_text())
    (folder / "versions" / "9000_breaks.py").write_text(
        "from alembic import op\n"
        "revision = '9000'\n"
        f"down_revision = '{NEWEST}'\n"
        "def upgrade():\n"
        "    op.execute('create table half (done integer)')\n"
        "    op.execute('alter table game add column half integer')\n"
        "    raise RuntimeError('in the middle')\n"
    )
    monkeypatch.setattr(revisions, "MIGRATIONS", folder)
    tables = ask(path, "select * from sqlite_master order by name")
    with pytest.raises(RuntimeError, match="in the middle"):
        await opened(path)
    assert ask(path, "select * from sqlite_master order by name") == tables
    assert version(path) == NEWEST
    assert len(copies(path)) == 1


async def test_a_process_of_its_own_makes_the_tables_and_takes_alembic_along(path: Path):
    program = (
        "import asyncio, sys; from bot.store.apart import upgrade_apart; "
        "from bot.store.database import open_store; "
        "store = asyncio.run(open_store(sys.argv[1], upgrade_apart)); print('alembic' in sys.modules)"
    )
    words = (sys.executable, "-c", program, f"{URL}{path}")
    process = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    told, _ = await process.communicate()
    assert told.decode().strip() == "False"
    assert version(path) == NEWEST


async def test_an_older_file_is_copied_and_brought_up_to_date_apart(path: Path):
    old_file(path)
    store = await open_store(f"{URL}{path}", upgrade_apart)
    async with store.reading() as connection:
        assert await games.running(connection) == [1]
    await store.close()
    assert version(path) == NEWEST
    assert [version(copy) for copy in copies(path)] == ["0001"]


async def test_trouble_of_the_other_process_is_told_here_and_changes_nothing(path: Path):
    old_file(path)
    with sqlite3.connect(path) as busy:
        busy.execute("begin immediate")
        with pytest.raises(StoreBusy):
            await open_store(f"{URL}{path}", upgrade_apart)
    busy.close()
    assert version(path) == "0001"


async def test_an_upgrade_that_fails_apart_says_where(path: Path):
    old_file(path)
    do(path, "create table rating (what text)")  # which a migration is about to make
    with pytest.raises(RuntimeError, match="table rating already exists"):
        await open_store(f"{URL}{path}", upgrade_apart)
    assert version(path) == "0001"


async def test_a_database_in_memory_is_made_where_it_is():
    store = await open_store(f"{URL}:memory:", upgrade_apart)
    async with store.reading() as connection:
        assert await games.running(connection) == []
    await store.close()


@pytest.mark.parametrize("bytes_", [b"x" * 5000, b"SQLite format 3\0" + b"\xff" * 5000])
async def test_a_file_that_is_no_database_is_named_and_left_alone(path: Path, bytes_: bytes):
    put(path, bytes_)
    trouble = await refused(path)
    assert isinstance(trouble, StoreDamaged)
    assert trouble.facts == {"path": "keryx.sqlite3"}
    assert content(path) == bytes_


async def test_a_file_cut_short_is_named(store: Store, path: Path):
    for channel in range(200):
        await add_game(store, channel)
    await store.close()
    put(path, content(path)[:6000])
    assert isinstance(await refused(path), StoreDamaged)
    assert len(content(path)) == 6000


async def test_a_folder_and_a_file_in_place_of_a_folder_are_named(tmp_path: Path):
    assert isinstance(await refused(tmp_path), StoreDamaged)
    (tmp_path / "file").write_text("")
    assert isinstance(await refused(tmp_path / "file" / "keryx.sqlite3"), StoreDamaged)


async def test_a_file_of_a_newer_keryx_is_left_alone(store: Store, path: Path):
    await store.close()
    do(path, "update alembic_version set version_num = '9999'")
    before = content(path)
    trouble = await refused(path)
    assert isinstance(trouble, StoreNewer)
    assert trouble.facts == {"path": "keryx.sqlite3"}
    assert content(path) == before
    assert copies(path) == []


async def test_a_database_of_something_else_is_left_alone(path: Path):
    do(path, "create table game (name text)", "insert into game values ('chess')")
    trouble = await refused(path)
    assert isinstance(trouble, StoreForeign)
    assert trouble.facts == {"path": "keryx.sqlite3", "table": "game"}
    assert ask(path, "select name from sqlite_master") == [("game",)]


async def test_tables_under_other_names_do_not_stand_in_the_way(path: Path):
    do(path, "create table recipe (name text)")
    await opened(path)
    assert version(path) == NEWEST


@pytest.mark.parametrize(
    "url", ["", "keryx.sqlite3", "sqlite:///keryx.sqlite3", "oracle+nothing://host/name", "nosuch://"]
)
async def test_addresses_that_name_no_database(url: str):
    with pytest.raises(StoreAddress):
        await open_store(url)


async def test_a_full_disk_while_copying_leaves_no_half_copy(path: Path, monkeypatch: pytest.MonkeyPatch):
    old_file(path)

    def full(source: Path, target: Path) -> None:
        target.write_bytes(b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(database, "copy_sqlite", full)
    assert isinstance(await refused(path), StoreFull)
    assert copies(path) == []
    assert version(path) == "0001"


async def test_every_connection_is_safe_against_power_failure_and_lets_readers_be(
    path: Path, monkeypatch: pytest.MonkeyPatch
):
    """WAL: readers beside a writer; FULL (2): a commit is on the disk when it returns."""
    monkeypatch.setattr(drivers, "SYNCHRONOUS", SAFE)
    store = await open_made(path)
    for opening in (store.writing, store.reading):
        async with opening() as connection:
            found = {
                name: (await connection.exec_driver_sql(f"pragma {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        assert found == {
            "journal_mode": "wal",
            "synchronous": 2,
            "foreign_keys": 1,
            "busy_timeout": drivers.BUSY,
        }
    await store.close()


async def test_a_copy_of_a_running_store_is_whole(store: Store, path: Path, tmp_path: Path):
    await add_game(store)
    target = tmp_path / "copy.sqlite3"
    async with store.writing() as connection:
        await games.add_game(connection, games.StoredGame(**game_values(8)))
        await store.backup(target)  # what is not committed is not in it
    copy = await open_store(f"{URL}{target}")
    async with copy.reading() as connection:
        assert await games.running(connection) == [1]
    await copy.close()


def test_what_older_calls_and_timers_are_about_gets_a_name(path: Path):
    migrate(path, "0011_older_calls")
    written = (
        ("call", 7, "[[7, 3], [8, 1]]", "game 7: reminder 1"),
        ("asked", 0, "[[0, 12]]", "asked to stand in, holiday 12"),
        ("declined", 0, "[[0, 13]]", "nobody stands in, holiday 13"),
        ("away", 7, "[[7, 14]]", "game 7: holiday 14"),
        ("back", 70, "[[70, 15], [70, 33]]", "game 70: holiday 15"),
        ("over", 7, "[[7, 3]]", "waits-on"),
        ("stood", 7, "[[7, 3]]", "4 15"),
    )
    made = "2026-03-01 12:00:00"
    do(
        path,
        *(
            "insert into call (kind, person, game, waits, why, made, due, attempts, done, asks, stale) "
            f"values ('{kind}', 1, {game}, '{waits}', '{why}', '{made}', '{made}', 0, 0, 0, 0)"
            for kind, game, waits, why in written
        ),
        *(
            "insert into timer (game, person, since, mark, in_turn, sent, nudged, silent, given_up, "
            f"clock_ended, overdue, pause) values ({game}, 1, '{made}', {mark}, 0, 0, 0, 0, 0, 0, 0, 0)"
            for game, mark in ((0, 12), (7, 3))
        ),
    )
    before = [ask(path, f"select * from {table} order by id") for table in ("call", "timer")]
    migrate(path, "0012_what_calls_are_about")
    assert ask(path, "select kind, game, waits, holiday, ending, entries, why from call order by id") == [
        ("call", 7, "[[7, 3], [8, 1]]", None, None, "[]", "game 7: reminder 1"),
        ("asked", None, "[]", 12, None, "[]", "asked to stand in, holiday 12"),
        ("declined", None, "[]", 13, None, "[]", "nobody stands in, holiday 13"),
        ("away", 7, "[]", 14, None, "[]", "game 7: holiday 14"),
        ("back", 70, "[[70, 33]]", 15, None, "[]", "game 70: holiday 15"),
        ("over", 7, "[[7, 3]]", None, "waits-on", "[]", "game 7: the clock has ended"),
        ("stood", 7, "[[7, 3]]", None, None, "[4, 15]", "game 7: no answer in time"),
    ]
    assert ask(path, "select game, holiday, mark from timer order by id") == [(None, 12, 0), (7, None, 3)]
    migrate(path, "0011_older_calls", down=True)
    assert [ask(path, f"select * from {table} order by id") for table in ("call", "timer")] == before


def test_a_database_is_called_as_people_read_it() -> None:
    assert name_of("sqlite+aiosqlite:///data/club.sqlite3") == "data/club.sqlite3"
    address = "postgresql+asyncpg://keryx:secret@/club?host=%2Fvar%2Frun%2Fpostgresql"
    assert name_of(address) == "postgresql+asyncpg://keryx:***@/club?host=/var/run/postgresql"
