"""A part of a map shown larger."""

from PIL import Image, ImageDraw

from render.kit.palette import TERRACOTTA, flat, index, quantised

Box = tuple[float, float, float, float]
"""Left, top, right and bottom of a part, in its picture's pixels."""


def corner(middle: tuple[float, float], size: tuple[int, int], whole: tuple[int, int]) -> tuple[int, int]:
    """The left upper corner of a part around a point, kept inside the whole."""
    (x, y), (width, height) = middle, size
    return (
        min(max(0, round(x) - width // 2), whole[0] - width),
        min(max(0, round(y) - height // 2), whole[1] - height),
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
