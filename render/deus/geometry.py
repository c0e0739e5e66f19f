"""Where the regions lie in the picture: hexagons whose corners and sides wander a little, as land does.

Corners and sides are the same seen from either side, so that regions fit together without a gap.
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

from engine.deus.continent import Laid, continent
from engine.deus.ground import STEPS, Spot

WIDTH = 1600
MARGIN = 62
"""Open sea around the continent."""
HIGHEST = 1220
LARGEST = 112.0
"""Pixels from a region's middle to its corners, at most."""
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

    def at(self, q: float, r: float) -> Point:
        """A point of the plane in pixels."""
        return self.x + self.unit * ROOT * (q + r / 2), self.y + self.unit * 1.5 * r

    def scaled(self, by: int) -> "Frame":
        """The same window in finer pixels."""
        return Frame(self.unit * by, self.x * by, self.y * by, self.width * by, self.height * by)


@lru_cache(maxsize=64)
def whole(laid: tuple[Laid, ...]) -> Frame:
    """The window that holds the continent, as large as there is room."""
    flat = Frame(1.0, 0.0, 0.0, 0, 0)
    spots = [flat.at(*place) for place in continent(laid).place]
    low_x, high_x = min(x for x, _ in spots) - ROOT / 2, max(x for x, _ in spots) + ROOT / 2
    low_y, high_y = min(y for _, y in spots) - 1, max(y for _, y in spots) + 1
    unit = min(
        LARGEST, (WIDTH - 2 * MARGIN) / (high_x - low_x), (HIGHEST - 2 * MARGIN) / (high_y - low_y)
    )  # fmt: skip
    height = round(unit * (high_y - low_y)) + 2 * MARGIN
    left = (WIDTH - unit * (high_x - low_x)) / 2
    return Frame(unit, left - unit * low_x, MARGIN - unit * low_y, WIDTH, height)


def around(laid: tuple[Laid, ...], region: int, unit: float, width: int, height: int) -> Frame:
    """A window with one region in its middle."""
    flat = Frame(unit, 0.0, 0.0, width, height)
    x, y = flat.at(*continent(laid).place[region])
    return Frame(unit, width / 2 - x, height / 2 - y, width, height)


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
    found = corners(spot)
    one, other = found[number], found[(number + 1) % 6]
    points = (*_side(one, other), _straight(_corner(other)))
    return [(frame.x + frame.unit * x, frame.y + frame.unit * y) for x, y in points]


def ring(frame: Frame, spot: Spot) -> list[Point]:
    """A region's outline in pixels."""
    return [point for number in range(6) for point in side(frame, spot, number)[:-1]]


def shrunk(points: list[Point], middle: Point, share: float) -> list[Point]:
    """An outline drawn in towards a middle."""
    x, y = middle
    return [(x + (px - x) * share, y + (py - y) * share) for px, py in points]


def places_for(count: int, unit: float) -> tuple[float, tuple[Point, ...]]:
    """The size that many pieces in a region have, and the place of each from its middle, in pixels."""
    size, spots = _PLACES[min(count, len(_PLACES) - 1)]
    return size * unit, tuple((x * unit, y * unit) for x, y in spots)


_PLACES: tuple[tuple[float, tuple[Point, ...]], ...] = (
    (0.0, ()),
    (0.84, ((0.0, 0.06),)),
    (0.72, ((-0.37, 0.04), (0.37, 0.04))),
    (0.57, ((-0.33, -0.22), (0.33, -0.22), (0.0, 0.36))),
    (0.54, ((-0.29, -0.24), (0.29, -0.24), (-0.29, 0.31), (0.29, 0.31))),
    (0.50, ((-0.51, -0.18), (0.0, -0.18), (0.51, -0.18), (-0.26, 0.33), (0.26, 0.33))),
)
"""Size and places by the number of pieces: they touch neither each other nor the region's sides."""
MOST_PIECES = len(_PLACES) - 1
"""How many there is room for. More are in one region only while two armies meet there."""
