"""How fast the rules are: random play beside catanatron's random four-player game in the same run."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec

from engine.core.law import AnyRulebook
from engine.core.play.chance import SeededChance
from engine.core.play.match import Match
from engine.core.play.record import read, record_text
from engine.core.title import Title
from render.titles import TITLES

YARDSTICK = "catanatron"

ROUNDS = 5
"""All are measured in turn this often, by processor time; the best of each counts, as the least disturbed."""


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
    began = time.process_time()
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
    return Pace(actions, options, longest, time.process_time() - began)


def catanatron_play(games: int, seed: int) -> Pace:
    """The same loop in catanatron, four random players.

    Raises:
        ImportError: catanatron is not installed.
    """
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    actions = options = longest = 0
    began = time.process_time()
    for game in range(games):
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        play = Game([RandomPlayer(colour) for colour in colours], seed=seed + game)
        while play.winning_color() is None and play.state.num_turns < 1000:
            listed = len(play.state.playable_actions)
            options += listed
            longest = max(longest, listed)
            play.play_tick()
            actions += 1
    return Pace(actions, options, longest, time.process_time() - began)


def replay_seconds(title: Title, seats: int, seed: int) -> tuple[int, float]:
    """How many entries a recorded random game has and how long reading it back, all checks on, takes."""
    rules, luck = title.rules, random.Random(seed)  # noqa: S311 - no secret depends on it
    match, _ = Match.start(title, rules.options(), seats, bytes([seed % 256]) * 32)
    while match.number < 2000 and (decisions := rules.decisions(match.state)):
        seat = decisions[0].seat
        match = match.play(seat, luck.choice(match.legal(seat))).match
    text = record_text(match)
    began = time.process_time()
    read(text, {title.slug: title})
    return match.number, time.process_time() - began


def _numbers(pace: Pace) -> dict[str, float]:
    return {
        "actions_per_second": round(pace.actions_per_second),
        "options_per_second": round(pace.options_per_second),
        "mean_list": round(pace.options / pace.actions, 2),
        "longest_list": pace.longest,
    }


def measure(games: int = 4) -> dict[str, object]:
    """Every game's random play with four seats (or as many as it has), beside catanatron's."""
    plays: dict[str, Callable[[int], Pace]] = {
        slug: partial(_random_games, title.rules, games) for slug, title in TITLES.items()
    }
    if find_spec(YARDSTICK) is not None:
        plays[YARDSTICK] = partial(catanatron_play, games)
    paces: dict[str, list[Pace]] = {slug: [] for slug in plays}
    for turn in range(ROUNDS):
        for slug, play in plays.items():
            paces[slug].append(play(turn))
    best = {slug: max(found, key=lambda pace: pace.actions_per_second) for slug, found in paces.items()}
    found: dict[str, object] = {YARDSTICK: None}
    yardstick = best.pop(YARDSTICK, None)
    if yardstick is not None:
        found[YARDSTICK] = {"version": version(YARDSTICK), **_numbers(yardstick)}
    for slug, pace in best.items():
        seats = _seats(TITLES[slug].rules)
        entries, seconds = replay_seconds(TITLES[slug], seats, 1)
        numbers: dict[str, object] = {**_numbers(pace), "seats": seats}
        numbers["replayed_entries_per_second"] = round(entries / seconds)
        if yardstick is not None:
            actions = pace.actions_per_second / yardstick.actions_per_second
            numbers["actions_to_catanatron"] = round(actions, 2)
            options = pace.options_per_second / yardstick.options_per_second
            numbers["options_to_catanatron"] = round(options, 2)
        found[slug] = numbers
    return found


def _seats(rules: AnyRulebook) -> int:
    return 4 if 4 in rules.seats else max(rules.seats)


def _random_games(rules: AnyRulebook, games: int, seed: int) -> Pace:
    return random_play(rules, _seats(rules), games, seed)
