"""The database: whether it can be reached, its tables, whether it is whole, and who else is at it."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from itertools import combinations
from pathlib import Path

from bot.cli.running.doctor.found import Found, good, look, wrong
from bot.cli.running.doctor.times import clock_found
from bot.errors.trouble import StoreTrouble
from bot.settings import overlap
from bot.store.database import file_of
from bot.store.keeping.files import BESIDE, FileState, examine, in_use, looks_like_sqlite
from bot.store.keeping.looked import (
    Address,
    ServerState,
    Tables,
    Unreachable,
    address_of,
    look_at_server,
    tables_of_file,
)
from bot.store.revisions import revisions
from bot.waiting.clock import Clock
from engine.core.contract import Fact

LOCK = "-lock"
"""The end of the file that a bot holds beside its database."""

TRIED = 15
"""The oldest PostgreSQL that Keryx is tried with."""

AHEAD = 60.0
"""Seconds by which what is stored may seem to have been written later than now."""


def database_lines(url: str, clock: Clock) -> Iterator[Found]:
    """Everything about the database at an address."""
    try:
        path = file_of(url)
    except StoreTrouble:
        yield wrong("database", "address")
        return
    if path is None:
        yield from _server_lines(url, clock)
    elif path.name in ("", ":memory:"):
        yield look("database", "memory")
    else:
        yield from file_lines(path.absolute(), clock)


def file_lines(path: Path, clock: Clock) -> Iterator[Found]:
    """Everything about an SQLite file."""
    facts = {"path": str(path)}
    if path.is_dir():
        yield wrong("database", "folder", **facts)
        return
    if not path.exists() or not path.stat().st_size:
        yield good("database", "new", **facts)
        return
    closed = [each for each in (path, *_beside(path)) if not os.access(each, os.R_OK | os.W_OK)]
    if closed:
        yield wrong("database", "closed", path=str(closed[0]))
        if not os.access(path, os.R_OK):
            return
    try:
        state = examine(path, briefly=True) if looks_like_sqlite(path) else None
        tables = tables_of_file(path) if state is not None and not state.faults else None
    except sqlite3.Error as error:
        yield wrong("database", "damaged", **facts, why=str(error))
        return
    if state is None:
        yield wrong("database", "other-file", **facts)
        return
    if state.faults:
        yield wrong("database", "damaged", **facts, why=state.faults[0].splitlines()[-1])
        return
    if not state.kept and tables is not None and tables.there:
        yield wrong("database", "foreign", **facts)
        return
    yield good("database", kind="SQLite", path=str(path)) if not closed else look("database", "read", **facts)
    yield _version(state) if state.kept else good("tables", "none")
    if tables is not None:
        if state.kept and not state.older and not state.newer and tables.missing:
            yield wrong("tables", "missing", names=tables.missing)
        yield from _newest(tables, clock)
    if not closed:
        yield _held(path)


def _beside(path: Path) -> Iterator[Path]:
    return (each for end in BESIDE if (each := Path(f"{path}{end}")).exists())


def _version(state: FileState | ServerState) -> Found:
    """Whether the tables are those of this Keryx."""
    known = revisions()
    facts = {"version": str(state.revision), "newest": known[-1]}
    if state.revision not in known:
        return wrong("tables", "newer", **facts)
    if state.revision != known[-1]:
        return look("tables", "older", **facts)
    return good("tables", **facts)


def _newest(tables: Tables, clock: Clock) -> Iterator[Found]:
    """Whether something was written at a time that has not come yet."""
    if tables.newest is not None:
        ahead = (tables.newest - clock.now()).total_seconds()
        if ahead > AHEAD:
            yield look("clock", "back", minutes=-int(-ahead // 60))


def _held(path: Path) -> Found:
    """Who else has the file open."""
    lock = Path(f"{path}{LOCK}")
    try:
        if lock.exists() and in_use(lock):
            return good("others", "bot", path=str(path))
        if in_use(path):
            return look("others", "open", path=str(path))
    except OSError:
        return look("others", "unknown", path=str(path))
    return good("others", "none")


def _server_lines(url: str, clock: Clock) -> Iterator[Found]:
    """Everything about a database on a server."""
    address = address_of(url)
    if not address.known:
        yield wrong("database", "kind", kind=address.kind)
        return
    if not address.spoken:
        yield wrong("database", "driver")
        return
    before = clock.now()
    state = asyncio.run(look_at_server(url))
    if isinstance(state, Unreachable):
        yield wrong("database", state.why, host=address.host, name=address.name, words=state.words)
        return
    yield from server_found(state, address, before, clock)


def server_found(state: ServerState, address: Address, asked: datetime, clock: Clock) -> Iterator[Found]:
    """What follows from what a server says that was asked at a time."""
    host, name = address.host, address.name
    number = int(state.version.partition(".")[0])
    facts: dict[str, Fact] = {"version": state.version.partition(" ")[0], "least": TRIED}
    yield good("postgresql", **facts) if number >= TRIED else look("postgresql", "old", **facts)
    older = state.revision is None or state.revision in revisions()[:-1]
    if state.read_only:
        yield wrong("database", "read-only", host=host, name=name)
    elif not state.may_write or (older and not state.may_make):
        yield wrong("database", "may-not", host=host, name=name)
    elif state.revision is None and state.tables.there:
        yield wrong("database", "foreign", path=name)
    elif state.broken:
        yield wrong("database", "indexes", names=state.broken)
    elif state.spoilt:
        yield wrong("database", "damaged", path=name, why=f"checksum failures: {state.spoilt}")
    else:
        yield good("database", kind="PostgreSQL", path=f"{host}/{name}")
    if state.revision is None:
        yield from () if state.tables.there else (good("tables", "none"),)
    else:
        yield _version(state)
        if not older and state.revision in revisions() and state.tables.missing:
            yield wrong("tables", "missing", names=state.tables.missing)
    # It told its time somewhere between the question and now.
    middle = asked + (clock.now() - asked) / 2
    yield clock_found("database", state.now, middle)
    yield from _newest(state.tables, clock)
    yield good("others", "processes", count=state.processes)
    twice = [pair for pair in combinations(state.shards, 2) if overlap(*pair)]
    if twice:
        yield wrong("others", "twice", names=tuple(f"KERYX_SHARDS={each}" for each in twice[0]))
