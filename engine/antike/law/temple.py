"""3b. Temples: five marble each, one per city, twenty in all. Source: "Temple"."""

from functools import lru_cache

from engine.antike.actions import BuildTemple
from engine.antike.board import board
from engine.antike.events import TempleBuilt
from engine.antike.law.purse import paid, refusal_to_pay, stock, ways
from engine.antike.state import AntikeState, Temples, with_entry, with_realm
from engine.antike.words import COIN, MARBLE, Province
from engine.core.contract import Chance, Refusal, Seat, Step, Word
from engine.core.values.amounts import ways_to_pay
from engine.core.values.change import change

COST = 5
TEMPLES = 20
"""Temples in the game."""


@lru_cache(maxsize=8192)
def _builds(province: Province, held: tuple[tuple[str, int], ...]) -> tuple[BuildTemple, ...]:
    return tuple(BuildTemple(province, way) for way in ways_to_pay(COST, held))


def legal_temples(state: AntikeState, _frame: Temples, _seat: Seat) -> list[BuildTemple]:
    """Every city of the nation without a temple, with every way to pay."""
    realm = state.realms[state.active]
    held = stock(realm, COST, (MARBLE,))
    if held[0][1] + held[1][1] < COST or sum(state.temples) >= TEMPLES:
        return []
    provinces, temples, active = board(state.options.board).provinces, state.temples, state.active
    found: list[BuildTemple] = []
    for city, owner in enumerate(state.owner):
        if owner == active and not temples[city]:
            found += _builds(provinces[city], held)
    return found


def refuse_temple(state: AntikeState, _frame: Temples, _seat: Seat, action: BuildTemple) -> Refusal | None:
    """Not one's own city, a temple already there, none left, or too dear."""
    rule = "Temple"
    city = board(state.options.board).index[action.province]
    province = Word("province", action.province)
    if state.owner[city] != state.active:
        return Refusal("not-your-city", {"province": province}, rule)
    if state.temples[city]:
        return Refusal("temple-there", {"province": province}, rule)
    if sum(state.temples) >= TEMPLES:
        return Refusal("no-temple-left", {"temples": TEMPLES}, rule)
    return refusal_to_pay(state.realms[state.active], action.pay, COST, (MARBLE,), rule)


def build_temple(
    state: AntikeState, _frame: Temples, _seat: Seat, action: BuildTemple, _chance: Chance
) -> Step[AntikeState]:
    """The nation pays and the temple stands."""
    realm = state.realms[state.active]
    pay = action.pay or ways(realm, COST, (MARBLE,))[0]
    goods, coins = paid(realm, pay)
    realms = with_realm(state.realms, state.active, change(realm, goods=goods, coins=coins))
    temples = with_entry(state.temples, board(state.options.board).index[action.province], True)
    return Step(
        change(state, realms=realms, temples=temples, coins=state.coins + pay[COIN]),
        (TempleBuilt(realm.nation, action.province, pay),),
    )
