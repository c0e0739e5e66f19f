"""9.1 to 9.3, 9.8: who contests what with what, and what follows from it. Every module asks here.

Three kinds of pieces matter in a hex:

- what *contests*: legions ashore, and from fleet phase IV (Astronomy) ships at a coast or an island;
- what is *firm*: the same, posts and fortresses;
- *early ships*, those of the phases before: traders, which contest nothing and keep nothing contested.

A hex becomes contested when something that contests enters it and others have pieces in it; never by entering
what is one's own, nor where one stands firm already and only early ships of others lie. It stays so while
something that contests meets something firm of another. Where a legion marched in upon early ships alone it
stays contested until one side has left.

Those who have part in a contest are its parties; nobody else enters. At sea nothing is contested: ships fight
ships wherever they meet.
"""

from engine.core.values.change import change
from engine.core.values.latest import latest_of
from engine.dies_irae.board import board
from engine.dies_irae.charts import chart
from engine.dies_irae.pieces import (
    enemy_hexes,
    estates,
    legions_at,
    navies,
    occupied,
    on_site,
    partners,
    powers_in,
    stack_at,
)
from engine.dies_irae.state import DiesIraeState, Realm
from engine.dies_irae.words import SHIP


def contesting_ships(realm: Realm) -> bool:
    """Whether a power's ships contest coasts and islands: from fleet phase IV (9.1)."""
    return chart()[1][realm.development[1]].phase >= 4


def contests(state: DiesIraeState, place: int, power: int) -> bool:
    """Whether a power has in a hex what contests: legions ashore, or ships of fleet phase IV at a shore."""
    realm = state.realms[power]
    stack = stack_at(realm, place)
    return stack.legions > 0 or (stack.ships > 0 and board().harbour(place) and contesting_ships(realm))


def firm(state: DiesIraeState, place: int, power: int) -> bool:
    """Whether a power has more in a hex than early ships: a post, a fortress, or what contests."""
    return on_site(state, place, power) or contests(state, place, power)


def is_contested(state: DiesIraeState, place: int) -> bool:
    """Whether a hex is contested: it brings nothing, and nothing is built or created there (9.1.3)."""
    return place in state.contested


def challenges(state: DiesIraeState, place: int, power: int, unit: str) -> bool:
    """Whether a power's legions or ships contest a hex by entering it; `state` is before they do (9.1.3)."""
    if unit == SHIP and not (board().harbour(place) and contesting_ships(state.realms[power])):
        return False
    if place not in enemy_hexes(state, power) or on_site(state, place, power):
        return False
    others = [other for other in powers_in(state, place) if other != power]
    if any(firm(state, place, other) for other in others):
        return True
    return bool(others) and not firm(state, place, power)


def contest(state: DiesIraeState, place: int) -> DiesIraeState:
    """The state with a hex contested."""
    if place in state.contested:
        return state
    return change(state, contested=tuple(sorted((*state.contested, place))))


def _in_earnest(state: DiesIraeState, place: int) -> tuple[int, ...]:
    """The powers of which one contests a hex where another is firm; empty if there are none."""
    holders = [power for power in powers_in(state, place) if firm(state, place, power)]
    if len(holders) < 2 or not any(contests(state, place, power) for power in holders):
        return ()
    return tuple(holders)


def _upon_ships(state: DiesIraeState, place: int) -> tuple[int, ...]:
    """The powers where one that is not at home contests a hex with nothing but early ships of others."""
    here = powers_in(state, place)
    guest = any(contests(state, place, power) and not on_site(state, place, power) for power in here)
    return here if guest and len(here) > 1 else ()


def parties(state: DiesIraeState, place: int) -> tuple[int, ...]:
    """The powers that have part in the contest of a hex; empty where it is not contested."""
    if not is_contested(state, place):
        return ()
    return _in_earnest(state, place) or _upon_ships(state, place)


def still_contested(before: DiesIraeState, state: DiesIraeState) -> tuple[int, ...]:
    """The contested hexes that stay so after what changed since `before` (9.1.3, 9.2).

    Early ships keep nothing contested: once nothing else is left of one side the hex is free.
    """
    return tuple(
        place
        for place in state.contested
        if _in_earnest(state, place) or (_upon_ships(state, place) and not _in_earnest(before, place))
    )


def barred_hexes(state: DiesIraeState, power: int) -> frozenset[int]:
    """Hexes a power may not enter: contested by others (9.1.3), or with pieces of a partner in an armistice,
    whose early ships do not keep it from what is its own (9.8).
    """
    barred = frozenset([place for place in state.contested if power not in parties(state, place)])
    for partner in partners(state, power) if state.pacts else ():
        barred |= _kept_by(state, power, partner, state.realms[partner])
    return barred


@latest_of("sites", "pacts")
def _kept_by(state: DiesIraeState, power: int, partner: int, _realm: Realm) -> frozenset[int]:
    """The hexes a power may not enter because of a partner in an armistice, who has so much and no more."""
    own = estates(state.sites)[power].hexes
    held = occupied(state, partner)
    return frozenset([place for place in held if place not in own or firm(state, place, partner)])


def meetings(state: DiesIraeState) -> tuple[int, ...]:
    """Hexes that are not contested where ships of several powers lie together, and may fight."""
    afloat = sorted({stack.hex for realm in state.realms for stack in realm.stacks if stack.ships})
    return tuple(
        place for place in afloat if len(navies(state, place)) > 1 and not is_contested(state, place)
    )


def bars_trading_ships(state: DiesIraeState, place: int, power: int) -> bool:
    """Whether legions of others keep a power's ships in a hex from trading there."""
    return any(legions_at(state, other, place) for other in range(len(state.realms)) if other != power)
