"""What cards bring by themselves, production buildings, and pieces from the personal supply.

Source: "Les bâtiments de production": a building makes only its own region's resource.
"""

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word
from engine.core.values.amounts import Amounts
from engine.core.values.change import change, with_more
from engine.deus import actions
from engine.deus.effects import Gain, Produce, Recruit
from engine.deus.events import Gained, Recruited
from engine.deus.frames import Producing, Recruiting, Resolving
from engine.deus.law.commerce import no_resource
from engine.deus.law.counting import capped, producers, times
from engine.deus.law.purse import given, some
from engine.deus.state import DeusState, DeusStep, acting, asking, cards_of, with_player
from engine.deus.words import FIELD, FOREST, GOLD, PIECES, RESOURCES, VP, Four

RULE = "Bâtiments de production"
SCIENCE_RULE = "Bâtiments scientifiques"
ALL_TYPES = 0b11111


def start_gaining(state: DeusState, card: int, effect: Gain, events: list[Event]) -> DeusState:
    """The state with resources as far as the supply reaches, gold, victory points."""
    count = times(state, state.active, effect)
    amounts = Amounts.from_pairs(
        (each, capped(getattr(effect, each) * count, effect)) for each in (*RESOURCES, GOLD, VP)
    )
    return _brought(change(state, frame=Resolving()), card, amounts, events)


def _brought(state: DeusState, card: int, amounts: Amounts, events: list[Event]) -> DeusState:
    seat = acting(state)[0]
    state, got = given(state, seat, amounts)
    if got:
        events.append(Gained(seat, cards_of(state).names[card], got))
    return state


def start_producing(state: DeusState, card: int, effect: Produce, events: list[Event]) -> DeusState:
    """The state once all buildings have produced, or in which their owner chooses some."""
    seat = state.active
    wood, clay, stone, wheat = (producers(state, seat, terrain) for terrain in range(FOREST, FIELD + 1))
    rested: Four = (wood, clay, stone, wheat)
    left = effect.buildings or sum(rested)
    possible = [min(count, stock) for count, stock in zip(rested, state.supply, strict=True)]
    if left >= sum(possible):
        amounts = Amounts.from_pairs(zip(RESOURCES, rested, strict=True))
        return _brought(change(state, frame=Resolving()), card, amounts, events)
    if sum(1 for count in possible if count) == 1:
        kind = next(number for number, count in enumerate(possible) if count)
        return _brought(change(state, frame=Resolving()), card, some(RESOURCES[kind], left), events)
    return change(state, frame=Producing(card, left, rested))


def legal_production(state: DeusState, frame: Producing, _seat: Seat) -> list[actions.Produce]:
    """One for each resource that a rested building makes and the supply has."""
    return [
        actions.Produce(good)
        for good, count, stock in zip(RESOURCES, frame.rested, state.supply, strict=True)
        if count and stock
    ]


def refuse_production(
    state: DeusState, frame: Producing, _seat: Seat, action: actions.Produce
) -> Refusal | None:
    """No resource, no building there that has not produced, or none left in the supply."""
    if action.good not in RESOURCES:
        return no_resource(action.good)
    kind = RESOURCES.index(action.good)
    good = Word("good", action.good)
    if not frame.rested[kind]:
        return Refusal("no-producer", {"good": good}, RULE)
    if not state.supply[kind]:
        return Refusal("supply-short", {"good": good, "has": 0}, RULE)
    return None


def produce(
    state: DeusState, frame: Producing, _seat: Seat, action: actions.Produce, _chance: Chance
) -> DeusStep:
    """One building produces; the next one may."""
    kind = RESOURCES.index(action.good)
    events: list[Event] = []
    state = _brought(state, frame.card, some(action.good, 1), events)
    after = change(frame, left=frame.left - 1, rested=with_more(frame.rested, kind, -1))
    state = asking(state, after, legal_production) if after.left else change(state, frame=Resolving())
    return Step(state, tuple(events))


# Pieces


def start_recruiting(state: DeusState, card: int, effect: Recruit, _events: list[Event]) -> DeusState:
    """The state in which pieces may come from the personal supply, if it has any."""
    count = capped(effect.pieces * times(state, state.active, effect), effect)
    return asking(state, Recruiting(card, count, ALL_TYPES, effect.one_each), legal_recruits)


def most_recruits(state: DeusState, frame: Recruiting, kind: int) -> int:
    """How many pieces of a type may come now."""
    if not frame.kinds >> kind & 1:
        return 0
    return min(frame.left, state.players[state.active].spare[kind], 1 if frame.one_each else frame.left)


def legal_recruits(state: DeusState, frame: Recruiting, _seat: Seat) -> list[actions.Recruit]:
    """Each type in each number, few before many."""
    return [
        actions.Recruit(piece, count)
        for kind, piece in enumerate(PIECES)
        for count in range(1, most_recruits(state, frame, kind) + 1)
    ]


def refuse_recruit(
    state: DeusState, frame: Recruiting, _seat: Seat, action: actions.Recruit
) -> Refusal | None:
    """Temples, more than may come, than are left, or the same type twice."""
    if action.piece not in PIECES:
        pieces = tuple(Word("piece", piece) for piece in PIECES)
        return Refusal("no-temples", {"pieces": pieces}, SCIENCE_RULE)
    kind = PIECES.index(action.piece)
    most = most_recruits(state, frame, kind)
    piece = Word("piece", action.piece)
    if 1 <= action.count <= most:
        return None
    if not frame.kinds >> kind & 1:
        return Refusal("other-type", {"piece": piece}, SCIENCE_RULE)
    spare = state.players[state.active].spare[kind]
    if action.count > spare:
        return Refusal("no-spare", {"piece": piece, "has": spare}, SCIENCE_RULE)
    return Refusal("recruit-limit", {"piece": piece, "most": most}, SCIENCE_RULE)


def recruit(
    state: DeusState, frame: Recruiting, seat: Seat, action: actions.Recruit, _chance: Chance
) -> DeusStep:
    """The pieces come to the player board."""
    kind = PIECES.index(action.piece)
    state = recruited(state, kind, action.count)
    kinds = frame.kinds & ~(1 << kind) if frame.one_each else frame.kinds
    after = change(frame, left=frame.left - action.count, kinds=kinds)
    return Step(asking(state, after, legal_recruits), (Recruited(seat, action.piece, action.count),))


def recruited(state: DeusState, kind: int, count: int) -> DeusState:
    """The state once pieces of a type have come from the active seat's supply to its board."""
    seat, player = acting(state)
    ready, spare = with_more(player.ready, kind, count), with_more(player.spare, kind, -count)
    return with_player(state, seat, change(player, ready=ready, spare=spare))
