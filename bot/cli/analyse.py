"""`keryx analyse`: the analysis of a game that is over, as sentences or JSON, and its chart as a picture."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from bot.cli.game_files import read_named
from bot.cli.replay import check_target, write
from bot.cli.terminal import fail, language, tell, text
from bot.pictures.analysed import analysis_report, better_told, events_in, played_told, swing_told
from bot.pictures.course import written_names
from bot.speech.names import escape, plain
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from engine.core.choosing.notation import write as notation
from engine.core.play.match import Match
from engine.players.analysis import (
    STEPS,
    Better,
    NoCourse,
    Swing,
    Turned,
    better,
    swings,
    thought_of,
    turning,
)
from render.report.picture import draw_report


def analyse(
    file: Annotated[Path, typer.Argument(help=text("help-file"))],
    as_json: Annotated[bool, typer.Option("--json", help=text("help-json"))] = False,
    picture: Annotated[Path | None, typer.Option(help=text("help-analyse-picture"))] = None,
    steps: Annotated[int, typer.Option(min=0, max=100_000, help=text("help-analyse-steps"))] = STEPS,
    tongue: Annotated[str, typer.Option("--language", help=text("help-analyse-language"))] = "",
) -> None:
    """Say how the chances went, which turns changed them most, and what would have been better there."""
    if tongue and tongue not in LANGUAGES:
        fail(text("unknown-language", given=tongue[:20], known=LANGUAGES), 2)
    if picture is not None and check_target(picture) != ".png":
        fail(text("chart-ending", file=str(picture)), 2)
    match, names = read_named(file)
    try:
        found = swings(match)
    except NoCourse as error:
        fail(text(f"analysis-{error.key}", game=match.rules.slug))
    turned = _turned(match, found, steps)
    teller = Teller(tongue or language(), match.title, [escape(name) for name in names], match.options)
    if picture is not None:
        points = [each.swing for each in turned]
        chart = draw_report(analysis_report(match, found, points, teller, written_names(teller, match.seats)))
        write(picture, chart.data)
    if as_json:
        typer.echo(json.dumps(plain_analysis(match, names, found, turned, steps), ensure_ascii=False))
        return
    typer.echo(f"{teller.title()}: {plain(teller.ending(match.standing))}")
    for each in turned:
        played = played_told(teller, events_in(match, each.swing))
        told = (swing_told(teller, each.swing), played, better_told(teller, each))
        typer.echo(plain("\n  ".join(filter(None, told))))
    if picture is not None:
        tell("picture-written", file=str(picture), width=chart.width, height=chart.height,
             kilobytes=max(1, round(len(chart.data) / 1000)))  # fmt: skip


def _turned(match: Match, found: tuple[Swing, ...], steps: int) -> list[Turned]:
    """The turning points with what would have been better there, with a bar on a terminal."""
    console = Console(stderr=True)
    turned = []
    points = turning(match, found)
    for swing in track(points, text("thinking"), console=console, disable=not console.is_terminal):
        thought = thought_of(match, swing, steps)
        instead = None if thought is None else better(thought)
        turned.append(Turned(swing, thought is not None, instead))
    return turned


def plain_analysis(
    match: Match,
    names: Sequence[str],
    found: Sequence[Swing],
    turned: Sequence[Turned],
    steps: int,
) -> dict[str, object]:
    """The analysis as plain values for JSON; chances from 0 to 1, seats from 1."""
    return {
        "game": match.rules.slug,
        "version": match.rules.version,
        "names": list(names),
        "steps": steps,
        "winners": [seat + 1 for seat in match.standing.winners],
        "start": _chances(found[0].before),
        "turns": [
            {"turn": each.turn, "round": each.round, "seat": _seat(each), "chances": _chances(each.after)}
            for each in found
        ],
        "points": [
            {
                "turn": each.swing.turn,
                "round": each.swing.round,
                "seat": _seat(each.swing),
                "before": _chances(each.swing.before),
                "after": _chances(each.swing.after),
                "better": each.better and _plain_better(each.better),
            }
            for each in turned
        ],
    }


def _plain_better(better: Better) -> dict[str, object]:
    return {
        "line": [notation(action) for action in better.line],
        "chance": round(better.chance, 4),
        "as_played": round(better.done, 4),
    }


def _seat(swing: Swing) -> int | None:
    return None if swing.seat is None else swing.seat + 1


def _chances(chances: Sequence[float]) -> list[float]:
    return [round(each, 4) for each in chances]
