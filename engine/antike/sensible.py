"""The sensible player: plans its turn field by field, builds towards personages, guards its temples.

For each field of the rondel it plays the turn out in its head, step by step, taking what improves its
position most, and goes where the turn ends best. Deterministic: equal positions get equal moves.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from engine.antike.actions import (
    ChooseNation,
    Conquer,
    Demand,
    End,
    Exchange,
    Fight,
    Go,
    LetPass,
    Move,
    Settle,
    SkipCoin,
    Take,
)
from engine.antike.board import board
from engine.antike.state import AntikeState, Coin, MovedIn, Over, Rondel, number_of
from engine.antike.words import Province
from engine.antike.worth import worth
from engine.core.chance import LoadedChance
from engine.core.contract import Action, AnyRulebook, Seat, View

STEPS = 14
"""Steps of a turn it thinks through."""
BROAD = 48
"""Actions it compares at each step."""
EFFORT = 0.05
"""A step has to improve the position by more than this."""

NO_CHANCE = LoadedChance(())


class Sensible:
    """A computer player that plays Antike with sense."""

    def __init__(self, seed: int = 0) -> None:
        del seed  # it needs no luck

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        """The action that leads to the best turn it can see."""
        state = cast(AntikeState, view.state)
        frame = state.frame
        if len(legal) == 1:
            return legal[0]
        if isinstance(frame, Coin):
            return next((each for each in legal if isinstance(each, Take)), legal[0])
        if isinstance(frame, MovedIn):
            return _answer(state, frame, legal)
        if isinstance(legal[0], ChooseNation | Settle):
            return max(legal, key=lambda each: _openness(state, each))
        if isinstance(frame, Rondel):
            return _best_field(rules, state, seat, legal)
        return best_step(rules, state, seat, legal)


def plain(legal: Sequence[Action]) -> list[Action]:
    """The actions worth a thought: of several ways to pay or to lose the proposed one, no exchanges."""
    seen: set[tuple[object, ...]] = set()
    found: list[Action] = []
    for each in legal:
        if isinstance(each, Exchange | SkipCoin):
            continue
        if isinstance(each, Conquer):
            key: tuple[object, ...] = (Conquer, each.province)
        elif isinstance(each, Move | Fight | Demand | LetPass):
            key = (each,)
        else:
            key = (
                type(each),
                *(getattr(each, name) for name in each.__dataclass_fields__ if name != "pay"),
            )
        if key not in seen:
            seen.add(key)
            found.append(each)
    return found


def _best_field(rules: AnyRulebook, state: AntikeState, seat: Seat, legal: Sequence[Action]) -> Action:
    number = state.active
    best, best_worth = legal[0], float("-inf")
    for each in plain(legal):
        if not isinstance(each, Go) or (each.pay is not None and each.pay.total > 3):
            continue
        after = rules.resolve(state, seat, each, NO_CHANCE).state
        reached = _played_out(rules, after, seat, number)
        if reached > best_worth:
            best, best_worth = each, reached
    return best


def _played_out(rules: AnyRulebook, state: AntikeState, seat: Seat, number: int) -> float:
    """The worth of the position at the end of the turn, played step by step."""
    for _ in range(STEPS):
        action = best_step(rules, state, seat, rules.legal(state, seat))
        if isinstance(action, End):
            break
        state = _after(rules, state, seat, action)
        if isinstance(state.frame, Over) or state.active != number:
            break
    return worth(state, number)


def _after(rules: AnyRulebook, state: AntikeState, seat: Seat, action: Action) -> AntikeState:
    """The position after a step, rivals letting pass whatever moves in."""
    after = cast(AntikeState, rules.resolve(state, seat, action, NO_CHANCE).state)
    while isinstance(after.frame, MovedIn):
        asked = after.realms[after.frame.owed[0]]
        after = cast(AntikeState, rules.resolve(after, asked.seat, LetPass(asked.nation), NO_CHANCE).state)
    return after


def best_step(rules: AnyRulebook, state: AntikeState, seat: Seat, legal: Sequence[Action]) -> Action:
    """The next step of the turn: the one that improves the position most, else the end of the turn."""
    number = state.active
    end = legal[-1]
    best, best_worth = end, worth(state, number) + EFFORT
    for each in _thinned(plain(legal)):
        if isinstance(each, End):
            continue
        after = _after(rules, state, seat, each)
        if isinstance(after.frame, Over) and after.frame.winner == number:
            return each
        reached = worth(after, number)
        if isinstance(each, Move):
            reached += 0.02 * _outward(state, each)
        if reached > best_worth:
            best, best_worth = each, reached
    return best


def _thinned(actions: list[Action]) -> list[Action]:
    """Of many moves only those of one unit or of all."""
    if len(actions) <= BROAD:
        return actions
    most: dict[tuple[object, ...], int] = {}
    for each in actions:
        if isinstance(each, Move):
            key = (each.origin, each.target, each.unit, each.left)
            most[key] = max(most.get(key, 0), each.count)
    kept = [
        each
        for each in actions
        if not isinstance(each, Move)
        or each.count in (1, most[each.origin, each.target, each.unit, each.left])
    ]
    return kept[: 2 * BROAD]


@cache
def _links(name: str, province: Province) -> int:
    found = board(name)
    place = found.index[province]
    return len({*found.land[place], *found.sea[place]})


def _outward(state: AntikeState, move: Move) -> int:
    """How much more open the target lies than the origin."""
    name = state.options.board
    return _links(name, move.target) - _links(name, move.origin)


def _openness(state: AntikeState, action: Action) -> int:
    """Of starting cities the one with the most neighbours; nations are alike."""
    if isinstance(action, Settle):
        return _links(state.options.board, action.province)
    return 0


def _answer(state: AntikeState, frame: MovedIn, legal: Sequence[Action]) -> Action:
    """Fight for a temple or a city that is outnumbered, let pass elsewhere."""
    nation = next(each.nation for each in legal if isinstance(each, LetPass))
    number = number_of(state, nation)
    passing = next(each for each in legal if isinstance(each, LetPass))
    if state.owner[frame.province] != number:
        return passing
    mover = state.realms[state.active]
    intruders = mover.legions[frame.province] + mover.galleys[frame.province]
    if not state.temples[frame.province] and intruders < 2:
        return passing
    return next((each for each in legal if isinstance(each, Demand) and each.nation == nation), passing)
