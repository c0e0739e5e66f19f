"""Letters on a picture that say which button or menu entry means what is seen there."""

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from PIL import Image, ImageDraw

from render.kit.labels import Box, Point, Wish, place
from render.kit.palette import INK, WHITE, index
from render.kit.sprite import BOLD, FINER, Pen, Placed, Sprite, drawn, font

SHARE = 0.062
"""Pixels across a badge as a share of the picture's width: its letter is 14 pixels high on 400."""
LETTER = 0.78
"""The size of a letter as a share of its badge."""
AWAY = (0.0, 0.75, 1.1, 1.5, 2.0)
"""How far from its spot a badge may stand, in badges."""
AROUND = 12
"""In how many directions."""


@cache
def badge(letter: str, across: int) -> Sprite:
    """A white letter on a disc of ink with a white edge."""

    def draw(pen: Pen, s: float) -> None:
        edge = across * s - 1
        for inset, fill in ((0.0, INK), (across * 0.035, WHITE), (across * 0.1, INK)):
            pen.ellipse((inset * s, inset * s, edge - inset * s, edge - inset * s), fill=fill)
        pen.text((edge / 2, edge / 2), letter, WHITE, font(BOLD, round(across * LETTER * FINER)), anchor="mm")

    return drawn(across, across, draw)


def across(width: int) -> int:
    """Pixels across a badge on a picture of this width."""
    return round(width * SHARE)


def badges(
    spots: Sequence[tuple[str, Point]], size: tuple[int, int], taken: Iterable[Box] = ()
) -> tuple[Placed, ...]:
    """A badge for each letter beside the spot it means, where least is covered: never another badge.

    `size`: the picture's width and height in pixels; `taken`: the boxes of what should be seen.
    """
    wide = across(size[0])
    wishes = [Wish(badge(letter, wide), tuple(_around(spot, wide, size))) for letter, spot in spots]
    return place(wishes, taken, size)


def _around(spot: Point, wide: int, size: tuple[int, int]) -> Iterator[Point]:
    """Where a badge may stand, the best first, all inside the picture."""
    for away in AWAY:
        for turn in range(AROUND if away else 1):
            angle = math.tau * turn / AROUND - math.pi / 2
            x, y = spot[0] + math.cos(angle) * away * wide, spot[1] + math.sin(angle) * away * wide
            yield (
                min(max(x, wide / 2), size[0] - wide / 2),
                min(max(y, wide / 2), size[1] - wide / 2),
            )


def tied(image: Image.Image, spot: Point, placed: Placed) -> None:
    """Draws the line from a spot to a badge that does not stand on it; draw it before the badges."""
    wide = placed.sprite.size[0]
    if math.dist(spot, (placed.x, placed.y)) > wide * 0.8:
        pen = ImageDraw.Draw(image)
        ends = (*spot, placed.x, placed.y)
        pen.line(ends, fill=index(WHITE), width=max(5, wide // 8))
        pen.line(ends, fill=index(INK), width=max(2, wide // 20))
