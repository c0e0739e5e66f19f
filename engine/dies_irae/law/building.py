"""3.2, 9.3, 12: legions, ships, fortresses and monuments are built."""

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word, named
from engine.core.values.change import change
from engine.dies_irae.actions import BuildMonument, Fortify, Raise
from engine.dies_irae.board import LAND, board
from engine.dies_irae.charts import FORTRESSES, MONUMENTS, powers
from engine.dies_irae.events import FortressBuilt, MonumentBuilt, UnitRaised
from engine.dies_irae.frames import Building
from engine.dies_irae.law.combat import holding_at
from engine.dies_irae.law.contest import is_contested
from engine.dies_irae.law.prices import paid, too_dear
from engine.dies_irae.law.reckoning import shifted
from engine.dies_irae.law.tally import fortresses_of, monuments_of
from engine.dies_irae.pieces import add_units, count_legions, count_ships, estates, room_for
from engine.dies_irae.state import NOBODY, DiesIraeState, DiesIraeStep, with_site
from engine.dies_irae.values import price
from engine.dies_irae.words import LEGION, POWERS, SHIP, Hex, Unit

RULE = "9.3"


def legal_units(state: DiesIraeState, frame: Building, _seat: Seat) -> list[Raise]:
    """The units that can be built now, legions before ships."""
    names, realm = board().hexes, state.realms[state.active]
    return [
        Raise(names[place], unit)
        for unit in (LEGION, SHIP)
        if _lacking_unit(state, unit) is None
        for place in frame.ready
        if _refuse_workshop(state, frame, place, unit) is None
        and room_for(realm, state.active, unit, place, 1)
    ]


def legal_fortresses(state: DiesIraeState, frame: Building, seat: Seat) -> list[Fortify]:
    """The fortresses that can be built now."""
    if _lacking_fortress(state) is not None:
        return []
    return [
        each for each in map(Fortify, _cities(state)) if refuse_fortress(state, frame, seat, each) is None
    ]


def legal_monuments(state: DiesIraeState, frame: Building, seat: Seat) -> list[BuildMonument]:
    """Where a monument can be built now."""
    if frame.monument or _lacking_monument(state) is not None:
        return []
    offered = map(BuildMonument, _cities(state))
    return [each for each in offered if refuse_monument(state, frame, seat, each) is None]


def _cities(state: DiesIraeState) -> list[Hex]:
    """The cities in which the active power has a post or a fortress."""
    names, places, sites = board().hexes, board().site_hexes, board().sites
    return [names[places[site]] for site in estates(state.sites)[state.active].sites if sites[site].city]


def _lacking_unit(state: DiesIraeState, unit: Unit) -> Refusal | None:
    """No piece of the kind left, not to be had yet, or too dear."""
    realm, form = state.realms[state.active], powers()[state.active]
    limit = form.legion_pieces if unit == LEGION else form.ship_pieces
    used = count_legions(realm) if unit == LEGION else count_ships(realm)
    if used >= limit:
        return Refusal("no-pieces-left", {"unit": Word("unit", unit), "limit": limit}, "16")
    return _dear(state, unit)


def _lacking_fortress(state: DiesIraeState) -> Refusal | None:
    """None left, or too dear."""
    if fortresses_of(state, state.active) >= FORTRESSES:
        return Refusal("no-fortress-left", {"limit": FORTRESSES}, "16")
    return _dear(state, "fortress")


def _lacking_monument(state: DiesIraeState) -> Refusal | None:
    """None left, not to be had yet, or too dear."""
    if monuments_of(state, state.active) >= MONUMENTS:
        return Refusal("no-monument-left", {"limit": MONUMENTS}, "16")
    return _dear(state, "monument")


def _dear(state: DiesIraeState, item: str) -> Refusal | None:
    """The item cannot be had yet, or costs more than there is."""
    realm = state.realms[state.active]
    cost = price(realm.development, item)
    if cost is None:
        return Refusal("not-yet", named(item=item), RULE)
    return too_dear(realm, cost, RULE)


