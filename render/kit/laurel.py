"""The laurel: who leads, and in the end who has won."""

import math

from render.kit.brush import Brush
from render.kit.palette import BLOOD, PLAYERS
from render.kit.portfolio import kept
from render.kit.sprite import Pen, Sprite, drawn


@kept
def laurel(size: int) -> Sprite:
    """A wreath of laurel, so many pixels across."""

    def draw(pen: Pen, s: float) -> None:
        brush = Brush(pen, 0, 0, size * s / 100)
        for turn in range(9):
            for side in (-1, 1):
                angle = math.pi * (0.16 + 0.82 * turn / 8)
                x, y = 50 + side * 36 * math.sin(angle), 50 + 36 * math.cos(angle)
                brush.disc(x, y, 12)
                brush.disc(x, y, 8.5, PLAYERS[2])
        brush.line((42, 92), (58, 84), width=6, fill=BLOOD)
        brush.line((58, 92), (42, 84), width=6, fill=BLOOD)

    return drawn(size, size, draw)
