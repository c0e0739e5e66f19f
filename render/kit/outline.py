"""The line around a place that somebody looked up, the same on every map: white, ink, white.

It runs inside the place's borders, which tell who may pass them.
"""

from functools import cache

from PIL import Image, ImageFilter

from render.kit.palette import INK, WHITE
from render.kit.sprite import Placed, from_rgba

WIDE, CORE = 20, 8
"""Pixels of 1600 across the line, and across the ink in its middle: a phone shows a quarter of that."""
INSET = 15
"""How far inside the cell's edge the middle of the line runs, in pixels."""
SHARE, SLOPE = 0.159, 0.242
"""What a blur leaves of a straight edge at the distance of its radius, and how quickly that falls there."""


def inside_cell(cell: Image.Image, corner: tuple[int, int]) -> Placed:
    """The line inside a cell, of which a mask and its left upper corner in the picture are given."""
    mask = Image.new("L", (cell.width + 2 * WIDE, cell.height + 2 * WIDE))
    mask.paste(255, (WIDE, WIDE), cell)
    inner = [255 * (value >= 255 * (1 - SHARE)) for value in range(256)]
    mask = mask.filter(ImageFilter.GaussianBlur(INSET)).point(inner)
    image = Image.new("RGBA", mask.size, (*WHITE, 0))
    for width, colour in ((WIDE, WHITE), (CORE, INK)):
        line = Image.new("RGBA", mask.size, (*colour, 0))
        line.putalpha(mask.filter(ImageFilter.GaussianBlur(width / 2)).point(_near(width)))
        image.alpha_composite(line)
    return Placed(from_rgba(image), corner[0] - WIDE, corner[1] - WIDE, "lt")


@cache
def _near(width: int) -> list[int]:
    """For each shade of a mask that was blurred by half a line's width how much of the line is there."""
    a_pixel = 255 * SLOPE / (width / 2)
    inside = [(min(value, 255 - value) - 255 * SHARE) / a_pixel + 0.5 for value in range(256)]
    return [round(255 * min(1.0, max(0.0, each))) for each in inside]
