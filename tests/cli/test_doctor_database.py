"""`keryx doctor` on the database: a file or a server, well and ill."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from doctors import states
from made_store import do, put_store
from moved_clock import MovedClock
from postgres_server import Server
from sqlalchemy.engine.url import make_url

from bot.cli.running.doctor import database
from bot.store.keeping.looked import NAMES, Address, ServerState, Tables, Unreachable, look_at_server
from bot.store.revisions import revisions

NEWEST = revisions()[-1]


pytestmark = pytest.mark.usefixtures("room")


@pytest.mark.sqlite
class TestFile:
    """An SQLite file."""

    @pytest.fixture
    async def file(self, path: Path) -> Path:
        await put_store(path)
        return path

    @pytest.fixture
    def looked(self, clock: MovedClock) -> Callable[[Path], dict[tuple[str, str], str]]:
        return lambda path: states(database.file_lines(path, clock))

    def test_sound(self, file: Path, looked):
        assert looked(file) == {
            ("database", "good"): "good",
            ("tables", "good"): "good",
            ("others", "none"): "good",
        }

    @pytest.mark.parametrize(("version", "what"), [(revisions()[0], "older"), ("9999", "newer")])
    def test_of_another_version(self, file: Path, looked, version: str, what: str):
        do(file, f"update alembic_version set version_num = '{version}'")
        assert looked(file)["tables", what] == {"older": "look", "newer": "wrong"}[what]

    def test_damaged(self, file: Path, looked):
        content = bytearray(file.read_bytes())
        content[4096 * 2 : 4096 * 6] = b"\x07" * 4096 * 4
        file.write_bytes(content)
        assert looked(file)["database", "damaged"] == "wrong"

    def test_tables_are_missing(self, file: Path, looked):
        do(file, "drop table outbox")
        assert looked(file)["tables", "missing"] == "wrong"

    def test_something_else(self, tmp_path: Path, looked):
        (tmp_path / "text").write_text("no database, whatever it is called")
        assert looked(tmp_path / "text") == {("database", "other-file"): "wrong"}
        assert looked(tmp_path) == {("database", "folder"): "wrong"}
        do(tmp_path / "other", "create table game (id integer)")
        assert looked(tmp_path / "other") == {("database", "foreign"): "wrong"}
        do(tmp_path / "cakes", "create table cake (id integer)")
        assert looked(tmp_path / "cakes")["tables", "none"] == "good"

    def test_closed(self, file: Path, looked, monkeypatch: pytest.MonkeyPatch):
        monkeypatch.setattr(os, "access", lambda path, how: not how & os.W_OK)
        assert looked(file) == {
            ("database", "closed"): "wrong",
            ("database", "read"): "look",
            ("tables", "good"): "good",
        }
        monkeypatch.setattr(os, "access", lambda path, how: False)
        assert looked(file) == {("database", "closed"): "wrong"}

    @pytest.mark.parametrize(("program", "what"), [("bot", "bot"), ("other", "open")])
    def test_somebody_else_has_it(self, file: Path, looked, program: str, what: str):
        script = {
            "bot": "sqlite3.connect(sys.argv[1] + '-lock', isolation_level=None).execute('begin exclusive')",
            "other": "sqlite3.connect(sys.argv[1], isolation_level=None).execute('begin exclusive')",
        }[program]
        words = f"import sqlite3, sys\nkept = {script}\nprint('open', flush=True); sys.stdin.read()"
        with subprocess.Popen(
            (sys.executable, "-c", words, str(file)), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as process:
            assert process.stdout is not None
            process.stdout.readline()
            found = looked(file)
            process.communicate()
        assert found["others", what] == {"bot": "good", "open": "look"}[what]

    def test_while_somebody_writes(self, file: Path, looked):
        with closing(sqlite3.connect(file)) as writer:
            writer.execute("pragma journal_mode = wal")
            writer.execute("insert into setting values ('begun', 'but not finished')")
            found = looked(file)
            writer.rollback()
        assert found["database", "good"] == "good"


def test_addresses_that_will_not_do(clock: MovedClock, monkeypatch: pytest.MonkeyPatch):
    def looked(url: str) -> dict[tuple[str, str], str]:
        return states(database.database_lines(url, clock))

    assert looked("nonsense") == {("database", "address"): "wrong"}
    assert looked("sqlite+aiosqlite://") == {("database", "memory"): "look"}
    assert looked("postgresql://me:hidden@host/name") == {("database", "kind"): "wrong"}
    assert looked("mysql+aiomysql://host/name") == {("database", "kind"): "wrong"}
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert looked("postgresql+asyncpg://host/name") == {("database", "driver"): "wrong"}


def test_a_server_that_does_not_answer(clock: MovedClock):
    found = list(database.database_lines("postgresql+asyncpg://me:hidden@127.0.0.1:1/name", clock))
    assert states(found) == {("database", "unreachable"): "wrong"}
    assert "hidden" not in found[0].told


@pytest.mark.parametrize("why", ["password", "nowhere", "unreachable"])
def test_a_server_that_refuses(why: str, clock: MovedClock, monkeypatch: pytest.MonkeyPatch):
    async def refused(url: str) -> Unreachable:
        return Unreachable(why, "SomeError")

    monkeypatch.setattr(database, "look_at_server", refused)
    found = database.database_lines("postgresql+asyncpg://me:hidden@host/name", clock)
    assert states(found) == {("database", why): "wrong"}


async def test_a_server(postgres: str, bare_postgres: str, server: Server):
    """Asked of a real one."""
    sound = await look_at_server(postgres)
    assert isinstance(sound, ServerState)
    assert (sound.revision, sound.tables.missing, sound.broken, sound.processes) == (NEWEST, (), (), 0)
    name = make_url(postgres).database
    server.ask(name, "insert into worker values ('a', '0-3/8', now() + interval '1 h')")
    server.ask(name, "insert into worker values ('b', '4-7/8', now())")
    living = await look_at_server(postgres)
    assert isinstance(living, ServerState)
    assert living.shards == ("0-3/8",)
    assert (sound.read_only, sound.may_make, sound.may_write) == (False, True, True)
    bare = await look_at_server(bare_postgres)
    assert isinstance(bare, ServerState)
    assert (bare.revision, bare.tables.there) == (None, frozenset())
    name = make_url(bare_postgres).database
    server.ask(name, f'alter database "{name}" set default_transaction_read_only = on')
    closed = await look_at_server(bare_postgres)
    assert isinstance(closed, ServerState)
    assert closed.read_only
    nowhere = await look_at_server(server.url("nobody_has_made_this"))
    assert isinstance(nowhere, Unreachable)
    assert nowhere.why == "nowhere"


SERVER = {
    "version": "15.18 (Debian)", "revision": NEWEST, "read_only": False, "may_make": True, "may_write": True,
    "broken": (), "spoilt": 0, "processes": 2,
}  # fmt: skip
SERVERS = {
    (): {("database", "good"): "good", ("tables", "good"): "good", ("postgresql", "good"): "good"},
    (("read_only", True),): {("database", "read-only"): "wrong"},
    (("may_write", False),): {("database", "may-not"): "wrong"},
    (("may_make", False),): {("database", "good"): "good"},
    (("may_make", False), ("revision", revisions()[0])): {("database", "may-not"): "wrong"},
    (("broken", ("ix_game",)),): {("database", "indexes"): "wrong"},
    (("spoilt", 3),): {("database", "damaged"): "wrong"},
    (("revision", revisions()[3]),): {("tables", "older"): "look"},
    (("revision", "9999"),): {("tables", "newer"): "wrong"},
    (("revision", None),): {("database", "foreign"): "wrong"},
    (("version", "12.4"),): {("postgresql", "old"): "look"},
    (("shards", ("0-3/8", "3-3/8")),): {("others", "twice"): "wrong"},
    (("shards", ("", "0-3/8")),): {("others", "twice"): "wrong"},
}


@pytest.mark.parametrize(("changed", "expected"), SERVERS.items())
def test_what_a_server_says(changed: tuple, expected: dict, clock: MovedClock):
    whole = Tables(NAMES, None)
    state = ServerState(**{**SERVER, **dict(changed)}, now=clock.now(), tables=whole)
    address = Address("postgresql+asyncpg", "host", "name")
    found = states(database.server_found(state, address, clock.now(), clock))
    assert expected.items() <= found.items()
    assert found["others", "processes"] == "good"
    assert (("others", "twice") in found) is (("others", "twice") in expected)
    lacking = ServerState(**SERVER, now=clock.now(), tables=Tables(frozenset({"game"}), None))
    found = states(database.server_found(lacking, address, clock.now(), clock))
    assert found["tables", "missing"] == "wrong"
