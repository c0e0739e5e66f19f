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
    surmised: Callable[[View[Any]], State] = lambda view: view.state
    """The view as turns are planned in it, with a likely value for what is hidden and counts; the viewer sees
    the same of both."""
    points_guessed: bool = False
    """The points of others are hidden until the end: who wins a sample is no more than a guess, so that the
    end of a game in the head is judged like any position."""

    def chances(self, view: View[Any]) -> tuple[float, ...]:
        """Each seat's chance to win in a position thought of, 0 to 1."""
        return self.judging.likely(view) if self.points_guessed else self.judging.chances(view)
