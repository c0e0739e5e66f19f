"""Which tokens stand in a hex, how large, and where: never over each other, never outside their hex."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.dies_irae.board import NOWHERE, board
from engine.dies_irae.law.contest import is_contested
from engine.dies_irae.state import EMPTY, NOBODY, DiesIraeState, Holding
from render.dies_irae import tokens
from render.dies_irae.geometry import grid
from render.dies_irae.powers import emblem
from render.kit.sprite import Sprite

SITE, MONUMENT, CLASH, LEADER, LEGION, SHIP = "site", "monument", "clash", "leader", "legion", "ship"


@dataclass(frozen=True, slots=True, order=True)
class Unit:
    """One kind of units of one power in a hex."""

    kind: str
    power: int
    count: int
    aboard: int
    led: bool


@dataclass(frozen=True, slots=True)
class Contents:
    """What is drawn in one hex. `smalls`: of `SITE`, `MONUMENT`, `CLASH`, `LEADER`."""

    holding: Holding | None
    clash: bool
    units: tuple[Unit, ...]
    capital: int
    """The power whose capital it is, NOBODY otherwise."""
    leader: int
    """The power whose leader stands here without units, NOBODY otherwise."""


@dataclass(frozen=True, slots=True)
class Token:
    """A sprite with its middle on the map."""

    hex: int
    kind: str
    sprite: Sprite
    x: float
    y: float


def contents(state: DiesIraeState) -> Mapping[int, Contents]:
    """All hexes with something in them."""
    facts = board()
    units: dict[int, list[Unit]] = {}
    alone: dict[int, int] = {}
    for power, realm in enumerate(state.realms):
        at_leader = False
        for stack in realm.stacks:
            led = stack.hex == realm.leader
            at_leader = at_leader or led
            here = units.setdefault(stack.hex, [])
            if stack.legions:
                here.append(Unit(LEGION, power, stack.legions, 0, led))
            if stack.ships:
                here.append(Unit(SHIP, power, stack.ships, stack.aboard, led and not stack.legions))
        if realm.leader != NOWHERE and not at_leader:
            alone[realm.leader] = power
    capitals = {realm.capital: power for power, realm in enumerate(state.realms)}
    found = {}
    for place in {*units, *alone, *state.contested, *(site.hex for site in facts.sites)}:
        site = facts.site[place]
        holding = state.sites[site] if site != NOWHERE and state.sites else None
        if site != NOWHERE and holding is None:
            holding = EMPTY
        found[place] = Contents(
            holding,
            is_contested(state, place),
            tuple(sorted(units.get(place, ()))),
            capitals.get(place, NOBODY),
            alone.get(place, NOBODY),
        )
    return found


class Slot(NamedTuple):
    """Where a token may stand: its middle, and the width and height it may have."""

    x: float
    y: float
    width: float
    height: float


def _round(x: float, y: float, radius: float) -> Slot:
    return Slot(x, y, 2 * radius, 2 * radius)


SMALLS: Mapping[tuple[int, int], tuple[Slot, ...]] = {
    (1, 1): (_round(0, -26.5, 11.5),),
    (1, 2): (_round(-12.5, -19, 11.5), _round(12.5, -19, 11.5)),
    (1, 3): (_round(-23, -11, 11), _round(0, -27.5, 11), _round(23, -11, 11)),
    (2, 1): (_round(0, -26.5, 11.5),),
    (2, 2): (_round(0, -26.5, 11.5), _round(0, 28, 11)),
    (2, 3): (_round(-12.5, -19.5, 11.5), _round(12.5, -19.5, 11.5), _round(0, 28, 11)),
}
"""For one or two kinds of units and so many small tokens: where these stand."""
SHIELDS = {
    (1, 0): (-23, 52, 58), (1, 1): (-13, 48, 50), (1, 2): (-6, 46, 42), (1, 3): (1, 40, 35),
    (2, 0): (-20, 33, 47), (2, 1): (-13, 33, 42), (2, 2): (-14, 33, 40), (2, 3): (-7, 33, 34),
}  # fmt: skip
"""For the same the top of shields, their width and height."""
HULLS = {
    (1, 0): (-24, 60, 49), (1, 1): (-13, 55, 41), (1, 2): (-6, 53, 34), (1, 3): (1, 46, 28),
    (2, 0): (-18, 34, 36), (2, 1): (-13, 34, 33), (2, 2): (-13, 33, 28), (2, 3): (-7, 33, 24),
}  # fmt: skip
"""And of ships."""
BESIDE = 17.3
"""How far from the middle each of two stands."""
ROUND: Mapping[int, tuple[tuple[float, float, float], ...]] = {
    3: ((-18.6, 0, 15.5), (9.4, -16.2, 15.5), (9.4, 16.2, 15.5)),
    4: ((0, -27, 11.3), (-20.8, -1, 13.8), (20.8, -1, 13.8), (0, 21, 13.8)),
    5: ((0, -27, 11), (-23, -6, 11.6), (23, -6, 11.6), (-12, 18, 11.6), (12, 18, 11.6)),
    7: ((-11.65, -20.1, 11.3), (11.65, -20.1, 11.3), (0, 0, 11.3), (-23.3, 0, 11.3), (23.3, 0, 11.3),
        (-11.65, 20.1, 11.3), (11.65, 20.1, 11.3)),
    9: tuple((x, y, 9.0) for y in (-18.4, 0, 18.4) for x in (-18.4, 0, 18.4)),
}  # fmt: skip
"""For so many tokens of all kinds: middles and radii of discs beside each other."""
ALONE = {"post": 46.0, "fortress": 54.0, "city": 38.0, "country": 31.0}
"""How large what stands on a site is while nothing else is there."""
PAIR = (_round(-16.5, 0, 17), _round(17.5, 0, 15))
"""A site and one more small thing, without units."""


def slots(smalls: int, units: tuple[Unit, ...]) -> tuple[Slot, ...]:
    """Places for so many small tokens, then for the units."""
    many = len(units)
    if not many and smalls == 2:
        return PAIR
    if many in (1, 2) and smalls <= 3:
        found = list(SMALLS.get((many, smalls), ()))
        for place, unit in enumerate(units):
            top, width, height = (SHIELDS if unit.kind == LEGION else HULLS)[many, smalls]
            x = 0.0 if many == 1 else BESIDE * (2 * place - 1)
            found.append(Slot(x, top + height / 2, width, height))
        return tuple(found)
    rounds = ROUND[min((each for each in ROUND if each >= smalls + many), default=9)]
    found = [_round(*each) for each in rounds]
    for place, unit in enumerate(units, smalls):
        if place < len(found):
            x, y, radius = rounds[place]
            if unit.kind == LEGION:
                found[place] = Slot(x, y + 0.17 * radius, 1.5 * radius, 1.66 * radius)
            else:
                found[place] = Slot(x, y - 0.03 * radius, 1.76 * radius, 1.34 * radius)
    return tuple(found[: smalls + many])


def stand(place: int, here: Contents, scale: int) -> Iterator[Token]:
    """A hex's tokens."""
    middle_x, middle_y = grid(scale).middles[place]
    kinds = [SITE] if here.holding is not None else []
    if here.holding is not None and here.holding.monument != NOBODY:
        kinds.append(MONUMENT)
    if here.leader != NOBODY:
        kinds.append(LEADER)
    if here.clash:
        kinds.append(CLASH)
    if kinds == [SITE] and not here.units:
        size = round(ALONE[_form(place, here)] * scale)
        yield Token(place, SITE, _small(place, SITE, here, size), middle_x, middle_y)
        return
    found = slots(len(kinds), here.units)
    for kind, slot in zip(kinds, found, strict=False):
        sprite = _small(place, kind, here, int(slot.width * scale))
        yield Token(place, kind, sprite, middle_x + slot.x * scale, middle_y + slot.y * scale)
    for unit, slot in zip(here.units, found[len(kinds) :], strict=False):
        width, height = int(slot.width * scale), int(slot.height * scale)
        if unit.kind == LEGION:
            sprite = tokens.legions(unit.power, unit.count, width, height, unit.led)
        else:
            sprite = tokens.ships(unit.power, unit.count, unit.aboard, width, height, unit.led)
        yield Token(place, unit.kind, sprite, middle_x + slot.x * scale, middle_y + slot.y * scale)


def _form(place: int, here: Contents) -> str:
    if here.holding is None or here.holding.owner == NOBODY:
        return "city" if board().sites[board().site[place]].city else "country"
    return "fortress" if here.holding.fortress else "post"


def _small(place: int, kind: str, here: Contents, size: int) -> Sprite:
    holding = here.holding or EMPTY
    if kind == CLASH:
        return tokens.clash(size)
    if kind == LEADER:
        return emblem(here.leader, size)
    if kind == MONUMENT:
        return tokens.monument(holding.monument, size)
    site = board().sites[board().site[place]]
    form = _form(place, here)
    if form == "fortress":
        return tokens.fortress(holding.owner, site.good, size, here.capital != NOBODY)
    if form == "post":
        return tokens.post(holding.owner, site.good, size, holding.posts, here.capital != NOBODY)
    return tokens.free(site.good, site.city, size)
