"""Sprites: small drawings and texts, made once, kept in palette colours with a mask, then pasted."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from data import ROOT
from render.kit.palette import INK, Rgb, fewest, flat, quantised
from render.kit.portfolio import kept

FINER = 4
"""Drawings are made this much larger and reduced, as Pillow does not smooth shapes."""

DISPLAY, BOLD, TEXT = "Cinzel-Bold", "AlegreyaSans-ExtraBold", "AlegreyaSans-Medium"

REDUCED = "RGBa"
"""The mode in which drawings are reduced. They are made in it: to bring one into it takes twice as long as to
reduce it, and changes nothing where all covers wholly or not at all."""

Pen = ImageDraw.ImageDraw

NAME, VALUE = 28, 36
"""Pixels of 1600: nothing is written smaller, so that a phone shows names 7 and numbers 9 pixels high."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A palette image with its mask of one bit."""

    image: Image.Image
    cut: Image.Image | None = None
    """The mask; None: all of the image is seen."""

    @property
    def mask(self) -> Image.Image:
        """Which of its pixels are seen."""
        return Image.new("1", self.size, 1) if self.cut is None else self.cut

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.image.size

    def at(self, canvas: Image.Image, x: float, y: float, anchor: str = "mm") -> None:
        """Pastes it: `anchor` says which of its points lies at x, y (`l m r`, then `t m b`)."""
        canvas.paste(self.image, box_at(self.image.size, x, y, anchor), self.cut)


def box_at(size: tuple[int, int], x: float, y: float, anchor: str = "mm") -> tuple[int, int, int, int]:
    """The box of something so large of which one point lies at x, y: which one, as in `Sprite.at`."""
    width, height = size
    left = round(x - _BEFORE[anchor[0]] * width)
    top = round(y - _BEFORE[anchor[1]] * height)
    return left, top, left + width, top + height


_BEFORE = {"l": 0.0, "t": 0.0, "m": 0.5, "r": 1.0, "b": 1.0}
"""How much of a thing lies before each of its points, as a share."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A sprite at its place; `anchor` says which of its points lies at x, y, as in `Sprite.at`."""

    sprite: Sprite
    x: float
    y: float
    anchor: str = "mm"

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom in pixels."""
        return box_at(self.sprite.size, self.x, self.y, self.anchor)

    def draw(self, canvas: Image.Image) -> None:
        """Draws it."""
        self.sprite.at(canvas, self.x, self.y, self.anchor)


def fewer(sprite: Sprite, many: int) -> Sprite:
    """The same sprite in its `many` most frequent colours."""
    return Sprite(sprite.image.point(fewest(sprite.image.histogram(sprite.cut), many)), sprite.cut)


def from_rgba(image: Image.Image) -> Sprite:
    """A sprite from a smooth drawing: half transparent pixels become either."""
    alpha = image.getchannel("A")
    solid = Image.new("RGB", image.size, INK)
    # Colours at the edge are kept as they are drawn, not darkened by what lies behind.
    solid.paste(image.convert("RGB"), (0, 0), alpha.point(_TOUCHED))
    return Sprite(quantised(solid), alpha.point(_SEEN, "1"))


_TOUCHED, _SEEN = ([255 * (value >= least) for value in range(256)] for least in (41, 120))
"""For each opacity whether the pixel keeps its colour, and whether it is seen."""


def drawn(width: int, height: int, draw: Callable[[Pen, float], None]) -> Sprite:
    """A sprite drawn large and reduced; `draw` gets the pen and the scale."""
    large = Image.new(REDUCED, (width * FINER, height * FINER), (0, 0, 0, 0))
    draw(ImageDraw.Draw(large), FINER)
    covering = large.getchannel(3).getcolors(2)
    if covering is None or not {value for _, value in covering} <= {0, 255}:  # as letters at an edge do
        large = Image.frombytes("RGBA", large.size, large.tobytes())
    return reduced(large)


def reduced(large: Image.Image) -> Sprite:
    """A sprite from a drawing that is `FINER` times as large."""
    return from_rgba(large.reduce(FINER).convert("RGBA"))


@lru_cache(maxsize=64)
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """A bundled font at a size in pixels."""
    return ImageFont.truetype(str(ROOT / "fonts" / f"{name}.ttf"), size)


def _text(
    content: str,
    name: str,
    size: int,
    colour: Rgb = INK,
    behind: Rgb | None = None,
    halo: int = 0,
) -> Sprite:
    """A text. On a plain ground give its colour as `behind`; on the map a halo keeps it legible."""
    face = font(name, size)
    left, top, right, bottom = face.getbbox(content or " ", stroke_width=halo)
    width, height = max(1, int(right - left)), max(1, int(bottom - top))
    if behind is not None:
        shares = Image.new("L", (width, height))
        ImageDraw.Draw(shares).text((-left, -top), content, 255, face)
        image = shares.point(_blended(colour, behind))
        image.putpalette(flat())
        return Sprite(image)
    image = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    light = (255, 248, 228)
    pen.text((-left, -top), content, (*light, 255), face, stroke_width=halo, stroke_fill=(*light, 255))
    inner = Image.new("RGBA", (width, height), (*light, 0))
    ImageDraw.Draw(inner).text((-left, -top), content, (*colour, 255), face)
    image.alpha_composite(inner)
    return from_rgba(image)


@lru_cache(maxsize=64)
def _blended(colour: Rgb, behind: Rgb) -> list[int]:
    """For each share of a pixel that a colour covers, from 0 to 255, the palette's place of what is seen."""
    row = Image.new("RGB", (256, 1), behind)
    row.paste(colour, (0, 0, 256, 1), Image.frombytes("L", (256, 1), bytes(range(256))))
    return list(quantised(row).tobytes())


text = kept(_text)


def lines(contents: tuple[str, ...], name: str, size: int, colour: Rgb, halo: int) -> Sprite:
    """Lines of text below each other on the map, each in the middle, with a halo.

    They are not kept: what is made of them is.
    """
    sprites = [_text(each, name, size, colour, None, halo) for each in contents]
    if len(sprites) == 1:
        return sprites[0]
    pitch, width = round(size * 0.86), max(each.size[0] for each in sprites)
    height = pitch * (len(sprites) - 1) + max(each.size[1] for each in sprites)
    image = Image.new("P", (width, height))
    image.putpalette(flat())
    mask = Image.new("1", (width, height))
    for number, each in enumerate(sprites):
        corner = (width - each.size[0]) // 2, pitch * number
        image.paste(each.image, corner, each.mask)
        mask.paste(1, corner, each.mask)
    return Sprite(image, mask)


@kept
def fitting(
    content: str, name: str, size: int, width: float, colour: Rgb = INK, behind: Rgb | None = None
) -> Sprite:
    """A text no wider than `width`: smaller, but no smaller than a name may be, then shortened with "…"."""
    while size > NAME and font(name, size).getlength(content) > width:
        size -= 2
    if font(name, size).getlength(content) > width:
        while content and font(name, size).getlength(content + "…") > width:
            content = content[:-1]
        content += "…"
    return text(content, name, size, colour, behind)
