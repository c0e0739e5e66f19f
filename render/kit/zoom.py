"""A part of a map shown larger."""

from PIL import Image, ImageDraw

from render.kit.palette import TERRACOTTA, flat, index

LARGER = 2
"""How much larger the part is shown."""


def corner(middle: tuple[float, float], size: tuple[int, int], whole: tuple[int, int]) -> tuple[int, int]:
    """The left upper corner of a part around a point, kept inside the whole."""
    (x, y), (width, height) = middle, size
    return (
        min(max(0, round(x) - width // 2), whole[0] - width),
        min(max(0, round(y) - height // 2), whole[1] - height),
    )


def zoomed(picture: Image.Image, middle: tuple[float, float], size: tuple[int, int]) -> Image.Image:
    """The part of a picture around a point, twice as large; `size`: what is shown, in its pixels."""
    left, top = corner(middle, size, picture.size)
    width, height = size
    part = picture.crop((left, top, left + width, top + height))
    image = part.resize((width * LARGER, height * LARGER), Image.Resampling.NEAREST)
    image.putpalette(flat())
    return image


def edged(picture: Image.Image, width: int, height: int) -> None:
    """Draws a line around the left upper part of a picture."""
    ImageDraw.Draw(picture).rectangle((0, 0, width - 1, height - 1), outline=index(TERRACOTTA), width=4)
