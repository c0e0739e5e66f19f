"""Names on the map: cities beside their hexes, provinces and islands in faint capitals over their own."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

from PIL import Image

from engine.core.contract import Word
from engine.dies_irae.board import NOWHERE, SEA, board
from render.dies_irae.geometry import ACROSS, HEIGHT, PITCH, TOP, WIDTH, Window, grid, in_sight, members
from render.kit.labels import Box, Point, Raster, Wish, place
from render.kit.palette import INK, TERRACOTTA, Rgb, mix
from render.kit.sprite import BOLD, DISPLAY, NAME, VALUE, Placed, Sprite, fewer, text
from render.scene import Told

CITY_SIZES, REGION_SIZES = (NAME, 34), (NAME, 40)
"""Of names on the whole map, and on a part that is drawn larger."""
CITY, REGION, ID = INK, mix(TERRACOTTA, INK, 0.4), mix(INK, (255, 255, 255), 0.4)
SHADES = 4
"""Shades that names are written in."""
LONG = 190
"""Pixels of the whole map from which on a name of several words takes two lines."""
BESIDE = 28
"""How far from its hex's middle a name on the same line begins."""
EDGE = 8
"""Pixels free at the map's edge."""
APART = 14
"""Pixels at least between the names of two regions."""
FREE = 0.04
"""How much of a name that need not be there may lie over something else."""
BEST = 320
"""Places of a region's name that are looked at, the best first."""
CELL = 6
"""Pixels across a cell of what knows which hex lies where."""
FAR = 400
"""Pixels from the middle of its region that are as bad for a name as to lie wholly in the sea."""
COVERED = 20
"""How much worse it is to be covered than to lie in the sea."""
NOWHERE_AT_ALL = 1e9
"""What it would cost not to be written."""
STRANGE = 3
"""How much worse another region's land is below a name than the sea."""

Names: TypeAlias = tuple[tuple[tuple[int, str], ...], tuple[str, ...]]
"""Hexes with their names, and the names of the regions."""


@dataclass(frozen=True, slots=True)
class Labels:
    """All names of a part of the map, where they are written."""

    regions: tuple[Placed, ...]
    cities: tuple[Placed, ...]
    ids: tuple[Placed, ...] = ()


def names_of(words: Told) -> Names:
    """The names of all hexes with a good and of all regions in one language."""
    facts = board()
    return (
        tuple((place, words(Word("hex", facts.hexes[place]))) for place in facts.site_hexes),
        tuple(words(Word("region", area.region)) for area in facts.regions),
    )


@lru_cache(maxsize=16)
def labels(
    names: Names, must: frozenset[int], taken: tuple[Box, ...], lines: tuple[Box, ...], window: Window
) -> Labels:
    """The names of a part of the map around the boxes of tokens and marks.

    `lines`: what only regions' names keep away from. `must`: hexes whose names are there in any case. Other
    cities' names that find no free place are left out.
    """
    seen = [place for place in sorted(in_sight(window)) if _inside(window.middle(place), window)]
    size, told = (window.width, window.height), dict(names[0])
    wanted = [place for place in seen if place in must]
    cities = place_all([_city(told.get(each, ""), each, window) for each in wanted], taken, size)
    raster = Raster(*size)
    for box in (*taken, *(each.box for each in cities)):
        raster.take(box)
    others = list[Placed]()
    for hex_ in sorted((hex_ for hex_ in seen if hex_ not in must and _site(hex_)), key=_crowd):
        found = _free(_city(told[hex_], hex_, window), raster)
        if found is not None:
            raster.take(found.box)
            others.append(found)
    for box in lines:
        raster.take(box)
    regions = _regions(names, raster, window)
    kept = tuple(each for each in others if not any(_meet(each.box, region.box, 0) for region in regions))
    for each in regions:
        raster.take(each.box)
    ids = _ids(seen, must, raster, window) if window.scale > 1 else ()
    return Labels(regions, (*cities, *kept), ids)


def place_all(wishes: Sequence[Wish], taken: Iterable[Box], size: tuple[int, int]) -> tuple[Placed, ...]:
    """The same as `place`, where there may be nothing to place."""
    return place(wishes, taken, size) if wishes else ()


def _inside(point: Point, window: Window) -> bool:
    return 0 <= point[0] < window.width and 0 <= point[1] < window.height


def _site(hex_: int) -> bool:
    return board().site[hex_] != NOWHERE


def _crowd(hex_: int) -> tuple[int, int]:
    """The most crowded first."""
    return -sum(_site(there) for there in board().around[hex_]), hex_


