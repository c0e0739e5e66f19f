"""Whether marks stand out: their contrast against what lies under them, by WCAG's measure."""

from dataclasses import dataclass, replace
from functools import cache

from PIL import Image, ImageChops, ImageFilter

from render.boards import Artist
from render.kit.palette import Rgb, colours
from render.kit.sprite import Placed
from render.scene import Cast, Scene

LEAST = 3.0
"""Contrast of a pixel against what it has replaced."""
SHARE, PART, NEAR = 0.25, 0.05, 12
"""Of a mark's pixels that must have it, in the whole; half as much in each of its quarters, but where next to
nothing of the mark lies; and how far from each such a pixel is at most."""


@dataclass
class Seen:
    """How many marks were looked at."""

    marks: int = 0


def luminance(colour: Rgb) -> float:
    """The relative luminance of a colour."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = colour
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: Rgb, other: Rgb) -> float:
    """How far two colours differ, 1 to 21."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@cache
def stands_out(one: int, other: int) -> bool:
    """Whether two places of the palette differ enough."""
    return contrast(colours()[one], colours()[other]) >= LEAST


def standing_out(mark: Placed, under: Image.Image) -> tuple[Image.Image, Image.Image]:
    """Which pixels of a mark are in a palette picture, and which of these stand out from what was there."""
    there = under.crop(mark.box)
    mask = ImageChops.logical_and(inside(mark, under), mark.sprite.mask)
    pairs = zip(mark.sprite.image.tobytes(), there.tobytes(), mask.convert("L").tobytes(), strict=True)
    found = bytes(255 * (shown > 0 and stands_out(one, other)) for one, other, shown in pairs)
    return mask.convert("L"), Image.frombytes("L", mask.size, found)


def inside(mark: Placed, picture: Image.Image) -> Image.Image:
    """Which pixels of a mark's box are in a picture."""
    return Image.new("1", picture.size, 1).crop(mark.box)


def quarters(size: tuple[int, int]) -> list[tuple[int, int, int, int]]:
    """The boxes of the four quarters of a picture of a size."""
    (wide, high), (x, y) = size, (size[0] // 2, size[1] // 2)
    return [(0, 0, x, y), (x, 0, wide, y), (0, y, x, high), (x, y, wide, high)]


def looked_at(seen: Seen, artist: Artist, scene: Scene, cast: Cast) -> None:
    """Asserts that every mark of a scene lies in the picture and stands out everywhere."""
    plain = artist.draw(replace(scene, events=()), cast)
    for mark in artist.marks(scene):
        left, top, right, bottom = mark.box
        assert right > 0
        assert bottom > 0
        assert left < plain.width
        assert top < plain.height
        shown, out = standing_out(mark, plain)
        pixels = shown.histogram()[255]
        if not pixels:
            continue
        seen.marks += 1
        assert out.histogram()[255] >= SHARE * pixels, (scene.title, mark.box)
        for quarter in quarters(shown.size):
            part = shown.crop(quarter).histogram()[255]
            enough = out.crop(quarter).histogram()[255] >= SHARE * part / 2
            assert enough or part < PART * pixels, (scene.title, mark.box, quarter)
        near = out.filter(ImageFilter.MaxFilter(2 * NEAR + 1))
        assert ImageChops.subtract(shown, near).getbbox() is None, (scene.title, mark.box)
