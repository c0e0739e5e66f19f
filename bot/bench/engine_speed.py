"""How fast the rules are: random play beside catanatron's random four-player game in the same run."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version

from engine.core.chance import SeededChance
from engine.core.contract import AnyRulebook
from engine.core.match import Match
from engine.core.record import read, record_text
from engine.games import GAMES

ROUNDS = 5
"""Both are measured in turn this often; the best of each counts, as the least disturbed."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Random play: how much was done in how many seconds."""

    actions: int
    options: int
    longest: int
    seconds: float

    @property
    def actions_per_second(self) -> float:
        """Actions played."""
        return self.actions / self.seconds

    @property
    def options_per_second(self) -> float:
        """Legal actions listed."""
        return self.options / self.seconds


def random_play(rules: AnyRulebook, seats: int, games: int, seed: int) -> Pace:
    """Play random games: the legal list, one action of it checked and applied with its events, and again."""
    luck = random.Random(seed)  # noqa: S311 - no secret depends on it
    choice = luck.choice
    actions = options = longest = 0
    began = time.perf_counter()
    for game in range(games):
        chance = SeededChance(b"bench", f"{seed}.{game}")
        state = rules.setup(rules.options(), seats, chance).state
        while decisions := rules.decisions(state):
            seat = decisions[0].seat
            legal = rules.legal(state, seat)
            options += len(legal)
            longest = max(longest, len(legal))
            state = rules.apply(state, seat, choice(legal), chance).state
            actions += 1
    return Pace(actions, options, longest, time.perf_counter() - began)


def catanatron_play(games: int, seed: int) -> Pace:
    """The same loop in catanatron, four random players.

    Raises:
        ImportError: catanatron is not installed.
    """
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    actions = options = longest = 0
    began = time.perf_counter()
    for game in range(games):
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        play = Game([RandomPlayer(colour) for colour in colours], seed=seed + game)
        while play.winning_color() is None and play.state.num_turns < 1000:
            listed = len(play.state.playable_actions)
            options += listed
            longest = max(longest, listed)
            play.play_tick()
            actions += 1
    return Pace(actions, options, longest, time.perf_counter() - began)


def replay_seconds(rules: AnyRulebook, seats: int, seed: int) -> tuple[int, float]:
    """How many entries a recorded random game has and how long reading it back, all checks on, takes."""
    luck = random.Random(seed)  # noqa: S311 - no secret depends on it
    match, _ = Match.start(rules, rules.options(), seats, bytes([seed % 256]) * 32)
    while match.number < 2000 and (decisions := rules.decisions(match.state)):
        seat = decisions[0].seat
        match = match.play(seat, luck.choice(match.legal(seat))).match
    text = record_text(match)
    began = time.perf_counter()
    read(text, {rules.slug: rules})
    return match.number, time.perf_counter() - began


def _best(measure: Callable[[int], Pace]) -> Pace:
    return max((measure(turn) for turn in range(ROUNDS)), key=lambda pace: pace.actions_per_second)


def _numbers(pace: Pace) -> dict[str, float]:
    return {
        "actions_per_second": round(pace.actions_per_second),
        "options_per_second": round(pace.options_per_second),
        "mean_list": round(pace.options / pace.actions, 2),
        "longest_list": pace.longest,
    }


def measure(games: int = 4) -> dict[str, object]:
    """Every game's random play with four seats (or as many as it has), beside catanatron's."""
    found: dict[str, object] = {}
    yardstick: Pace | None = None
    try:
        yardstick = _best(lambda turn: catanatron_play(games, turn))
        found["catanatron"] = {"version": version("catanatron"), **_numbers(yardstick)}
    except ImportError:
        found["catanatron"] = None
    for slug, rules in GAMES.items():
        seats = 4 if 4 in rules.seats else max(rules.seats)
        pace = _best(lambda turn, rules=rules, seats=seats: random_play(rules, seats, games, turn))  # type: ignore[misc]
        entries, seconds = replay_seconds(rules, seats, 1)
        numbers: dict[str, object] = {**_numbers(pace), "seats": seats}
        numbers["replayed_entries_per_second"] = round(entries / seconds)
        if yardstick is not None:
            numbers["actions_to_catanatron"] = round(
                pace.actions_per_second / yardstick.actions_per_second, 2
            )
            numbers["options_to_catanatron"] = round(
                pace.options_per_second / yardstick.options_per_second, 2
            )
        found[slug] = numbers
    return found
