"""The window on the continent, how it is turned in it, and where plates and a panel have room in its sea."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from engine.deus.continent import Laid, continent
from engine.deus.words import RESOURCES
from render.deus.land.geometry import ROOT, WIDE, Frame, Point, covers, middles, whole
from render.kit.panel import Box
from render.page import TOP

EDGE, CELL, LINE = 12, 122, 54
"""Pixels to the picture's sides, across a sign with its number, and from line to line."""
TITLE, PAD = 44, 14
APART, STEP = 0.26, 20
"""Water between regions and plates in units, and how finely room is sought."""
GOODS = len(RESOURCES) + 1
HIGH = 2000 - TOP
"""Pixels of height for map and panels, so that the whole picture is a quarter higher than wide."""


class Plate(NamedTuple):
    """A plate's place, and how many signs stand beside each other on it."""

    box: Box
    across: int


def _goods_size(across: int) -> tuple[int, int]:
    return across * CELL + 2 * PAD, TITLE + -(-GOODS // across) * LINE + PAD


def _piles_size(wide: int, across: int) -> tuple[int, int]:
    return across * (wide + PAD) + PAD, -(-3 // across) * LINE + 2 * PAD


class Beside(NamedTuple):
    """What else the picture has to hold: pixels of height below the map, and a panel that stands alone."""

    below: int
    lone: tuple[int, int] | None = None
    """Width and height of a panel without another beside it: it stands in a lower corner of the sea."""


class Sea(NamedTuple):
    """The window on the continent, and what lies in its sea: the plates of goods and piles, the panel."""

    window: Frame
    goods: Plate
    piles: Plate
    panel: Box | None


@lru_cache(maxsize=64)
def coast(laid: tuple[Laid, ...], wide: int, beside: Beside, *, turn: bool) -> Sea:
    """The window on the continent, and where plates and a panel lie in its sea.

    `wide`: pixels across the longest line about the piles. Where there is no room the sea goes on below.
    `turn`: whether the continent may be turned, so that its regions are large and the picture not high.
    """
    rooms = HIGH - beside.below, HIGH - beside.below - (beside.lone[1] if beside.lone else 0)
    windows = dict.fromkeys(whole(laid, each, room) for each in range(6 if turn else 1) for room in rooms)
    seas = [_sea(laid, each, wide, beside.lone) for each in windows]

    def worth(sea: Sea) -> tuple[bool, bool, float]:
        """Of seas that fit the wide one with the largest regions is best, otherwise the lowest."""
        height, unit = sea.window.height + beside.below, sea.window.unit
        broad = _breadth(laid, sea.window) > WIDE - 1
        return (True, broad, unit) if height <= HIGH else (False, broad, -height)

    return max(seas, key=worth)


def _breadth(laid: tuple[Laid, ...], window: Frame) -> float:
    """How wide the continent is in pixels."""
    across = [window.at(*spot)[0] for spot in continent(laid).place]
    return max(across) - min(across) + ROOT * window.unit


def _sea(laid: tuple[Laid, ...], window: Frame, wide: int, lone: tuple[int, int] | None) -> Sea:
    """A window with what lies in its sea."""
    window, panel = _ashore(laid, window, lone)
    taken = [panel] if panel else []
    goods = _found(laid, window, [(each, _goods_size(each)) for each in (2, 3, 5, 1)], taken)
    taken += [goods.box] if goods else []
    piles = _found(laid, window, [(each, _piles_size(wide, each)) for each in (1, 3)], taken)
    if goods and piles:
        return Sea(window, goods, piles, panel)
    (wide_goods, high), (wide_piles, low) = _goods_size(5), _piles_size(wide, 3)
    y = window.height
    return Sea(
        replace(window, height=y + high + EDGE),
        Plate(Box(EDGE, y, wide_goods, high), 5),
        Plate(Box(window.width - EDGE - wide_piles, y, wide_piles, low), 3),
        panel,
    )


def _ashore(laid: tuple[Laid, ...], window: Frame, lone: tuple[int, int] | None) -> tuple[Frame, Box | None]:
    """The window with a panel as high up beside the continent as it can be; the sea goes on down to it."""
    if lone is None:
        return window, None
    free = (window.width - _breadth(laid, window)) / 2 - 2 * EDGE
    moved = [replace(window, x=window.x + share * free) for share in (0, -0.5, 0.5, -1, 1)]
    sides = EDGE, window.width - EDGE - lone[0]
    best, box = min(
        ((each, _risen(laid, each, x, lone)) for each in moved for x in sides), key=lambda found: found[1].y
    )
    return replace(best, height=max(window.height, box.y + box.height + EDGE)), box


def _risen(laid: tuple[Laid, ...], window: Frame, x: int, size: tuple[int, int]) -> Box:
    """Where a panel stands that rises from below the continent beside it until it lies in the window."""
    top = window.height - EDGE - size[1]
    lower, land = range(top, window.height + STEP), middles(window, continent(laid).place)
    clear = bisect_left(lower, True, key=lambda y: not _covered(land, window, Box(x, y, *size)))
    return Box(x, top + clear, *size)


def _covered(land: Sequence[Point], window: Frame, box: Box) -> bool:
    """Whether regions around these middles come too near to a box."""
    edges = (box.x, box.y, box.x + box.width, box.y + box.height)
    return covers(land, window.unit, edges, APART * window.unit)


def _found(
    laid: tuple[Laid, ...], window: Frame, sizes: list[tuple[int, tuple[int, int]]], taken: list[Box]
) -> Plate | None:
    """The first of the sizes that has room beside the continent, in a corner if it can be."""
    land = middles(window, continent(laid).place)
    for across, (width, height) in sizes:
        low, across_sea = window.height - EDGE - height, [EDGE, window.width - EDGE - width]
        across_sea += [x for each in taken for x in (each.x - EDGE - width, each.x + each.width + EDGE)]
        sides = [(x, y) for y in (EDGE, low) for x in across_sea]
        sides += [(x, y) for y in range(EDGE, low, STEP) for x in across_sea]
        for x, y in sides:
            box = Box(x, y, width, height)
            free = all(
                x >= each.x + each.width
                or x + width <= each.x
                or y >= each.y + each.height
                or y + height <= each.y
                for each in taken
            )
            inside = x >= EDGE <= window.width - x - width
            if inside and free and not _covered(land, window, box):
                return Plate(box, across)
    return None
