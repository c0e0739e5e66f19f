"""3e. The manoeuvre: moving legions over land borders and galleys over sea borders.

Source: "Manœuvre de déplacement", in English "Phase 1: Movement Action"; the FAQ's "Les légions peuvent-elles
être transportées". Units of a nation in a province are tracked in groups by the actions they have left, so
equal units need no identity.
"""

from functools import lru_cache

from engine.antike.actions import Move
from engine.antike.board import board
from engine.antike.events import Moved
from engine.antike.state import (
    AntikeState,
    Frame,
    Manoeuvre,
    MovedIn,
    Realm,
    realms_with,
    stationed,
    stations,
)
from engine.antike.words import LEGION, UNITS, Unit
from engine.core.contract import Chance, Fact, Refusal, Seat, Step, Word, named
from engine.core.own import KEPT
from engine.core.values.change import change

RULE = "Manœuvre de déplacement"
_WHEEL, _SAILING, _ROADS, _NAVIGATION = 1 << 0, 1 << 1, 1 << 4, 1 << 5


def allowance(realm: Realm, kind: int) -> int:
    """Actions a legion (kind 0) or galley (1) has: 1, with the basic advance 2, with the higher one 3."""
    basic, higher = (_WHEEL, _ROADS) if kind == 0 else (_SAILING, _NAVIGATION)
    return 3 if realm.advances & higher else 2 if realm.advances & basic else 1


def groups(realm: Realm, frame: Manoeuvre, kind: int, province: int) -> list[tuple[int, int]]:
    """The nation's units of a kind in a province as (actions left, count), the most rested first."""
    worn = [(left, count) for unit, place, left, count in frame.tired if place == province and unit == kind]
    return _with_fresh(worn, (realm.galleys if kind else realm.legions)[province], allowance(realm, kind))


def _with_fresh(worn: list[tuple[int, int]], total: int, full: int) -> list[tuple[int, int]]:
    """All groups of a province, the most rested first, from those that have moved: no other has."""
    for _, count in worn:
        total -= count
    if total:
        worn.append((full, total))
    worn.reverse()
    return worn


@lru_cache(maxsize=65536)
def _moves(name: str, kind: int, province: int, left: int | None, count: int) -> tuple[Move, ...]:
    found = board(name)
    around = (found.sea if kind else found.land)[province]
    origin, unit = found.provinces[province], UNITS[kind]
    return tuple(
        Move(origin, found.provinces[target], unit, moved, left)
        for target in around
        for moved in range(count, 0, -1)
    )


