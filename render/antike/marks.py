"""What changed since the last picture: tapering arrows, crossed swords, rings of light."""

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.antike.board import Board
from engine.antike.events import Armed, Conquered, Fought, Founded, Moved, Settled, TempleBuilt
from engine.core.contract import Event
from render.antike.emblems import colour_of, ring, swords
from render.antike.geometry import Drawn, Point
from render.kit.palette import INK, Rgb
from render.kit.sprite import from_rgba

ARROWS = 14
"""Moves that are drawn; of more the latest."""


def arrow(canvas: Image.Image, start: Point, end: Point, colour: Rgb) -> None:
    """A tapering arrow from one place to another, in a slight bow."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    if length < 30:
        return
    ux, uy = dx / length, dy / length
    bow = min(26.0, length * 0.12)
    steps = 10
    spine = []
    for step in range(steps + 1):
        share = 0.12 + (0.80 - 0.12) * step / steps
        lift = bow * math.sin(math.pi * share)
        spine.append((start[0] + dx * share - uy * lift, start[1] + dy * share + ux * lift))
    tip = (start[0] + dx * 0.93, start[1] + dy * 0.93)
    left, right = [], []
    for step, (x, y) in enumerate(spine):
        half = 2.5 + 5.5 * step / steps
        left.append((x - uy * half, y + ux * half))
        right.append((x + uy * half, y - ux * half))
    x, y = spine[-1]
    head = [(x - uy * 17, y + ux * 17), tip, (x + uy * 17, y - ux * 17)]
    points = [*left, *head, *reversed(right)]
    low_x, low_y = min(p[0] for p in points) - 6, min(p[1] for p in points) - 6
    width, height = int(max(p[0] for p in points) - low_x) + 8, int(max(p[1] for p in points) - low_y) + 8
    image = Image.new("RGBA", (width * 2, height * 2), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    moved = [((px - low_x) * 2, (py - low_y) * 2) for px, py in points]
    pen.line([*moved, moved[0]], fill=INK, width=10, joint="curve")
    pen.polygon(moved, fill=colour)
    from_rgba(image.reduce(2)).at(canvas, low_x, low_y, "lt")


def draw_marks(canvas: Image.Image, found: Drawn, board: Board, events: Sequence[Event]) -> None:
    """Rings and arrows, below the tokens."""
    for event in events:
        if isinstance(event, Founded | Conquered | TempleBuilt | Settled):
            ring(78).at(canvas, *found.places[board.index[event.province]].city)
        elif isinstance(event, Armed):
            place = found.places[board.index[event.province]]
            ring(72).at(canvas, *(place.legions if event.unit == "legion" else place.galleys))
    moves = [event for event in events if isinstance(event, Moved)][-ARROWS:]
    for event in moves:
        origin, target = found.places[board.index[event.origin]], found.places[board.index[event.target]]
        land = event.unit == "legion"
        start, end = (origin.legions, target.legions) if land else (origin.galleys, target.galleys)
        arrow(canvas, start, end, colour_of(event.nation))


def draw_fights(canvas: Image.Image, found: Drawn, board: Board, events: Sequence[Event]) -> None:
    """Crossed swords, above the tokens."""
    for event in events:
        if isinstance(event, Fought):
            place = found.places[board.index[event.province]]
            x, y = place.legions if event.unit == "legion" else place.galleys
            swords(event.count).at(canvas, x + 20, y - 26)
        elif isinstance(event, Conquered):
            x, y = found.places[board.index[event.province]].city
            swords(event.legions + event.galleys).at(canvas, x + 34, y - 20)
