"""What a database says of itself, whichever kind it is: nothing is changed, and nobody is hindered."""

import importlib.util
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Literal, TypeAlias

from sqlalchemy import func, inspect, select, text
from sqlalchemy.engine.url import make_url
from sqlalchemy.exc import SQLAlchemyError

from bot.errors.trouble import StoreTrouble
from bot.store.complaints import state_of
from bot.store.connection import Connection
from bot.store.database import store_at
from bot.store.keeping.files import reading
from bot.store.keeping.tables import ALL
from bot.store.revisions import revision_of
from bot.store.rows.crew import WORKER
from bot.store.rows.games import ENTRY

Why: TypeAlias = Literal["password", "nowhere", "unreachable"]
"""Why a server does not answer: it does not take who asks; it has no such database; it is not to be had."""

SERVERS = "postgresql+asyncpg"

NAMES = frozenset(table.name for table in ALL)


@dataclass(frozen=True, slots=True)
class Unreachable:
    """A server that does not answer; `words`: what kind of error it was, without what may be secret."""

    why: Why
    words: str


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables of ours that a database has."""

    there: frozenset[str]
    newest: datetime | None
    """When the newest entry of any log was written; None: there is none."""

    @property
    def missing(self) -> tuple[str, ...]:
        """Those that it lacks, of the newest version."""
        return tuple(sorted(NAMES - self.there))


@dataclass(frozen=True, slots=True)
class ServerState:
    """What a PostgreSQL server says."""

    version: str
    now: datetime
    revision: str | None
    """The version of our tables; None: it has none."""
    tables: Tables
    read_only: bool
    """Whether nothing can be written: a copy that follows another server, or closed for writing."""
    may_make: bool
    """Whether who asks may make tables."""
    may_write: bool
    """Whether who asks may write into all tables of ours."""
    broken: tuple[str, ...]
    """Indexes that are not whole."""
    spoilt: int
    """Pages that were found damaged, where it looks."""
    processes: int
    """Processes of ours that are connected."""
    shards: tuple[str, ...] = ()
    """What each of those that live says it holds; empty: all shards."""


def tables_of_file(path: Path) -> Tables:
    """The tables of an SQLite file.

    Raises:
        sqlite3.Error: it cannot be read.
    """
    with reading(path) as connection:
        found = connection.execute("select name from sqlite_master where type = 'table'").fetchall()
        there = frozenset(str(name) for (name,) in found) & NAMES
        newest = None
        if ENTRY.name in there:
            (newest,) = connection.execute("select at from entry order by id desc limit 1").fetchone() or (
                None,
            )
    return Tables(there, None if newest is None else datetime.fromisoformat(f"{newest}+00:00"))


@dataclass(frozen=True, slots=True)
class Address:
    """What an address says, without user and password."""

    kind: str
    """As it is written: `postgresql+asyncpg`."""
    host: str
    name: str

    @property
    def known(self) -> bool:
        """Whether it is of the kind of server that Keryx works with."""
        return self.kind == SERVERS

    @property
    def spoken(self) -> bool:
        """Whether what speaks to such a server is installed."""
        return importlib.util.find_spec(self.kind.partition("+")[2]) is not None


def address_of(url: str) -> Address:
    """What the address of a server says."""
    found = make_url(url)
    return Address(found.drivername, found.host or "localhost", found.database or "")


async def look_at_server(url: str) -> ServerState | Unreachable:
    """What the server at an address says.

    Raises:
        StoreAddress: the address is none.
    """
    store = store_at(url)
    try:
        async with store.engine.connect() as connection:
            return await _state(connection)
    except (StoreTrouble, SQLAlchemyError, OSError) as error:
        return _unreachable(error)
    except Exception as error:
        if not type(error).__module__.startswith("asyncpg"):
            raise
        return _unreachable(error)
    finally:
        await store.close()


def _unreachable(error: Exception) -> Unreachable:
    state = state_of(error)
    why: Why = "password" if state.startswith(("28", "42501")) else "unreachable"
    return Unreachable("nowhere" if state == "3D000" else why, type(error).__name__)


async def _state(connection: Connection) -> ServerState:
    async def one(query: str) -> object:
        return (await connection.execute(text(query))).scalar()

    names = await connection.run_sync(lambda its: frozenset(inspect(its).get_table_names()))
    there = names & NAMES
    revision = await connection.run_sync(revision_of)
    now = (await connection.execute(select(func.clock_timestamp()))).scalar_one()
    newest = None
    if ENTRY.name in there:
        last = select(ENTRY.c.at).order_by(ENTRY.c.id.desc()).limit(1)
        newest = (await connection.execute(last)).scalar()
    held: tuple[str, ...] = ()
    if WORKER.name in there:
        living = select(WORKER.c.shards).where(WORKER.c.until > func.clock_timestamp())
        held = tuple((await connection.execute(living.order_by(WORKER.c.shards))).scalars())
    broken = "select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid where not i.indisvalid"
    writes = """select coalesce(bool_and(has_table_privilege(c.oid, 'insert, update')), true) from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname = current_schema()"""
    spoilt = "select checksum_failures from pg_stat_database where datname = current_database()"
    # One process holds several connections of one name.
    processes = """select count(distinct application_name) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name like 'keryx-%'"""
    return ServerState(
        version=str(await one("show server_version")),
        now=now,
        revision=revision,
        tables=Tables(there, newest),
        read_only=await one("show transaction_read_only") == "on",
        may_make=bool(await one("select has_schema_privilege(current_schema(), 'create')")),
        may_write=bool(await one(writes)),
        broken=tuple((await connection.execute(text(broken))).scalars()),
        spoilt=int(str(await one(spoilt) or 0)),
        processes=int(str(await one(processes))),
        shards=held,
    )
