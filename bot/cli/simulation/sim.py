"""`keryx sim`: games between computer players."""

import json
from collections.abc import Mapping
from math import inf
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from bot.brought.table import read_table
from bot.cli.game_files import read_text
from bot.cli.simulation.balance_report import lines
from bot.cli.simulation.games_played import Played, Series, interval, played
from bot.cli.terminal import fail, tell, text
from engine.core.choosing.choices import options_from
from engine.core.contract import Options
from engine.core.errors import BadOptions
from engine.core.law import AnyRulebook
from engine.core.play.seats import check_seats, usual_seats
from render.titles import TITLES


def chosen_options(rules: AnyRulebook, board: str | None, option: list[str]) -> Options:
    """Options from `--board X` and `--option name=value`. X may be a file: a board or cards of one's own.

    Raises:
        BadOptions: one does not exist.
    """
    own = next(iter(rules.own), None)
    if board and own is not None and Path(board).is_file():
        chosen = {own: own_table(rules.slug, own, Path(board))}
    else:
        chosen = {"board": board} if board else {}
    for each in option:
        name, _, value = each.partition("=")
        chosen[name.strip().replace("-", "_")] = value.strip()
    return options_from(rules, chosen)


def own_table(slug: str, option: str, file: Path) -> str:
    """The table in a file, with the starts beside it; leaves with a sentence if it cannot be used."""
    beside = file.with_name(f"{file.stem}_starts{file.suffix}")
    second = beside.read_bytes() if beside.is_file() else b""
    found = read_table(slug, option, read_text(file).encode(), second)
    if found.wrong:
        fail(text("check-broken", file=str(file), count=len(found.wrong)), 2)
    return found.own


def known_player(slug: str, name: str) -> str:
    """The name of a computer player of this game; leaves with a sentence if there is none."""
    known = {**TITLES[slug].computers, **TITLES[slug].thinkers}
    if name not in known:
        fail(text("unknown-player", given=name[:40], known=tuple(known)), 2)
    return name


def sim(
    title: Annotated[str, typer.Argument(help=text("help-sim-title"))],
    seats: Annotated[int, typer.Option(help=text("help-sim-seats"))] = 0,
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help=text("help-sim-games"))] = 10,
    seed: Annotated[int, typer.Option(help=text("help-sim-seed"))] = 1,
    board: Annotated[str | None, typer.Option(help=text("help-sim-board"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=text("help-sim-option"))] = None,
    player: Annotated[str, typer.Option(help=text("help-sim-player"))] = "random",
    against: Annotated[str | None, typer.Option(help=text("help-sim-against"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("help-json"))] = False,
    balance: Annotated[bool, typer.Option("--report", help=text("help-sim-report"))] = False,
    into: Annotated[Path | None, typer.Option(help=text("help-sim-into"))] = None,
    processes: Annotated[int, typer.Option(min=1, max=64, help=text("help-sim-processes"))] = 1,
    think: Annotated[float, typer.Option(min=0, help=text("help-sim-think"))] = 2.0,
    steps: Annotated[int, typer.Option(min=0, help=text("help-sim-steps"))] = 0,
) -> None:
    """Play games and print one JSON object on the last line (with `--json`, only that)."""
    game = TITLES.get(title)
    if game is None:
        fail(text("unknown-title", given=title[:40], known=tuple(TITLES)), 2)
    rules = game.rules
    seats = seats or usual_seats(rules.seats)
    try:
        check_seats(rules, seats)
        options = chosen_options(rules, board, option or [])
    except BadOptions as error:
        fail(text(f"options-{error.key}", **error.facts), 2)
    if into is not None and not into.parent.is_dir():
        fail(text("no-folder", folder=str(into.parent)), 2)
    one, others = known_player(title, player), known_player(title, against or player)
    seconds = inf if steps else think
    series = Series(title, options, seats, seed, one, others, balance, steps, seconds)
    all_played = _play(series, games, processes)
    found = {"title": title, "seats": seats, **all_played.figures()}
    if against is not None:
        found["player_wins"] = all_played.player_wins()
        found["player_share"] = round(share := all_played.player_share(), 4)
        found["player_between"] = [round(each, 4) for each in interval(share, games)]
    if balance:
        wanted = {"board": board, "option": option, "against": against, "into": into}
        told = "\n".join(lines(series, all_played, command(series, games, wanted)))
        if into is None:
            typer.echo(told)
        else:
            into.write_text(f"{told}\n", encoding="utf-8")
    if not as_json:
        tell("sim-done", games=games, finished=sum(each.finished for each in all_played.outcomes))
    typer.echo(json.dumps(found))


def _play(series: Series, games: int, processes: int) -> Played:
    """All games, with a bar on a terminal."""
    found = Played()
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(text("playing", title=series.title), total=games)
        for portion in played(series, games, processes):
            found.add(portion)
            bar.advance(task, len(portion.outcomes))
    return found


def command(series: Series, games: int, wanted: Mapping[str, object]) -> str:
    """The command that makes a report; how many processes play makes no difference to it."""
    words = [f"uv run keryx sim {series.title} --seats {series.seats} --player {series.player}"]
    words.append(f"--games {games} --seed {series.seed} --report")
    for name, value in wanted.items():
        words += [f"--{name} {each}" for each in (value if isinstance(value, list) else [value]) if each]
    return " ".join(words)
