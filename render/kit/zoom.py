"""A part of a map shown larger."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

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
    plain = picture.copy()
    plain.putpalette(flat())
    image = quantised(plain.convert("RGB").resize(size, Image.Resampling.BICUBIC, box))
    image.putpalette(flat())
    return image


def smaller(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A palette picture smoothly reduced to a size in pixels, in the palette's colours."""
    image = quantised(picture.convert("RGB").resize(size, Image.Resampling.BOX))
    image.putpalette(flat())
    return image


def edged(picture: Image.Image, width: int, height: int) -> None:
    """Draws a line around the left upper part of a picture."""
    ImageDraw.Draw(picture).rectangle((0, 0, width - 1, height - 1), outline=index(TERRACOTTA), width=4)
