"""The sensible player: takes pieces, seeks rosettes, runs home, and stays out of reach."""

from collections.abc import Sequence
from typing import Any, cast

from engine.core.contract import Action, Seat, View
from engine.core.law import AnyRulebook
from engine.ur.actions import BearOff, Enter, Move
from engine.ur.board import ROSETTES, step_of
from engine.ur.state import UrState, other
from engine.ur.words import Square

CHANCES = {1: 4 / 16, 2: 6 / 16, 3: 4 / 16, 4: 1 / 16}
"""How likely each throw is that moves something."""

AGAIN = 4.0
"""How many steps another throw is worth."""


class Sensible:
    """A computer player that plays the Royal Game of Ur with sense."""

    def __init__(self, seed: int = 0) -> None:
        del seed  # it needs no luck

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        """The action that promises most."""
        del rules
        state = cast(UrState, view.state)
        return max(legal, key=lambda action: _worth(state, seat, action))


def _worth(state: UrState, seat: Seat, action: Action) -> float:
    """What an action brings, in steps."""
    match action:
        case BearOff(origin):
            return 3.0 + _danger(state, seat, origin)
        case Move(origin, target):
            return _danger(state, seat, origin) + _arrival(state, seat, target)
        case Enter(target):
            return _arrival(state, seat, target)
    return 0.0


def _arrival(state: UrState, seat: Seat, target: Square) -> float:
    rival = other(seat)
    step = step_of(rival, target)
    taken = float(step) if step in state.on_board[rival] else 0.0
    return taken + AGAIN * (target in ROSETTES) - _danger(state, seat, target)


def _danger(state: UrState, seat: Seat, square: Square) -> float:
    """The steps that stand to be lost on a square before one's next throw."""
    rival = other(seat)
    step = step_of(rival, square)
    if not step or square in ROSETTES:
        return 0.0
    hunters = [*state.on_board[rival], *([0] if state.waiting(rival) else [])]
    return step_of(seat, square) * sum(CHANCES.get(step - hunter, 0.0) for hunter in hunters)
