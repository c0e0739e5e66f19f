"""The squares: inlays of shell, lapis lazuli and red limestone, each kind drawn once."""

import math
from functools import cache

from engine.ur.board import ROSETTES
from engine.ur.words import Square
from render.kit.brush import Brush
from render.kit.palette import BLOOD, DEEP, GOLD, INK, LAND, PAPER, WHITE, mix
from render.kit.sprite import Pen, Sprite, drawn
from render.ur.geometry import CELL

IVORY = mix(WHITE, PAPER, 0.5)
FAINT_BLUE, FAINT_RED = mix(DEEP, PAPER, 0.55), mix(BLOOD, PAPER, 0.55)
"""What lies beneath pieces is kept light, so that they stand out."""

EYES, DOTS, LOZENGE, ROSETTE = "eyes", "dots", "lozenge", "rosette"
INLAYS = {
    **dict.fromkeys(("a4", "c4", "a2", "c2", "b3", "b7"), EYES),
    **dict.fromkeys(("a3", "c3", "b1", "b5", "b8"), DOTS),
    **dict.fromkeys(("a8", "c8", "b2", "b6"), LOZENGE),
}


def inlay_of(square: Square) -> Sprite:
    """The square as it is drawn without a piece."""
    return _inlay(ROSETTE if square in ROSETTES else INLAYS[square])


@cache
def _inlay(kind: str) -> Sprite:
    def draw(pen: Pen, scale: float) -> None:
        brush = Brush(pen, 0, 0, CELL / 100 * scale)
        brush.block(0, 0, 100, 100, INK)
        brush.block(2, 2, 98, 98, DEEP)
        brush.block(6, 6, 94, 94, LAND[1] if kind == ROSETTE else IVORY)
        DRAWERS[kind](brush)

    return drawn(CELL, CELL, draw)


def _rosette(brush: Brush) -> None:
    """Eight petals, blue and red in turn."""
    for turn in range(8):
        angle = math.pi * turn / 4
        x, y = math.sin(angle), -math.cos(angle)
        colour = BLOOD if turn % 2 else DEEP
        side = 9.5
        brush.shape(
            (50 + 8 * x, 50 + 8 * y),
            (50 + 26 * x - side * y, 50 + 26 * y + side * x),
            (50 + 40 * x, 50 + 40 * y),
            (50 + 26 * x + side * y, 50 + 26 * y - side * x),
            fill=colour,
        )
    brush.disc(50, 50, 11, GOLD, 2.5)


def _eyes(brush: Brush) -> None:
    """Four eyes in the corners and one in the middle."""
    for x, y in ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)):
        brush.shape((x - 15, y), (x, y - 10), (x + 15, y), (x, y + 10), fill=FAINT_BLUE)
        brush.disc(x, y, 6, IVORY)
        brush.disc(x, y, 3, FAINT_RED)


def _dots(brush: Brush) -> None:
    """Rows of dots within a red line."""
    brush.block(14, 14, 86, 86, FAINT_RED)
    brush.block(17, 17, 83, 83, IVORY)
    for x in (31, 50, 69):
        for y in (31, 50, 69):
            brush.disc(x, y, 7, FAINT_BLUE)
            brush.disc(x, y, 3, IVORY)


def _lozenge(brush: Brush) -> None:
    """Lozenges in each other."""
    for size, colour in ((38, FAINT_BLUE), (29, IVORY), (21, FAINT_RED), (12, IVORY)):
        brush.shape((50 - size, 50), (50, 50 - size), (50 + size, 50), (50, 50 + size), fill=colour)


DRAWERS = {ROSETTE: _rosette, EYES: _eyes, DOTS: _dots, LOZENGE: _lozenge}
