"""A part of a map shown larger."""

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.kit.encode import canvas
from render.kit.palette import TERRACOTTA, flat, index, quantised
from render.kit.sprite import Placed

Box = tuple[float, float, float, float]
"""Left, top, right and bottom of a part, in its picture's pixels."""


Part = tuple[int, int, int, int]
"""The same in whole pixels of the whole map, to be drawn larger."""

AROUND = 60
"""Pixels of the whole map to be seen around what happened."""
LEAST = 440
"""A part of fewer pixels across would not tell where on the map it lies."""
THIRD = 3
"""What happened on more than one part in so many is seen on the whole board as well."""

BAND = 128
"""Rows that are resized at once."""
REACH = {Image.Resampling.BICUBIC: 2.0, Image.Resampling.BOX: 0.5}
"""How far around a point of the picture, in pixels of the larger one, a way of resizing looks."""


def part_with(marks: Sequence[Placed], size: tuple[int, int], around: int = AROUND) -> Part | None:
    """The part of a map of a size on which all these marks lie, with what is around: if possible a square.

    None where there are no marks, or where they take a third of the map or more.
    """
    if not marks:
        return None
    boxes = [each.box for each in marks]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    if (right - left) * (bottom - top) * THIRD >= size[0] * size[1]:
        return None
    # A gallery of two cuts squares out of pictures.
    longer = max(LEAST, right - left + 2 * around, bottom - top + 2 * around)
    sides = [round(min(longer, most)) for most in size]
    x, y = corner(((left + right) / 2, (top + bottom) / 2), (sides[0], sides[1]), size)
    return x, y, x + sides[0], y + sides[1]


def corner(
    middle: tuple[float, float], size: tuple[int, int], whole: tuple[int, int], frame: int = 0
) -> tuple[int, int]:
    """The left upper corner of a part around a point, kept inside the whole, or inside its frame so wide."""
    (x, y), (width, height) = middle, size
    return (
        min(max(frame, round(x) - width // 2), whole[0] - width - frame),
        min(max(frame, round(y) - height // 2), whole[1] - height - frame),
    )


def larger(picture: Image.Image, size: tuple[int, int], box: Box) -> Image.Image:
    """A part of a palette picture smoothly drawn out to a size in pixels, in the palette's colours."""
    return _resized(picture, size, box, Image.Resampling.BICUBIC)


def smaller(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A palette picture smoothly reduced to a size in pixels, in the palette's colours."""
    return _resized(picture, size, (0, 0, *picture.size), Image.Resampling.BOX)


def _resized(picture: Image.Image, size: tuple[int, int], box: Box, way: Image.Resampling) -> Image.Image:
    """A part of a palette picture at a size, band by band: of red, green and blue little lies there at
    once."""
    image = canvas(*size, 0)
    left, top, right, bottom = box
    across, down = (right - left) / size[0], (bottom - top) / size[1]
    beside, over = (math.ceil(REACH[way] * max(1, each)) + 1 for each in (across, down))
    west, east = max(0, math.floor(left) - beside), min(picture.width, math.ceil(right) + beside)
    for first in range(0, size[1], BAND):
        last = min(first + BAND, size[1])
        low, high = top + first * down, min(bottom, top + last * down)
        north, south = max(0, math.floor(low) - over), min(picture.height, math.ceil(high) + over)
        needed = picture.crop((west, north, east, south))
        needed.putpalette(flat())
        part = (left - west, low - north, right - west, high - north)
        image.paste(quantised(needed.convert("RGB").resize((size[0], last - first), way, part)), (0, first))
    return image


def edged(picture: Image.Image, width: int, height: int) -> None:
    """Draws a line around the left upper part of a picture."""
    ImageDraw.Draw(picture).rectangle((0, 0, width - 1, height - 1), outline=index(TERRACOTTA), width=4)
