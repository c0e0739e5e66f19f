"""The machine the bot runs on: Python, the libraries, SQLite, and the disk."""

import importlib.metadata
import os
import re
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.cli.running.doctor.found import Found, good, look, wrong
from bot.errors.trouble import StoreTrouble
from bot.settings import Settings
from bot.store.database import file_of
from engine.core.contract import Fact

PYTHON = (3, 11)
SQLITE = (3, 35)
"""The oldest that will do; of SQLite, that is tried."""

PACKAGE = "keryx"
PINNED = re.compile(r"([\w.-]+)(?:\[[^\]]*\])?==([^;\s]+)\s*(?:;(.*))?")
"""A library at the version it is tried with, and for which extra it is."""

SHOWN = 5
"""Libraries that are told by name."""

LEAST, LITTLE = 50_000_000, 1_000_000_000
"""Free bytes with which nothing can be relied upon; and fewer than which soon fill up."""

ENTRIES = 500
"""Free places for files, where a file system counts them."""


def version_lines(url: str) -> Iterator[Found]:
    """Python, the libraries against the versions that are pinned, and SQLite."""
    yield python_found(sys.version_info[:3])
    yield libraries_found(_required(), postgres="postgresql" in url)
    yield sqlite_found(sqlite3.sqlite_version_info)


def python_found(version: tuple[int, ...]) -> Found:
    """Whether this Python will do."""
    told = ".".join(map(str, version))
    return good("python", version=told) if version >= PYTHON else wrong("python", "old", version=told)


def sqlite_found(version: tuple[int, ...]) -> Found:
    """Whether this SQLite will do."""
    told = ".".join(map(str, version))
    return good("sqlite", version=told) if version >= SQLITE else look("sqlite", "old", version=told)


def _required() -> Sequence[str]:
    try:
        return importlib.metadata.requires(PACKAGE) or ()
    except importlib.metadata.PackageNotFoundError:
        return ()


def libraries_found(required: Sequence[str], *, postgres: bool) -> Found:
    """Whether the libraries that are installed are those that are pinned."""
    missing, others, count = list[str](), list[str](), 0
    for each in required:
        pinned = PINNED.fullmatch(each.strip())
        if pinned is None or (pinned[3] and not (postgres and "postgres" in pinned[3])):
            continue
        count += 1
        try:
            there = importlib.metadata.version(pinned[1])
        except importlib.metadata.PackageNotFoundError:
            missing.append(pinned[1])
            continue
        if there != pinned[2]:
            others.append(f"{pinned[1]} {there} ({pinned[2]})")
    if missing:
        return wrong("libraries", "missing", names=tuple(missing))
    if others:
        return look("libraries", "others", names=tuple(others[:SHOWN]), count=len(others))
    return good("libraries", count=count) if count else look("libraries", "unknown")


def disk_lines(settings: Settings) -> Iterator[Found]:
    """Whether the folders that are written to can be, and whether there is room."""
    folders = dict[Path, None]()
    try:
        path = file_of(settings.database_url)
    except StoreTrouble:  # which is told with the database
        path = None
    if path is not None and path.name not in ("", ":memory:"):
        folders[_nearest(path.absolute().parent)] = None
    if settings.log_file is not None:
        folder = settings.log_file.absolute().parent
        if settings.log_file.is_dir() or not _writable(settings.log_file, folder):
            yield wrong("disk", "log", path=str(settings.log_file))
        else:
            folders[folder] = None
    try:
        folders[Path(tempfile.gettempdir())] = None
    except FileNotFoundError:
        yield wrong("disk", "temporary")
    seen = set[int]()
    for folder in folders:
        if not os.access(folder, os.W_OK | os.X_OK):
            yield wrong("disk", "closed", folder=str(folder))
        device = folder.stat().st_dev
        if device not in seen:
            seen.add(device)
            yield room_found(folder, path)


def _nearest(folder: Path) -> Path:
    """A folder that is there: this one, or the next above it, in which it will be made."""
    return next(each for each in (folder, *folder.parents) if each.is_dir())


def _writable(file: Path, folder: Path) -> bool:
    if file.exists():
        return os.access(file, os.W_OK)
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)


def room_found(folder: Path, database: Path | None) -> Found:
    """Whether there is room where a folder lies: an upgrade copies the database, which grows."""
    free = shutil.disk_usage(folder).free
    needed = 2 * database.stat().st_size if database is not None and database.is_file() else 0
    facts: dict[str, Fact] = {"folder": str(folder), "megabytes": free // 1_000_000}
    if free < LEAST:
        return wrong("disk", "full", **facts)
    if hasattr(os, "statvfs"):
        places = os.statvfs(folder)
        if places.f_files > 0 and places.f_favail < ENTRIES:
            return wrong("disk", "files", **facts)
    return look("disk", "little", **facts) if free < max(LITTLE, needed) else good("disk", **facts)
