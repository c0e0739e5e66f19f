"""A large picture of which only parts are shown: it is kept pressed, in tiles."""

from dataclasses import dataclass

from PIL import Image

from render.kit.encode import canvas
from render.kit.portfolio import Pressed

SIDE = 320
"""Pixels of a tile's side."""


@dataclass(frozen=True, slots=True)
class Tiled:
    """A palette picture in tiles, row after row."""

    size: tuple[int, int]
    rows: tuple[tuple[Pressed, ...], ...]

    @classmethod
    def of(cls, picture: Image.Image) -> "Tiled":
        """A picture in the palette of all boards, cut up."""
        across, down = range(0, picture.width, SIDE), range(0, picture.height, SIDE)
        corners = (((x, y) for x in across) for y in down)
        return cls(picture.size, tuple(tuple(_tile(picture, *each) for each in row) for row in corners))

    def crop(self, box: tuple[int, int, int, int]) -> Image.Image:
        """A part of it."""
        left, top, right, bottom = box
        found = canvas(right - left, bottom - top, 0)
        for row, tiles in enumerate(self.rows):
            for column, tile in enumerate(tiles):
                x, y = column * SIDE, row * SIDE
                if x < right and left < x + SIDE and y < bottom and top < y + SIDE:
                    found.paste(tile.image(), (x - left, y - top))
        return found


def _tile(picture: Image.Image, x: int, y: int) -> Pressed:
    return Pressed.of(picture.crop((x, y, min(x + SIDE, picture.width), min(y + SIDE, picture.height))))
