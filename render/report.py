"""The report at the end of a game: scores over time, turning points, each one's pace. For every game.

Drawn 1200 pixels wide to be read at 400: nothing is written smaller than 34 pixels. Each seat has a colour
and a shape of its own.
"""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw, ImageFont

from render.kit.palette import INK, PAPER, PLAYERS, TERRACOTTA, WHITE, Rgb, mix
from render.kit.sprite import BOLD, DISPLAY, TEXT, font, printable
from render.scene import Picture

WIDTH, MARGIN, FINER = 1200, 40, 2
"""Pixels; it is drawn twice as large and reduced."""
CHART, LEFT, RIGHT = 560, 76, 330
"""The chart's height, and the room for its labels on both sides."""
LARGE, MEDIUM, SMALL = 56, 40, 36
"""Sizes of type."""
ROW, POINT_ROW = 62, 52
"""Heights of the rows below the chart."""
POINTS = 5
"""Turning points that have room."""
MARKED = 9
"""Shapes along a line."""

FAINT = mix(INK, PAPER, 0.78)
Pen = ImageDraw.ImageDraw


@dataclass(frozen=True, slots=True)
class Curve:
    """One seat: who holds it, how their score went, how quickly they answered."""

    name: str
    scores: tuple[int, ...]
    """After each turn, the beginning first."""
    pace: str
    """Their pace in words: `5 h`."""
    seconds: float | None
    """The same as a number; None where nobody waited for them."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that changed the game, by its place along the curves, and what happened in it."""

    place: int
    text: str


@dataclass(frozen=True, slots=True)
class Report:
    """The report to be drawn, in the reader's words."""

    title: str
    subtitle: str
    curves: tuple[Curve, ...]
    turns: tuple[int, ...]
    """The turn at each place along the curves."""
    points: tuple[TurningPoint, ...]
    pace_title: str
    points_title: str
    turn_label: str


def draw_report(report: Report) -> Picture:
    """The report as a PNG."""
    points = report.points[:POINTS]
    top = MARGIN + LARGE + 24 + MEDIUM + 66
    below = top + CHART + 84
    height = below + (MEDIUM + 24 + POINT_ROW * len(points) + 26 if points else 0)
    height += MEDIUM + 24 + ROW * len(report.curves) + MARGIN
    image = Image.new("RGB", (WIDTH * FINER, height * FINER), PAPER)
    pen = ImageDraw.Draw(image)
    board = _Board(pen)
    board.frame(height)
    board.write(MARGIN, MARGIN, report.title, DISPLAY, LARGE, WIDTH - 2 * MARGIN)
    board.write(MARGIN, MARGIN + LARGE + 20, report.subtitle, BOLD, MEDIUM, WIDTH - 2 * MARGIN)
    _chart(board, report, points, top)
    y = below
    if points:
        board.write(MARGIN, y, report.points_title, BOLD, MEDIUM, WIDTH - 2 * MARGIN)
        y += MEDIUM + 24
        for number, point in enumerate(points, 1):
            board.badge(MARGIN + 22, y + 20, number)
            board.write(MARGIN + 62, y, point.text, TEXT, SMALL, WIDTH - 2 * MARGIN - 62)
            y += POINT_ROW
        y += 26
    board.write(MARGIN, y, report.pace_title, BOLD, MEDIUM, WIDTH - 2 * MARGIN)
    _pace(board, report, y + MEDIUM + 24)
    return _picture(image, height)


def _picture(image: Image.Image, height: int) -> Picture:
    data = io.BytesIO()
    image.reduce(FINER).quantize(96, dither=Image.Dither.NONE).save(data, "PNG", optimize=True)
    return Picture(data.getvalue(), WIDTH, height, "report.png")


class _Board:
    """A pen that counts in the finished picture's pixels."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen

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
        while size > 34 and font(name, size * FINER).getlength(text) > room * FINER:
            size -= 2
        return font(name, size * FINER)

    def line(self, points: Sequence[tuple[float, float]], fill: Rgb, width: float) -> None:
        """Draws a line through these points."""
        scaled = [(x * FINER, y * FINER) for x, y in points]
        self.pen.line(scaled, fill, round(width * FINER), joint="curve")

    def badge(self, x: float, y: float, number: int) -> None:
        """Draws a numbered disc."""
        radius = 22
        box = [(x - radius) * FINER, (y - radius) * FINER, (x + radius) * FINER, (y + radius) * FINER]
        self.pen.ellipse(box, fill=INK)
        self.pen.text((x * FINER, y * FINER), str(number), WHITE, font(BOLD, 34 * FINER), anchor="mm")

    def shape(self, x: float, y: float, seat: int, radius: float) -> None:
        """Draws the seat's own shape in its colour."""
        sides, turned = SHAPES[seat % len(SHAPES)]
        where, fill = (x * FINER, y * FINER), PLAYERS[seat % len(PLAYERS)]
        if sides == 0:
            box = [where[0] - radius * FINER, where[1] - radius * FINER,
                   where[0] + radius * FINER, where[1] + radius * FINER]  # fmt: skip
            self.pen.ellipse(box, fill, INK, 2 * FINER)
        else:
            grown = radius * FINER * (1.25 if sides == 3 else 1.15)
            self.pen.regular_polygon((*where, grown), sides, turned, fill, INK, 2 * FINER)


SHAPES = ((0, 0), (4, 0), (3, 0), (4, 45), (3, 180), (6, 0))
"""Disc, square, triangle, diamond, triangle upside down, hexagon."""


