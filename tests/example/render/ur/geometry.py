"""Where everything lies on the picture, in pixels."""

from engine.ur.words import Square
from render.kit.panel import Box

WIDTH = 1600
CELL = 180
PANEL = 150
"""Height of a side's panel."""
GAP = 14
LEFT = (WIDTH - 8 * CELL) // 2
TOP = PANEL + 3 * GAP + 22
"""The left upper corner of square C1."""
HEIGHT = TOP + 3 * CELL + 22 + PANEL + 3 * GAP

ROWS = "cba"
"""From above: the second seat sits at the upper edge, the first at the lower one."""

PANELS = (
    Box(GAP, HEIGHT - PANEL - GAP, WIDTH - 2 * GAP, PANEL),
    Box(GAP, GAP, WIDTH - 2 * GAP, PANEL),
)
"""Each seat's panel lies beside its own row."""


def corner(square: Square) -> tuple[int, int]:
    """The left upper corner of a square."""
    return LEFT + (int(square[1]) - 1) * CELL, TOP + ROWS.index(square[0]) * CELL


def middle(square: Square) -> tuple[int, int]:
    """The middle of a square."""
    x, y = corner(square)
    return x + CELL // 2, y + CELL // 2


def space(seat: int) -> Box:
    """The room between the two parts of a seat's row, where its dice lie."""
    return Box(LEFT + 4 * CELL, TOP + (0, 2)[seat == 0] * CELL, 2 * CELL, CELL)
