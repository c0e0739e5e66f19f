"""Which tokens stand in a hex, how large, and where: never over each other, never outside their hex."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.dies_irae.board import NOWHERE, board
from engine.dies_irae.law.contest import is_contested
from engine.dies_irae.state import EMPTY, NOBODY, DiesIraeState, Holding
from render.dies_irae import tokens
from render.dies_irae.geometry import grid
from render.dies_irae.powers import emblem
from render.kit.portfolio import kept
from render.kit.sprite import Sprite, fewer

SITE, MONUMENT, CLASH, LEADER, LEGION, SHIP = "site", "monument", "clash", "leader", "legion", "ship"
CARGO = "ship, laden"
"""Legions aboard a fleet that are too many to be shown one by one; beside its ships."""


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
    """A sprite with its middle on the map; `power`: whose units, NOBODY for what is no unit."""

    hex: int
    kind: str
    sprite: Sprite
    x: float
    y: float
    power: int = NOBODY


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
                many = stack.aboard > tokens.PIPS
                aboard = 0 if many else stack.aboard
                here.append(Unit(SHIP, power, stack.ships, aboard, led and not stack.legions))
                here += [Unit(CARGO, power, stack.aboard, tokens.LADEN, False)] if many else []
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


TIP, FOOT = _round(0, -34.5, 10.8), _round(0, 35.5, 10.2)
"""In the points of a hex, where names may run; only what does not fit elsewhere stands there."""
LEFT = (_round(-22.5, -12, 11.5), _round(-22.5, 12, 11.5))
PAIRS: Mapping[int, tuple[Slot, ...]] = {
    0: (),
    1: (TIP,),
    2: (TIP, FOOT),
    3: (_round(-11.5, -28, 10.6), _round(11.5, -28, 10.6), FOOT),
}
"""Beside two kinds of units with one digit each: where so many small tokens stand."""
COLUMN: Mapping[int, tuple[Slot, ...]] = {
    0: (),
    1: (_round(-23, 0, 11.5),),
    2: LEFT,
    3: tuple(_round(-23.5, y, 10) for y in (-21, 0, 21)),
}
"""Beside units that stand one above the other, or alone."""
ROUND: Mapping[int, tuple[tuple[float, float, float], ...]] = {
    3: ((-18.6, 0, 15.5), (9.4, -16.2, 15.5), (9.4, 16.2, 15.5)),
    7: ((-11.65, -22.1, 11.3), (11.65, -22.1, 11.3), (0, 0, 11.3), (-23.3, 0, 11.3), (23.3, 0, 11.3),
        (-11.65, 22.1, 11.3), (11.65, 22.1, 11.3)),
    9: tuple((x, y, 9.4) for y in (-20.5, 0, 20.5) for x in (-20.5, 0, 20.5)),
}  # fmt: skip
"""For so many tokens of all kinds: middles and radii of discs beside each other."""
ALONE = {"post": 47.0, "fortress": 54.0, "city": 38.0, "country": 31.0}
"""How large what stands on a site is while nothing else is there."""
PAIR = (_round(-16.5, 0, 17), _round(17.5, 0, 15))
"""A site and one more small thing, without units."""
SHADES = 6
"""Colours of a token."""
FEW = 3
"""So many tokens of a hex need not grow as much as the map where a part is drawn larger."""
GROWN = 1.5
"""How much they grow there."""


def slots(smalls: int, units: tuple[Unit, ...]) -> tuple[Slot, ...]:
    """Places for so many small tokens, then for the units: as large as their numbers need."""
    many, wide = len(units), any(unit.count > 9 for unit in units)
    if not many and smalls == 2:
        return PAIR
    if many == 1 and smalls <= 3:
        column = COLUMN[smalls] if smalls < 3 else (*LEFT, TIP)
        return (*column, Slot(12, 0, 44, 46) if smalls else Slot(0, 0, 58, 48))
    if many == 2 and smalls <= 3 and wide:
        if not smalls:
            return Slot(0, -16.5, 54, 32), Slot(0, 17.5, 54, 32)
        return (*COLUMN[smalls], Slot(12, -14.5, 44, 28), Slot(12, 17.5, 44, 32))
    if many == 2 and smalls <= 3:
        y, height = (0.0, 46.0) if not smalls else (4.0, 40.0) if smalls < 3 else (5.0, 38.0)
        return (*PAIRS[smalls], *(Slot(x, y, 33, height) for x in (-17.2, 17.2)))
    if many in (3, 4, 5, 6) and smalls <= 2:
        columns = (-17.0, 17.0) if many < 5 else (-22.0, 0.0, 22.0)
        width = 32 if many < 5 else 21
        ends = (_round(0, -36.5, 9.3), _round(0, 38.5, 7))[:smalls]
        return (*ends, *(Slot(x, y, width, 27) for y in (-12.5, 16.5) for x in columns))
    return _scattered(smalls, units)


def _scattered(smalls: int, units: tuple[Unit, ...]) -> tuple[Slot, ...]:
    """Places for what hardly ever comes together: discs side by side."""
    many = smalls + len(units)
    rounds = ROUND[min((each for each in ROUND if each >= many), default=9)]
    found = [_round(*each) for each in rounds]
    for place, unit in enumerate(units, smalls):
        if place < len(found):
            x, y, radius = rounds[place]
            if unit.kind == LEGION:
                found[place] = Slot(x, y + 0.17 * radius, 1.5 * radius, 1.66 * radius)
            else:
                found[place] = Slot(x, y - 0.03 * radius, 1.76 * radius, 1.34 * radius)
    return tuple(found[:many])


@kept
def stand(place: int, here: Contents, scale: float) -> tuple[Token, ...]:
    """A hex's tokens."""
    return tuple(replace(token, sprite=fewer(token.sprite, SHADES)) for token in _tokens(place, here, scale))


def _tokens(place: int, here: Contents, scale: float) -> Iterator[Token]:
    middle_x, middle_y = grid(scale).middles[place]
    kinds = [SITE] if here.holding is not None else []
    if here.holding is not None and here.holding.monument != NOBODY:
        kinds.append(MONUMENT)
    if here.leader != NOBODY:
        kinds.append(LEADER)
    if here.clash:
        kinds.append(CLASH)
    if kinds == [SITE] and not here.units:
        size = round(ALONE[_form(place, here)] * min(scale, GROWN))
        yield Token(place, SITE, _small(place, SITE, here, size), middle_x, middle_y)
        return
    found = slots(len(kinds), here.units)
    grown = scale if len(found) > FEW else min(scale, GROWN)
    for kind, slot in zip(kinds, found, strict=False):
        sprite = _small(place, kind, here, int(slot.width * grown))
        yield Token(place, kind, sprite, middle_x + slot.x * scale, middle_y + slot.y * scale)
    for unit, slot in zip(here.units, found[len(kinds) :], strict=False):
        width, height = int(slot.width * grown), int(slot.height * grown)
        if unit.kind == LEGION:
            sprite = tokens.legions(unit.power, unit.count, width, height, unit.led)
        else:
            sprite = tokens.ships(unit.power, unit.count, unit.aboard, width, height, unit.led)
        x, y = middle_x + slot.x * scale, middle_y + slot.y * scale
        yield Token(place, unit.kind, sprite, x, y, unit.power)


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
