"""`keryx migrate`: a club moved from one database to another, SQLite or PostgreSQL, and proven whole."""

import asyncio
import contextlib
import json
import sys
from collections.abc import Iterator
from typing import Annotated

import typer

from bot.cli.running.copies import CANNOT, TROUBLE, beside, sentence_of, whole_copy
from bot.cli.running.moving import (
    AtWork,
    Damaged,
    Moved,
    NotEmpty,
    Unequal,
    file_at_rest,
    move_club,
    see_empty,
)
from bot.cli.running.replay_all import SQLITE
from bot.cli.running.settings import read_settings
from bot.cli.terminal import fail, tell, text
from bot.errors.trouble import StoreAddress
from bot.store.database import name_of, open_store, store_at
from bot.store.keeping.files import alone, move, owned_like
from bot.store.keeping.tables import NotTaken

LETTERS = 12
"""Of a digest that are shown."""

WRONG = (AtWork, NotEmpty, Damaged, Unequal, NotTaken, *TROUBLE)


def migrate(
    target: Annotated[str, typer.Option("--to", help=text("help-migrate-to"))],
    source: Annotated[str | None, typer.Option("--from", help=text("help-migrate-from"))] = None,
    anyway: Annotated[bool, typer.Option("--anyway", help=text("help-migrate-anyway"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=text("help-json"))] = False,
) -> None:
    """Copy everything into an empty database and compare it there: all of it or nothing."""
    come_from = source or read_settings().database_url
    for option, url in (("--from" if source else "DATABASE_URL", come_from), ("--to", target)):
        _see_address(option, url)
    try:
        with contextlib.redirect_stdout(sys.stderr):  # what is logged on the way
            moved = _move(come_from, target, anyway=anyway)
    except WRONG as error:
        for each in error.games if isinstance(error, Damaged) else ():
            tell("copy-game", game=each.game, title=each.title, entry=each.entry or 0, entries=each.entries)
        fail(_sentence(error, name_of(come_from)), 1 if isinstance(error, Damaged | Unequal) else CANNOT)
    if as_json:
        typer.echo(_json(moved))
    else:
        _tell(moved, target)


def _see_address(option: str, url: str) -> None:
    try:
        name_of(url)
        if not url.startswith("sqlite"):
            store_at(url)
    except StoreAddress:
        fail(text("migrate-address", option=option), CANNOT)


def _move(source: str, target: str, *, anyway: bool) -> Moved:
    """Move a club, whichever kinds of database these are."""
    with _left(source) as at, file_at_rest(target) as path:
        if path is None:
            return asyncio.run(move_club(at, target, anyway=anyway))
        if not path.parent.is_dir():
            fail(text("folder-missing", folder=str(path.parent)), CANNOT)
        there = path.exists()
        if there:
            see_empty(path)
        with beside(path.parent) as folder:
            made = folder / path.name
            moved = asyncio.run(move_club(at, f"{SQLITE}{made}", anyway=anyway))
            alone(made)
            made.chmod(0o600)  # it holds what is secret while games go on
            if there:
                owned_like(made, path)
                alone(path)  # nothing of it is to lie beside what takes its place
            elif path.exists():
                raise NotEmpty(str(path))
            move(made, path)
    return moved


@contextlib.contextmanager
def _left(url: str) -> Iterator[str]:
    """Where to read what is moved: of a file a copy, with the newest tables; the file stays as it is."""
    with file_at_rest(url) as path:
        if path is None:
            yield url
            return
        if not path.is_file():
            fail(text("backup-nothing", path=str(path)), CANNOT)
        with beside(path.parent) as folder:
            copy = folder / path.name
            if whole_copy(path, copy).older:
                asyncio.run(_bring_up_to_date(f"{SQLITE}{copy}"))
            yield f"{SQLITE}{copy}"


async def _bring_up_to_date(url: str) -> None:
    await (await open_store(url)).close()


def _sentence(error: Exception, path: str) -> str:
    match error:
        case AtWork():
            return text("migrate-running", path=str(error))
        case NotEmpty():
            return text("migrate-not-empty", path=error.name, table=error.table or "none")
        case Damaged():
            return text("migrate-damaged", games=len(error.games))
        case Unequal():
            return text("migrate-unequal", table=str(error))
        case NotTaken():
            return text("migrate-not-taken", table=error.table, why=error.why)
        case _:
            return sentence_of(error, path)


def _json(moved: Moved) -> str:
    """What was moved, for programs."""
    pairs = zip(moved.left, moved.arrived, strict=True)
    tables = {
        each.table: {"left": each.rows, "arrived": other.rows, "digest": each.digest} for each, other in pairs
    }
    games = {str(each.game): each.found for each in moved.games}
    return json.dumps({"tables": tables, "games": games, "damaged": [each.game for each in moved.damaged]})


def _tell(moved: Moved, target: str) -> None:
    heads = [text(f"migrate-{key}") for key in ("table", "left", "arrived", "digest")]
    pairs = sorted(zip(moved.left, moved.arrived, strict=True), key=lambda pair: pair[0].table)
    rows = [
        (each.table, f"{each.rows}", f"{other.rows}", other.digest[:LETTERS])
        for each, other in pairs
        if each.rows
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for name, left, arrived, digest in [tuple(heads), *rows]:
        typer.echo(f"{name:{widths[0]}}  {left:>{widths[1]}}  {arrived:>{widths[2]}}  {digest}")
    tell("migrate-empty", tables=len(pairs) - len(rows))
    typer.echo()
    tell("migrate-games", games=len(moved.games), entries=sum(each.entries for each in moved.games))
    for each in moved.damaged:
        tell("copy-game", game=each.game, title=each.title, entry=each.entry or 0, entries=each.entries)
    waiting = len([each for each in moved.games if not each.sound]) - len(moved.damaged)
    if waiting:
        tell("copy-waiting", games=waiting)
    tell("migrate-done", rows=sum(each.rows for each in moved.arrived), path=name_of(target))
