"""A copy of a database made beside where it is to lie, looked at whole, and only then put in its place."""

import asyncio
import contextlib
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.cli.running.replay_all import SQLITE, all_in
from bot.cli.terminal import text
from bot.club.replaying import DIFFERS, Finding
from bot.errors.trouble import StoreDamaged, StoreNewer, StoreTrouble
from bot.store.complaints import told
from bot.store.database import copy_sqlite, open_store, store_at
from bot.store.keeping.files import FileState, alone, examine, looks_like_sqlite
from bot.store.keeping.tables import copy_tables
from bot.store.revisions import revision_of, revisions

DAMAGED = (DIFFERS, "unreadable")
"""What is found of games whose logs do not lead where they stand; others wait for rules that they know."""

CANNOT = 2
"""The exit code where nothing was done."""


class NotOurs(Exception):
    """The file is no database of ours."""


class NotWhole(Exception):
    """A copy is damaged: what SQLite says of it."""


class TablesApart(Exception):
    """A database that runs has other tables than this Keryx."""


@dataclass(frozen=True, slots=True)
class Copied:
    """A copy that was looked at."""

    path: Path
    games: tuple[Finding, ...]

    @property
    def damaged(self) -> tuple[Finding, ...]:
        """Games whose logs do not lead where they stand."""
        return tuple(each for each in self.games if each.found in DAMAGED)


@contextlib.contextmanager
def beside(folder: Path) -> Iterator[Path]:
    """A folder within a folder, for what is not finished; it is gone in the end, whatever happens."""
    with tempfile.TemporaryDirectory(prefix=".keryx-", dir=folder) as unfinished:
        yield Path(unfinished)


def copy_of_file(source: Path, made: Path, *, upgraded: bool = False) -> Copied:
    """A whole copy of an SQLite database that may be in use, with what replaying its games found.

    Its tables are as they were, or `upgraded` to the newest.

    Raises:
        NotOurs, NotWhole, StoreTrouble, OSError: as `whole_copy` has them.
    """
    older = whole_copy(source, made).older
    looked_at = made
    if older and not upgraded:
        looked_at = made.with_name(f"looked-at-{made.name}")
        copy_sqlite(made, looked_at)
    return _looked_at(looked_at, made)


def whole_copy(source: Path, made: Path) -> FileState:
    """Copy an SQLite database that may be in use; what the copy says of itself.

    Raises:
        NotOurs: it is no database of ours.
        NotWhole: the copy is damaged.
        StoreNewer: a newer Keryx wrote it.
        StoreTrouble, OSError: it could not be read or written.
    """
    try:
        if not looks_like_sqlite(source):
            raise NotOurs
    except OSError as error:
        raise StoreDamaged({"path": str(source)}) from error
    try:
        copy_sqlite(source, made)
        made.chmod(0o600)  # it holds what is secret while games go on
        state = examine(made)
    except sqlite3.Error as error:
        raise _trouble(error, source) from error
    if not state.kept:
        raise NotOurs
    if state.newer:
        raise StoreNewer({"path": source.name})
    if state.faults:
        raise NotWhole(state.faults[0])
    return state


def copy_of_tables(url: str, made: Path) -> Copied:
    """The same of a database on a server: all its tables as they are at one moment, in a new SQLite file.

    Raises:
        TablesApart: it has not the tables of this Keryx.
        StoreTrouble, OSError: it could not be read or written.
    """
    asyncio.run(_fetch(url, made))
    made.chmod(0o600)
    return _looked_at(made, made)


async def _fetch(url: str, made: Path) -> None:
    source = store_at(url)
    try:
        target = await open_store(f"{SQLITE}{made}")
        try:
            async with source.reading() as read:
                if await read.run_sync(revision_of) != revisions()[-1]:
                    raise TablesApart
                async with target.writing() as written:
                    await copy_tables(read, written)
        finally:
            await target.close()
    finally:
        await source.close()


def _looked_at(path: Path, made: Path) -> Copied:
    try:
        with contextlib.redirect_stdout(sys.stderr):  # what is logged on the way
            found = asyncio.run(all_in(f"{SQLITE}{path}"))
        alone(made)
    except sqlite3.Error as error:
        raise _trouble(error, made) from error
    return Copied(made, tuple(found))


def _trouble(error: sqlite3.Error, path: Path) -> Exception:
    """What is raised for an error of SQLite's: a fault within a file is not one of opening it."""
    words = str(error)
    if "malformed" in words or "not a database" in words:
        return NotWhole(words)
    return told(error, str(path)) or NotWhole(words)


def sentence_of(error: Exception, path: str) -> str:
    """What is told of what went wrong with a copy."""
    if isinstance(error, NotWhole):
        return text("copy-damaged", path=path, why=str(error))
    if isinstance(error, NotOurs):
        return text("copy-not-ours", path=path)
    if isinstance(error, TablesApart):
        return text("copy-tables-apart")
    if isinstance(error, StoreDamaged):
        return text("copy-unreadable", path=path)
    if isinstance(error, StoreTrouble):
        return text(f"table-{error.key}", **error.facts)
    if isinstance(error, OSError):
        return text("file-unwritable", file=str(error.filename or path), why=error.strerror or "")
    raise error


TROUBLE = (NotWhole, NotOurs, TablesApart, StoreTrouble, OSError)
"""What `sentence_of` tells."""
