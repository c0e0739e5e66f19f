"""Every game there is, the toys among them, with every choice of every option and every number of seats.

A new title or option is tried from the moment it is registered: nobody has to write its contract tests.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from liars_dice import RULES as LIARS_DICE
from nim import RULES as NIM
from titled import COMPUTERS, titled

from engine.core.choosing.choices import option_forms, options_from, options_to
from engine.core.contract import Action, Options, Seat, View
from engine.core.errors import UndoBarrier
from engine.core.law import AnyRulebook
from engine.core.play.match import Match
from engine.core.title import Player, Title
from engine.players.randomly import Randomly
from render.titles import TITLES as OURS

TITLES: Mapping[str, Title] = {**OURS, **{toy.slug: titled(toy) for toy in (NIM, LIARS_DICE)}}


Row = tuple[tuple[str, str], ...]
"""Options with what is chosen for each."""


@dataclass(frozen=True)
class Trial:
    """One way to play a title."""

    rules: AnyRulebook
    seats: int
    chosen: Row
    """The options that are not at their defaults."""

    def __str__(self) -> str:
        return "-".join(
            [self.rules.slug, str(self.seats), *(f"{name}={choice}" for name, choice in self.chosen)]
        )

    @property
    def options(self) -> Options:
        return options_from(self.rules, dict(self.chosen))

    def start(self, seed: int) -> Match:
        return Match.start(
            titled(self.rules), self.options, self.seats, f"{self}{seed}".encode().ljust(32, b".")[:32]
        )[0]

    def luck(self, seed: int) -> random.Random:
        return random.Random(f"{self} {seed}")


def trials_of(rules: AnyRulebook) -> Iterator[Trial]:
    """Every number of seats with the defaults, and any two choices of different options together."""
    for seats in rules.seats:
        yield Trial(rules, seats, ())
    defaults = options_to(rules.options())
    for number, row in enumerate(rows({form.name: form.choices for form in option_forms(rules)})):
        chosen = tuple((name, choice) for name, choice in row.items() if choice != defaults[name])
        if chosen:
            yield Trial(rules, rules.seats[number % len(rules.seats)], chosen)


def rows(choices: Mapping[str, Sequence[str]]) -> Iterator[dict[str, str]]:
    """Few rows with a choice of each option, in which any two choices meet at least once."""
    together = min(2, len(choices))

    def met(row: Mapping[str, str]) -> list[Row]:
        return list(combinations(((name, row[name]) for name in choices if name in row), together))

    left = dict.fromkeys(
        tuple(zip(names, picked, strict=True))
        for names in combinations(choices, together)
        for picked in product(*(choices[name] for name in names))
    )
    while left:
        row = dict(next(iter(left)))
        for name in choices:
            if name not in row:
                row[name] = max(
                    choices[name], key=lambda pick: sum(each in left for each in met(row | {name: pick}))
                )
        for pair in met(row):
            left.pop(pair, None)
        yield row


TRIALS = [trial for title in TITLES.values() for trial in trials_of(title.rules)]


class Tiring:
    """Plays at random for a while and then sensibly: random play alone may never end."""

    def __init__(self, trial: Trial, seat: int, awake: int) -> None:
        self.left = awake
        self.randomly = Randomly(seat)
        sensible = COMPUTERS.get(trial.rules.slug, {}).get("sensible", Randomly)
        self.sensibly: Player = sensible(seat)

    def choose(self, rules: AnyRulebook, view: View, seat: Seat, legal: Sequence[Action]) -> Action:
        self.left -= 1
        return (self.randomly if self.left >= 0 else self.sensibly).choose(rules, view, seat, legal)


def players(trial: Trial, awake: int = 300) -> list[Tiring]:
    """A player for each seat, random in its first `awake` actions."""
    return [Tiring(trial, seat, awake) for seat in range(trial.seats)]


def can_undo(match: Match, seat: Seat) -> bool:
    """Whether the seat may take back its last step, alone."""
    try:
        match.undo_point(seat)
    except UndoBarrier:
        return False
    return True


def wander(trial: Trial, seed: int, most: int, undos: float = 0.05) -> Iterator[Match]:
    """A random game with steps taken back among it, position by position."""
    match, luck = trial.start(seed), trial.luck(seed)
    yield match
    while match.number < most and (decisions := trial.rules.decisions(match.state)):
        seat = luck.choice(decisions).seat
        if luck.random() < undos and can_undo(match, seat):
            match = match.undo(seat).match
        else:
            match = match.play(seat, luck.choice(match.legal(seat))).match
        yield match


def notable(matches: Iterable[Match], every: int) -> Iterator[Match]:
    """Every so manieth position of a game, and the first two in which the same is asked and may be done."""
    seen: Counter[tuple[str, ...]] = Counter()
    for number, match in enumerate(matches):
        rules, state = match.rules, match.state
        decisions = rules.decisions(state)
        words = {action.word for each in decisions for action in rules.legal(state, each.seat)}
        kind = (*(each.kind for each in decisions), *sorted(words))
        seen[kind] += 1
        if seen[kind] <= 2 or not number % every:
            yield match


def owing(match: Match) -> list[Seat]:
    return [decision.seat for decision in match.rules.decisions(match.state)]
