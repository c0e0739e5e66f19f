"""What a strong player asks of a game: how it is judged, and how it is thought through."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.contract import Action, Chance, Seat, State, View
from engine.core.judging import Judging
from engine.core.title import Player
from engine.core.values.frozen import Frozen


class Thinking(Frozen):
    """How one game is thought through."""

    judging: Judging
    sensible: Player
    """Plays every turn in the head, one's own and those of others, as far as nothing else is tried."""
    rounds: int
    """After so many rounds it plays sensibly: whoever is behind would put off the end for ever."""
    worth_trying: Callable[[State, Seat, Sequence[Action]], Sequence[Action]]
    """Of what is legal what a knowledgeable player would consider."""
    sampled: Callable[[View[Any], Chance], State]
    """A state the view could be of: what is hidden filled in by chance from what the viewer can know."""
    unforeseen: Callable[[Action], bool]
    """Whether an action shows what nobody can foresee, so that nothing can be planned beyond it."""
