"""`keryx sim`: games between computer players in this process."""

import hashlib
import json
import time
from collections import Counter
from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from bot.cli.terminal import fail, tell, text
from bot.speech.teller import Teller
from engine.core.choices import options_from
from engine.core.contract import AnyRulebook, Options, Player
from engine.core.errors import BadOptions
from engine.core.match import check_seats
from engine.games import COMPUTERS, GAMES
from engine.players.arena import Outcome, play_out
from engine.players.balance import Balance


def chosen_options(rules: AnyRulebook, board: str | None, option: list[str]) -> Options:
    """Options from `--board X` and `--option name=value`.

    Raises:
        BadOptions: one does not exist.
    """
    chosen = {"board": board} if board else {}
    for each in option:
        name, _, value = each.partition("=")
        chosen[name.strip().replace("-", "_")] = value.strip()
    return options_from(rules, chosen)


def _player(slug: str, name: str) -> Callable[[int], Player]:
    known = COMPUTERS[slug]
    if name not in known:
        fail(text("unknown-player", given=name[:40], known=tuple(known)), 2)
    return known[name]


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
) -> None:
    """Play games and print one JSON object on the last line (with `--json`, only that)."""
    rules = GAMES.get(title)
    if rules is None:
        fail(text("unknown-title", given=title[:40], known=tuple(GAMES)), 2)
    seats = seats or max(seat for seat in rules.seats if seat <= 4)
    try:
        check_seats(rules, seats)
        options = chosen_options(rules, board, option or [])
    except BadOptions as error:
        fail(text(f"options-{error.key}", **error.facts), 2)
    one, others = _player(title, player), _player(title, against or player)
    tally = Balance() if balance else None
    outcomes: list[tuple[int, Outcome]] = []
    roles: Counter[str] = Counter()
    seconds = 0.0
    console = Console(stderr=True)
    for number in track(
        range(games), text("playing", title=title), console=console, disable=not console.is_terminal
    ):
        place = number % seats
        players = [
            (one if seat == place else others)(seed * 1_000_003 + number * seats + seat)
            for seat in range(seats)
        ]
        secret = hashlib.sha256(f"{seed}.{number}".encode()).digest()
        began = time.perf_counter()
        if tally is None:
            outcome = play_out(rules, options, secret, players)
        else:
            outcome = tally.play(rules, options, secret, players)
        seconds += time.perf_counter() - began
        outcomes.append((place, outcome))
        roles.update(outcome.winning_roles)
    found = report(title, seats, outcomes, seconds)
    found["winning_roles"] = dict(sorted(roles.items()))
    if against is not None:
        found["player_wins"] = sum(place in outcome.standing.winners for place, outcome in outcomes)
    if tally is not None:
        typer.echo("\n".join(table(rules, tally)))
    if not as_json:
        tell("sim-done", games=games, finished=sum(each.finished for _, each in outcomes))
    typer.echo(json.dumps(found))


def report(title: str, seats: int, outcomes: list[tuple[int, Outcome]], seconds: float) -> dict[str, object]:
    """What `sim` prints: counts, pace, wins per seat, the longest game and list."""
    actions = sum(each.actions for _, each in outcomes)
    winners = Counter(f"seat{seat + 1}" for _, each in outcomes for seat in each.standing.winners)
    return {
        "title": title,
        "seats": seats,
        "games": len(outcomes),
        "finished": sum(each.finished for _, each in outcomes),
        "actions": actions,
        "seconds": round(seconds, 3),
        "actions_per_second": round(actions / seconds),
        "winners": dict(sorted(winners.items())),
        "endings": dict(sorted(Counter(str(each.standing.ended) for _, each in outcomes).items())),
        "longest": max(each.actions for _, each in outcomes),
        "mean_turns": round(sum(each.turns for _, each in outcomes) / len(outcomes), 1),
        "mean_list": round(sum(each.options for _, each in outcomes) / actions, 2),
        "longest_list": max(each.longest for _, each in outcomes),
    }


def table(rules: AnyRulebook, tally: Balance) -> list[str]:
    """A balance report in Markdown: each trait's words, how often they occurred and how often that won."""
    teller = Teller("en", rules)
    lines = [text("report-title", title=teller.title(), games=tally.games)]
    scores = sorted(tally.scores)
    if scores:
        lines.append(text("report-scores", low=scores[0], middle=scores[len(scores) // 2], high=scores[-1]))
    for trait, counts in tally.counts.items():
        lines += ["", f"## {trait}", "", text("report-columns"), "| --- | ---: | ---: |"]
        for word, count in sorted(counts.items(), key=lambda each: (-each[1].rate, each[0])):
            lines.append(f"| {teller.word(word)} | {count.games} | {count.rate:.0%} |")
    return lines
