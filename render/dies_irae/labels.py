"""Names on the map: cities beside their hexes, provinces and islands in faint capitals over their own."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from engine.core.contract import Word
from engine.dies_irae.board import NOWHERE, board
from render.dies_irae.geometry import PITCH, Window, in_sight
from render.dies_irae.lettering import EDGE, halves, written
from render.dies_irae.regions import APART, Around, name_regions, wider
from render.kit.labels import CELL, Box, Point, Raster, Wish, filled, place
from render.kit.palette import INK, Rgb, mix
from render.kit.portfolio import kept
from render.kit.sprite import BOLD, NAME, VALUE, Placed, Sprite
from render.scene import Told

SIZES = NAME, 34
"""Of cities' names on the whole map, and on a part that is drawn larger."""
CITY, ID = INK, mix(INK, (255, 255, 255), 0.4)
LONG = 190
"""Pixels of the whole map from which on a name of several words takes two lines."""
BESIDE, BEYOND = 25, 36
"""How far from its hex's middle a name on the same line begins, and one beside more tokens."""
FREE = 0.04
"""How much of a name that need not be there may lie over something else."""
MOST = 0.08
"""How much of a name may be covered before others make way for it."""
PASSES = 5
"""How often cities make way for names of regions."""

Names: TypeAlias = tuple[tuple[tuple[int, str], ...], tuple[str, ...]]
"""Hexes with their names, and the names of the regions."""


@dataclass(frozen=True, slots=True)
class Labels:
    """All names of a part of the map, where they are written."""

    regions: tuple[Placed, ...]
    cities: tuple[Placed, ...]
    raised: tuple[Placed, ...] = ()
    """Names of regions that find no place of their own, as every hex is full: they are drawn over tokens."""
    ids: tuple[Placed, ...] = ()

    @property
    def all(self) -> tuple[Placed, ...]:
        """The names of regions and of cities."""
        return (*self.regions, *self.raised, *self.cities)


@dataclass(frozen=True, slots=True)
class Obstacles:
    """What names keep away from."""

    taken: tuple[Box, ...]
    lines: tuple[Box, ...]
    """Only names of regions keep away from these."""
    dear: tuple[Box, ...]
    """Those of what is taken that bear numbers, which names cover last of all."""


def names_of(words: Told) -> Names:
    """The names of all hexes with a good and of all regions in one language."""
    facts = board()
    return (
        cities_of(words, frozenset(facts.site_hexes)),
        tuple(words(Word("region", area.region)) for area in facts.regions),
    )


def cities_of(words: Told, places: Collection[int]) -> tuple[tuple[int, str], ...]:
    """The names of those hexes with a good that are among these."""
    facts = board()
    return tuple(
        (place, words(Word("hex", facts.hexes[place]))) for place in facts.site_hexes if place in places
    )


@lru_cache(maxsize=1)
def labels(names: Names, must: frozenset[int], obstacles: Obstacles, window: Window) -> Labels:
    """The names of a part of the map around the boxes of tokens and marks.

    `must`: hexes whose names are there in any case. Other cities' names that find no free place are left out.
    """
    taken, lines = obstacles.taken, obstacles.lines
    seen = [place for place in sorted(in_sight(window)) if _inside(window.middle(place), window)]
    size, told = (window.width, window.height), dict(names[0])
    wanted = [_city(told.get(each, ""), each, window) for each in seen if each in must]
    rest = [hex_ for hex_ in seen if hex_ not in must and hex_ in told]
    optional = [_city(told[hex_], hex_, window) for hex_ in sorted(rest, key=_crowd)]
    called = {name for _, name in names[0]}
    named = [(number, name) for number, name in enumerate(names[1]) if name not in called]
    agreed = _agreed(wanted, optional, named, obstacles, window)
    below = [placed for each, placed in agreed.regions.items() if each not in agreed.hidden]
    cities = [each.box for each in agreed.cities]
    raised = list[Placed]()
    if window.scale == 1:
        apart = [wider(placed.box, APART) for placed in below]
        raised += name_regions(agreed.hidden, Around.of(window, (*apart, *cities), taken)).values()
    if not optional and window.scale <= 1:
        return Labels(tuple(below), agreed.cities, tuple(raised), ())
    raster = filled(size, (*taken, *cities, *(each.box for each in (*below, *raised))))
    others = _others(optional, raster)
    for box in lines:
        raster.take(box)
    ids = _ids(seen, must, raster, window) if window.scale > 1 else ()
    return Labels(tuple(below), (*agreed.cities, *others), tuple(raised), ids)


@dataclass(frozen=True, slots=True)
class _Agreed:
    """Names that have made way for each other; `hidden`: regions of which too much is covered even so."""

    cities: tuple[Placed, ...]
    regions: dict[tuple[int, str], Placed]
    hidden: tuple[tuple[int, str], ...]


def _agreed(
    wanted: Sequence[Wish],
    optional: Sequence[Wish],
    named: Sequence[tuple[int, str]],
    obstacles: Obstacles,
    window: Window,
) -> _Agreed:
    """Cities around tokens and marks, then regions in what is left; where nothing is, cities make way."""
    under, lines, size = obstacles.taken, obstacles.lines, (window.width, window.height)
    kept = list[Box]()
    for turn in range(PASSES):
        cities = _cities(wanted, (*under, *kept), obstacles.dear, size)
        if not named:
            return _Agreed(cities, {}, ())
        needed = *under, *(each.box for each in cities)
        others = [each.box for each in _others(optional, filled(size, needed))]
        around = Around.of(window, (*needed, *lines), others)
        regions = name_regions(named, around)
        hidden = tuple(each for each, placed in regions.items() if around.share(placed.box) > MOST)
        if not hidden or turn == PASSES - 1:
            break
        kept += [
            each.box for each in name_regions(hidden, Around.of(window, (*under, *lines, *kept))).values()
        ]
    return _Agreed(cities, regions, hidden)


