"""How Archimedes thinks Dies Irae through: an action of the cycle at a time, with all that is done in it.

Nothing is hidden and nothing is left to chance, so there is one sample: the position itself.
"""

from collections.abc import Callable, Sequence
from typing import Any, cast

from engine.core.budget import Budget
from engine.core.contract import Action, Chance, Line, Seat, State, View
from engine.dies_irae.actions import Choose, To
from engine.dies_irae.board import board
from engine.dies_irae.frames import Moving, Routing
from engine.dies_irae.players import campaigns
from engine.dies_irae.players.features import JUDGING, ROUNDS
from engine.dies_irae.players.purposeful import Purposeful
from engine.dies_irae.players.sensible import Sensible, step_value
from engine.dies_irae.state import DiesIraeState
from engine.dies_irae.telling.ways import promise
from engine.players.archimedes import Archimedes
from engine.players.thinking import Thinking

CHOICES = 6
"""So many steps of a kind are tried at each decision within an action, and its end."""


def worth_trying(state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    """Every action of the cycle; within one the steps that promise most, and its end."""
    del seat
    now = cast(DiesIraeState, state)
    if len(legal) <= CHOICES or isinstance(legal[0], Choose):
        return legal
    best = sorted(legal, key=_promising(now), reverse=True)[:CHOICES]
    return best if isinstance(now.frame, Routing) or legal[-1] in best else [*best, legal[-1]]


def _promising(state: DiesIraeState) -> Callable[[Action], float]:
    """What a step promises, by which the likeliest are found."""
    frame = state.frame
    if isinstance(frame, Routing):
        return lambda step: promise(state, frame, board().index[cast(To, step).hex])
    if isinstance(frame, Moving):
        gains = campaigns.gains(state, frame)
        return lambda step: gains.get(step, -1.0)
    return lambda step: step_value(state, step)


def sampled(view: View[Any], chance: Chance) -> DiesIraeState:
    """The state itself: everybody sees all of it."""
    del chance
    return cast(DiesIraeState, view.state)


def unforeseen(action: Action) -> bool:
    """Never: nothing is hidden."""
    del action
    return False


def idle(line: Line) -> bool:
    """Whether an action of the cycle is chosen only to be ended, so that the next power finds it closed, or
    passed (8)."""
    return isinstance(line[0], Choose) and all(action.ends for action in line[1:])


THINKING = Thinking(
    JUDGING,
    Sensible(),
    3 * ROUNDS,
    worth_trying,
    sampled,
    unforeseen,
    own=Purposeful(),
    trust=0.1,
    found=10,
    idle=idle,
)
"""How Dies Irae is thought through."""


def archimedes(seed: int, budget: Budget) -> Archimedes:
    """The strong player of Dies Irae."""
    return Archimedes(THINKING, seed, budget)
