"""The drawn map of a board: provinces, borders and anchors in a frame of 1600 by 1100 pixels."""

import json
from dataclasses import dataclass
from functools import cache

from data import ROOT
from engine.antike.board import board

Point = tuple[float, float]

LONGEST_NAME = 230
"""Pixels a city's name may be wide; longer ones stand in two lines, and in smaller letters."""


@dataclass(frozen=True, slots=True)
class Place:
    """The places where a province's things are drawn."""

    cells: tuple[tuple[Point, ...], ...]
    city: Point
    legions: Point
    galleys: Point


@dataclass(frozen=True, slots=True)
class Border:
    """The border where two provinces touch. Kinds: `land`, `sea`, `both`, `closed`."""

    a: int
    b: int
    kind: str
    lines: tuple[tuple[Point, ...], ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A board's map. Places by the province's number."""

    width: int
    height: int
    places: tuple[Place, ...]
    borders: tuple[Border, ...]
    land: tuple[tuple[tuple[Point, ...], tuple[tuple[Point, ...], ...]], ...]
    """Coasts: outer ring and lakes."""
    outside: tuple[tuple[Point, ...], ...]


def _ring(points: list[list[float]]) -> tuple[Point, ...]:
    return tuple((x, y) for x, y in points)


@cache
def drawn(name: str) -> Drawn:
    """The map of one of our boards."""
    plain = json.loads((ROOT / "antike" / f"{name}_map.json").read_text(encoding="utf-8"))
    index = board(name).index
    places = []
    for province in board(name).provinces:
        kept = plain["provinces"][province]
        x, y = kept["city"]
        places.append(
            Place(
                tuple(_ring(ring) for ring in kept["cells"]),
                (x, y),
                tuple(kept["legions"]),
                tuple(kept["galleys"]),
            )
        )
    borders = tuple(
        Border(index[each["a"]], index[each["b"]], each["kind"], tuple(_ring(line) for line in each["lines"]))
        for each in plain["borders"]
    )
    land = tuple(
        (_ring(each["outer"]), tuple(_ring(hole) for hole in each["holes"])) for each in plain["land"]
    )
    width, height = plain["size"]
    return Drawn(width, height, tuple(places), borders, land, tuple(_ring(each) for each in plain["outside"]))
