"""The set-up: sides by seat, all pieces beside the board, and chance says who begins.

Source: Finkel, "The start".
"""

from engine.core.contract import Chance, Seat, Step
from engine.ur.events import FirstChosen, SideTaken
from engine.ur.options import UrOptions
from engine.ur.state import Throwing, UrState
from engine.ur.words import SIDES


def setup(options: UrOptions, chance: Chance) -> Step[UrState]:
    """An empty board."""
    first = Seat(chance.roll(2, "first player") - 1)
    state = UrState(options, on_board=((), ()), home=(0, 0), active=first, frame=Throwing(), turn=1)
    taken = (SideTaken(Seat(seat), side) for seat, side in enumerate(SIDES))
    return Step(state, (*taken, FirstChosen(SIDES[first])))
