"""3b. Temples: five marble each, one per city, twenty in all.

Source: "Temple"; once all are built the FAQ's "réserves de la banque ou des nations".
"""

from functools import lru_cache

from engine.antike.actions import BuildTemple
from engine.antike.events import TempleBuilt
from engine.antike.law.purse import paid, refusal_to_pay, stock, ways
from engine.antike.state import AntikeState, Temples, realms_with
from engine.antike.words import COIN, MARBLE, Province
from engine.core.contract import Chance, Refusal, Seat, Step, named
from engine.core.values.amounts import ways_to_pay
from engine.core.values.change import change, with_entry

RULE = "Temple"
COST = 5
"""Marble for a temple."""
TEMPLES = 20
"""Temples in the game."""


@lru_cache(maxsize=8192)
def _builds(province: Province, held: tuple[tuple[str, int], ...]) -> tuple[BuildTemple, ...]:
    return tuple(BuildTemple(province, way) for way in ways_to_pay(COST, held))


def legal_temples(state: AntikeState, _frame: Temples, _seat: Seat) -> list[BuildTemple]:
    """Every city of the nation without a temple, with every way to pay."""
    realm = state.realm
    held = stock(realm, COST, (MARBLE,))
    if held[0][1] + held[1][1] < COST or sum(state.temples) >= TEMPLES:
        return []
    provinces, temples, active = state.board.provinces, state.temples, state.active
    found: list[BuildTemple] = []
    for city, owner in enumerate(state.owner):
        if owner == active and not temples[city]:
            found += _builds(provinces[city], held)
    return found


def refuse_temple(state: AntikeState, _frame: Temples, _seat: Seat, action: BuildTemple) -> Refusal | None:
    """Not one's own city, a temple already there, none left, or too dear."""
    city = state.board.index[action.province]
    province = named(province=action.province)
    if state.owner[city] != state.active:
        return Refusal("not-your-city", province, RULE)
    if state.temples[city]:
        return Refusal("temple-there", province, RULE)
    if sum(state.temples) >= TEMPLES:
        return Refusal("no-temple-left", {"temples": TEMPLES}, RULE)
    return refusal_to_pay(state.realm, action.pay, COST, (MARBLE,), RULE)


def build_temple(
    state: AntikeState, _frame: Temples, _seat: Seat, action: BuildTemple, _chance: Chance
) -> Step[AntikeState]:
    """The nation pays and the temple stands."""
    realm = state.realm
    pay = action.pay or ways(realm, COST, (MARBLE,))[0]
    realms = realms_with(state, paid(realm, pay))
    temples = with_entry(state.temples, state.board.index[action.province], True)
    event = TempleBuilt(realm.nation, action.province, pay)
    return Step(change(state, realms=realms, temples=temples, coins=state.coins + pay[COIN]), (event,))
