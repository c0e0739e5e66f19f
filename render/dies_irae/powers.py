"""The three powers: colours and emblems, drawn by us as simple shapes."""

import math

from engine.dies_irae.words import POWERS
from render.kit.brush import Brush
from render.kit.palette import INK, PLAYERS, WHITE, Rgb, mix
from render.kit.portfolio import kept
from render.kit.sprite import Pen, Sprite, drawn

COLOURS = (4, 5, 3)
"""Greece blue, Persia vermilion, Egypt yellow: of the six the three that stay farthest from each other, from
bare land and from the sea when the map is shrunk to 400 pixels, however one sees colours."""


def colour_of(power: int) -> Rgb:
    """A power's colour by its number."""
    return PLAYERS[COLOURS[power]]


def band_of(power: int) -> Rgb:
    """The colour of a power's bands along borders: Egypt's is darker, as land is as light as yellow."""
    return mix(colour_of(power), INK, 0.25) if power == 2 else colour_of(power)


def number_of(power: str) -> int:
    """A power's number by its id, as events tell it."""
    return [str(each) for each in POWERS].index(power)


def sign(brush: Brush, power: int) -> None:
    """Draws Greece's owl, Persia's sun, Egypt's ankh."""
    if power == 0:
        brush.shape((20, 10), (50, 26), (80, 10), (86, 52), (70, 92), (30, 92), (14, 52))
        for x in (36, 64):
            brush.disc(x, 44, 14, WHITE)
            brush.disc(x, 44, 7)
        brush.shape((44, 56), (56, 56), (50, 70), fill=WHITE)
    elif power == 1:
        rays = []
        for turn in range(24):
            reach = 30 if turn % 2 else 48
            angle = math.pi * turn / 12
            rays.append((50 + reach * math.sin(angle), 50 - reach * math.cos(angle)))
        brush.shape(*rays)
        brush.disc(50, 50, 20, WHITE)
        brush.disc(50, 50, 11)
    else:
        brush.disc(50, 25, 23)
        brush.disc(50, 25, 11, colour_of(power))
        brush.shape((43, 40), (57, 40), (60, 98), (40, 98))
        brush.shape((14, 48), (86, 48), (86, 62), (14, 62))


@kept
def emblem(power: int, size: int) -> Sprite:
    """A disc in the power's colour with its emblem."""

    def draw(pen: Pen, s: float) -> None:
        edge, rim = size * s - 1, max(1.6, size / 22) * s
        pen.ellipse((0, 0, edge, edge), fill=INK)
        pen.ellipse((rim, rim, edge - rim, edge - rim), fill=colour_of(power))
        margin = size * 0.18 * s
        sign(Brush(pen, margin, margin, size * s * 0.64 / 100), power)

    return drawn(size, size, draw)
