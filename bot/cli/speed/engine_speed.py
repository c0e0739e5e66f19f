"""How fast the rules are: random play beside catanatron's random four-player game in the same run."""

import random
import time
from collections.abc import Callable, Iterable, Iterator
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

    def numbers(self) -> dict[str, float]:
        """Actions played and legal actions listed a second, and how long the lists are."""
        return {
            "actions_per_second": round(self.actions / self.seconds),
            "options_per_second": round(self.options / self.seconds),
            "mean_list": round(self.options / self.actions, 2),
            "longest_list": self.longest,
        }


def pace_of(lists: Iterable[int]) -> Pace:
    """How fast games are played that give the length of the legal list before each action."""
    actions = options = longest = 0
    began = time.process_time()
    for length in lists:
        actions += 1
        options += length
        longest = max(longest, length)
    return Pace(actions, options, longest, time.process_time() - began)


def random_play(rules: AnyRulebook, games: int, seed: int) -> Iterator[int]:
    """Play random games: the legal list, one action found in it and applied with its events, and again."""
    luck = random.Random(seed)  # noqa: S311 - no secret depends on it
    choice, seats = luck.choice, _seats(rules)
    for game in range(games):
        chance = SeededChance(b"bench", f"{seed}.{game}")
        state = rules.setup(rules.options(), seats, chance).state
        while decisions := rules.decisions(state):
            seat = decisions[0].seat
            legal = rules.legal(state, seat)
            state = rules.apply(state, seat, choice(legal), chance, legal).state
            yield len(legal)


def catanatron_play(games: int, seed: int) -> Iterator[int]:
    """The same loop in catanatron, four random players.

    Raises:
        ImportError: catanatron is not installed.
    """
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    for game in range(games):
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        play = Game([RandomPlayer(colour) for colour in colours], seed=seed + game)
        while play.winning_color() is None and play.state.num_turns < 1000:
            yield len(play.state.playable_actions)
            play.play_tick()


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


def measure(games: int = 4) -> dict[str, object]:
    """Every game's random play with four seats (or as many as it has), beside catanatron's."""
    plays: dict[str, Callable[[int, int], Iterator[int]]] = {
        slug: partial(random_play, title.rules) for slug, title in TITLES.items()
    }
    if find_spec(YARDSTICK) is not None:
        plays[YARDSTICK] = catanatron_play
    paces: dict[str, list[Pace]] = {slug: [] for slug in plays}
    for turn in range(ROUNDS):
        for slug, play in plays.items():
            paces[slug].append(pace_of(play(games, turn)))
    best = {
        slug: min(found, key=lambda pace: pace.seconds / pace.actions).numbers()
        for slug, found in paces.items()
    }
    yardstick: dict[str, float] = best.pop(YARDSTICK, {})
    found: dict[str, object] = {
        YARDSTICK: {"version": version(YARDSTICK), **yardstick} if yardstick else None
    }
    for slug, numbers in best.items():
        seats = _seats(TITLES[slug].rules)
        entries, seconds = replay_seconds(TITLES[slug], seats, 1)
        numbers |= {"seats": seats, "replayed_entries_per_second": round(entries / seconds)}
        for figure in ("actions", "options") if yardstick else ():
            ratio = numbers[f"{figure}_per_second"] / yardstick[f"{figure}_per_second"]
            numbers[f"{figure}_to_catanatron"] = round(ratio, 2)
        found[slug] = numbers
    return found


def _seats(rules: AnyRulebook) -> int:
    return 4 if 4 in rules.seats else max(rules.seats)
