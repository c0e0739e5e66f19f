"""The player that does anything legal: for tests, simulations and people in need of an easy rival."""

import hashlib
from collections.abc import Sequence
from typing import Any, TypeVar

from engine.core.contract import Action, Seat, View
from engine.core.law import AnyRulebook

T = TypeVar("T")


class Randomly:
    """Chooses evenly among the legal actions, from a seed: the n-th choice of equal seeds is equal."""

    def __init__(self, seed: int) -> None:
        self._luck = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        """Any of `legal`."""
        del rules, view, seat
        return self.one_of(legal)

    def one_of(self, things: Sequence[T]) -> T:
        """Any of these."""
        # Knuth's MMIX generator: its high bits are even enough for play.
        self._luck = (self._luck * 6364136223846793005 + 1442695040888963407) % 2**64
        return things[(self._luck >> 33) * len(things) >> 31]
