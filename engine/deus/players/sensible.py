"""The sensible player: tries each of its actions in its head and takes the one that leaves it best off.

A card is played out to the end of the turn, with the placements that look best and every choice its powers
offer made in turn. Cards it has not seen count as average ones. Deterministic: equal views get equal moves.
"""

from collections.abc import Sequence
from typing import Any, cast

from engine.core.contract import Action, Seat, View
from engine.core.law import AnyRulebook
from engine.core.play.chance import PLAN
from engine.deus import actions
from engine.deus.frames import Acting, Digging, Drawing, Ending, Looking, Marching, Offering, Over, Placing
from engine.deus.law.piles import FULL
from engine.deus.players.worth import UNKNOWN, hand_worth, time_left, worth
from engine.deus.state import DeusState, cards_of, ground
from engine.deus.words import REGION_NUMBER

PLACES = 8
"""Placements it thinks through for each card."""
STEPS = 40
"""Choices it follows in one turn."""
LOOKING = 0.5
"""What looking at cards is worth."""
EFFORT = 0.01
"""A choice has to be better than leaving it by more than this."""


class Sensible:
    """A computer player that plays Deus with sense."""

    def __init__(self, seed: int = 0) -> None:
        """A player of Deus needs no luck: all seeds make the same."""

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        """The action that leads to the best position at the end of the turn."""
        state = cast(DeusState, view.state)
        if len(legal) == 1 or isinstance(legal[0], actions.Lay | actions.Muster):
            return legal[0]
        if isinstance(state.frame, Acting):
            return _best_action(rules, state, seat, legal)
        return _next(rules, state, seat, legal)


def _after(rules: AnyRulebook, state: DeusState, seat: Seat, action: Action) -> DeusState:
    return cast(DeusState, rules.resolve(state, seat, action, PLAN).state)


def _best_action(rules: AnyRulebook, state: DeusState, seat: Seat, legal: Sequence[Action]) -> Action:
    return max(plain(legal), key=lambda each: _played_out(rules, _after(rules, state, seat, each), seat))


def plain(legal: Sequence[Action]) -> list[Action]:
    """The actions worth a thought: each card by its usual payment, one card face down for each colour."""
    seen: set[tuple[object, ...]] = set()
    found: list[Action] = []
    for each in legal:
        if isinstance(each, actions.Build | actions.Offer):
            key: tuple[object, ...] = (type(each), each.card)
        elif isinstance(each, actions.BuildWild):
            key = (actions.BuildWild, each.colour)
        else:
            key = (each,)
        if key not in seen:
            seen.add(key)
            found.append(each)
    return found


def _played_out(rules: AnyRulebook, state: DeusState, seat: Seat) -> float:
    """The worth at the end of the turn, every choice made as it will be made."""
    bonus = 0.0
    for _ in range(STEPS):
        if isinstance(state.frame, Ending | Over):
            break
        if isinstance(state.frame, Looking):
            bonus += LOOKING
            state = _after(rules, state, seat, actions.Done())
            continue
        action = _next(rules, state, seat, rules.legal(state, seat))
        state = _after(rules, state, seat, action)
    return settled_worth(state, seat) + bonus


def settled_worth(state: DeusState, seat: Seat) -> float:
    """The worth with the cards that will be drawn at the end of the turn."""
    hand = len(state.players[seat].hand)
    drawn = 0
    if state.course.offering:
        drawn = max(0, FULL - hand) + state.course.extra
    elif not hand:
        drawn = FULL
    return worth(state, seat) + UNKNOWN * drawn * time_left(state)


def _next(rules: AnyRulebook, state: DeusState, seat: Seat, legal: Sequence[Action]) -> Action:
    """The next choice within the turn."""
    frame = state.frame
    if len(legal) == 1:
        return legal[0]
    if isinstance(frame, Placing):
        return _best_place(rules, state, seat, legal)
    if isinstance(frame, Offering):
        return _offering(rules, state, seat, legal)
    if isinstance(frame, Drawing):
        # An empty hand is filled with five at the end of the turn: better than one or two now.
        wait = not state.players[seat].hand and not state.course.offering and frame.count < FULL
        return actions.Done() if wait else actions.Draw()
    if isinstance(frame, Looking):
        return actions.Look()
    if isinstance(frame, Digging):
        number = cards_of(state).number
        return max(legal, key=lambda each: hand_worth(state, seat, number[getattr(each, "card", "")]))
    if isinstance(frame, Marching):
        return _best_march(rules, state, seat, legal)
    return _best_choice(rules, state, seat, legal)


def _best_choice(rules: AnyRulebook, state: DeusState, seat: Seat, legal: Sequence[Action]) -> Action:
    """The choice after which the position is best, leaving it being one of them."""
    best, best_worth = legal[-1], settled_worth(state, seat) + EFFORT
    for each in legal:
        if isinstance(each, actions.Done | actions.End) or (
            isinstance(each, actions.Exchange) and each.count > 1
        ):
            continue
        reached = settled_worth(_after(rules, state, seat, each), seat)
        if reached > best_worth:
            best, best_worth = each, reached
    return best


def _best_place(rules: AnyRulebook, state: DeusState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Of the placements that enlarge towns or reach villages the one that brings most at once."""
    places = sorted(legal, key=lambda each: -promise(state, seat, each))[:PLACES]
    return max(places, key=lambda each: worth(_after(rules, state, seat, each), seat))


def promise(state: DeusState, seat: Seat, action: Action) -> float:
    """How good a placement looks before it is thought through."""
    if not isinstance(action, actions.Place | actions.PlaceAfar):
        return 0.0
    region = REGION_NUMBER[action.region]
    found = state.pieces[region].bit_count() * 0.6 if state.owner[region] == seat else 0.5
    found += sum(0.2 * state.villages[village] for village in ground(state).beside_villages[region])
    return found - (1.5 if isinstance(action, actions.PlaceAfar) else 0.0)


def _offering(rules: AnyRulebook, state: DeusState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Add every card that is worth less than a fresh one, then invoke the god that gives most."""
    number = cards_of(state).number
    add = [each for each in legal if isinstance(each, actions.OfferAlso)]
    if add:
        least = min(add, key=lambda each: hand_worth(state, seat, number[each.card]))
        if hand_worth(state, seat, number[least.card]) < UNKNOWN + 0.25:
            return least
    gods = [each for each in legal if isinstance(each, actions.Invoke)]
    if len(gods) == 1:
        return gods[0]
    return max(gods, key=lambda each: settled_worth(_after(rules, state, seat, each), seat))


def _best_march(rules: AnyRulebook, state: DeusState, seat: Seat, legal: Sequence[Action]) -> Action:
    """The step towards the best place to stop; staying where nothing is better."""
    best, best_worth = legal[-1], float("-inf")
    if isinstance(legal[-1], actions.Done):
        best_worth = worth(state, seat) + EFFORT
    for each in legal:
        if isinstance(each, actions.March):
            reached = _marched(rules, _after(rules, state, seat, each), seat)
            if reached > best_worth:
                best, best_worth = each, reached
    return best


def _marched(rules: AnyRulebook, state: DeusState, seat: Seat) -> float:
    """The worth once the army has come to stand: where it only passes, after its best next step."""
    if isinstance(state.frame, Marching) and state.frame.passing:
        return max(
            _marched(rules, _after(rules, state, seat, each), seat) for each in rules.legal(state, seat)
        )
    return worth(state, seat)
