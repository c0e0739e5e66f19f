"""`keryx tables`: what is stuck and why; with `--all` every open game in a line."""

import asyncio
import contextlib
import json
import sys
from datetime import datetime
from typing import Annotated

import typer

from bot.cli.running.settings import read_settings
from bot.cli.running.tables.stuck import Live, Stuck, Surveyed, survey_all
from bot.cli.terminal import fail, tell, text
from bot.errors.trouble import StoreNewer, StoreTrouble
from bot.store.database import Store, file_of, store_at
from bot.store.revisions import revision_of, revisions
from bot.waiting.clock import SystemClock
from render.titles import TITLES

CANNOT = 2
"""The exit code where the database cannot be looked at."""

WHEN = "%Y-%m-%d %H:%M"


class Older(Exception):
    """The database has the tables of an older Keryx, or none."""


def tables(
    every: Annotated[bool, typer.Option("--all", help=text("help-tables-all"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=text("help-json"))] = False,
) -> None:
    """Say what is stuck, since when, and what to do; exit code 1 if anything is."""
    url, clock = read_settings().database_url, SystemClock()
    with contextlib.redirect_stdout(sys.stderr):  # what is logged on the way
        found = _looked(url, clock.now())
    if as_json:
        typer.echo(json.dumps(_plain(found, every=every)))
    else:
        if every:
            for live in found.games:
                typer.echo(line_of(live))
        for each in found.stuck:
            typer.echo(sentence_of(each))
        tell("tables-count", stuck=len(found.stuck), games=len(found.games))
    if found.stuck:
        raise typer.Exit(1)


def _looked(url: str, now: datetime) -> Surveyed:
    try:
        path = file_of(url)
        if path is not None and not path.is_file():
            fail(text("backup-nothing", path=str(path)), CANNOT)
        return asyncio.run(_survey(store_at(url), now))
    except Older:
        fail(text("tables-older"), CANNOT)
    except StoreTrouble as error:
        fail(text(f"table-{error.key}", **error.facts), CANNOT)


async def _survey(store: Store, now: datetime) -> Surveyed:
    try:
        async with store.reading() as connection:
            version = await connection.run_sync(revision_of)
        if version is None or version in revisions()[:-1]:
            raise Older
        if version not in revisions():
            raise StoreNewer({"path": store.path})
        return await survey_all(store, TITLES, now)
    finally:
        await store.close()


def sentence_of(stuck: Stuck) -> str:
    """What is stuck, since when, and what to do."""
    where = text(
        "tables-where",
        game=str(stuck.game or ""),
        title=stuck.title,
        channel=str(stuck.channel or ""),
        since=f"{stuck.since:{WHEN}}",
    )
    return f"{where}{text(f'tables-{stuck.what}', **stuck.facts)}"


def line_of(live: Live) -> str:
    """An open game: its number, title and channel, whose turn it is, and since when."""
    game, table = live.game, live.table
    seats = () if table is None else tuple(dict.fromkeys(str(each.seat + 1) for each in table.owed))
    state = "damaged" if table is None else "held" if table.held is not None else game.status
    return text(
        "tables-line",
        game=str(game.id),
        title=game.title,
        channel=str(game.channel),
        state=state,
        seats=seats,
        since=f"{live.since:{WHEN}}",
    )


def _plain(found: Surveyed, *, every: bool) -> dict[str, object]:
    """The same for programs."""
    stuck = [
        {
            "what": each.what, "game": each.game, "title": each.title, "channel": each.channel,
            "since": each.since.isoformat(), **each.facts, "told": sentence_of(each),
        }
        for each in found.stuck
    ]  # fmt: skip
    games = [
        {
            "game": each.game.id, "title": each.game.title, "channel": each.game.channel,
            "status": each.game.status, "since": each.since.isoformat(),
            "seats": [] if each.table is None else [owed.seat + 1 for owed in each.table.owed],
        }
        for each in found.games
    ]  # fmt: skip
    return {"stuck": stuck, "open": len(games), **({"games": games} if every else {})}
