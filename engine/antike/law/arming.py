"""3c. Arming: legions and galleys for one iron each, one per province, three with a temple.

Source: "Armement"; of an empty supply the FAQ's "réserves de la banque ou des nations".
"""

from functools import lru_cache

from engine.antike.actions import Arm
from engine.antike.board import Board
from engine.antike.events import Armed
from engine.antike.law.purse import paid, refusal_to_pay, stock, ways
from engine.antike.state import AntikeState, Arming, realms_with, stationed, units_of
from engine.antike.words import COIN, IRON, LEGION, UNITS, Province, Unit
from engine.core.contract import Chance, Refusal, Seat, Step, named
from engine.core.values.amounts import ways_to_pay
from engine.core.values.change import change

RULE = "Armement"
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
    """The units that a province takes: legions need a land border, galleys a sea border."""
    land, sea = bool(found.land[city]), bool(found.sea[city])
    return UNITS if land and sea else UNITS[:1] if land else UNITS[1:]


def legal_arming(state: AntikeState, frame: Arming, _seat: Seat) -> list[Arm]:
    """Every kind and number that a province takes, with every way to pay."""
    realm = state.realm
    held = stock(realm, 3, (IRON,))
    means = held[0][1] + held[1][1]
    if not means:
        return []
    found, active = state.board, state.active
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
    found = state.board
    city = found.index[action.province]
    province, unit = named(province=action.province), named(unit=action.unit)
    realm = state.realm
    if state.owner[city] != state.active:
        return Refusal("not-your-city", province, RULE)
    if action.unit not in kinds(found, city):
        key = "legions-need-land" if action.unit == LEGION else "galleys-need-sea"
        return Refusal(key, {**province, **unit}, RULE)
    if action.count < 1:
        return Refusal("at-least-one", unit, RULE)
    if action.count > room(state, frame, city):
        limit = 3 if state.temples[city] else 1
        limits = {"limit": limit, "left": room(state, frame, city), "wanted": action.count}
        return Refusal("arming-limit", {**province, **limits}, RULE)
    supply = PIECES - sum(units_of(realm, action.unit))
    if action.count > supply:
        return Refusal("no-pieces-left", {**unit, "left": supply, "limit": PIECES}, RULE)
    return refusal_to_pay(realm, action.pay, action.count, (IRON,), RULE)


def arm(state: AntikeState, frame: Arming, _seat: Seat, action: Arm, _chance: Chance) -> Step[AntikeState]:
    """The nation pays and the units stand in the province."""
    city, realm = state.board.index[action.province], state.realm
    pay = action.pay or ways(realm, action.count, (IRON,))[0]
    armed = stationed(paid(realm, pay), action.unit, (city, action.count))
    placed = dict(frame.placed)
    placed[city] = placed.get(city, 0) + action.count
    event = Armed(realm.nation, action.province, action.unit, action.count, pay)
    following = Arming(tuple(sorted(placed.items())))
    return Step(
        change(state, realms=realms_with(state, armed), frame=following, coins=state.coins + pay[COIN]),
        (event,),
    )
