"""SQLite files as they lie on the disk: whether one is whole, whether it is in use, its digest."""

import contextlib
import hashlib
import os
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.store.revisions import revisions

BESIDE = ("-wal", "-shm")
"""What lies beside a file that is written: the newest transactions, and who reads which of them."""

HEAD = b"SQLite format 3\0"

SHARED_FIRST, SHARED_SIZE = 0x40000002, 510
"""The bytes of a file on which SQLite locks it: everybody who has it open holds some."""

MOST = 5
"""Faults of a file that are told."""


@dataclass(frozen=True, slots=True)
class FileState:
    """What a file says of itself."""

    kept: bool
    """Whether it is a database of ours: it notes the version of its tables."""
    revision: str | None
    faults: tuple[str, ...]
    """What SQLite finds wrong with it, in its own words; empty: it is whole."""
    blank: bool = False
    """Whether there is nothing in it at all."""

    @property
    def newer(self) -> bool:
        """Whether a newer Keryx wrote it."""
        return self.revision is not None and self.revision not in revisions()

    @property
    def older(self) -> bool:
        """Whether its tables are to be brought up to date."""
        return self.revision is not None and self.revision in revisions()[:-1]


def looks_like_sqlite(path: Path) -> bool:
    """Whether a file begins as SQLite's do; an empty one is none.

    Raises:
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        return file.read(len(HEAD)) == HEAD


@contextlib.contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a file that is only read.

    Raises:
        sqlite3.Error: it cannot be opened.
    """
    # Where nothing was written lately nothing lies beside the file, nor is anything put there to read it.
    how = "mode=ro" if Path(f"{path}-wal").exists() else "immutable=1"
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)) as connection:
        yield connection


def examine(path: Path, *, briefly: bool = False) -> FileState:
    """What SQLite says of a file, which is only read; `briefly` does not compare indexes with tables.

    Raises:
        sqlite3.Error: it cannot be read at all.
    """
    with reading(path) as connection:
        check = "quick_check" if briefly else "integrity_check"
        faults = tuple(row[0] for row in connection.execute(f"pragma {check}({MOST})") if row[0] != "ok")
        tables = {name for (name,) in connection.execute("select name from sqlite_master")}
        if "alembic_version" not in tables:
            return FileState(kept=False, revision=None, faults=faults, blank=not tables)
        (revision,) = connection.execute("select version_num from alembic_version").fetchone() or (None,)
        return FileState(kept=True, revision=revision, faults=faults)


def first_filled(path: Path, tables: Sequence[str]) -> str | None:
    """The first of these tables of a file in which there is anything; None: there is nothing in any.

    Raises:
        sqlite3.Error: it cannot be read, or lacks one.
    """
    with reading(path) as connection:
        for table in tables:
            if connection.execute(f'select 1 from "{table}" limit 1').fetchone():  # noqa: S608 - names of ours
                return table
    return None


def in_use(path: Path) -> bool:
    """Whether another process has a database file open; asked of the system, so that a damaged one will do.

    Raises:
        OSError: the file cannot be opened.
    """
    try:
        import fcntl
    except ImportError:  # where files that are open cannot be moved away anyhow
        return False
    with path.open("rb+") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, SHARED_SIZE, SHARED_FIRST)
        except BlockingIOError:
            return True
        except PermissionError:
            return True
        return False


def alone(path: Path) -> None:
    """Bring everything that belongs to a database into its one file, and have the disk hold it.

    Raises:
        sqlite3.Error: it is in use, or damaged.
    """
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma journal_mode = delete")
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def move(path: Path, to: Path) -> None:
    """Move a database file with what lies beside it."""
    for end in BESIDE:
        with contextlib.suppress(FileNotFoundError):
            os.replace(f"{path}{end}", f"{to}{end}")  # noqa: PTH105 - paths with an end of their own
    path.replace(to)


def owned_like(path: Path, other: Path) -> None:
    """Let whoever may use another file use this one: its maker may be allowed anything."""
    like = other.stat()
    path.chmod(like.st_mode & 0o777)
    with contextlib.suppress(PermissionError, AttributeError):
        os.chown(path, like.st_uid, like.st_gid)


def digest_of(path: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
