"""How Archimedes thinks Grécolonies through: what is worth trying, and what may lie hidden."""

from collections.abc import Sequence
from typing import Any, cast

from engine.core.budget import Budget
from engine.core.contract import Action, Chance, Seat, State, View
from engine.core.values.change import change
from engine.grecolonies.actions import Recruit, Return
from engine.grecolonies.law.hiding import anew
from engine.grecolonies.players.bluffing import ODD
from engine.grecolonies.players.claims import NOTHING, shown, usual
from engine.grecolonies.players.features import JUDGING
from engine.grecolonies.players.fights import ends
from engine.grecolonies.players.sensible import Sensible
from engine.grecolonies.players.shrewd import Shrewd, weighed
from engine.grecolonies.state import (
    Acting,
    Assault,
    Counts,
    GrecoloniesState,
    Moving,
    Recruiting,
    Refused,
)
from engine.grecolonies.words import FACES, HIDDEN, HIDDEN_OBJECTIVE, WEAPONS
from engine.players.archimedes import Archimedes
from engine.players.thinking import Thinking

ROUNDS = 60
"""No game is as long."""
THROWS = 12
"""So many throws are weighed for one of a cup that something was said over."""


def worth_trying(state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    """Everything, but recruits and those who come home all to one place."""
    del state, seat
    most = max((each.count for each in legal if isinstance(each, Recruit | Return)), default=0)
    return [each for each in legal if not isinstance(each, Recruit | Return) or each.count == most]


def planned(state: State) -> bool:
    """Whether a turn can be planned: one's action, not what is said over the cups."""
    return isinstance(cast(GrecoloniesState, state).frame, Acting | Moving | Recruiting | Refused)


def sampled(view: View[Any], chance: Chance) -> GrecoloniesState:
    """A state with the objectives to come and dice as they could be: those of whoever has spoken more often
    such that one would say that with them."""
    state = cast(GrecoloniesState, view.state)
    won = {tile for polis in state.poleis for tile in polis.tiles}
    if HIDDEN_OBJECTIVE in state.stack:
        left = [each for each in state.board.objectives if each not in won and each not in state.open]
        state = anew(change(state, stack=tuple(left)), chance)
    frame = state.frame
    if isinstance(frame, Assault):
        one, other = (
            dice if HIDDEN not in dice else _thrown(frame, side, chance)
            for side, dice in enumerate(frame.dice)
        )
        state = change(state, frame=change(frame, dice=(one, other)))
    return state


def _thrown(frame: Assault, side: int, chance: Chance) -> Counts:
    """Dice for a cup nobody sees."""
    number, unseen = len(frame.dice[side]), len(frame.dice[1 - side])
    throws = [tuple([chance.roll(len(FACES), "cup") for _ in range(number)]) for _ in range(THROWS)]
    if side == frame.speaker or not frame.count:
        return throws[0]
    said = (frame.count, frame.weapon)
    before = [NOTHING, *((frame.count - 1, weapon) for weapon in range(len(WEAPONS)) if frame.count > 1)]
    weights = [
        ODD + sum(usual(shown(each), unseen, earlier) == said for earlier in before) for each in throws
    ]
    drawn = chance.roll(1000, "cup") / 1000 * sum(weights)
    for each, weight in zip(throws, weights, strict=True):
        drawn -= weight
        if drawn <= 0:
            return each
    return throws[-1]


def unforeseen(action: Action) -> bool:
    """Nothing is looked at in a turn: what luck decides is in the ends of a fight."""
    del action
    return False


THINKING = Thinking(
    JUDGING,
    Sensible(),
    ROUNDS,
    worth_trying,
    sampled,
    unforeseen,
    own=Shrewd(),
    planned=planned,
    answers=weighed,
    ends=ends,
)
"""How Grécolonies is thought through."""


def archimedes(seed: int, budget: Budget) -> Archimedes:
    """The strong player of Grécolonies."""
    return Archimedes(THINKING, seed, budget)
