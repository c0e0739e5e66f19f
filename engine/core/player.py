"""Computer players, as the rest of Keryx knows them."""

from collections.abc import Sequence
from typing import Any, Protocol

from engine.core.contract import Action, Seat, View
from engine.core.law import AnyRulebook


class Player(Protocol):
    """A computer player: chooses among what is legal, knowing only a view."""

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        """One of `legal`. Deterministic for equal arguments."""
        ...
