"""Who stands where: units in hexes, armies and fleets, what stands on sites (6, 9.1, 11, 13, 16)."""

from bisect import bisect_left

from engine.core.values.frozen import Frozen
from engine.core.values.latest import latest, latest_for
from engine.dies_irae.board import NOWHERE, board
from engine.dies_irae.charts import powers
from engine.dies_irae.state import DiesIraeState, Holding, Realm, Stack, with_realm
from engine.dies_irae.words import LEGION, POWERS, Unit

NO_UNITS = Stack(NOWHERE, 0, 0, 0)


class Estate(Frozen):
    """A power's part of the sites."""

    sites: tuple[int, ...]
    """Numbers of the sites with its posts and fortresses."""
    hexes: frozenset[int]
    """Their hexes."""
    bits: int
    """Bit n: it has a post or fortress on site n."""
    posts: int
    """Posts, without fortresses."""
    fortresses: int
    monuments: int


@latest
def estates(holdings: tuple[Holding, ...]) -> tuple[Estate, ...]:
    """The estate of each power by its number, counted once for all who ask."""
    places = board().site_hexes
    owned: list[list[int]] = [[] for _ in POWERS]
    posts, fortresses, monuments = ([0] * len(POWERS) for _ in range(3))
    for site, (owner, count, fortress, monument) in enumerate(holdings):
        if owner >= 0:
            owned[owner].append(site)
            posts[owner] += count
            fortresses[owner] += fortress
        if monument >= 0:
            monuments[monument] += 1
    return tuple(
        Estate(
            tuple(sites),
            frozenset([places[site] for site in sites]),
            sum([1 << site for site in sites]),
            posts[power],
            fortresses[power],
            monuments[power],
        )
        for power, sites in enumerate(owned)
    )


def stack_at(realm: Realm, place: int) -> Stack:
    """A power's units in a hex; all zero where it has none."""
    stacks = realm.stacks
    at = bisect_left(stacks, (place,))
    return stacks[at] if at < len(stacks) and stacks[at].hex == place else NO_UNITS


def with_units(
    stacks: tuple[Stack, ...], place: int, legions: int = 0, ships: int = 0, aboard: int = 0
) -> tuple[Stack, ...]:
    """A power's stacks with so many units more (or fewer) in a hex."""
    at = bisect_left(stacks, (place,))
    met = at < len(stacks) and stacks[at].hex == place
    found = stacks[at] if met else NO_UNITS
    changed = Stack(place, found.legions + legions, found.ships + ships, found.aboard + aboard)
    left = (changed,) if changed.legions or changed.ships or changed.aboard else ()
    return (*stacks[:at], *left, *stacks[at + met :])


def add_units(
    state: DiesIraeState, power: int, place: int, legions: int = 0, ships: int = 0, aboard: int = 0
) -> DiesIraeState:
    """The state with so many units of a power more (or fewer) in a hex."""
    return with_realm(
        state, power, stacks=with_units(state.realms[power].stacks, place, legions, ships, aboard)
    )


def count_legions(realm: Realm) -> int:
    """All legions on the map, aboard ships too."""
    return sum([stack.legions + stack.aboard for stack in realm.stacks])


def count_ships(realm: Realm) -> int:
    """All ships on the map."""
    return sum([stack.ships for stack in realm.stacks])


def armies(realm: Realm) -> int:
    """Army markers in use: hexes with more than one legion ashore."""
    return sum([stack.legions > 1 for stack in realm.stacks])


def fleets(realm: Realm) -> int:
    """Fleet markers in use: hexes with more than one ship."""
    return sum([stack.ships > 1 for stack in realm.stacks])


def markers(power: int, unit: Unit) -> int:
    """Army or fleet markers a power has (3)."""
    form = powers()[power]
    return form.armies if unit == LEGION else form.fleets


def units_in(stack: Stack, unit: Unit) -> int:
    """Legions ashore or ships of a stack."""
    return stack.legions if unit == LEGION else stack.ships


def room_for(realm: Realm, power: int, unit: Unit, place: int, count: int) -> bool:
    """Whether so many more units may stand in a hex: a stack needs a marker (13)."""
    here = units_in(stack_at(realm, place), unit)
    if here > 1 or here + count < 2:
        return True
    used = armies(realm) if unit == LEGION else fleets(realm)
    return used < markers(power, unit)


def on_site(state: DiesIraeState, place: int, power: int) -> bool:
    """Whether a power has a post or fortress in a hex."""
    site = board().site[place]
    return site != NOWHERE and state.sites[site].owner == power


def has_pieces(state: DiesIraeState, place: int, power: int) -> bool:
    """Whether a power has a unit, post or fortress in a hex. Monuments and leaders do not count (9.1)."""
    return on_site(state, place, power) or stack_at(state.realms[power], place) is not NO_UNITS


def powers_in(state: DiesIraeState, place: int) -> tuple[int, ...]:
    """The powers that have pieces in a hex."""
    return tuple(power for power in range(len(state.realms)) if has_pieces(state, place, power))


def occupied(state: DiesIraeState, power: int) -> set[int]:
    """All hexes where a power has pieces."""
    held = set(estates(state.sites)[power].hexes)
    held.update([stack.hex for stack in state.realms[power].stacks])
    return held


def enemy_hexes(state: DiesIraeState, power: int) -> frozenset[int]:
    """All hexes where another power has pieces: units stop on entering them."""
    one, two = [realm.stacks for other, realm in enumerate(state.realms) if other != power]
    return _enemy_hexes(state.sites, power, one, two)


@latest_for
def _enemy_hexes(
    holdings: tuple[Holding, ...], power: int, one: tuple[Stack, ...], two: tuple[Stack, ...]
) -> frozenset[int]:
    held = {stack.hex for stack in one}
    held.update([stack.hex for stack in two])
    for other, estate in enumerate(estates(holdings)):
        if other != power:
            held |= estate.hexes
    return frozenset(held)


def navies(state: DiesIraeState, place: int) -> tuple[int, ...]:
    """The powers that have ships in a hex; where two have, these may fight."""
    return tuple(power for power, realm in enumerate(state.realms) if stack_at(realm, place).ships)


def in_pact(state: DiesIraeState, one: int, two: int) -> bool:
    """Whether two powers have an armistice (9.8)."""
    return any({pact.asker, pact.partner} == {one, two} for pact in state.pacts)


def partners(state: DiesIraeState, power: int) -> tuple[int, ...]:
    """The powers a power has an armistice with."""
    return tuple(
        pact.partner if pact.asker == power else pact.asker
        for pact in state.pacts
        if power in (pact.asker, pact.partner)
    )


def legions_at(state: DiesIraeState, power: int, place: int) -> int:
    """A power's legions ashore in a hex."""
    return stack_at(state.realms[power], place).legions


def ships_at(state: DiesIraeState, power: int, place: int) -> int:
    """A power's ships in a hex."""
    return stack_at(state.realms[power], place).ships