def _free(wish: Wish, raster: Raster) -> Placed | None:
    """The first place where next to nothing is covered."""
    area = wish.sprite.size[0] * wish.sprite.size[1] / CELL**2
    for point in wish.places:
        box = wish.at(point)
        if raster.taken(box) <= FREE * area and not raster.outside(box):
            return Placed(wish.sprite, *point)
    return None


@lru_cache(maxsize=2048)
def _city(name: str, hex_: int, window: Window) -> Wish:
    """A city's name, or the id of a hex without one, and the places around it: below, beside, above."""
    sprite = _name(name, window.scale) if name else _id(board().hexes[hex_].upper(), CITY)
    x, y = window.middle(hex_)
    low, high = EDGE + sprite.size[0] / 2, window.width - EDGE - sprite.size[0] / 2
    places = ((min(max(x + dx, low), high), y + dy) for dx, dy in _around(sprite.size, window.scale))
    return Wish(sprite, tuple(dict.fromkeys(places)))


@cache
def _around(size: tuple[int, int], scale: int) -> tuple[Point, ...]:
    """Where a name of this size may stand, seen from the middle of its hex, the best first."""
    half, line = size[0] / 2, (PITCH + 2) * scale / 2
    extra = max(0.0, size[1] / 2 - 15 * scale)
    if scale > 1:
        line -= 10
    side = BESIDE * scale * 0.9 + half
    shifts = [shift * scale for shift in (0, 12, -12, 24, -24, 36, -36) if abs(shift * scale) <= half]
    below = [(shift, line + extra) for shift in shifts]
    beside = [(side, 0.0), (-side, 0.0), (side, 14.0 * scale), (-side, 14.0 * scale)]
    above = [(shift, -line - extra) for shift in shifts]
    corners = [(turn * (half + 8 * scale), low * line) for low in (1, -1) for turn in (1, -1)]
    return (*below[:5], *beside, *below[5:], *above, *corners)


@lru_cache(maxsize=1024)
def _name(name: str, scale: int) -> Sprite:
    """A city's name; a long one of several words in two lines."""
    size = CITY_SIZES[scale > 1]
    whole = fewer(text(name, BOLD, size, CITY, None, 2 + scale), SHADES)
    if whole.size[0] <= LONG * scale or " " not in name:
        return whole
    lines = [text(line, BOLD, size, CITY, None, 2 + scale) for line in _halves(name, " ")]
    return fewer(stacked(lines), SHADES)


def _halves(name: str, between: str) -> tuple[str, str]:
    """A name broken where its halves are most alike."""
    cuts = [place for place, letter in enumerate(name) if letter in between]
    cut = min(cuts, key=lambda place: abs(place - len(name) / 2))
    end = cut + (name[cut] != " ")
    return name[:end], name[cut + 1 :]


def stacked(lines: Sequence[Sprite]) -> Sprite:
    """Lines one below the other, each in the middle."""
    step = max(line.size[1] for line in lines) - 4
    width, height = max(line.size[0] for line in lines), step * (len(lines) - 1) + lines[-1].size[1]
    image, mask = Image.new("P", (width, height)), Image.new("1", (width, height))
    image.putpalette(lines[0].image.getpalette() or [])
    for number, line in enumerate(lines):
        corner = (width - line.size[0]) // 2, number * step
        image.paste(line.image, corner, line.mask)
        mask.paste(line.mask, corner, line.mask)
    return Sprite(image, mask)


@lru_cache(maxsize=256)
def _forms(name: str, scale: int) -> tuple[Sprite, ...]:
    """A region's name in one line, and in two where it can be broken."""
    size = REGION_SIZES[scale > 1]

    def line(told: str) -> Sprite:
        return fewer(text(told.upper(), DISPLAY, size, REGION, None, 2), SHADES)

    broken = any(letter in "- " for letter in name)
    return (line(name), *([stacked([line(half) for half in _halves(name, "- ")])] if broken else []))


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a region's name on the map, and what is wrong with it."""

    sprite: Sprite
    x: float
    y: float
    rank: float
    box: Box

    def on(self, window: Window) -> Box:
        """The box it takes in a part of the map."""
        left, top, right, bottom = self.box
        return left - window.left, top - window.top, right - window.left, bottom - window.top


def _regions(names: Names, raster: Raster, window: Window) -> tuple[Placed, ...]:
    """The names of regions, each where least is covered, those that are hardest to place first."""
    cities = {name for _, name in names[0]}
    seen = in_sight(window)
    wanted = []
    for number, name in enumerate(names[1]):
        if name not in cities and seen.intersection(members()[number]):
            spots = _spots(name, number, window.scale)
            wanted.append((_best(spots, raster, window, ()), spots))
    found = list[tuple[Spot, Box]]()
    for first, spots in sorted(wanted, key=lambda each: -each[0][0]):
        boxes = [box for _, box in found]
        spot = first[1] if first[1] is None or _clear(first[1].on(window), boxes) else None
        spot = spot or _best(spots, raster, window, boxes)[1]
        if spot is not None:
            found.append((spot, spot.on(window)))
    return tuple(Placed(spot.sprite, spot.x - window.left, spot.y - window.top) for spot, _ in found)


