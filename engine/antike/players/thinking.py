"""How Archimedes thinks Antike through: what is worth trying, and by what values it plays its own turns.

Nothing is hidden and nothing is left to chance, so there is one sample: the position itself.
"""

from collections.abc import Sequence
from typing import Any, cast

from engine.antike.actions import Exchange, Move, SkipCoin
from engine.antike.law.rules import RULES
from engine.antike.players.features import JUDGING
from engine.antike.players.foresight import fields, promise
from engine.antike.players.sensible import Sensible, listed, meaning
from engine.antike.players.worth import OWN, Mind
from engine.antike.state import AntikeState, Rondel
from engine.antike.telling.likely import likely
from engine.core.budget import Budget
from engine.core.contract import Action, Chance, Seat, State, View
from engine.players.archimedes import Archimedes
from engine.players.thinking import Thinking

DEAREST = 5
"""Units it would pay for a far field."""
MARCHES = 6
"""So many moves are tried at each point of a manoeuvre."""
ROUNDS = 100
"""Games of four end before the fortieth round."""


def worth_trying(state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    """Each field once; the likeliest moves of units; each other thing once, however it is paid for."""
    now = cast(AntikeState, state)
    if isinstance(now.frame, Rondel):
        return [listed(go, legal) for go in fields(now, DEAREST)]
    others: dict[object, Action] = {}
    for each in legal:
        if not isinstance(each, Move | SkipCoin | Exchange):
            others.setdefault(meaning(each), each)
    moves = [each for each in likely(View(now, seat)) if isinstance(each, Move)]
    return [*others.values(), *moves[:MARCHES]]


def leads_to(state: State, seat: Seat) -> float:
    """How far a turn of the seat has led that reached this state, for all its nations."""
    now = cast(AntikeState, state)
    return sum(
        promise(RULES, now, number, OWN) for number, realm in enumerate(now.realms) if realm.seat == seat
    )


def sampled(view: View[Any], chance: Chance) -> AntikeState:
    """The state itself: everybody sees all of it."""
    del chance
    return cast(AntikeState, view.state)


def unforeseen(action: Action) -> bool:
    """Never: nothing is hidden."""
    del action
    return False


THINKING = Thinking(
    JUDGING,
    Sensible(None, Mind(turns=2)),
    ROUNDS,
    worth_trying,
    sampled,
    unforeseen,
    beyond=2,
    own=Sensible(None, OWN),
    promise=leads_to,
    trust=0.05,
    found=20,
)
"""How Antike is thought through."""


def archimedes(seed: int, budget: Budget) -> Archimedes:
    """The strong player of Antike."""
    return Archimedes(THINKING, seed, budget)