def _others(wishes: Iterable[Wish], raster: Raster) -> tuple[Placed, ...]:
    """Names that need not be there, where each finds a free place; these places are taken then."""
    found = list[Placed]()
    for wish in wishes:
        placed = _free(wish, raster)
        if placed is not None:
            raster.take(placed.box)
            found.append(placed)
    return tuple(found)


def _cities(
    wishes: Sequence[Wish], taken: Sequence[Box], dear: Sequence[Box], size: tuple[int, int]
) -> tuple[Placed, ...]:
    """Names where least is covered; where two still lie over each other one of them goes farther away."""
    found = list(place(wishes, taken, size, dear))
    boxes = [each.box for each in found]
    for number, wish in enumerate(wishes):
        wide, tall = wish.sprite.size
        others = boxes[:number] + boxes[number + 1 :]
        if _shared(boxes[number], others) > MOST * wide * tall:
            ways, raster = [(wish.at(point), point) for point in wish.places], filled(size, taken)
            costs = [(_shared(box, others) + raster.outside(box), raster.taken(box), at) for box, at in ways]
            found[number] = Placed(wish.sprite, *min(costs)[2])
            boxes[number] = found[number].box
    return tuple(found)


def _shared(box: Box, others: Iterable[Box]) -> float:
    """How many pixels of a box lie in others."""
    return sum(
        (min(box[2], right) - max(box[0], left)) * (min(box[3], bottom) - max(box[1], top))
        for left, top, right, bottom in others
        if box[0] < right and left < box[2] and box[1] < bottom and top < box[3]
    )


def _inside(point: Point, window: Window) -> bool:
    return 0 <= point[0] < window.width and 0 <= point[1] < window.height


def _site(hex_: int) -> bool:
    return board().site[hex_] != NOWHERE


def _crowd(hex_: int) -> tuple[int, int]:
    """The most crowded first."""
    return -sum(_site(there) for there in board().around[hex_]), hex_


def _free(wish: Wish, raster: Raster) -> Placed | None:
    """The first place where next to nothing is covered."""
    most = FREE * (wish.sprite.size[0] * wish.sprite.size[1] / CELL**2)
    for point in wish.places:
        box = wish.at(point)
        if raster.taken(box, most) <= most and not raster.outside(box):
            return Placed(wish.sprite, *point)
    return None


def _city(name: str, hex_: int, window: Window) -> Wish:
    """A city's name, or the id of a hex without one, and the places around it."""
    sprite = _name(name, window.scale) if name else _id(board().hexes[hex_].upper(), CITY)
    return Wish(sprite, _beside(sprite.size, hex_, window))


@lru_cache(maxsize=64)
def _beside(size: tuple[int, int], hex_: int, window: Window) -> tuple[Point, ...]:
    """The places for a name of this size around a hex: below, beside, above."""
    x, y = window.middle(hex_)
    low, high = EDGE + size[0] / 2, window.width - EDGE - size[0] / 2
    places = ((min(max(x + dx, low), high), y + dy) for dx, dy in _around(size, window.scale))
    return tuple(dict.fromkeys(places))


@lru_cache(maxsize=64)
def _around(size: tuple[int, int], scale: float) -> tuple[Point, ...]:
    """Where a name of this size may stand, seen from the middle of its hex, the best first."""
    half, line = size[0] / 2, (PITCH + 2) * scale / 2
    extra = max(0.0, size[1] / 2 - 15 * scale)
    if scale > 1:
        line -= 10
    side, beyond = BESIDE * scale + half, BEYOND * scale + half
    shifts = [shift * scale for shift in (0, 12, -12, 24, -24, 36, -36) if abs(shift * scale) <= half]
    below = [(shift, line + extra) for shift in shifts]
    beside = [(way, low * scale) for low in (0.0, 14.0) for way in (side, -side)]
    beside += [(beyond, 0.0), (-beyond, 0.0)]
    above = [(shift, -line - extra) for shift in shifts]
    corners = [(turn * (half + 8 * scale), low * line) for low in (1, -1) for turn in (1, -1)]
    return (*below[:5], *beside, *below[5:], *above, *corners)


def _name(name: str, scale: float) -> Sprite:
    """A city's name; a long one of several words in two lines."""
    size, halo = SIZES[scale > 1], round(2 + scale)
    whole = _written((name,), size, halo)
    broken = whole.size[0] > LONG * scale and " " in name
    return _written(halves(name, " "), size, halo) if broken else whole


@kept
def _written(told: tuple[str, ...], size: int, halo: int) -> Sprite:
    """A city's name in its lines, the same at all scales that write it as large."""
    return written(told, BOLD, size, CITY, halo)


def _ids(seen: Iterable[int], must: Collection[int], raster: Raster, window: Window) -> tuple[Placed, ...]:
    """The ids of hexes without a name, in their lower corner, where there is room."""
    found = list[Placed]()
    for hex_ in seen:
        if not _site(hex_) and hex_ not in must:
            x, y = window.middle(hex_)
            sprite = _id(board().hexes[hex_].upper(), ID)
            placed = _free(Wish(sprite, ((x, y + 30 * window.scale),)), raster)
            if placed is not None:
                found.append(placed)
    return tuple(found)


@kept
def _id(name: str, colour: Rgb) -> Sprite:
    return written((name,), BOLD, VALUE, colour, 2)
