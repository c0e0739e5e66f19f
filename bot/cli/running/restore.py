"""`keryx restore`: a backup takes the place of the database, when all of it was found sound."""

import asyncio
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.running.backup import DIGEST
from bot.cli.running.copies import (
    CANNOT,
    TROUBLE,
    Copied,
    beside,
    copy_of_file,
    copy_of_tables,
    sentence_of,
)
from bot.cli.running.moving import AtWork, file_at_rest
from bot.cli.running.replay_all import SQLITE
from bot.cli.running.settings import read_settings
from bot.cli.terminal import fail, tell, text
from bot.errors.trouble import StoreBusy, StoreHeld
from bot.store.database import name_of, open_store, store_at
from bot.store.keeping.at_rest import at_work, keep_out
from bot.store.keeping.files import alone, digest_of, in_use, move, owned_like
from bot.store.keeping.tables import copy_tables, empty_tables


def restore(
    file: Annotated[Path, typer.Argument(help=text("help-restore-file"))],
    anyway: Annotated[bool, typer.Option("--anyway", help=text("help-restore-anyway"))] = False,
) -> None:
    """Put a backup in the place of the database, and the database aside; all of it or nothing."""
    if not file.is_file():
        fail(text("file-missing", file=str(file)), CANNOT)
    url = read_settings().database_url
    try:
        _check_digest(file)
        with file_at_rest(url) as target:
            if target is not None:
                aside, copied = _into_file(file, target, anyway=anyway)
            else:
                aside, copied = _into_tables(file, url, anyway=anyway)
    except (AtWork, StoreHeld):
        fail(text("restore-running", path=name_of(url)), CANNOT)
    except TROUBLE as error:
        fail(sentence_of(error, str(file)), CANNOT)
    tell("restore-done", path=str(file), games=len(copied.games))
    if aside is not None:
        tell("restore-aside", path=str(aside))


def _check_digest(file: Path) -> None:
    """See that a backup is what it was when it was made, where that was noted."""
    noted = file.with_name(f"{file.name}{DIGEST}")
    if noted.is_file() and noted.read_text(encoding="utf-8", errors="replace")[:64] != digest_of(file):
        fail(text("restore-changed", path=str(file), digest=noted.name), CANNOT)


def _stamp() -> str:
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S")


def _sound(copied: Copied, *, anyway: bool) -> Copied:
    """A copy that may take the database's place; else the command ends, with what is wrong with it."""
    if copied.damaged:
        for each in copied.damaged:
            tell("copy-game", game=each.game, title=each.title, entry=each.entry or 0, entries=each.entries)
        if not anyway:
            fail(text("restore-damaged", games=len(copied.games), damaged=len(copied.damaged)), 1)
    return copied


def _into_file(file: Path, target: Path, *, anyway: bool) -> tuple[Path | None, Copied]:
    """Put a backup in the place of a file; where that is now, if there was one."""
    if not target.parent.is_dir():
        fail(text("folder-missing", folder=str(target.parent)), CANNOT)
    there = target.exists()
    if there and target.samefile(file):
        fail(text("restore-itself", path=str(file)), CANNOT)
    with beside(target.parent) as folder:
        copied = _sound(copy_of_file(file, folder / target.name, upgraded=True), anyway=anyway)
        if there:
            owned_like(copied.path, target)
        if not there:
            move(copied.path, target)
            return None, copied
        if in_use(target):  # a bot was started meanwhile
            fail(text("restore-running", path=str(target)), CANNOT)
        aside = target.with_name(f"{target.stem}.aside-{_stamp()}{target.suffix}")
        _in_one(target)
        move(target, aside)
        try:
            move(copied.path, target)
        except OSError:
            move(aside, target)
            raise
    return aside, copied


def _in_one(path: Path) -> None:
    """Bring a database into its one file, if it can still be read."""
    try:
        alone(path)
    except sqlite3.Error as error:
        if "locked" in str(error):
            raise StoreBusy from error


def _into_tables(file: Path, url: str, *, anyway: bool) -> tuple[Path, Copied]:
    """Put a backup in the place of a server's tables; the file where what was there is now."""
    asyncio.run(_see_at_rest(url))
    with beside(Path.cwd()) as folder:
        copied = _sound(copy_of_file(file, folder / "restored.sqlite3", upgraded=True), anyway=anyway)
        aside = Path.cwd() / f"keryx.aside-{_stamp()}.sqlite3"
        move(copy_of_tables(url, folder / "aside.sqlite3").path, aside)
        try:
            asyncio.run(_replace(url, copied.path))
        except BaseException:
            aside.unlink()  # nothing was changed
            raise
    return aside, copied


async def _see_at_rest(url: str) -> None:
    """See that no bot works on a server's database, whose tables are made or brought up to date then."""
    store = store_at(url)
    try:
        if await store.read(at_work):
            raise AtWork(name_of(url))
    finally:
        await store.close()
    await (await open_store(url)).close()


async def _replace(url: str, path: Path) -> None:
    source, target = store_at(f"{SQLITE}{path}"), store_at(url)
    try:
        async with source.reading() as read, target.writing() as written:
            await keep_out(written)
            if await at_work(written):  # a bot was started meanwhile
                raise AtWork(name_of(url))
            await empty_tables(written)
            await copy_tables(read, written)
    finally:
        await target.close()
        await source.close()
