"""`keryx judge`: how well chances to win are judged, on games of computer players; fits the weights anew."""

import hashlib
import json
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from bot.cli.simulation.sim import known_player
from bot.cli.terminal import fail, tell, text
from data import ROOT
from engine.core.budget import Budget
from engine.core.errors import BadOptions
from engine.core.judging import Judging, Weights, chances_by, weights_of, written_weights
from engine.core.play.seats import check_seats, usual_seats
from engine.core.title import Title
from engine.core.values.frozen import Frozen
from engine.players.fitting import Position, brier, calibration, fitted
from engine.players.positions import positions
from engine.players.straying import Straying
from render.titles import TITLES

GAMES = 100
"""How many games are played where nobody says."""


def judge(
    title: Annotated[str, typer.Argument(help=text("help-sim-title"))],
    seats: Annotated[list[int] | None, typer.Option(help=text("help-judge-seats"))] = None,
    games: Annotated[list[int] | None, typer.Option(min=1, help=text("help-judge-games"))] = None,
    first: Annotated[int, typer.Option(min=0, help=text("help-judge-first"))] = 0,
    player: Annotated[str, typer.Option(help=text("help-sim-player"))] = "sensible",
    guest: Annotated[str, typer.Option(help=text("help-judge-guest"))] = "",
    stray: Annotated[int, typer.Option(min=0, help=text("help-judge-stray"))] = 0,
    steps: Annotated[int, typer.Option(min=0, help=text("help-sim-steps"))] = 40,
    known: Annotated[bool, typer.Option("--known", help=text("help-judge-known"))] = False,
    fit: Annotated[bool, typer.Option("--fit", help=text("help-judge-fit"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=text("help-json"))] = False,
) -> None:
    """Play games, judge their positions as every seat knows them, and compare with who won."""
    game = TITLES.get(title)
    if game is None:
        fail(text("unknown-title", given=title[:40], known=tuple(TITLES)), 2)
    if game.judging is None:
        fail(text("judge-nobody", given=title), 2)
    sizes = seats or [usual_seats(game.rules.seats)]
    counts = [*(games or ()), *[GAMES] * len(sizes)][: len(sizes)]
    try:
        for each in sizes:
            check_seats(game.rules, each)
    except BadOptions as error:
        fail(text(f"options-{error.key}", **error.facts), 2)
    for name in filter(None, (player, guest)):
        known_player(title, name)
    console = Console(stderr=True)
    played = (
        positions_of(
            game, game.judging, size, number, Party(player, guest, Budget(steps), stray), known=known
        )
        for size, count in zip(sizes, counts, strict=True)
        for number in range(first, first + count)
    )
    told, whole = text("playing", title=title), sum(counts)
    found = [
        each
        for one in track(played, told, whole, console=console, disable=not console.is_terminal)
        for each in one
    ]
    if fit:
        given = "".join(f" --seats {size} --games {count}" for size, count in zip(sizes, counts, strict=True))
        command = f"uv run keryx judge {title}{given} --first {first} --player {player}"
        command += f" --guest {guest}" if guest else ""
        command += f" --stray {stray}" if stray else ""
        command += f" --steps {steps}" if {player, guest} & {*game.thinkers} else ""
        command += " --known --fit" if known else " --fit"
        head = text("judge-head-known" if known else "judge-head", command=command, positions=len(found))
        weights = fitted(found, len(game.judging.features), game.judging.small)
        write_weights(game.judging, weights, head)
    else:
        weights = weights_of(game.judging)
    figures = measured(weights, found)
    if not as_json:
        tell("judge-done", games=whole, positions=len(found))
    typer.echo(json.dumps({"title": title, "games": whole, **figures}))


def write_weights(judging: Judging, weights: Weights, head: str) -> None:
    """Writes the table of weights into `data`."""
    table = written_weights(weights, judging.features, head)
    (ROOT / judging.table).write_text(table, encoding="utf-8")


class Party(Frozen):
    """Who plays the games that are judged."""

    player: str
    guest: str
    """Sits at one seat in turn in every second game; empty: nobody does."""
    budget: Budget
    """How much those think that do."""
    stray: int
    """Once in so many choices anything legal is done; 0: never."""


def positions_of(
    game: Title, judging: Judging, seats: int, number: int, party: Party, *, known: bool = False
) -> list[Position]:
    """The positions of one game; `known`: with nothing hidden, as games that are over are judged."""
    guest = number // 2 % seats if party.guest and number % 2 else -1
    players = [
        Straying(
            game.player(party.guest if seat == guest else party.player, number * 10 + seat, party.budget),
            party.stray,
            number * 10 + seat,
        )
        for seat in range(seats)
    ]
    secret = hashlib.sha256(f"judge.{seats}.{number}".encode()).digest()
    return positions(game, judging, game.rules.options(), secret, players, known=known)


def measured(weights: Weights, found: list[Position]) -> dict[str, object]:
    """The Brier score of the judged chances, of equal ones and of the share of points; how often chances told
    come true, by tenths: their number, their mean, and the part that was won."""
    won = [each.won for each in found]
    judged = [chances_by(weights, each.gone, each.counts) for each in found]
    equal = [(1 / len(each),) * len(each) for each in won]
    points = [each.points for each in found]
    bands = [
        (count, round(told, 3), round(true, 3)) for count, told, true in calibration(judged, won) if count
    ]
    return {
        "positions": len(found),
        "brier": round(brier(judged, won), 4),
        "brier_equal": round(brier(equal, won), 4),
        "brier_points": round(brier(points, won), 4),
        "calibration": bands,
    }
