"""The part of the map that is drawn: the whole, or a part of it larger."""

from dataclasses import dataclass

from PIL import Image

from render.antike.geometry import Point
from render.kit.sprite import NAME
from render.kit.zoom import Part, corner, larger

ZOOM = (640, 440)
"""The part of the map that is shown larger around a place."""
LARGER, LARGE = 2.5, 40
"""How much larger: a part is as wide as the whole map. Its letters are so many pixels high."""
FRAME = 12
"""Pixels of the map's own frame, which stands around the whole alone."""
CLOSE = 760
"""The least width in pixels of a picture of where something happened."""


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the map: how much larger it is drawn, its left upper corner and size in the map's pixels."""

    scale: float
    left: int
    top: int
    width: int
    height: int
    letters: int = NAME
    """Height of the letters of names on it in pixels."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture in pixels."""
        return round(self.width * self.scale), round(self.height * self.scale)

    def at(self, point: Point) -> Point:
        """Where a point of the map lies in the picture."""
        return (point[0] - self.left) * self.scale, (point[1] - self.top) * self.scale

    def shows(self, point: Point) -> bool:
        """Whether a point of the map is in it, or just beside it."""
        x, y = self.at(point)
        return -30 < x < self.size[0] + 30 and -30 < y < self.size[1] + 30

    def cut(self, image: Image.Image) -> Image.Image:
        """The part of a palette picture of the whole map, larger."""
        box = (self.left, self.top, self.left + self.width, self.top + self.height)
        return image.crop(box) if self.scale == 1 else larger(image, self.size, box)


def whole(width: int, height: int) -> Window:
    """The whole map."""
    return Window(1, 0, 0, width, height)


def near(part: Part) -> Window:
    """A part of the map where something happened: small pictures show it large."""
    left, top, right, bottom = part
    return Window(max(1.0, CLOSE / (right - left)), left, top, right - left, bottom - top)


def around(middle: Point, width: int, height: int) -> Window:
    """The part around a point, kept inside the map's frame."""
    return Window(LARGER, *corner(middle, ZOOM, (width, height), FRAME), *ZOOM, LARGE)
