"""Where the regions lie in the picture: hexagons whose corners and sides wander a little, as land does.

Corners and sides are the same seen from either side, so that regions fit together without a gap.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from zlib import crc32

from engine.deus.continent import Laid, continent
from engine.deus.ground import STEPS, Spot
from render.kit.sprite import NAME
from render.kit.zoom import Part

WIDTH = 1600
MARGIN = 16
"""Open sea above and below the continent."""
WIDE, WIDEST, HIGHEST = 1360, 1510, 1430
"""How wide the continent is, how wide where there is room below it, and how high at most."""
LEAST, LARGEST = 66.0, 135.0
"""Pixels from a region's middle to its corners where there is no room, and the most."""
CLOSE, WIDEST_CLOSE = (200.0, 170.0, 145.0), 1000
"""Sizes of regions on a part of the map, the largest first, and the longest side of its picture in pixels."""
PARTS = 6
"""Straight pieces a side is drawn of."""

Point = tuple[float, float]
Corner = tuple[int, int]
"""A corner: the places of the three regions that meet there, added up."""

ROOT = math.sqrt(3)


@dataclass(frozen=True, slots=True)
class Frame:
    """A window on the plane of the regions: `unit` pixels from a middle to a corner, the origin at x, y."""

    unit: float
    x: float
    y: float
    width: int
    height: int
    turn: int = 0
    """By how many sixths the plane is turned clockwise."""

    def at(self, q: int, r: int) -> Point:
        """The middle of a region in pixels."""
        q, r = turned((q, r), self.turn)
        return self.x + self.unit * ROOT * (q + r / 2), self.y + self.unit * 1.5 * r

    def scaled(self, by: int) -> "Frame":
        """The same window in finer pixels."""
        return Frame(self.unit * by, self.x * by, self.y * by, self.width * by, self.height * by, self.turn)


def turned(spot: Spot, by: int) -> Spot:
    """A region's place turned clockwise around the origin by so many sixths."""
    q, r = spot
    for _ in range(by):
        q, r = -r, q + r
    return q, r


@lru_cache(maxsize=512)
def whole(laid: tuple[Laid, ...], turn: int = 0, room: float = HIGHEST) -> Frame:
    """The window that holds the continent: always wide, and as large as `room` pixels of height allow."""
    flat = Frame(1.0, 0.0, 0.0, 0, 0, turn)
    spots = [flat.at(*place) for place in continent(laid).place]
    low_x, high_x = min(x for x, _ in spots) - ROOT / 2, max(x for x, _ in spots) + ROOT / 2
    low_y, high_y = min(y for _, y in spots) - 1, max(y for _, y in spots) + 1
    across, down = high_x - low_x, high_y - low_y
    fitting = max(LEAST, WIDE / across, (room - 2 * MARGIN) / down)
    unit = min(LARGEST, WIDEST / across, HIGHEST / down, fitting)
    height = round(unit * down) + 2 * MARGIN
    left = (WIDTH - unit * across) / 2
    return Frame(unit, left - unit * low_x, MARGIN - unit * low_y, WIDTH, height, turn)


def around(laid: tuple[Laid, ...], region: int, window: Frame) -> Frame:
    """The window, of its size and turned as it is, moved to have one region in its middle."""
    x, y = replace(window, x=0.0, y=0.0).at(*continent(laid).place[region])
    return replace(window, x=window.width / 2 - x, y=window.height / 2 - y)


def close(window: Frame, part: Part) -> Frame:
    """A part of a window, larger: of a few sizes, as pieces of each are painted once."""
    left, top, right, bottom = part
    across = max(right - left, bottom - top)
    fitting = (unit for unit in CLOSE if across * unit / window.unit <= WIDEST_CLOSE)
    unit = next(fitting, window.unit)
    by = unit / window.unit
    return Frame(
        unit,
        (window.x - left) * by,
        (window.y - top) * by,
        round((right - left) * by),
        round((bottom - top) * by),
        window.turn,
    )


def corners(spot: Spot) -> tuple[Corner, ...]:
    """The six corners of a region; side n lies between corners n and n + 1 and faces direction n."""
    q, r = spot
    found = []
    for side in range(6):
        (aq, ar), (bq, br) = STEPS[side - 1], STEPS[side]
        found.append((3 * q + aq + bq, 3 * r + ar + br))
    return tuple(found)


def _luck(*parts: object) -> float:
    """A number from -1 to 1 that depends on nothing else."""
    return crc32(repr(parts).encode()) % 20001 / 10000 - 1


@lru_cache(maxsize=4096)
def _corner(corner: Corner) -> Point:
    """Where a corner has wandered to, in units of the plane's axes."""
    q, r = corner
    return q / 3 + 0.045 * _luck("q", corner), r / 3 + 0.045 * _luck("r", corner)


