"""What changed since the last picture, drawn the same way on every board: arrows, rings of light, swords."""

import math
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from render.kit.palette import INK, LIGHT, WHITE, Rgb
from render.kit.sprite import BOLD, Pen, Sprite, drawn, font, from_rgba

Point = tuple[float, float]


SHORTEST = 30
"""Pixels between two places that an arrow needs."""


def arrow(canvas: Image.Image, start: Point, end: Point, colour: Rgb) -> None:
    """Draws a tapering arrow from one place to another, in a slight bow; none where it is out of sight."""
    dx, dy = round(end[0] - start[0]), round(end[1] - start[1])
    if math.hypot(dx, dy) < SHORTEST:
        return
    room = 40  # what bow and head take beside the straight way
    across, down = (start[0], end[0]), (start[1], end[1])
    if min(across) > canvas.width + room or max(across) < -room:
        return
    if min(down) > canvas.height + room or max(down) < -room:
        return
    sprite, left, top = _arrow(dx, dy, colour)
    sprite.at(canvas, start[0] + left, start[1] + top, "lt")


@lru_cache(maxsize=64)
def _arrow(dx: int, dy: int, colour: Rgb) -> tuple[Sprite, float, float]:
    """The arrow over a distance, and where its corner lies beside its start."""
    start, length = (0, 0), math.hypot(dx, dy)
    ux, uy = dx / length, dy / length
    bow = min(26.0, length * 0.12)
    steps = 10
    # A short arrow keeps a head that is longer than it is wide.
    neck, broad = min(0.80, 0.93 - 20 / length), min(17.0, length / 4)
    spine = []
    for step in range(steps + 1):
        share = 0.12 + (neck - 0.12) * step / steps
        lift = bow * math.sin(math.pi * share)
        spine.append((start[0] + dx * share - uy * lift, start[1] + dy * share + ux * lift))
    tip = (start[0] + dx * 0.93, start[1] + dy * 0.93)
    left, right = [], []
    for step, (x, y) in enumerate(spine):
        half = 2.5 + 5.5 * step / steps
        left.append((x - uy * half, y + ux * half))
        right.append((x + uy * half, y - ux * half))
    x, y = spine[-1]
    head = [(x - uy * broad, y + ux * broad), tip, (x + uy * broad, y - ux * broad)]
    points = [*left, *head, *reversed(right)]
    low_x, low_y = min(p[0] for p in points) - 6, min(p[1] for p in points) - 6
    width, height = int(max(p[0] for p in points) - low_x) + 8, int(max(p[1] for p in points) - low_y) + 8
    image = Image.new("RGBA", (width * 2, height * 2), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    moved = [((px - low_x) * 2, (py - low_y) * 2) for px, py in points]
    pen.line([*moved, moved[0]], fill=INK, width=10, joint="curve")
    pen.polygon(moved, fill=colour)
    return from_rgba(image.reduce(2)), low_x, low_y


def numbered(pen: Pen, s: float, count: int, x: float, y: float, size: int) -> None:
    """Draws a number in white with a dark outline, to stand on a token."""
    face = font(BOLD, round(size * s))
    pen.text(
        (x * s, y * s), str(count), WHITE, face, anchor="mm", stroke_width=round(3.2 * s), stroke_fill=INK
    )


@cache
def ring(size: int) -> Sprite:
    """The ring of light around what is new."""

    def draw(pen: Pen, s: float) -> None:
        edge = size * s - 1
        pen.ellipse((0, 0, edge, edge), outline=INK, width=round(9 * s))
        pen.ellipse((2 * s, 2 * s, edge - 2 * s, edge - 2 * s), outline=LIGHT, width=round(5.5 * s))

    return drawn(size, size, draw)


@cache
def swords(count: int) -> Sprite:
    """Crossed swords with how many each side lost."""
    size = 58

    def draw(pen: Pen, s: float) -> None:
        for flip in (False, True):

            def at(x: float, y: float, flip: bool = flip) -> tuple[float, float]:
                return ((size - x if flip else x) * s, y * s)

            for extra, fill in ((2.4, INK), (0, WHITE)):
                pen.line((at(10, 8), at(44, 46)), fill=fill, width=round((5 + 2 * extra) * s))
                pen.line((at(34, 48), at(48, 34)), fill=fill, width=round((4 + 2 * extra) * s))
                pen.line((at(42, 42), at(52, 53)), fill=fill, width=round((5 + 2 * extra) * s))
        if count:
            numbered(pen, s, count, size / 2, 13, 26)

    return drawn(size, size, draw)
