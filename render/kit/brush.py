"""A brush for emblems and tokens: simple shapes in a box of 100 by 100, wherever it lies."""

from render.kit.palette import INK, Rgb
from render.kit.sprite import Pen


class Brush:
    """Draws in a box of 100 by 100 that lies somewhere on the canvas."""

    def __init__(self, pen: Pen, left: float, top: float, unit: float) -> None:
        self.pen = pen
        self.left = left
        self.top = top
        self.unit = unit

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return self.left + x * self.unit, self.top + y * self.unit

    def shape(self, *points: tuple[float, float], fill: Rgb = INK) -> None:
        """A filled polygon."""
        self.pen.polygon([self._at(x, y) for x, y in points], fill=fill)

    def line(self, *points: tuple[float, float], width: float = 7, fill: Rgb = INK) -> None:
        """A stroke."""
        self.pen.line(
            [self._at(x, y) for x, y in points], fill=fill, width=round(width * self.unit), joint="curve"
        )

    def disc(self, x: float, y: float, r: float, fill: Rgb | None = INK, edge: float = 0) -> None:
        """A disc, or a ring of a width."""
        box = (*self._at(x - r, y - r), *self._at(x + r, y + r))
        if edge:
            self.pen.ellipse(box, fill=fill, outline=INK, width=round(edge * self.unit))
        else:
            self.pen.ellipse(box, fill=fill)
