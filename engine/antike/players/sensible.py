"""The sensible player: thinks a few turns ahead, builds towards personages, attacks where it pays.

On the rondel it plays out every field it can reach, and the turns that may follow, and goes where they lead
furthest. Within a turn it follows a plan made anew at every step: conquests, guards, new cities, temples,
units, advances. Its seed only decides between fields that are about as good: equal seeds play equally.
"""

from collections.abc import Sequence
from typing import Any, cast

from engine.antike.actions import ChooseNation, Conquer, Demand, End, LetPass, Move, Settle, Take
from engine.antike.players.foresight import best_field, planned
from engine.antike.players.worth import SENSIBLE, Mind
from engine.antike.state import AntikeState, Coin, MovedIn, Rondel, number_of
from engine.antike.words import RESOURCES
from engine.core.contract import Action, Seat, View
from engine.core.law import AnyRulebook


class Sensible:
    """A computer player that plays Antike with sense."""

    def __init__(self, seed: int | None = 0, mind: Mind = SENSIBLE) -> None:
        self._taste = seed
        self._mind = mind

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        """The action that leads to the best turns it can see."""
        del seat
        state = cast(AntikeState, view.state)
        frame = state.frame
        if len(legal) == 1:
            return legal[0]
        if isinstance(frame, Coin):
            return _taken(state, legal)
        if isinstance(frame, MovedIn):
            return _answer(state, frame, legal)
        if isinstance(legal[0], ChooseNation | Settle):
            return max(legal, key=lambda each: _openness(state, each))
        if isinstance(frame, Rondel):
            return listed(best_field(rules, state, self._taste, self._mind), legal)
        return next((listed(step, legal) for step in planned(state)), legal[-1])


def listed(wanted: Action, legal: Sequence[Action]) -> Action:
    """The legal action that is meant: payments and losses as proposed where the plan leaves them out."""
    if wanted in legal:
        return wanted
    meant = meaning(wanted)
    for each in legal:
        if meaning(each) == meant:
            return each
    return next(each for each in legal if isinstance(each, End))


def meaning(action: Action) -> tuple[object, ...]:
    """What an action does, whatever is paid or lost for it."""
    if isinstance(action, Conquer):
        return (Conquer, action.province, action.give_up)
    open_to_choice = ("pay", "left") if isinstance(action, Move) else ("pay",)
    return (
        type(action),
        *(getattr(action, name) for name in action.__dataclass_fields__ if name not in open_to_choice),
    )


def _taken(state: AntikeState, legal: Sequence[Action]) -> Action:
    """A coin; else of the resources that the bank has the one the nation has least of."""
    goods = dict(zip(RESOURCES, state.realm.goods, strict=True))
    takes = [each for each in legal if isinstance(each, Take)]
    return min(takes, key=lambda each: goods.get(each.good, 0), default=legal[0])


def _openness(state: AntikeState, action: Action) -> int:
    """Of starting cities the one with the most neighbours; nations are alike."""
    if not isinstance(action, Settle):
        return 0
    found = state.board
    place = found.index[action.province]
    return len({*found.land[place], *found.sea[place]})


def _answer(state: AntikeState, frame: MovedIn, legal: Sequence[Action]) -> Action:
    """Fight for a temple or a city that is outnumbered, let pass elsewhere."""
    passing = next(each for each in legal if isinstance(each, LetPass))
    number = number_of(state, passing.nation)
    mover = state.realm
    if state.owner[frame.province] != number or mover.seat == state.realms[number].seat:
        return passing
    intruders = mover.legions[frame.province] + mover.galleys[frame.province]
    if not state.temples[frame.province] and intruders < 2:
        return passing
    return next(
        (each for each in legal if isinstance(each, Demand) and each.nation == passing.nation), passing
    )