class _Fresh(dict[tuple[int, int], tuple[Move, ...]]):
    """The moves of all units of a kind in a province, by province and number, listed when first asked for."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__()
        self.name, self.kind = name, kind

    def __missing__(self, here: tuple[int, int]) -> tuple[Move, ...]:
        province, total = here
        self[here] = found = _moves(self.name, self.kind, province, None, total)
        return found


@lru_cache(maxsize=2 * KEPT)
def _fresh(name: str, kind: int) -> _Fresh:
    return _Fresh(name, kind)


def legal_marches(state: AntikeState, frame: Manoeuvre, _seat: Seat) -> list[Move]:
    """Every group over every border it may cross, in every number."""
    realm = state.realm
    found: list[Move] = []
    if frame.conquering:
        return found
    name = state.options.board
    moved: tuple[dict[int, list[tuple[int, int]]], ...] = ({}, {})
    for kind, place, left, count in frame.tired:
        moved[kind].setdefault(place, []).append((left, count))
    for kind, places in enumerate(stations(realm)[:2]):
        tired, fresh, full = moved[kind], _fresh(name, kind), allowance(realm, kind)
        for each in places:
            province, total = each
            if province not in tired:
                found += fresh[each]
                continue
            here = _with_fresh(tired[province], total, full)
            for left, count in here:
                if left:
                    found += _moves(name, kind, province, None if len(here) == 1 else left, count)
    return found


def refuse_march(state: AntikeState, frame: Manoeuvre, _seat: Seat, action: Move) -> Refusal | None:
    """No such units, none with an action left, no border they can cross, or conquests have begun."""
    found, realm = state.board, state.realm
    origin, target = found.index[action.origin], found.index[action.target]
    kind = 0 if action.unit == LEGION else 1
    facts = named(unit=action.unit, province=action.origin)
    if frame.conquering:
        return Refusal("conquering-began", {}, "Phase 2: Conquest Action")
    around = (found.sea if kind else found.land)[origin]
    if target not in around:
        borders: dict[str, Fact] = {
            "origin": Word("province", action.origin),
            "target": Word("province", action.target),
            **named(unit=action.unit),
            "reachable": tuple(Word("province", found.provinces[each]) for each in around),
        }
        return Refusal("no-sea-border" if kind else "no-land-border", borders, RULE)
    here = groups(realm, frame, kind, origin)
    if not here:
        return Refusal("no-units-there", facts, RULE)
    if action.count < 1:
        return Refusal("at-least-one", named(unit=action.unit), RULE)
    able = [(left, count) for left, count in here if left]
    if not able:
        return Refusal("no-action-left", facts, RULE)
    if action.left is None and len(able) > 1:
        lefts = tuple(left for left, _ in able)
        return Refusal("which-units", {**facts, "lefts": lefts}, RULE)
    have = able[0][1] if action.left is None else dict(able).get(action.left, 0)
    if action.count > have:
        return Refusal("too-few-units", {**facts, "wanted": action.count, "has": have}, RULE)
    return None


def shifted(
    tired: tuple[tuple[int, int, int, int], ...], kind: int, province: int, left: int, by: int
) -> tuple[tuple[int, int, int, int], ...]:
    """The tired groups with one made larger or smaller."""
    changed, count, group = [], by, (kind, province, left)
    for each in tired:
        if each[:3] == group:
            count += each[3]
        else:
            changed.append(each)
    if count:
        changed.append((kind, province, left, count))
        changed.sort()
    return tuple(changed)


def march(
    state: AntikeState, frame: Manoeuvre, _seat: Seat, action: Move, _chance: Chance
) -> Step[AntikeState]:
    """The units cross; rivals with like units there are asked whether they demand a fight."""
    found = state.board
    realm = state.realm
    origin, target = found.index[action.origin], found.index[action.target]
    kind = 0 if action.unit == LEGION else 1
    full = allowance(realm, kind)
    left, tired = action.left, frame.tired
    if left is None:
        left = next(left for left, _ in groups(realm, frame, kind, origin) if left)
    if left < full:
        tired = shifted(tired, kind, origin, left, -action.count)
    tired = shifted(tired, kind, target, left - 1, action.count)
    realm = stationed(realm, action.unit, (origin, -action.count), (target, action.count))
    event = Moved(realm.nation, action.origin, action.target, action.unit, action.count)
    manoeuvre = Manoeuvre(tired)
    owed = rivals_at(state, action.unit, target)
    following: Frame = MovedIn(target, action.unit, owed, (), manoeuvre) if owed else manoeuvre
    return Step(change(state, frame=following, realms=realms_with(state, realm)), (event,))


def rivals_at(state: AntikeState, unit: Unit, province: int) -> tuple[int, ...]:
    """Other nations with like units in a province, in turn order after the active one."""
    realms, active = state.realms, state.active
    after = (*range(active + 1, len(realms)), *range(active))
    if unit == LEGION:
        return tuple([rival for rival in after if realms[rival].legions[province]])
    return tuple([rival for rival in after if realms[rival].galleys[province]])


def lost(
    realm: Realm, frame: Manoeuvre, kind: int, province: int, count: int, least: int = 0
) -> tuple[Realm, Manoeuvre]:
    """The active nation without lost units: those with fewest actions left go first, none below `least`."""
    tired, to_lose = frame.tired, count
    full = allowance(realm, kind)
    for left, here in reversed(groups(realm, frame, kind, province)):
        if left < least or not to_lose:
            continue
        gone = min(here, to_lose)
        to_lose -= gone
        if left < full:
            tired = shifted(tired, kind, province, left, -gone)
    return stationed(realm, UNITS[kind], (province, -count)), Manoeuvre(tired, frame.conquering)
