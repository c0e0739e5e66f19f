"""3d. Know-how: eight advances for gold, dearer for the first nation to get one.

Source: "Savoir-faire". What they bring stands where it counts: "Roue", "Routes", "Voile" and "Navigation" in
`manoeuvre`, "Marché" and "Monnaie" in `rondel`, "Monarchie" and "Démocratie" in `conquest`.
"""

from functools import lru_cache

from engine.antike.actions import Learn
from engine.antike.events import Learned
from engine.antike.law.purse import paid, refusal_to_pay, stock, ways
from engine.antike.state import AntikeState, KnowHow, realms_with
from engine.antike.words import ADVANCES, COIN, GOLD, Advance
from engine.core.contract import Chance, Refusal, Seat, Step, Word, named
from engine.core.values.amounts import ways_to_pay
from engine.core.values.change import change

RULE = "Savoir-faire"
BASIC_FIRST, BASIC, HIGHER_FIRST, HIGHER = 7, 3, 10, 5

_NUMBER = {advance: number for number, advance in enumerate(ADVANCES)}


@lru_cache(maxsize=8192)
def _buys(advance: Advance, cost: int, held: tuple[tuple[str, int], ...]) -> tuple[Learn, ...]:
    capped = tuple((word, min(have, cost)) for word, have in held)
    return tuple(Learn(advance, way) for way in ways_to_pay(cost, capped))


def is_first(state: AntikeState, number: int) -> bool:
    """Whether no nation has the advance yet."""
    return not any(realm.advances >> number & 1 for realm in state.realms)


def price(state: AntikeState, advance: Advance) -> int:
    """Gold an advance costs now: 7 or 3 for a basic one, 10 or 5 for a higher one."""
    number = _NUMBER[advance]
    if is_first(state, number):
        return BASIC_FIRST if number < 4 else HIGHER_FIRST
    return BASIC if number < 4 else HIGHER


def legal_learning(state: AntikeState, _frame: KnowHow, _seat: Seat) -> list[Learn]:
    """Every advance within means whose basic one the nation has, with every way to pay."""
    realm = state.realm
    held = stock(realm, HIGHER_FIRST, (GOLD,))
    means = held[0][1] + held[1][1]
    if means < BASIC:
        return []
    found: list[Learn] = []
    for number, advance in enumerate(ADVANCES):
        if realm.advances >> number & 1 or (number > 3 and not realm.advances >> (number - 4) & 1):
            continue
        cost = price(state, advance)
        if cost <= means:
            found += _buys(advance, cost, held)
    return found


def refuse_learning(state: AntikeState, _frame: KnowHow, _seat: Seat, action: Learn) -> Refusal | None:
    """An advance one has, one without its basic one, or too dear."""
    realm, number = state.realm, _NUMBER[action.advance]
    advance = named(advance=action.advance)
    if realm.advances >> number & 1:
        return Refusal("already-known", advance, RULE)
    if number > 3 and not realm.advances >> (number - 4) & 1:
        basic = Word("advance", ADVANCES[number - 4])
        return Refusal("no-prerequisite", {**advance, "basic": basic}, RULE)
    return refusal_to_pay(realm, action.pay, price(state, action.advance), (GOLD,), RULE)


def learn(
    state: AntikeState, _frame: KnowHow, _seat: Seat, action: Learn, _chance: Chance
) -> Step[AntikeState]:
    """The nation pays and has the advance; the first one of all is due a scholar at the turn's end."""
    realm, number = state.realm, _NUMBER[action.advance]
    first = is_first(state, number)
    pay = action.pay or ways(realm, price(state, action.advance), (GOLD,))[0]
    learned = change(paid(realm, pay), advances=realm.advances | 1 << number)
    realms, firsts = realms_with(state, learned), state.firsts + first
    event = Learned(realm.nation, action.advance, first, pay)
    return Step(change(state, realms=realms, coins=state.coins + pay[COIN], firsts=firsts), (event,))