def refuse_unit(state: DiesIraeState, frame: Building, _seat: Seat, action: Raise) -> Refusal | None:
    """No fortress that is ready, no port, no piece or marker left, not to be had yet, or too dear."""
    place, realm = board().index[action.hex], state.realms[state.active]
    if action.unit not in (LEGION, SHIP):
        return Refusal("leader-not-built", named(hex=action.hex, unit=action.unit), "17.5")
    refusal = _refuse_workshop(state, frame, place, action.unit) or _lacking_unit(state, action.unit)
    if refusal is None and not room_for(realm, state.active, action.unit, place, 1):
        return Refusal("no-marker", named(hex=action.hex, unit=action.unit), "13")
    return refusal


def _refuse_workshop(state: DiesIraeState, frame: Building, place: int, unit: Unit) -> Refusal | None:
    """No fortress of one's own that is ready, or no port."""
    facts = named(hex=board().hexes[place], unit=unit)
    holding = holding_at(state, place)
    if holding.owner != state.active or not holding.fortress:
        return Refusal("no-fortress", facts, RULE)
    if is_contested(state, place):
        return Refusal("contested", facts, "9.1.3")
    if place not in frame.ready:
        return Refusal("fortress-not-ready", facts, RULE)
    if unit == SHIP and board().terrain[place] == LAND:
        return Refusal("no-port", facts, RULE)
    return None


def raise_unit(
    state: DiesIraeState, frame: Building, _seat: Seat, action: Raise, _chance: Chance
) -> DiesIraeStep:
    """The unit stands in the fortress."""
    place = board().index[action.hex]
    state, cost = paid(state, action.unit)
    legion = action.unit == LEGION
    state = add_units(state, state.active, place, legions=int(legion), ships=int(not legion))
    event = UnitRaised(POWERS[state.active], action.hex, action.unit, cost)
    ready = tuple(each for each in frame.ready if each != place)
    return Step(change(state, frame=Building(ready, frame.monument)), (event,))


def _refuse_city(state: DiesIraeState, hex_name: Hex) -> Refusal | None:
    """Not a city, not one's own, or contested."""
    facts = named(hex=hex_name)
    place = board().index[hex_name]
    site = board().site[place]
    if site < 0 or not board().sites[site].city:
        return Refusal("no-city", facts, "3.2")
    if state.sites[site].owner != state.active:
        return Refusal("no-own-post", facts, RULE)
    if is_contested(state, place):
        return Refusal("contested", facts, "9.1.3")
    return None


def refuse_fortress(state: DiesIraeState, _frame: Building, _seat: Seat, action: Fortify) -> Refusal | None:
    """Not a city with a post of one's own, a fortress already, none left, or too dear."""
    facts = named(hex=action.hex)
    refusal = _refuse_city(state, action.hex)
    if refusal is not None:
        return refusal
    if holding_at(state, board().index[action.hex]).fortress:
        return Refusal("fortress-there", facts, RULE)
    return _lacking_fortress(state)


def fortify(
    state: DiesIraeState, frame: Building, _seat: Seat, action: Fortify, _chance: Chance
) -> DiesIraeStep:
    """The fortress takes a post's place; it builds units from the next action on."""
    site = board().site[board().index[action.hex]]
    holding = state.sites[site]
    state, cost = paid(state, "fortress")
    state = with_site(state, site, holding._replace(posts=holding.posts - 1, fortress=True))
    return Step(change(state, frame=frame), (FortressBuilt(POWERS[state.active], action.hex, cost),))


def refuse_monument(
    state: DiesIraeState, frame: Building, _seat: Seat, action: BuildMonument
) -> Refusal | None:
    """A second one in this action or in the hex, no city of one's own, none left, not yet, or too dear."""
    facts = named(hex=action.hex)
    if frame.monument:
        return Refusal("one-monument", facts, "12")
    refusal = _refuse_city(state, action.hex)
    if refusal is not None:
        return refusal
    if holding_at(state, board().index[action.hex]).monument != NOBODY:
        return Refusal("monument-there", facts, "12")
    return _lacking_monument(state)


def build_monument(
    state: DiesIraeState, frame: Building, _seat: Seat, action: BuildMonument, _chance: Chance
) -> DiesIraeStep:
    """A victory point and a level of stability."""
    power = state.active
    site = board().site[board().index[action.hex]]
    state, cost = paid(state, "monument")
    events: list[Event] = [MonumentBuilt(POWERS[power], action.hex, cost)]
    state = with_site(state, site, state.sites[site]._replace(monument=power))
    state = shifted(state, power, 1, events)
    return Step(change(state, frame=Building(frame.ready, True)), tuple(events))