def _chart(board: _Board, report: Report, points: Sequence[TurningPoint], top: int) -> None:
    """The scores over time, with the turning points and the names at the end."""
    least = min((score for curve in report.curves for score in curve.scores), default=0)
    most = max((score for curve in report.curves for score in curve.scores), default=1)
    least, most = min(0, least), max(most, least + 1)
    places = max(1, max((len(curve.scores) for curve in report.curves), default=1) - 1)
    left, right = MARGIN + LEFT, WIDTH - MARGIN - RIGHT

    def at(place: int, score: float, shift: float = 0.0) -> tuple[float, float]:
        x = left + (right - left) * place / places
        return x, top + CHART - (CHART - 20) * (score - least) / (most - least) + shift

    for score in steps(least, most):
        _, y = at(0, score)
        board.line([(left, y), (right, y)], FAINT, 2)
        board.write(left - 14, y, str(score), TEXT, 34, LEFT, "rm")
    for place in ticks(report.turns):
        x, _ = at(place, least)
        label = report.turn_label if place == 0 else str(report.turns[place])
        board.write(x, top + CHART + 26, label, TEXT, 34, 190, "la" if place == 0 else "ma")
    for point in points:
        x, _ = at(point.place, least)
        for y in range(top - 4, top + CHART, 18):
            board.line([(x, y), (x, y + 8)], INK, 2)
    for seat, curve in enumerate(report.curves):
        # Lines that run together lie beside each other.
        shift = (seat - (len(report.curves) - 1) / 2) * 5
        along = [at(place, score, shift) for place, score in enumerate(curve.scores)]
        if len(along) == 1:
            along.append((right, along[0][1]))
        board.line(along, INK, 11)
        board.line(along, PLAYERS[seat % len(PLAYERS)], 7)
        stride = max(1, -(-len(along) // MARKED))
        for x, y in along[seat % stride :: stride]:
            board.shape(x, y, seat, 11)
    for number, point in enumerate(points, 1):
        board.badge(at(point.place, least)[0], top - 22 if number % 2 else top + 26, number)
    _ends(board, report, right, [at(0, curve.scores[-1])[1] for curve in report.curves], top)


def _ends(board: _Board, report: Report, right: int, heights: Sequence[float], top: int) -> None:
    """Each one's shape, name and score at the end of the curve, moved apart where they would overlap."""
    order = sorted(range(len(heights)), key=lambda seat: (heights[seat], seat))
    gap = min(50.0, CHART / max(1, len(order)))
    placed: list[float] = []
    for seat in order:
        placed.append(max(heights[seat], placed[-1] + gap if placed else top))
    over = max(0.0, placed[-1] - (top + CHART)) if placed else 0.0
    for place in range(len(placed) - 1, -1, -1):
        limit = placed[place + 1] - gap if place + 1 < len(placed) else top + CHART
        placed[place] = min(placed[place], limit) if over else placed[place]
    digits = 16 + 24 * max(len(str(curve.scores[-1])) for curve in report.curves)
    for seat, y in zip(order, placed, strict=True):
        curve = report.curves[seat]
        board.line([(right + 4, heights[seat]), (right + 26, y)], FAINT, 3)
        board.shape(right + 44, y, seat, 14)
        board.write(right + 72, y, str(curve.scores[-1]), BOLD, MEDIUM, 80, "lm")
        room = RIGHT - 72 - digits
        board.write(right + 72 + digits, y, printable(curve.name, 20), TEXT, SMALL, room, "lm")


def _pace(board: _Board, report: Report, y: int) -> None:
    """A bar for each seat: how long the others waited for an answer, in the middle of all."""
    longest = max((curve.seconds or 0.0 for curve in report.curves), default=0.0) or 1.0
    start, end = MARGIN + 400, WIDTH - MARGIN - 190
    for seat, curve in enumerate(report.curves):
        middle = y + 24
        board.shape(MARGIN + 22, middle, seat, 14)
        board.write(MARGIN + 56, middle, printable(curve.name), TEXT, SMALL, 330, "lm")
        if curve.seconds is not None:
            reach = start + max(10.0, (end - start) * curve.seconds / longest)
            box = tuple(each * FINER for each in (start, middle - 15, reach, middle + 15))
            board.pen.rectangle(box, PLAYERS[seat % len(PLAYERS)], INK, 2 * FINER)
            board.write(reach + 16, middle, curve.pace, TEXT, SMALL, 190, "lm")
        else:
            board.write(start, middle, curve.pace, TEXT, SMALL, 400, "lm")
        y += ROW


def steps(least: int, most: int) -> list[int]:
    """A few round scores between two, both ends within."""
    span = max(1, most - least)
    width = next(
        size * 10**power for power in range(9) for size in (1, 2, 5) if span / (size * 10**power) <= 6
    )
    first = -(-least // width) * width
    return list(range(first, most + 1, width))


def ticks(turns: Sequence[int]) -> list[int]:
    """The places along the curves that get a number: the first, the last, and a few round ones between."""
    if len(turns) < 3:
        return list(range(len(turns)))
    width = steps(0, turns[-1])
    stride = width[1] - width[0] if len(width) > 1 else 1
    last = len(turns) - 1
    near = max(1, len(turns) // 9)
    between = [
        place
        for place, turn in enumerate(turns)
        if turn % stride == 0 and 2 * near < place < last - near and turns[place - 1] != turn
    ]
    return [0, *between, last]


def cut_to(text: str, fits: Callable[[str], bool]) -> str:
    """The text, cut until it fits. A number at its end stays, as it tells names apart: `Comput… 2`."""
    if fits(text):
        return text
    begin, _, last = text.rpartition(" ")
    begin, end = (begin, f" {last}") if last.isdigit() else (text, "")
    while begin and not fits(f"{begin}…{end}"):
        begin = begin[:-1].rstrip()
    return f"{begin}…{end}" if begin else ""
