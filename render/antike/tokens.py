"""What stands in the provinces: cities, temples, legions and galleys."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from engine.antike.board import board
from engine.antike.state import NOBODY, AntikeState
from engine.antike.words import GALLEY, LEGION, RESOURCES, Unit
from render.antike.emblems import city, galleys, legions, temple
from render.antike.geometry import Drawn, Place, Point
from render.antike.window import Window
from render.kit.labels import Box
from render.kit.sprite import Placed

ABOVE = 36
"""Pixels between a city and its temple."""
ROOM = (36, 32)
"""Half of what a token takes, with a little room."""
APART = (50, 46)
"""How far tokens stand from each other that share a place."""
ABREAST = 3
"""Tokens beside each other in a row."""
PAIR, ASIDE = 2, 16
"""So many tokens may step aside so far in pixels for their city."""
FAR, SMALLER = 0.7, 0.82
"""On parts of the map drawn at a smaller scale than this pieces are as large as this share of the usual."""
SIZES = {"city": 46, "temple": 44, LEGION: 58, GALLEY: 60}
"""Pixels across a city and a temple, and of the height of units."""
CITY, LITTLE = 21, 160
"""Half the width of a city, and how many pixels that are covered do not matter."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """All tokens, and where each nation's units stand."""

    placed: tuple[Placed, ...]
    units: Mapping[tuple[int, Unit, str], Point]
    """By province, kind and nation: the middle of the token."""


def tokens_of(state: AntikeState, found: Drawn, window: Window) -> Tokens:
    """The tokens in a part of the map, in the order in which they are drawn."""
    facts, share = board(state.options.board), SMALLER if window.scale < FAR else 1.0
    size = {kind: round(pixels * share) for kind, pixels in SIZES.items()}
    placed, units = list[Placed](), dict[tuple[int, Unit, str], Point]()
    for province, place in enumerate(found.places):
        owner = state.owner[province]
        holder = None if owner == NOBODY else state.realms[owner].nation
        if window.shows(place.city):
            kind = RESOURCES[facts.resource[province]]
            at = window.at(place.city)
            placed.append(Placed(city(holder, kind, size["city"]), *at))
            if state.temples[province]:
                placed.append(Placed(temple(size["temple"]), at[0], at[1] - ABOVE * share))
    for province, place in enumerate(found.places):
        for unit in (LEGION, GALLEY):
            here = _units(state, province, unit)
            alone = not _units(state, province, GALLEY if unit == LEGION else LEGION)
            spots = _spots(place, unit, len(here), window, alone=alone)
            for (nation, count), point in zip(here, spots, strict=True):
                units[province, unit, nation] = point
                sprite = (legions if unit == LEGION else galleys)(nation, count, size[unit])
                if window.shows(place.legions if unit == LEGION else place.galleys):
                    placed.append(Placed(sprite, *point))
    return Tokens(tuple(placed), units)


def _units(state: AntikeState, province: int, unit: Unit) -> Sequence[tuple[str, int]]:
    """Each nation's units of a kind in a province."""
    counts = [
        (realm.nation, (realm.legions if unit == LEGION else realm.galleys)[province])
        for realm in state.realms
    ]
    return [(nation, count) for nation, count in counts if count]


def _spots(place: Place, unit: Unit, count: int, window: Window, *, alone: bool) -> tuple[Point, ...]:
    """Where `count` nations' units of a kind stand; `alone`: without units of the other kind."""
    anchor, other = (window.at(point) for point in (place.legions, place.galleys))
    if unit != LEGION:
        anchor, other = other, anchor
    if not window.shows(place.city):
        return (anchor,) * count
    return _around(anchor, count, window.at(place.city), None if alone else other, window.size)


@cache
def _around(
    anchor: Point, count: int, city: Point, other: Point | None, size: tuple[int, int]
) -> tuple[Point, ...]:
    """Places for `count` tokens around an anchor: beside each other, the whole kept inside the picture.

    Two stand below each other, or a little aside, where they cover less so of their city, its temple and
    the `other` token.
    """
    ways = [(anchor, ABREAST)]
    if count == PAIR:
        x, y = anchor
        around = (anchor, (x + ASIDE, y), (x - ASIDE, y), (x, y + ASIDE), (x, y - ASIDE))
        ways = [(point, abreast) for abreast in (ABREAST, 1) for point in around]
    taken = [(city[0] - CITY, city[1] - ABOVE - CITY, city[0] + CITY, city[1] + CITY)]
    if other is not None:
        taken.append((other[0] - ROOM[0], other[1] - ROOM[1], other[0] + ROOM[0], other[1] + ROOM[1]))
    found = (_rows(point, count, abreast, size) for point, abreast in ways)
    return min(found, key=lambda points: sum(_covered(point, box) for point in points for box in taken))


def _covered(point: Point, box: Box) -> int:
    """How much a token covers of a box; a little of it does not count."""
    wide = min(point[0] + ROOM[0], box[2]) - max(point[0] - ROOM[0], box[0])
    high = min(point[1] + ROOM[1], box[3]) - max(point[1] - ROOM[1], box[1])
    return round(max(0.0, wide) * max(0.0, high) / LITTLE)


def _rows(anchor: Point, count: int, abreast: int, size: tuple[int, int]) -> tuple[Point, ...]:
    """Places in rows of at most `abreast`."""
    found, rows = list[Point](), -(-count // abreast)
    for number in range(count):
        row, column = divmod(number, abreast)
        here = min(abreast, count - row * abreast)
        x = anchor[0] + (column - (here - 1) / 2) * APART[0]
        found.append((x, anchor[1] + (row - (rows - 1) / 2) * APART[1]))
    if not found:
        return ()
    left, right = min(x for x, _ in found) - ROOM[0], max(x for x, _ in found) + ROOM[0]
    top, bottom = min(y for _, y in found) - ROOM[1], max(y for _, y in found) + ROOM[1]
    shift_x = -left if left < 0 else min(0, size[0] - right)
    shift_y = -top if top < 0 else min(0, size[1] - bottom)
    return tuple((x + shift_x, y + shift_y) for x, y in found)
