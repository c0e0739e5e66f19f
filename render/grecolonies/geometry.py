"""The drawn map of a board: territories and their middles in a frame of 1600 by 1000 pixels."""

import json
from dataclasses import dataclass
from functools import cache

from data import ROOT
from engine.grecolonies.board import board

WIDTH, HEIGHT = 1600, 1000

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
