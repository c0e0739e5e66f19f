"""What stands in the provinces: cities, temples, legions and galleys."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from engine.antike.board import board
from engine.antike.state import NOBODY, AntikeState
from engine.antike.words import GALLEY, LEGION, RESOURCES, Unit
from render.antike.emblems import city, galleys, legions, temple
from render.antike.geometry import Drawn, Place, Point
from render.antike.window import Window
from render.kit.sprite import Placed

ABOVE = 36
"""Pixels between a city and its temple."""
ROOM = (36, 32)
"""Half of what a token takes, with a little room."""
APART = (50, 46)
"""How far tokens stand from each other that share a place."""
ABREAST = 3
"""Tokens beside each other in a row."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """All tokens, and where each nation's units stand."""

    placed: tuple[Placed, ...]
    units: Mapping[tuple[int, Unit, str], Point]
    """By province, kind and nation: the middle of the token."""


def tokens_of(state: AntikeState, found: Drawn, window: Window) -> Tokens:
    """The tokens in a part of the map, in the order in which they are drawn."""
    facts = board(state.options.board)
    placed, units = list[Placed](), dict[tuple[int, Unit, str], Point]()
    for province, place in enumerate(found.places):
        owner = state.owner[province]
        holder = None if owner == NOBODY else state.realms[owner].nation
        if window.shows(place.city):
            kind = RESOURCES[facts.resource[province]]
            placed += _city(holder, kind, state.temples[province], window.at(place.city))
    for province, place in enumerate(found.places):
        for unit in (LEGION, GALLEY):
            here = _units(state, province, unit)
            for (nation, count), point in zip(here, _spots(place, unit, len(here), window), strict=True):
                units[province, unit, nation] = point
                sprite = legions(nation, count) if unit == LEGION else galleys(nation, count)
                if window.shows(place.legions if unit == LEGION else place.galleys):
                    placed.append(Placed(sprite, *point))
    return Tokens(tuple(placed), units)


def _city(nation: str | None, resource: str, built: bool, at: Point) -> Iterator[Placed]:
    yield Placed(city(nation, resource), *at)
    if built:
        yield Placed(temple(), at[0], at[1] - ABOVE)


def _units(state: AntikeState, province: int, unit: Unit) -> Sequence[tuple[str, int]]:
    """Each nation's units of a kind in a province."""
    counts = [
        (realm.nation, (realm.legions if unit == LEGION else realm.galleys)[province])
        for realm in state.realms
    ]
    return [(nation, count) for nation, count in counts if count]


def _spots(place: Place, unit: Unit, count: int, window: Window) -> tuple[Point, ...]:
    anchor = window.at(place.legions if unit == LEGION else place.galleys)
    return spots(anchor, count, *window.size) if window.shows(place.city) else (anchor,) * count


@cache
def spots(anchor: Point, count: int, width: int, height: int) -> tuple[Point, ...]:
    """Places for `count` tokens around an anchor: beside each other, the whole kept inside the picture."""
    if not count:
        return ()
    found, rows = list[Point](), -(-count // ABREAST)
    for number in range(count):
        row, column = divmod(number, ABREAST)
        here = min(ABREAST, count - row * ABREAST)
        x = anchor[0] + (column - (here - 1) / 2) * APART[0]
        found.append((x, anchor[1] + (row - (rows - 1) / 2) * APART[1]))
    left, right = min(x for x, _ in found) - ROOM[0], max(x for x, _ in found) + ROOM[0]
    top, bottom = min(y for _, y in found) - ROOM[1], max(y for _, y in found) + ROOM[1]
    shift_x = -left if left < 0 else min(0, width - right)
    shift_y = -top if top < 0 else min(0, height - bottom)
    return tuple((x + shift_x, y + shift_y) for x, y in found)
