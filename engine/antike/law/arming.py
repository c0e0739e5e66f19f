"""3c. Arming: legions and galleys for one iron each, one per province, three with a temple.

Source: "Armement".
"""

from functools import lru_cache

from engine.antike.actions import Arm
from engine.antike.board import Board, board
from engine.antike.events import Armed
from engine.antike.law.purse import paid, refusal_to_pay, stock, ways
from engine.antike.state import AntikeState, Arming, units_of, with_entry, with_realm, with_units
from engine.antike.words import COIN, IRON, LEGION, UNITS, Province, Unit
from engine.core.contract import Chance, Fact, Refusal, Seat, Step, Word
from engine.core.values.amounts import ways_to_pay
from engine.core.values.change import change

PIECES = 17
"""Legions and galleys each nation has."""


@lru_cache(maxsize=16384)
def _arms(province: Province, unit: Unit, most: int, held: tuple[tuple[str, int], ...]) -> tuple[Arm, ...]:
    return tuple(
        Arm(province, unit, count, way)
        for count in range(most, 0, -1)
        for way in ways_to_pay(count, tuple((word, min(have, count)) for word, have in held))
    )


def room(state: AntikeState, frame: Arming, city: int) -> int:
    """How many more units the province may take this turn: 1, or 3 with a temple, less those placed."""
    placed = next((count for province, count in frame.placed if province == city), 0)
    return (3 if state.temples[city] else 1) - placed


def kinds(found: Board, city: int) -> tuple[Unit, ...]:
    """Legions need a land border, galleys a sea border."""
    land, sea = bool(found.land[city]), bool(found.sea[city])
    return UNITS if land and sea else UNITS[:1] if land else UNITS[1:]


def legal_arming(state: AntikeState, frame: Arming, _seat: Seat) -> list[Arm]:
    """Every kind and number that a province takes, with every way to pay."""
    realm = state.realms[state.active]
    held = stock(realm, 3, (IRON,))
    means = held[0][1] + held[1][1]
    if not means:
        return []
    found, active = board(state.options.board), state.active
    supply = {unit: PIECES - sum(units_of(realm, unit)) for unit in UNITS}
    placed = dict(frame.placed)
    arms: list[Arm] = []
    for city, owner in enumerate(state.owner):
        if owner == active:
            space = min((3 if state.temples[city] else 1) - placed.get(city, 0), means)
            if space > 0:
                for unit in kinds(found, city):
                    arms += _arms(found.provinces[city], unit, min(space, supply[unit]), held)
    return arms


def refuse_arming(state: AntikeState, frame: Arming, _seat: Seat, action: Arm) -> Refusal | None:
    """Not one's own city, the wrong border, too many for the province or the supply, or too dear."""
    rule = "Armement"
    found = board(state.options.board)
    city = found.index[action.province]
    province, unit = Word("province", action.province), Word("unit", action.unit)
    realm = state.realms[state.active]
    if state.owner[city] != state.active:
        return Refusal("not-your-city", {"province": province}, rule)
    if action.unit not in kinds(found, city):
        key = "legions-need-land" if action.unit == LEGION else "galleys-need-sea"
        return Refusal(key, {"province": province, "unit": unit}, rule)
    if action.count < 1:
        return Refusal("at-least-one", {"unit": unit}, rule)
    if action.count > room(state, frame, city):
        limit = 3 if state.temples[city] else 1
        facts: dict[str, Fact] = {
            "province": province,
            "limit": limit,
            "left": room(state, frame, city),
            "wanted": action.count,
        }
        return Refusal("arming-limit", facts, rule)
    supply = PIECES - sum(units_of(realm, action.unit))
    if action.count > supply:
        return Refusal("no-pieces-left", {"unit": unit, "left": supply, "limit": PIECES}, rule)
    return refusal_to_pay(realm, action.pay, action.count, (IRON,), rule)


def arm(state: AntikeState, frame: Arming, _seat: Seat, action: Arm, _chance: Chance) -> Step[AntikeState]:
    """The nation pays and the units stand in the province."""
    realm = state.realms[state.active]
    city = board(state.options.board).index[action.province]
    pay = action.pay or ways(realm, action.count, (IRON,))[0]
    goods, coins = paid(realm, pay)
    counts = units_of(realm, action.unit)
    armed = with_units(realm, action.unit, with_entry(counts, city, counts[city] + action.count))
    realms = with_realm(state.realms, state.active, change(armed, goods=goods, coins=coins))
    before = next((count for province, count in frame.placed if province == city), 0)
    others = tuple(each for each in frame.placed if each[0] != city)
    placed = tuple(sorted((*others, (city, before + action.count))))
    return Step(
        change(state, realms=realms, frame=Arming(placed), coins=state.coins + pay[COIN]),
        (Armed(realm.nation, action.province, action.unit, action.count, pay),),
    )
