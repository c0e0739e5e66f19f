"""What a strong player asks of a game: how it is judged, and how it is thought through."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engine.core.contract import Action, Chance, Line, Seat, State, View
from engine.core.judging import Judging
from engine.core.title import Player
from engine.core.values.frozen import Frozen

Ends: TypeAlias = Sequence[tuple[float, State]]
"""Positions with their chances, which add up to 1."""


def _always(state: State) -> bool:
    del state
    return True


def _nothing(state: State, seat: Seat) -> Sequence[tuple[Action, float]]:
    del state, seat
    return ()


def _settled(state: State, seat: Seat) -> Ends:
    del state, seat
    return ()


def _never(line: Line) -> bool:
    del line
    return False


class Thinking(Frozen):
    """How one game is thought through."""

    judging: Judging
    sensible: Player
    """Plays the turns of others in the head, and one's own as far as nothing else is tried and nobody else
    plays them (`own`)."""
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
    beyond: int = 1
    """How many more turns of its own are played in the head after the first, where something is hidden. Where
    nothing is, so many rounds further the first look goes; each next one goes twice as far on."""
    own: Player | None = None
    """Plays one's own turns in the head where it knows more of the game than the sensible player."""
    promise: Callable[[State, Seat], float] | None = None
    """How far a turn of the seat leads that reached this state: by this turns are chosen to be looked at
    further, where chances alone would miss those that are a means to later ones."""
    trust: float = 0.0
    """How much better the chance after another turn has to be than after the usual one."""
    found: int = 0
    """So many steps go into finding turns before any further look is worth them; 0: as many as usual."""
    planned: Callable[[State], bool] = _always
    """Whether a turn can be planned from here; else it plays at once as it does in others' turns."""
    answers: Callable[[State, Seat], Sequence[tuple[Action, float]]] = _nothing
    """What the seat may say where its own player knows how likely that wins the game: the best first, each
    with that chance, 0 to 1. Nothing where turns are looked for."""
    ends: Callable[[State, Seat], Ends] = _settled
    """What may come of a position that luck decides, for the seat that thinks; nothing of any other."""
    idle: Callable[[Line], bool] = _never
    """Whether a turn changes nothing but whose turn it is and what others may choose."""

    def chances(self, view: View[Any]) -> tuple[float, ...]:
        """Each seat's chance to win in a position thought of, 0 to 1."""
        return self.judging.likely(view) if self.points_guessed else self.judging.chances(view)

    def player(self, own: bool) -> Player:
        """Who plays one's own turns in the head, or those of others."""
        return self.own if own and self.own is not None else self.sensible
