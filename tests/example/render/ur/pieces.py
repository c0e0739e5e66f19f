"""Pieces with five dots, dice with four corners, and the way on and off the board."""

from functools import cache

from render.kit.brush import Brush
from render.kit.palette import BLOOD, DEEP, GOLD, INK, PAPER, WHITE, mix
from render.kit.sprite import Pen, Sprite, drawn

FACES = (WHITE, DEEP)
SPOTS = (INK, WHITE)
"""Each seat's piece and its dots: light and dark tell them apart for every eye."""

STALE = mix(INK, PAPER, 8 / 12)


@cache
def piece(seat: int, size: int) -> Sprite:
    """A seat's piece, so many pixels wide."""

    def draw(pen: Pen, scale: float) -> None:
        brush = Brush(pen, 0, 0, size / 100 * scale)
        brush.disc(50, 50, 50, INK)
        brush.disc(50, 50, 43, FACES[seat])
        for x, y in ((50, 50), (32, 32), (68, 32), (32, 68), (68, 68)):
            brush.disc(x, y, 7.5, SPOTS[seat])

    return drawn(size, size, draw)


@cache
def hollow(size: int) -> Sprite:
    """The place of a piece that is not home yet."""

    def draw(pen: Pen, scale: float) -> None:
        Brush(pen, 0, 0, size / 100 * scale).disc(50, 50, 44, PAPER, 6)

    return drawn(size, size, draw)


@cache
def die(marked: bool, fresh: bool, size: int) -> Sprite:
    """A die from above: a corner that is marked shows gold. An old throw is drawn pale."""
    body, edge = (DEEP, INK) if fresh else (mix(DEEP, PAPER, 0.65), STALE)

    def draw(pen: Pen, scale: float) -> None:
        brush = Brush(pen, 0, 0, size / 100 * scale)
        brush.shape((50, 4), (98, 92), (2, 92), fill=edge)
        brush.shape((50, 18), (87, 86), (13, 86), fill=body)
        for corner in ((50, 12), (91, 88), (9, 88)):
            brush.line((50, 62), corner, width=5, fill=edge)
        if marked:
            brush.disc(50, 62, 20, edge)
            brush.disc(50, 62, 14, GOLD if fresh else WHITE)

    return drawn(size, size, draw)


@cache
def chevron(size: int) -> Sprite:
    """The way on and off leads to the left."""

    def draw(pen: Pen, scale: float) -> None:
        brush = Brush(pen, 0, 0, size / 100 * scale)
        for left in (6, 44):
            brush.shape((left + 40, 8), (left + 48, 20), (left + 22, 50), (left + 48, 80), (left + 40, 92),
                        (left, 50), fill=BLOOD)  # fmt: skip

    return drawn(size, size, draw)
