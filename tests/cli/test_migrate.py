"""`keryx migrate`: a club moved to another database and back, and nothing half done where it cannot be."""

import json
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from full_club import fill_club, next_numbers, rows_at
from made_store import ask, do
from postgres_server import Server
from sqlalchemy import create_engine

from bot.cli.running import moving
from bot.errors.trouble import StoreFull
from bot.store.alone import held
from bot.store.keeping.tables import copy_tables
from bot.store.keeping.tallies import Tally, tallies
from bot.store.revisions import config
from render.titles import TITLES

OURS = {slug: TITLES[slug] for slug in ("antike", "grecolonies", "deus", "dies_irae")}


@pytest.fixture
def club(path: Path) -> str:
    """The address of a club with games of all our titles and something in every table."""
    return fill_club(path, OURS, 40)


@pytest.fixture
def small(path: Path) -> str:
    """The same with one title, for what fails."""
    return fill_club(path, {"grecolonies": TITLES["grecolonies"]}, 2)


@pytest.fixture
def away(path: Path) -> Path:
    """A folder with nothing in it."""
    folder = path.parent / "away"
    folder.mkdir(parents=True)
    return folder


def file_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


def seen(path: Path, url: str) -> tuple[object, list[str]]:
    """A source and what lies beside it, which stays as it is; a lock may lie there."""
    there = names(path.parent) if path.parent.is_dir() else []
    return rows_at(url), [each for each in there if not each.endswith(("-wal", "-shm", "-lock"))]


def arrives(keryx, left: str, to: str, back: Path) -> None:
    before = rows_at(left)
    assert [name for name, rows in before.items() if not rows] == ["seam"]
    result = keryx("migrate", "--from", left, "--to", to)
    assert result.exit_code == 0, result.stderr
    assert "4 games, each replayed on both sides to the same end" in result.stdout
    (told,) = (line.split() for line in result.stdout.splitlines() if line.startswith("entry "))
    assert told[1:3] == [str(len(before["entry"]))] * 2
    assert rows_at(to) == before == rows_at(left)
    result = keryx("migrate", "--from", to, "--to", file_url(back), "--json")
    assert result.exit_code == 0, result.stderr
    assert set(json.loads(result.stdout)["games"].values()) == {"same"}
    assert rows_at(file_url(back)) == before
    for url in (to, file_url(back)):
        for table, (highest, new) in next_numbers(url).items():
            assert new == highest + 1, table


def test_a_club_moves_into_a_file_and_on(keryx, club: str, away: Path):
    arrives(keryx, club, file_url(away / "there.sqlite3"), away / "back.sqlite3")
    assert (away / "there.sqlite3").stat().st_mode & 0o077 == 0


def test_a_club_moves_to_postgresql_and_back(keryx, club: str, away: Path, bare_postgres: str):
    arrives(keryx, club, bare_postgres, away / "back.sqlite3")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_settings_name_the_club_that_moves(keryx, small: str, away: Path, monkeypatch, language: str):
    monkeypatch.setenv("DATABASE_URL", small)
    to = file_url(away / "keryx.sqlite3")
    result = keryx("migrate", "--to", to, language=language)
    assert result.exit_code == 0, result.stderr
    assert rows_at(to) == rows_at(small)
    result = keryx("migrate", "--to", to, language=language)
    assert result.exit_code == 2
    assert ("not empty: its table" in result.stderr) == (language == "en")


def test_a_place_where_something_is_stays_as_it_is(keryx, path: Path, small: str, away: Path):
    (away / "words.sqlite3").write_text("no database")
    do_at(away / "cake.sqlite3", "create table cake (id integer)")
    keryx("migrate", "--from", small, "--to", file_url(away / "full.sqlite3"))
    before = seen(path, small), {name: (away / name).read_bytes() for name in names(away)}
    for name, sentence in (
        ("words.sqlite3", "words.sqlite3 is not empty. "),
        ("cake.sqlite3", "cake.sqlite3 is not empty. "),
        ("full.sqlite3", "full.sqlite3 is not empty: its table"),
        ("none/keryx.sqlite3", "There is no folder"),
    ):
        result = keryx("migrate", "--from", small, "--to", file_url(away / name))
        assert (result.exit_code, sentence in result.stderr) == (2, True), (name, result.stderr)
    after = {name: (away / name).read_bytes() for name in names(away) if not name.endswith("-lock")}
    assert (seen(path, small), after) == before


