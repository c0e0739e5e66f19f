"""The sheet of the report, on which one writes and draws lines, shapes and emblems."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import dist

from PIL import Image, ImageDraw, ImageFont

from render.kit.palette import INK, PAPER, PLAYERS, TERRACOTTA, WHITE, Rgb, mix
from render.kit.sprite import BOLD, Sprite, font
from render.report.values import Curve
from render.scene import Crest

WIDTH, MARGIN, FINER = 1200, 40, 2
"""Pixels; it is drawn twice as large and reduced."""
LARGE, MEDIUM, SMALL, LEAST = 56, 40, 36, 34
"""Sizes of type; nothing is written smaller than the last."""
BADGE = 22
"""Radius of a turning point's number."""
OVERLAP = 0.7
"""Of an emblem's width that the next one of the same seat begins after."""
CLOSE = 70.0
"""Colours whose reds, greens and blues lie no further apart are taken for each other."""
FAINT = mix(INK, PAPER, 0.78)
SHAPES = ((0, 0), (4, 0), (3, 0), (4, 45), (3, 180), (6, 0))
"""Disc, square, triangle, diamond, triangle upside down, hexagon."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a seat's line looks: its colour, whether a light core tells it from one of a close colour."""

    colour: Rgb
    hollow: bool


def looks_of(curves: Sequence[Curve]) -> list[Look]:
    """How each seat's line looks; of two in close colours one is hollow, and each has its own shape."""
    found: list[Look] = []
    for seat, curve in enumerate(curves):
        colour = curve.crests[0].colour if curve.crests else PLAYERS[seat % len(PLAYERS)]
        alike = [each for each in found if dist(each.colour, colour) <= CLOSE]
        found.append(Look(colour, bool(alike) and not all(each.hollow for each in alike)))
    return found


class Sheet:
    """A pen that counts in the finished picture's pixels."""

    def __init__(self, image: Image.Image, looks: Sequence[Look]) -> None:
        self.image = image
        self.pen = ImageDraw.Draw(image)
        self.looks = looks

    def frame(self, height: int) -> None:
        """Draws the border."""
        box = tuple(each * FINER for each in (8, 8, WIDTH - 9, height - 9))
        self.pen.rectangle(box, outline=TERRACOTTA, width=4 * FINER)

    def write(
        self,
        x: float,
        y: float,
        text: str,
        name: str,
        size: int,
        room: int,
        anchor: str = "la",
    ) -> None:
        """Writes a text no wider than `room`: smaller at first, never below the smallest size, then cut."""
        face = self._face(text, name, size, room)
        shown = cut_to(text, lambda part: face.getlength(part) <= room * FINER)
        self.pen.text((x * FINER, y * FINER), shown, INK, face, anchor=anchor)

    def _face(self, text: str, name: str, size: int, room: int) -> ImageFont.FreeTypeFont:
        while size > LEAST and font(name, size * FINER).getlength(text) > room * FINER:
            size -= 2
        return font(name, size * FINER)

    def line(self, points: Sequence[tuple[float, float]], fill: Rgb, width: float) -> None:
        """Draws a line through these points."""
        scaled = [(x * FINER, y * FINER) for x, y in points]
        self.pen.line(scaled, fill, round(width * FINER), joint="curve")

    def dashes(self, x: float, top: float, bottom: float) -> None:
        """Draws a dashed line downwards."""
        y = top
        while y < bottom:
            self.line([(x, y), (x, min(y + 8, bottom))], INK, 2)
            y += 18

    def sprite(self, sprite: Sprite, x: float, y: float) -> None:
        """Pastes a sprite that was drawn `FINER` times as large, its middle at a place."""
        sprite.at(self.image, x * FINER, y * FINER)

    def badge(self, x: float, y: float, number: int) -> None:
        """Draws a numbered disc."""
        box = [(x - BADGE) * FINER, (y - BADGE) * FINER, (x + BADGE) * FINER, (y + BADGE) * FINER]
        self.pen.ellipse(box, fill=INK)
        self.pen.text((x * FINER, y * FINER), str(number), WHITE, font(BOLD, LEAST * FINER), anchor="mm")

    def shape(self, x: float, y: float, seat: int, radius: float) -> None:
        """Draws the seat's own shape in its colour."""
        sides, turned = SHAPES[seat % len(SHAPES)]
        where, fill = (x * FINER, y * FINER), self.looks[seat].colour
        if sides == 0:
            box = [where[0] - radius * FINER, where[1] - radius * FINER,
                   where[0] + radius * FINER, where[1] + radius * FINER]  # fmt: skip
            self.pen.ellipse(box, fill, INK, 2 * FINER)
        else:
            grown = radius * FINER * (1.25 if sides == 3 else 1.15)
            self.pen.regular_polygon((*where, grown), sides, turned, fill, INK, 2 * FINER)

    def curve(self, points: Sequence[tuple[float, float]], seat: int) -> None:
        """Draws a seat's line."""
        look = self.looks[seat]
        self.line(points, INK, 12)
        self.line(points, look.colour, 8)
        if look.hollow:
            self.line(points, PAPER, 3)

    def emblems(self, x: float, y: float, crests: Sequence[Crest], size: int) -> float:
        """Draws the emblems of a seat beside each other from a left edge on; how wide they are."""
        for place, crest in reversed([*enumerate(crests)]):
            self.sprite(crest.emblem(size * FINER), x + size * (0.5 + OVERLAP * place), y)
        return width_of_emblems(len(crests), size)


def width_of_emblems(count: int, size: float) -> float:
    """Pixels that so many emblems of a seat take."""
    return size * (1 + OVERLAP * (count - 1)) if count else 0.0


def wide(text: str, name: str, size: int) -> float:
    """Pixels that a text takes."""
    return font(name, size * FINER).getlength(text) / FINER


def cut_to(text: str, fits: Callable[[str], bool]) -> str:
    """The text, cut until it fits. A number at its end stays, as it tells names apart: `Comput… 2`."""
    if fits(text):
        return text
    begin, _, last = text.rpartition(" ")
    begin, end = (begin, f" {last}") if last.isdigit() else (text, "")
    while begin and not fits(f"{begin}…{end}"):
        begin = begin[:-1].rstrip()
    return f"{begin}…{end}" if begin else ""
