"""`keryx backup` and `keryx restore` of a club on PostgreSQL: all of it or nothing, and nobody at work."""

import asyncio
from pathlib import Path

import pytest
from full_club import fill_club, next_numbers, rows_at
from postgres_server import Server

from bot.cli.running import copies, restore
from bot.cli.running.moving import move_club
from bot.errors.trouble import StoreFull
from bot.store.keeping.tables import copy_tables
from render.titles import TITLES

LIVES = "insert into worker values ('keryx-x', '', now() + interval '20 seconds')"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that is the present one."""
    found = tmp_path / "here"
    found.mkdir()
    monkeypatch.chdir(found)
    return found


@pytest.fixture
def club(path: Path, folder: Path, bare_postgres: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A club on a server, as the settings name it."""
    left = fill_club(path, {"grecolonies": TITLES["grecolonies"]}, 2)
    asyncio.run(move_club(left, bare_postgres, anyway=False))
    monkeypatch.setenv("DATABASE_URL", bare_postgres)
    return bare_postgres


def name_of(url: str) -> str:
    return url.rpartition("/")[2]


def test_a_copy_is_of_one_moment_while_a_bot_writes(
    keryx, club: str, folder: Path, server: Server, monkeypatch
):
    server.ask(name_of(club), LIVES)
    before = rows_at(club)

    async def written_meanwhile(read, written) -> int:
        server.ask(name_of(club), "insert into setting values ('later', 'x')")
        server.ask(name_of(club), "delete from note")
        return await copy_tables(read, written)

    monkeypatch.setattr(copies, "copy_tables", written_meanwhile)
    result = keryx("backup", folder)
    assert (result.exit_code, "2 games, each replayed" in result.stdout) == (0, True), result.stderr
    copy, digest = sorted(folder.iterdir())
    assert digest.name == f"{copy.name}.sha256"
    assert rows_at(f"sqlite+aiosqlite:///{copy}") == before != rows_at(club)
    assert copy.stat().st_mode & 0o077 == 0


def test_what_was_copied_comes_back(keryx, club: str, folder: Path, server: Server):
    keryx("backup", "safe.sqlite3")
    before = rows_at(club)
    server.ask(name_of(club), "delete from note")
    server.ask(name_of(club), "update game set number = 0")
    spoilt = rows_at(club)
    result = keryx("restore", "safe.sqlite3")
    assert result.exit_code == 0, result.stderr
    assert rows_at(club) == before != spoilt
    (aside,) = folder.glob("keryx.aside-*.sqlite3")
    assert rows_at(f"sqlite+aiosqlite:///{aside}") == spoilt
    for table, (highest, new) in next_numbers(club).items():
        assert new == highest + 1, table


def test_nothing_is_restored_while_a_process_works(keryx, club: str, folder: Path, server: Server):
    keryx("backup", "safe.sqlite3")
    there = sorted(folder.iterdir())
    server.ask(name_of(club), LIVES)
    result = keryx("restore", "safe.sqlite3")
    assert (result.exit_code, "Stop it, then restore" in result.stderr) == (2, True)
    server.ask(name_of(club), "update worker set until = now() - interval '1 second'")
    server.ask(name_of(club), "set application_name = 'keryx-slept'")
    assert keryx("restore", "safe.sqlite3").exit_code == 2  # it may wake
    server.ask(name_of(club), "set application_name = 'psql'")
    assert sorted(folder.iterdir()) == there
    assert keryx("restore", "safe.sqlite3").exit_code == 0


def test_a_restoring_that_fails_leaves_everything_as_it_was(keryx, club: str, folder: Path, monkeypatch):
    keryx("backup", "safe.sqlite3")
    there, before = sorted(folder.iterdir()), rows_at(club)

    async def full(read, written) -> int:
        await copy_tables(read, written)
        raise StoreFull

    monkeypatch.setattr(restore, "copy_tables", full)
    result = keryx("restore", "safe.sqlite3")
    assert (result.exit_code, "The disk is full" in result.stderr) == (2, True)
    assert (sorted(folder.iterdir()), rows_at(club)) == (there, before)


def test_a_backup_comes_back_where_nothing_is(keryx, club: str, folder: Path, server: Server, monkeypatch):
    keryx("backup", "safe.sqlite3")
    before, bare = rows_at(club), server.take_bare()
    monkeypatch.setenv("DATABASE_URL", server.url(bare))
    result = keryx("restore", "safe.sqlite3")
    assert result.exit_code == 0, result.stderr
    assert rows_at(server.url(bare)) == before
    server.drop(bare)