def do_at(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def test_an_empty_place_may_be_there_already(keryx, small: str, away: Path):
    (away / "blank.sqlite3").write_bytes(b"")
    tables = file_url(away / "tables.sqlite3")
    keryx("migrate", "--from", small, "--to", tables)
    do_at(away / "tables.sqlite3", "pragma foreign_keys = off", "drop trigger entry_not_removed",
          *(f'delete from "{name}"' for name in rows_at(tables)))  # fmt: skip
    for name in ("blank.sqlite3", "tables.sqlite3"):
        result = keryx("migrate", "--from", small, "--to", file_url(away / name))
        assert result.exit_code == 0, (name, result.stderr)
        assert rows_at(file_url(away / name)) == rows_at(small)


def test_what_is_no_club_is_not_moved(keryx, away: Path, path: Path):
    (away / "words.sqlite3").write_text("no database")
    do_at(away / "cake.sqlite3", "create table cake (id integer)")
    to = file_url(away / "to.sqlite3")
    for source, sentence in (
        (file_url(away / "none.sqlite3"), "There is no database"),
        (file_url(away / "words.sqlite3"), "no database of Keryx"),
        (file_url(away / "cake.sqlite3"), "no database of Keryx"),
        ("cake", "--from names no database"),
        ("oracle://cake", "--from names no database"),
    ):
        result = keryx("migrate", "--from", source, "--to", to)
        assert (result.exit_code, sentence in result.stderr) == (2, True), (source, result.stderr)
    assert "--to names no database" in keryx("migrate", "--from", to, "--to", "cake").stderr
    assert [each for each in names(away) if not each.endswith("-lock")] == ["cake.sqlite3", "words.sqlite3"]


@pytest.mark.sqlite
def test_nothing_is_moved_while_a_bot_has_the_file(keryx, small: str, away: Path, path: Path):
    to = away / "to.sqlite3"
    with held(small):
        result = keryx("migrate", "--from", small, "--to", file_url(to))
    assert (result.exit_code, "already runs on keryx.sqlite3" in result.stderr) == (2, True)
    (away / "to.sqlite3").write_bytes(b"")
    with held(file_url(to)):
        result = keryx("migrate", "--from", small, "--to", file_url(to))
    assert (result.exit_code, "already runs on to.sqlite3" in result.stderr) == (2, True)
    assert keryx("migrate", "--from", small, "--to", file_url(to)).exit_code == 0


TABLES = "select tablename from pg_tables where schemaname = 'public'"
LIVES = "insert into worker values ('keryx-x', '', now() + interval '{} seconds')"


@pytest.mark.parametrize("side", ["from", "to"])
def test_nothing_is_moved_while_a_process_works(keryx, small, away, postgres: str, server: Server, side: str):
    name = postgres.rpartition("/")[2]
    other = {"from": file_url(away / "to.sqlite3"), "to": small}[side]
    words = (
        "migrate",
        *(("--from", postgres, "--to", other) if side == "from" else ("--from", other, "--to", postgres)),
    )
    server.ask(name, LIVES.format(20))
    result = keryx(*words)
    assert (result.exit_code, "Stop every bot there" in result.stderr) == (2, True), result.stderr
    server.ask(name, "update worker set until = now() - interval '1 second'")
    server.ask(name, "set application_name = 'keryx-slept'")
    assert keryx(*words).exit_code == 2  # it may wake
    server.ask(name, "set application_name = 'psql'")
    result = keryx(*words)
    assert result.exit_code == 0, result.stderr


@pytest.mark.sqlite
def test_what_postgresql_cannot_hold_leaves_it_as_it_was(keryx, path, small, bare_postgres, server: Server):
    do(path, "update timer set sent = 3000000000")
    result = keryx("migrate", "--from", small, "--to", bare_postgres)
    assert result.exit_code == 2
    assert "cannot hold a row of “timer”" in result.stderr
    assert server.ask(bare_postgres.rpartition("/")[2], TABLES) == []


@pytest.mark.sqlite
def test_a_sign_that_postgresql_has_not_arrives_as_another(keryx, path, small, bare_postgres, server: Server):
    do(path, "update setting set value = 'a' || char(0) || 'b'")
    assert keryx("migrate", "--from", small, "--to", bare_postgres).exit_code == 0
    assert server.ask(bare_postgres.rpartition("/")[2], "select value from setting") == [("a\ufffdb",)] * 2


async def full(read, written) -> int:
    await copy_tables(read, written)
    raise StoreFull


async def lost(read, written) -> int:
    await written.exec_driver_sql("create table bread (id integer)")
    copied = await copy_tables(read, written)
    await written.exec_driver_sql("update position set state = '[]'")
    return copied


async def changed(connection) -> tuple[Tally, ...]:
    first, *others = await tallies(connection)
    return (Tally(first.table, first.rows, str(id(connection))), *others)


FAULTS = (
    ("copy_tables", full, 2, "The disk is full"),
    ("copy_tables", lost, 1, "is not what left"),
    ("tallies", changed, 1, "is not what left"),
)


@pytest.mark.parametrize(("name", "fault", "code", "sentence"), FAULTS)
def test_a_move_to_a_file_that_fails_leaves_nothing(
    keryx, small: str, path: Path, away: Path, monkeypatch, name: str, fault, code: int, sentence: str
):
    monkeypatch.setattr(moving, name, fault)
    before = seen(path, small)
    result = keryx("migrate", "--from", small, "--to", file_url(away / "to.sqlite3"))
    assert (result.exit_code, sentence in result.stderr) == (code, True), result.output
    assert names(away) == []
    assert seen(path, small) == before


@pytest.mark.parametrize(("name", "fault", "code", "sentence"), FAULTS[:2])
def test_a_move_to_postgresql_that_fails_leaves_nothing(
    keryx,
    small: str,
    bare_postgres: str,
    server: Server,
    monkeypatch,
    name: str,
    fault,
    code: int,
    sentence: str,
):
    monkeypatch.setattr(moving, name, fault)
    result = keryx("migrate", "--from", small, "--to", bare_postgres)
    assert (result.exit_code, sentence in result.stderr) == (code, True), result.output
    assert server.ask(bare_postgres.rpartition("/")[2], TABLES) == []


def test_games_that_do_not_go_as_they_went_are_moved_only_when_asked(
    keryx, small: str, path: Path, away: Path
):
    do(path, "delete from snapshot", "update position set state = '[]'")
    to = file_url(away / "to.sqlite3")
    result = keryx("migrate", "--from", small, "--to", to)
    assert (result.exit_code, "Game 1 (grecolonies)" in result.stdout) == (1, True)
    assert "Nothing is moved: 2 games do" in result.stderr
    assert names(away) == []
    assert keryx("migrate", "--from", small, "--to", to, "--anyway").exit_code == 0
    assert rows_at(to) == rows_at(small)


@pytest.mark.sqlite
def test_older_tables_arrive_as_the_newest_and_stay_where_they_were(
    keryx, small: str, path: Path, away: Path
):
    with create_engine(f"sqlite:///{path}").begin() as connection:
        command.downgrade(config(connection), "-1")
    before = ask(path, "select version_num from alembic_version")
    to = file_url(away / "to.sqlite3")
    assert keryx("migrate", "--from", small, "--to", to).exit_code == 0
    assert rows_at(to)["game"]
    assert ask(path, "select version_num from alembic_version") == before
