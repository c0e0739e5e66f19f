"""The drawn map of a board: territories and their middles in a frame of 1600 by 1080 pixels."""

import json
from dataclasses import dataclass
from functools import cache

from data import ROOT
from engine.grecolonies.board import board
from render.kit.zoom import Part, corner

WIDTH, HEIGHT = 1600, 1080

NEAR_HEIGHT = 1000
"""Height of a map around a province, which is as wide as the whole one."""
LARGER = 1.8
"""How much larger it is."""
FRAME = 12
"""Pixels of the map's own frame, which stands around the whole alone."""

CLOSE = 1001
"""The longer side in pixels of a picture of where something happened."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Place:
    """The places where a province's things are drawn."""

    middle: Point
    ring: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A board's map. Places by the province's number."""

    width: int
    height: int
    places: tuple[Place, ...]
    land: tuple[tuple[tuple[Point, ...], tuple[tuple[Point, ...], ...]], ...]
    """Coasts: outer ring and lakes."""


def _ring(points: list[list[float]]) -> tuple[Point, ...]:
    return tuple((x, y) for x, y in points)


@cache
def drawn(name: str) -> Drawn:
    """The map of one of our boards."""
    plain = json.loads((ROOT / "grecolonies" / f"{name}_map.json").read_text(encoding="utf-8"))
    places = []
    for province in board(name).provinces:
        kept = plain["provinces"][province]
        x, y = kept["middle"]
        places.append(Place((x, y), _ring(kept["ring"])))
    land = tuple(
        (_ring(each["outer"]), tuple(_ring(hole) for hole in each["holes"])) for each in plain["land"]
    )
    return Drawn(WIDTH, HEIGHT, tuple(places), land)


@dataclass(frozen=True, slots=True)
class Sight:
    """The part of a board's map that is shown, and how large."""

    board: str
    left: float = 0
    top: float = 0
    scale: float = 1
    height: int = HEIGHT
    width: int = WIDTH

    @property
    def whole(self) -> bool:
        """Whether all of the map is in the picture."""
        return not self.left and not self.top and self.width >= WIDTH * self.scale

    def at(self, point: Point) -> Point:
        """Where a point of the map lies in the picture."""
        return (point[0] - self.left) * self.scale, (point[1] - self.top) * self.scale


def close(board_name: str, part: Part) -> Sight:
    """A part of the map where something happened: small pictures show it large."""
    left, top, right, bottom = part
    scale = CLOSE / max(right - left, bottom - top)
    return Sight(board_name, left, top, scale, round((bottom - top) * scale), round((right - left) * scale))


def near(board_name: str, middle: Point) -> Sight:
    """A point of the map and its surroundings, drawn larger."""
    size = round(WIDTH / LARGER), round(NEAR_HEIGHT / LARGER)
    left, top = corner(middle, size, (WIDTH, HEIGHT), FRAME)
    return Sight(board_name, left, top, LARGER, NEAR_HEIGHT)
