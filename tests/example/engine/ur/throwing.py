"""The throw of four dice with two marked corners of four, and how a turn goes on.

Source: Finkel, "The throw". Ours: where the throw lets no piece move, the turn passes by itself, so
that nobody is called in vain.
"""

from engine.core.contract import Chance, Event, Seat, Step
from engine.core.values.change import change, with_entry
from engine.ur.actions import Throw
from engine.ur.events import Passed, Thrown
from engine.ur.moving import possible
from engine.ur.state import Moving, Throwing, UrState, other
from engine.ur.words import SIDES

DICE = 4


def throw(state: UrState, _frame: Throwing, seat: Seat, _action: Throw, chance: Chance) -> Step[UrState]:
    """The dice fall; the seat moves, or the turn passes."""
    dice = tuple(chance.roll(2, "die") - 1 for _ in range(DICE))
    thrown = change(state, dice=with_entry(state.dice, seat, dice), frame=Moving())
    told: tuple[Event, ...] = (Thrown(SIDES[seat], dice, sum(dice)),)
    if possible(thrown, seat):
        return Step(thrown, told)
    passed = change(thrown, active=other(seat), frame=Throwing(), turn=state.turn + 1)
    return Step(passed, (*told, Passed(SIDES[seat])))
