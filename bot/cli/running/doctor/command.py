"""`keryx doctor`: everything that is looked at, in order, and how it is printed."""

import contextlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated

import typer

from bot.cli.running.doctor.database import database_lines
from bot.cli.running.doctor.discord_side import discord_lines
from bot.cli.running.doctor.files import file_lines
from bot.cli.running.doctor.found import SIGNS, Found, look
from bot.cli.running.doctor.machine import disk_lines, version_lines
from bot.cli.running.doctor.settings_side import settings_lines
from bot.cli.running.settings import settings_here, what_does
from bot.cli.terminal import tell, text
from bot.waiting.clock import SystemClock


def doctor(
    as_json: Annotated[bool, typer.Option("--json", help=text("help-json"))] = False,
) -> None:
    """Say of all the bot needs whether it is well, and what to do; exit code 1 if something stops it."""
    found, out = [], sys.stdout
    with contextlib.redirect_stdout(sys.stderr):  # what is logged on the way
        for each in everything():
            found.append(each)
            if not as_json:
                typer.echo(f"{SIGNS[each.state]} {each.told}", file=out)
    counts = {state: sum(each.state == state for each in found) for state in SIGNS}
    if as_json:
        listed = [
            {"state": each.state, "about": each.about, "what": each.what, "told": each.told} for each in found
        ]
        typer.echo(json.dumps({"found": listed, **counts}))
    else:
        tell("doctor-count", **counts)
    if counts["wrong"]:
        raise typer.Exit(1)


def everything() -> Iterator[Found]:
    """What is found, one thing after another."""
    clock = SystemClock()
    set_here, faults = settings_here()
    settings = set_here or what_does()
    parts: tuple[tuple[str, Callable[[], Iterable[Found]]], ...] = (
        ("settings", lambda: settings_lines(faults)),
        ("versions", lambda: version_lines(settings.database_url)),
        ("files", file_lines),
        ("disk", lambda: disk_lines(settings)),
        ("database", lambda: database_lines(settings.database_url, clock)),
        ("discord", lambda: discord_lines(settings, clock)),
    )
    for name, part in parts:
        try:
            yield from part()
        except Exception as error:  # the rest is looked at all the same; its words may hold what is secret
            yield look("part", "failed", part=text(f"doctor-part-{name}"), why=type(error).__name__)