@lru_cache(maxsize=8192)
def _side(one: Corner, other: Corner) -> tuple[Point, ...]:
    """A side from one corner to the other, the last one left out, on the plane with straight axes."""
    if one > other:
        back = _side(other, one)
        end = _straight(_corner(one))
        return (end, *reversed(back[1:]))
    (ax, ay), (bx, by) = _straight(_corner(one)), _straight(_corner(other))
    dx, dy = bx - ax, by - ay
    waves = [0.05 * _luck("wave", one, other, number) / number for number in (1, 2, 3)]
    points = []
    for part in range(PARTS):
        share = part / PARTS
        lift = sum(height * math.sin(math.pi * n * share) for n, height in enumerate(waves, 1))
        points.append((ax + dx * share - dy * lift, ay + dy * share + dx * lift))
    return tuple(points)


def _straight(point: Point) -> Point:
    q, r = point
    return ROOT * (q + r / 2), 1.5 * r


def side(frame: Frame, spot: Spot, number: int) -> list[Point]:
    """One side of a region in pixels, both ends among its points."""
    found, number = corners(turned(spot, frame.turn)), (number + frame.turn) % 6
    one, other = found[number], found[(number + 1) % 6]
    points = (*_side(one, other), _straight(_corner(other)))
    return [(frame.x + frame.unit * x, frame.y + frame.unit * y) for x, y in points]


def ring(frame: Frame, spot: Spot) -> list[Point]:
    """A region's outline in pixels."""
    return [point for number in range(6) for point in side(frame, spot, number)[:-1]]


NAME_AT, LOWER = 0.60, 0.71
"""The middle of a region's name below the region's, in units, and of a village's, which nobody owns."""
NEAR = 150.0
"""Regions so large are looked at closely: their names are written larger."""


def name_size(unit: float) -> int:
    """Height of the letters of regions' names."""
    return NAME if unit < NEAR else 40


def name_top(unit: float) -> float:
    """The distance below a village's middle at which its name begins, in pixels."""
    return LOWER * unit - 0.37 * name_size(unit)


def middles(frame: Frame, spots: Iterable[Spot]) -> list[Point]:
    """The middles of regions in pixels."""
    return [frame.at(*spot) for spot in spots]


def covers(
    middles: Iterable[Point], unit: float, box: tuple[float, float, float, float], apart: float
) -> bool:
    """Whether a region around one of these middles comes nearer than `apart` pixels to a box: left, top,
    right and bottom. `unit`: pixels from a middle to a corner."""
    left, top, right, bottom = box
    x, y, wide, tall = (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2
    reach = ROOT / 2 * unit + apart
    across, down = wide + reach, tall + unit + apart
    slant = wide / 2 + tall * ROOT / 2 + reach  # the other two pairs of a hexagon's sides lean by 30 degrees
    for middle in middles:
        dx, dy = abs(middle[0] - x), abs(middle[1] - y)
        if dx <= across and dy <= down and dx / 2 + dy * ROOT / 2 <= slant:
            return True
    return False


def shrunk(points: list[Point], middle: Point, share: float) -> list[Point]:
    """An outline drawn in towards a middle."""
    x, y = middle
    return [(x + (px - x) * share, y + (py - y) * share) for px, py in points]


def grown(points: list[Point], by: float) -> list[Point]:
    """An outline, drawn clockwise, with each of its points moved outwards by so many pixels."""
    found = []
    for before, (x, y), after in zip((points[-1], *points), points, (*points[1:], points[0]), strict=False):
        dx, dy = after[0] - before[0], after[1] - before[1]
        share = by / math.hypot(dx, dy)
        found.append((x + dy * share, y - dx * share))
    return found


def places_for(count: int, unit: float) -> tuple[float, tuple[Point, ...]]:
    """The size that many pieces in a region have, and the place of each from its middle, in pixels."""
    size, spots = _PLACES[min(count, len(_PLACES) - 1)]
    return size * unit, tuple((x * unit, y * unit) for x, y in spots)


_PLACES: tuple[tuple[float, tuple[Point, ...]], ...] = (
    (0.0, ()),
    (0.84, ((0.0, 0.02),)),
    (0.64, ((-0.34, 0.02), (0.34, 0.02))),
    (0.52, ((-0.31, -0.24), (0.31, -0.24), (0.0, 0.28))),
    (0.51, ((-0.29, -0.23), (0.29, -0.23), (-0.29, 0.28), (0.29, 0.28))),
    (0.48, ((-0.49, -0.19), (0.0, -0.19), (0.49, -0.19), (-0.25, 0.29), (0.25, 0.29))),
)
"""Size and places by the number of pieces: they touch neither each other nor the region's sides."""
MOST_PIECES = len(_PLACES) - 1
"""How many there is room for. More are in one region only while two armies meet there."""
