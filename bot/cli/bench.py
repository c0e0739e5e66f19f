"""`keryx bench`: how fast Keryx is, in how few taps one plays, how long one learns, and what must be kept."""

import json
import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
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
from bot.cli.speed.crowd import crew, crowd
from bot.cli.speed.crowd.crowd import USUAL, Size
from bot.cli.speed.crowd.machine import may_tell
from bot.cli.speed.crowd.share import may_share
from bot.cli.terminal import fail, tell, text
from bot.errors.trouble import StoreAddress, StoreTrouble
from bot.store.database import file_of

CROWD = "crowd"
"""The part whose size can be chosen."""

CREW = "crew"
"""The part that needs a PostgreSQL server, and is measured only where that is asked for."""

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
    to_scale: Annotated[bool, typer.Option("--to-scale", help=text("help-bench-to-scale"))] = False,
    database: Annotated[str, typer.Option(help=text("help-bench-database"))] = "",
    share: Annotated[float | None, typer.Option(min=0.1, max=1.0, help=text("help-bench-share"))] = None,
) -> None:
    """Measure; one JSON object on the last line (with `--json`, only that)."""
    console = Console(stderr=True)
    found: dict[str, object] = {}
    parts = dict(PARTS)
    if CROWD in parts:
        parts[CROWD] = partial(crowd.measure, Size(games, rate, seconds, asleep, to_scale))
    if to_scale and not may_tell():
        fail(text("bench-no-scale"))
    if part and CREW in part:
        parts[CREW] = _crew(database, share)
    for name, measure in parts.items():
        if part and name not in part:
            continue
        with ending_all(), console.status(text("bench-running", what=name)):
            found[name] = measure()
    if not as_json:
        tell("bench-title")
        for line in _lines(found):
            typer.echo(line)
    typer.echo(json.dumps(found))


@contextmanager
def ending_all() -> Iterator[None]:
    """While it lasts, SIGTERM ends this process as Ctrl-C does: the bots that it has started end with it.
    Only the first counts, as whoever runs it may pass it on, too: another would cut their ending short."""

    def end(*_: object) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _crew(database: str, share: float | None) -> Callable[[], dict[str, object]]:
    """What measures a crew; leaves with a sentence where that cannot be done."""
    try:
        if not database or file_of(database) is not None:
            fail(text("bench-no-server"))
    except StoreAddress:
        fail(text("bench-no-server"))
    if share and not may_share():
        fail(text("bench-no-shares"))

    def measure() -> dict[str, object]:
        try:
            return crew.measure(database, share)
        except StoreTrouble as error:
            fail(text(f"table-{error.key}", **error.facts))

    return measure


def _lines(found: Mapping[str, object], way: str = "") -> list[str]:
    """Every figure with its way, a line each."""
    lines = []
    for name, value in found.items():
        here = f"{way}{name}"
        lines += _lines(value, f"{here}.") if isinstance(value, dict) else [f"{here}: {value}"]
    return lines
