"""A thing that is looked up, as a small picture: what stands for it on the board, large, and its name."""

from collections.abc import Sequence

from render.kit.encode import canvas, png
from render.kit.palette import LAND, PAPER, TERRACOTTA, index
from render.kit.panel import Box, frame
from render.kit.sprite import DISPLAY, Sprite, fitting
from render.scene import Picture

WIDE, HIGH, EDGE, GAP = 640, 300, 10, 18
"""Pixels of a plaque, around it, and between signs."""
SIGN, SEVERAL = 150, 74
"""Pixels across a sign that stands alone, and one among others."""
NAME = 52


def plaque(signs: Sequence[Sprite], name: str) -> Picture:
    """The signs beside each other above the name, as PNG."""
    image = canvas(WIDE, HIGH, index(PAPER))
    frame(image, Box(EDGE, EDGE, WIDE - 2 * EDGE, HIGH - 2 * EDGE), LAND[0], TERRACOTTA, 4)
    wide = sum(each.size[0] for each in signs) + GAP * (len(signs) - 1)
    x = (WIDE - wide) / 2
    for each in signs:
        each.at(image, x, EDGE + 26 + SIGN / 2, "lm")
        x += each.size[0] + GAP
    told = fitting(name[:1].upper() + name[1:], DISPLAY, NAME, WIDE - 8 * EDGE, behind=LAND[0])
    told.at(image, WIDE / 2, HIGH - EDGE - 54)
    return Picture(png(image), *image.size, "thing.png")
