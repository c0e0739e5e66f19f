"""The gentle player: plays like a friendly beginner, with plausible mistakes and never at random.

It sees the good ways to spend its turn, but not how much better the best one is, and often takes a lesser
one; that it then carries out with sense. Equal view and seed give the equal turn.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeAlias

from engine.core.contract import Action, Seat, State, View
from engine.core.law import AnyRulebook
from engine.core.title import Player

DEEPEST = 4
"""The good actions that it chooses among, at most."""
WANDERING = 0.6
"""How often it goes on from one good action to the next lesser one."""

Good: TypeAlias = Callable[[AnyRulebook, View[Any], Seat, Sequence[Action]], Iterator[Action]]
"""The good actions where a seat settles what its turn is about, the best first; none where it does not."""


class Gentle:
    """A computer player of any game that a beginner can beat."""

    def __init__(self, sensible: Player, good: Good, seed: int) -> None:
        """`sensible` plays all that `good` says nothing about."""
        self._sensible = sensible
        self._good = good
        self._seed = seed

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        """One of the good actions, or what a sensible player does."""
        if len(legal) > 1:
            found = [*islice(self._good(rules, view, seat, legal), self._wanders(rules, view, len(legal)))]
            if found:
                return found[-1]
        return self._sensible.choose(rules, view, seat, legal)

    def _wanders(self, rules: AnyRulebook, view: View[Any], choices: int) -> int:
        """The place of the action it takes among the good ones, from 1."""
        moment = f"{self._seed} {rules.turn(view.state).number} {choices}"
        draws = hashlib.sha256(moment.encode()).digest()
        return 1 + next(
            (place for place in range(DEEPEST - 1) if draws[place] >= WANDERING * 256), DEEPEST - 1
        )


def second_thoughts(sensible: Player, settles: Callable[[State], bool]) -> Good:
    """What a sensible player does, then what it does where that is not to be had, and so on; only in states
    that settle what a turn is about."""

    def good(rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Iterator[Action]:
        left = [*legal] if settles(view.state) else []
        while left:
            best = sensible.choose(rules, view, seat, left)
            yield best
            left.remove(best)

    return good
