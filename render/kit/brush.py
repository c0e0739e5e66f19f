"""Drawing emblems and signs in a box of 100 by 100, at any size."""

import math
from collections.abc import Callable

from render.kit.palette import INK, Rgb
from render.kit.sprite import Pen, Sprite, drawn

Points = tuple[tuple[float, float], ...]


def star(x: float, y: float, outer: float, inner: float, rays: int) -> Points:
    """The outline of a star around a point, its first ray upwards."""
    return tuple(
        (
            x + (inner if turn % 2 else outer) * math.sin(math.pi * turn / rays),
            y - (inner if turn % 2 else outer) * math.cos(math.pi * turn / rays),
        )
        for turn in range(2 * rays)
    )


class Brush:
    """Draws in a box of 100 by 100 that lies somewhere on the canvas."""

    def __init__(self, pen: Pen, left: float, top: float, unit: float) -> None:
        self.pen = pen
        self.left = left
        self.top = top
        self.unit = unit

    def inside(self, x: float, y: float, share: float) -> "Brush":
        """A brush for a smaller box: its corner at a point of this one, its side a share of this one's."""
        return Brush(self.pen, *self._at(x, y), self.unit * share)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return self.left + x * self.unit, self.top + y * self.unit

    def shape(self, *points: tuple[float, float], fill: Rgb = INK) -> None:
        """Draws a filled polygon."""
        self.pen.polygon([self._at(x, y) for x, y in points], fill=fill)

    def line(self, *points: tuple[float, float], width: float = 7, fill: Rgb = INK) -> None:
        """Draws a stroke."""
        self.pen.line(
            [self._at(x, y) for x, y in points], fill=fill, width=round(width * self.unit), joint="curve"
        )

    def disc(self, x: float, y: float, r: float, fill: Rgb | None = INK, edge: float = 0) -> None:
        """Draws a disc, or a ring of a width."""
        box = (*self._at(x - r, y - r), *self._at(x + r, y + r))
        if edge:
            self.pen.ellipse(box, fill=fill, outline=INK, width=round(edge * self.unit))
        else:
            self.pen.ellipse(box, fill=fill)

    def block(self, left: float, top: float, right: float, bottom: float, fill: Rgb = INK) -> None:
        """Draws a filled rectangle."""
        self.pen.rectangle((*self._at(left, top), *self._at(right, bottom)), fill=fill)

    def oval(
        self, left: float, top: float, right: float, bottom: float, edge: float, fill: Rgb = INK
    ) -> None:
        """Draws the outline of an ellipse in a box."""
        box = (*self._at(left, top), *self._at(right, bottom))
        self.pen.ellipse(box, outline=fill, width=round(edge * self.unit))


def painted(size: int, paint: Callable[[Brush], None], margin: float = 0) -> Sprite:
    """A sprite of this size in pixels painted by a brush; `margin`: the share left free along each side."""

    def draw(pen: Pen, s: float) -> None:
        free, share = margin * size * s, round(1 - 2 * margin, 2)
        paint(Brush(pen, free, free, size * s * share / 100 if margin else (size * s - 1) / 100))

    return drawn(size, size, draw)
