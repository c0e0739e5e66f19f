"""`keryx backup` and `keryx restore`: whole copies, looked at before they count, and all or nothing."""

import asyncio
import hashlib
import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic import command
from house import ANA, BRUNO, House, ask, do
from sqlalchemy import create_engine

from bot.cli.running import copies, replay_all
from bot.store.alone import held as bot_holds
from bot.store.revisions import config, revisions

pytestmark = pytest.mark.sqlite  # what is told of a server's databases lies in test_backup_on_server.py

HELD = """
import sqlite3, sys
open_here = sqlite3.connect(sys.argv[1])
open_here.execute("select count(*) from game").fetchall()
print("open", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def club(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A running game and one that is over, in a folder that is the present one."""

    async def made() -> None:
        async with House(path) as house:
            monkeypatch.setattr(replay_all, "TITLES", house.titles)
            game = await house.game(matches="many")
            await house.plays(game, ANA, "take left")
            await house.plays(game, BRUNO, "take left")
            over = await house.game(channel=9)
            await house.tables.concede(over, ANA)

    asyncio.run(made())
    monkeypatch.chdir(path.parent)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{path.name}")
    return path


def files(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir() if not each.name.endswith(("-wal", "-shm", "-lock")))


def log_of(path: Path) -> list[tuple]:
    return ask(path, "select game, number, deed, digest from entry order by id")


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another process has the file open, as a bot has."""
    words = (sys.executable, "-c", HELD, str(path))
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        try:
            yield
        finally:
            other.communicate()


def damage(path: Path) -> None:
    do(path, "update game set setup = '[9, 9]', options = '{}' where id = 1", "delete from snapshot")
    do(path, "update position set state = '[]' where game = 1")


def test_a_copy_is_whole_and_of_one_moment_while_somebody_writes(keryx, club: Path):
    before = log_of(club)
    with closing(sqlite3.connect(club)) as writer:
        writer.execute("insert into setting values ('begun', 'but not finished')")
        result = keryx("backup", "--json")
        writer.rollback()
    told = json.loads(result.stdout)
    copy = club.parent / Path(told["file"]).name
    assert (result.exit_code, told["games"], told["damaged"]) == (0, 2, [])
    assert told["sha256"] == hashlib.sha256(copy.read_bytes()).hexdigest()
    assert f"{told['sha256']}  {copy.name}\n" == Path(f"{copy}.sha256").read_text()
    assert copy.stat().st_mode & 0o077 == 0
    assert log_of(copy) == before
    assert files(club.parent) == sorted([club.name, copy.name, f"{copy.name}.sha256"])


@pytest.mark.parametrize(("language", "sentence"), [("en", "2 games, each replayed"), ("fr", "2 parties")])
def test_what_was_copied_comes_back(keryx, club: Path, language: str, sentence: str):
    assert sentence in keryx("backup", "safe.sqlite3", language=language).stdout
    before = log_of(club)
    do(club, "delete from chair", "update game set status = 'called-off'")
    result = keryx("restore", "safe.sqlite3", language=language)
    assert result.exit_code == 0, result.stderr
    assert sentence in result.stdout
    assert log_of(club) == before
    assert ask(club, "select count(*) from chair") == [(4,)]
    (aside,) = club.parent.glob("keryx.aside-*.sqlite3")
    assert ask(aside, "select count(*) from chair") == [(0,)]


def test_only_the_newest_copies_are_kept(keryx, club: Path):
    for day in range(3):
        (club.parent / f"keryx-2026010{day}-000000.sqlite3").write_bytes(b"old")
    (club.parent / "keryx-mine.sqlite3").write_bytes(b"another's")
    assert "2 older copies are removed" in keryx("backup", "--keep", 2).stdout
    assert [each for each in files(club.parent) if each.startswith("keryx-2026010")] == [
        "keryx-20260102-000000.sqlite3"
    ]
    assert "keryx-mine.sqlite3" in files(club.parent)


def test_a_game_that_does_not_go_as_it_went_is_told_and_its_copy_has_a_bad_name(keryx, club: Path):
    damage(club)
    result = keryx("backup", "safe.sqlite3")
    assert result.exit_code == 1
    assert "Game 1 (nim)" in result.stdout
    assert "safe.sqlite3" not in files(club.parent)
    before = club.read_bytes()
    result = keryx("restore", "safe.sqlite3.damaged")
    assert result.exit_code == 1
    assert "Nothing is restored" in result.stderr
    assert club.read_bytes() == before
    assert keryx("restore", "safe.sqlite3.damaged", "--anyway").exit_code == 0


def test_a_file_that_is_damaged_is_told_and_not_copied(keryx, club: Path):
    keryx("backup", "safe.sqlite3")
    there = files(club.parent)
    content = bytearray(club.read_bytes())
    page = int.from_bytes(content[16:18], "big")
    content[page * 2 : page * 6] = b"\x07" * (page * 4)
    club.write_bytes(content)
    result = keryx("backup", "other.sqlite3")
    assert result.exit_code == 2
    assert "damaged" in result.stderr
    assert files(club.parent) == there
    assert keryx("restore", "safe.sqlite3").exit_code == 0
    assert log_of(club)


def test_nothing_is_restored_while_a_bot_runs(keryx, club: Path):
    keryx("backup", "safe.sqlite3")
    there, before = files(club.parent), log_of(club)
    with held(club):
        result = keryx("restore", "safe.sqlite3")
        assert "Stop it, then restore" in result.stderr
        assert "Arrête-le" in keryx("restore", "safe.sqlite3", language="fr").stderr
        assert keryx("backup", "while.sqlite3").exit_code == 0
    assert result.exit_code == 2
    assert files(club.parent) == sorted([*there, "while.sqlite3", "while.sqlite3.sha256"])
    assert log_of(club) == before


def test_nothing_is_restored_where_a_bot_holds_the_file_or_lost_it(keryx, club: Path):
    keryx("backup", "safe.sqlite3")
    with bot_holds(f"sqlite+aiosqlite:///{club}"):
        assert "Stop it, then restore" in keryx("restore", "safe.sqlite3").stderr
        club.unlink()
        assert "Stop it, then restore" in keryx("restore", "safe.sqlite3").stderr
        assert not club.exists()
    assert keryx("restore", "safe.sqlite3").exit_code == 0


def test_what_is_no_sound_backup_changes_nothing(keryx, club: Path):
    folder = club.parent
    keryx("backup", "safe.sqlite3")
    (folder / "text.sqlite3").write_text("no database")
    (folder / "empty.sqlite3").write_bytes(b"")
    do(folder / "other.sqlite3", "create table cake (id integer)")
    newer = folder / "newer.sqlite3"
    newer.write_bytes((folder / "safe.sqlite3").read_bytes())
    do(newer, "update alembic_version set version_num = '9999'")
    cut = folder / "cut.sqlite3"
    cut.write_bytes((folder / "safe.sqlite3").read_bytes()[:-20000])
    changed = folder / "changed.sqlite3"
    changed.write_bytes((folder / "safe.sqlite3").read_bytes())
    (folder / "changed.sqlite3.sha256").write_text(f"{'0' * 64}  changed.sqlite3\n")
    there, before = files(folder), club.read_bytes()
    for name, sentence in (
        ("none.sqlite3", "There is no file"), ("text.sqlite3", "no database of Keryx"),
        ("empty.sqlite3", "no database of Keryx"), ("other.sqlite3", "no database of Keryx"),
        ("newer.sqlite3", "newer Keryx"), ("cut.sqlite3", "damaged"),
        ("changed.sqlite3", "its digest is another"),
        (club.name, "is the database itself"),
    ):  # fmt: skip
        result = keryx("restore", name)
        assert (result.exit_code, sentence in result.stderr) == (2, True), (name, result.stderr)
    assert (files(folder), club.read_bytes()) == (there, before)


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_disk_that_is_full_leaves_nothing_behind(keryx, club: Path, command: str, monkeypatch):
    keryx("backup", "safe.sqlite3")
    there, before = files(club.parent), club.read_bytes()

    def full(source: Path, target: Path) -> None:
        target.write_bytes(b"SQLite format 3\0 and some more")
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(copies, "copy_sqlite", full)
    result = keryx(command, "other.sqlite3" if command == "backup" else "safe.sqlite3")
    assert result.exit_code == 2
    assert "The disk is full" in result.stderr
    assert (files(club.parent), club.read_bytes()) == (there, before)


def test_there_is_nowhere_to_copy_from_or_to(keryx, club: Path, monkeypatch: pytest.MonkeyPatch):
    there = files(club.parent)
    refused = (
        ("none/copy.sqlite3", "no folder none."),
        ("backups", "no folder backups."),
        (club.name, "is there already"),
    )
    for target, sentence in refused:
        result = keryx("backup", target)
        assert (result.exit_code, sentence in result.stderr) == (2, True), result.stderr
    assert files(club.parent) == there
    monkeypatch.setattr(copies.tempfile, "TemporaryDirectory", closed)
    assert "cannot be written: Permission denied" in keryx("backup", "copy.sqlite3").stderr
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///elsewhere.sqlite3")
    assert "no database elsewhere.sqlite3 to copy" in keryx("backup").stderr
    assert not Path("elsewhere.sqlite3").exists()
    monkeypatch.setenv("DATABASE_URL", "cake")
    assert "DATABASE_URL names no database" in keryx("backup").stderr


def closed(prefix: str, dir: Path) -> None:  # noqa: A002 - as the library calls it
    raise PermissionError(13, "Permission denied", str(dir))


def test_a_backup_of_older_tables_is_brought_up_to_date_when_it_is_restored(keryx, club: Path):
    keryx("backup", "safe.sqlite3")
    with create_engine("sqlite:///safe.sqlite3").begin() as connection:
        command.downgrade(config(connection), "-1")
    Path("safe.sqlite3.sha256").unlink()
    assert ask(Path("safe.sqlite3"), "select version_num from alembic_version") == [(revisions()[-2],)]
    club.unlink()
    result = keryx("restore", "safe.sqlite3")
    assert result.exit_code == 0, result.stderr
    assert ask(club, "select version_num from alembic_version") == [(revisions()[-1],)]
    assert files(club.parent) == [club.name, "safe.sqlite3"]
