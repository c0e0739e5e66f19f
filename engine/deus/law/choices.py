"""The choices that cards and gods offer: making no more use of one, and what is usual."""

from engine.core.contract import Action, Chance, Seat, Step
from engine.core.values.change import change
from engine.deus.actions import Done
from engine.deus.law.marching import legal_marches, may_rest
from engine.deus.law.science import legal_keeps
from engine.deus.state import Choice, DeusState, Digging, Marching, Resolving
from engine.deus.words import HIDDEN

DONE = Done()


def leave(state: DeusState, _frame: Choice, _seat: Seat, _action: Done, _chance: Chance) -> Step[DeusState]:
    """What comes next on the agenda."""
    return Step(change(state, frame=Resolving()))


def usual_answer(state: DeusState, frame: Choice, seat: Seat) -> Action | None:
    """The answer that changes least; None where it is a card that the view hides.

    Effects are optional; but armies may not stay where they cannot, and cards taken up are kept.
    """
    if isinstance(frame, Digging):
        return None if HIDDEN in frame.cards else legal_keeps(state, frame, seat)[0]
    if isinstance(frame, Marching) and not may_rest(state, frame):
        return legal_marches(state, frame, seat)[0]
    return DONE
