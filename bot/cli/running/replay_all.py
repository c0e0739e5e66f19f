"""`keryx replay-all`: every stored game replayed by the rules at hand, before an upgrade. Changes nothing."""

import asyncio
import contextlib
import json
import sqlite3
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.running.settings import read_settings
from bot.cli.terminal import fail, tell, text
from bot.club.replaying import Finding, examined
from bot.errors.trouble import GameDamaged, StoreTrouble
from bot.store.connection import Connection
from bot.store.database import Store, copy_sqlite, file_of, open_store, store_at
from bot.store.games import games
from bot.tables.state.loading import rows_of
from render.titles import TITLES

SQLITE = "sqlite+aiosqlite:///"


def replay_all(
    file: Annotated[Path | None, typer.Argument(help=text("help-replay-all-file"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("help-json"))] = False,
) -> None:
    """Tell what becomes of each stored game; exit code 1 if any does not go on as it went."""
    if file is not None and not file.is_file():
        fail(text("file-missing", file=str(file)))
    with contextlib.redirect_stdout(sys.stderr):  # what is logged on the way
        found = _looked_at(f"{SQLITE}{file}" if file is not None else read_settings().database_url)
    others = [each for each in found if not each.sound]
    if as_json:
        typer.echo(json.dumps({"games": [asdict(each) for each in found], "others": len(others)}))
    else:
        for each in found:
            _tell(each)
        tell("replay-all-count", games=len(found), others=len(others))
    if others:
        raise typer.Exit(1)


def _looked_at(url: str) -> list[Finding]:
    """What is found in a database. Of an SQLite file a copy is read, brought up to date as by an upgrade."""
    path = None
    try:
        path = file_of(url)
        if path is None:
            return asyncio.run(all_of(store_at(url)))
        with tempfile.TemporaryDirectory() as folder:
            copy_sqlite(path, Path(folder) / path.name)
            return asyncio.run(all_in(f"{SQLITE}{folder}/{path.name}"))
    except StoreTrouble as error:
        fail(text(f"table-{error.key}", **error.facts), 2)
    except sqlite3.Error:
        fail(text("table-store-damaged", path=str(path)), 2)


async def all_in(url: str) -> list[Finding]:
    """What becomes of each game of a copy of a database, which is brought up to date before.

    Raises:
        StoreTrouble: it cannot be read, or written.
    """
    return await all_of(await open_store(url, aside=False))


def _tell(found: Finding) -> None:
    tell(
        f"replay-all-{found.found}",
        game=found.game,
        title=found.title,
        status=found.status,
        version=found.version,
        now=found.now or 0,
        entries=found.entries,
        entry=-1 if found.entry is None else found.entry,
        deed=found.deed[:80],
    )
    if not found.goes_on:
        tell("replay-all-stuck")


async def all_of(store: Store) -> list[Finding]:
    """What becomes of each game that a database holds; it is closed then."""
    try:
        return await store.read(all_on)
    finally:
        await store.close()


async def all_on(connection: Connection) -> list[Finding]:
    """What becomes of each game that is read in a transaction."""
    found = []
    for game in await games.all_begun(connection):
        try:
            found.append(examined(TITLES, await rows_of(connection, game)))
        except GameDamaged:
            stored = await games.find_game(connection, game)
            assert stored is not None  # noqa: S101 - it was listed
            about = (stored.title, stored.status, stored.version)
            found.append(Finding(game, *about, None, "unreadable", stored.number, goes_on=False))
    return found
