"""`keryx bench`: how fast Keryx is, in how few taps one plays, how long one learns, and what must be kept."""

import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import Annotated

import typer
from rich.console import Console

from bot.cli.speed import (
    call_speed,
    engine_speed,
    film_speed,
    lesson_counts,
    memory,
    panel_speed,
    picture_speed,
    store_speed,
    tap_counts,
)
from bot.cli.speed.crowd import crowd
from bot.cli.speed.crowd.crowd import USUAL, Size
from bot.cli.terminal import tell, text

CROWD = "crowd"
"""The part whose size can be chosen."""

PARTS: Mapping[str, Callable[[], dict[str, object]]] = {
    "engine": engine_speed.measure,
    "store": store_speed.measure,
    "calls": call_speed.measure,
    "pictures": picture_speed.measure,
    "film": film_speed.measure,
    "panels": panel_speed.measure,
    "memory": memory.measure,
    "taps": tap_counts.measure,
    "lessons": lesson_counts.measure,
    CROWD: crowd.measure,
}


def bench(
    part: Annotated[list[str] | None, typer.Option(help=text("help-bench-part"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("help-json"))] = False,
    games: Annotated[int, typer.Option(min=1, help=text("help-bench-games"))] = USUAL.games,
    rate: Annotated[float, typer.Option(min=0.1, help=text("help-bench-rate"))] = USUAL.rate,
    seconds: Annotated[float, typer.Option(min=0.1, help=text("help-bench-seconds"))] = USUAL.seconds,
    asleep: Annotated[int, typer.Option(min=0, help=text("help-bench-asleep"))] = USUAL.asleep,
) -> None:
    """Measure; one JSON object on the last line (with `--json`, only that)."""
    console = Console(stderr=True)
    found: dict[str, object] = {}
    parts = dict(PARTS)
    if CROWD in parts:
        parts[CROWD] = partial(crowd.measure, Size(games, rate, seconds, asleep))
    for name, measure in parts.items():
        if part and name not in part:
            continue
        with console.status(text("bench-running", what=name)):
            found[name] = measure()
    if not as_json:
        tell("bench-title")
        for line in _lines(found):
            typer.echo(line)
    typer.echo(json.dumps(found))


def _lines(found: Mapping[str, object], way: str = "") -> list[str]:
    """Every figure with its way, a line each."""
    lines = []
    for name, value in found.items():
        here = f"{way}{name}"
        lines += _lines(value, f"{here}.") if isinstance(value, dict) else [f"{here}: {value}"]
    return lines
