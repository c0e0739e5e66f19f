"""What nobody, or not everybody, may know: the stack of objectives and the dice under the cups.

Source: "Mise en place" (the other tiles stay face down), "Organisation d'un assaut" (each looks at its own
dice). All else is open: objectives won lay open before, and who predicted what stands on the Oracle's
table.
"""

from functools import cache

from engine.core.contract import Chance, Viewer
from engine.core.values.change import change
from engine.grecolonies.state import Assault, Counts, Frame, GrecoloniesState, combatants
from engine.grecolonies.words import HIDDEN, HIDDEN_OBJECTIVE, Objective


@cache
def _face_down(count: int) -> tuple[Objective, ...]:
    return (HIDDEN_OBJECTIVE,) * count


def conceal(state: GrecoloniesState, viewer: Viewer) -> GrecoloniesState:
    """The state as one viewer may see it: as many tiles and dice, without what they show."""
    frame: Frame = state.frame
    if isinstance(frame, Assault):
        fighting, (one, other) = combatants(frame.fight), frame.dice
        dice: tuple[Counts, Counts] = (
            one if viewer == fighting[0] else (HIDDEN,) * len(one),
            other if viewer == fighting[1] else (HIDDEN,) * len(other),
        )
        frame = change(frame, dice=dice)
    return change(state, frame=frame, stack=_face_down(len(state.stack)))


def anew(state: GrecoloniesState, chance: Chance) -> GrecoloniesState:
    """The state with the stack of objectives shuffled: what game comes of another move, nobody knows
    beforehand."""
    order = chance.shuffled(len(state.stack), "objectives")
    return change(state, stack=tuple(state.stack[place] for place in order))