def _best(
    spots: Sequence[Spot], raster: Raster, window: Window, others: Sequence[Box]
) -> tuple[float, Spot | None]:
    """The best of some places, far enough from other regions' names, and what is wrong with it."""
    least, found = NOWHERE_AT_ALL, None
    for spot in spots:
        if spot.rank >= least:
            break
        box = spot.on(window)
        if not _leaves(box, window) and _clear(box, others):
            area = (box[2] - box[0]) * (box[3] - box[1]) / CELL**2
            cost = spot.rank + COVERED * raster.taken(box) / area
            if cost < least:
                least, found = cost, spot
    return least, found


def _clear(box: Box, others: Sequence[Box]) -> bool:
    """Whether a box keeps its distance from others."""
    return not any(_meet(box, other, APART) for other in others)


def _leaves(box: Box, window: Window) -> bool:
    return box[0] < EDGE or box[1] < EDGE or box[2] > window.width - EDGE or box[3] > window.height - EDGE


def _meet(one: Box, other: Box, apart: int) -> bool:
    """Whether two boxes lie nearer to each other than so many pixels."""
    return (
        one[0] < other[2] + apart
        and other[0] < one[2] + apart
        and one[1] < other[3] + apart
        and other[1] < one[3] + apart
    )


@cache
def _areas() -> tuple[bytes, ...]:
    """For each cell of the whole map, row by row: its region from 1 on, 255 where nobody's land is."""
    image = Image.new("L", (WIDTH // CELL + 1, HEIGHT // CELL + 1), 255)
    half, tall = ACROSS / 2 / CELL, PITCH / 2 / CELL
    for hex_, (x, y) in enumerate(grid(1).middles):
        if board().terrain[hex_] != SEA:
            box = [
                round(each) for each in (x / CELL - half, y / CELL - tall, x / CELL + half, y / CELL + tall)
            ]
            image.paste(board().region[hex_] + 1, (box[0], box[1], box[2], box[3]))
    rows, wide = image.tobytes(), image.width
    return tuple(rows[start : start + wide] for start in range(0, len(rows), wide))


@lru_cache(maxsize=256)
def _spots(name: str, number: int, scale: int) -> tuple[Spot, ...]:
    """Places for a region's name, on its own land if may be, the best first."""
    across, down = zip(*(grid(1).middles[place] for place in members()[number]), strict=True)
    centre = sum(across) / len(across), sum(down) / len(down)
    found = []
    for form, sprite in enumerate(_forms(name, scale)):
        wide, tall = sprite.size[0] / 2 / scale, sprite.size[1] / 2 / scale
        for y in range(round(min(down)) - 95, round(max(down)) + 96, 19):
            for x in range(round(min(across)) - 140, round(max(across)) + 141, 28):
                box = x - wide, y - tall, x + wide, y + tall
                if box[0] < EDGE or box[1] < TOP or box[2] > WIDTH - EDGE or box[3] > HEIGHT - EDGE:
                    continue
                own, sea, strange = _below(box, number + 1)
                away = (abs(x - centre[0]) + abs(y - centre[1])) / FAR
                rank = (sea + STRANGE * strange) / (own + sea + strange) + away + 0.1 * form
                left, top, right, bottom = (edge * scale for edge in box)
                found.append(Spot(sprite, x * scale, y * scale, rank, (left, top, right, bottom)))
    return tuple(sorted(found, key=lambda each: each.rank)[:BEST])


def _below(box: Box, region: int) -> tuple[int, int, int]:
    """How many cells of a box lie on a region, on the sea or beyond the board, and on other land."""
    left, right = max(0, int(box[0] // CELL)), int(box[2] // CELL) + 1
    own = sea = cells = 0
    for row in _areas()[max(0, int(box[1] // CELL)) : int(box[3] // CELL) + 1]:
        own += row.count(region, left, right)
        sea += row.count(255, left, right)
        cells += len(row[left:right])
    return own, sea, cells - own - sea


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


@cache
def _id(name: str, colour: Rgb) -> Sprite:
    return fewer(text(name, BOLD, VALUE, colour, None, 2), SHADES)


def coordinate(told: str) -> Sprite:
    """The letter of a row or the number of a column, at the map's edge."""
    shade: Rgb = mix(INK, (244, 233, 207), 4 / 12)
    return fewer(text(told, BOLD, VALUE, shade, None, 2), SHADES)
