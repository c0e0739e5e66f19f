"""The signs of the gods, each on a disc in the colour of its cards."""

import math

from engine.deus.words import CERES, JUPITER, MARS, MINERVA, NEPTUNE, VESTA
from render.deus.signs.pieces import ink_on
from render.kit.brush import Brush
from render.kit.palette import CARDS, INK, WHITE, Rgb
from render.kit.portfolio import kept
from render.kit.sprite import Pen, Sprite, drawn


def _neptune(brush: Brush, ink: Rgb) -> None:
    """A fish."""
    body = [(46 + 44 * math.cos(a), 50 + 24 * math.sin(a)) for a in (math.pi * n / 12 for n in range(24))]
    brush.shape(*body, fill=ink)
    brush.shape((72, 50), (104, 20), (96, 50), (104, 80), fill=ink)
    brush.shape((34, 30), (52, 6), (62, 30), fill=ink)


def _ceres(brush: Brush, ink: Rgb) -> None:
    """An ear of wheat."""
    brush.line((50, 104), (50, 34), width=8, fill=ink)
    brush.shape((50, -6), (62, 14), (50, 34), (38, 14), fill=ink)
    for y in (34, 58, 82):
        for way in (-1, 1):
            brush.shape((50, y + 12), (50 + way * 14, y - 14), (50 + way * 40, y - 10),
                        (50 + way * 26, y + 8), fill=ink)  # fmt: skip


def _minerva(brush: Brush, ink: Rgb, ground: Rgb) -> None:
    """An owl."""
    brush.shape((14, 0), (34, 14), (66, 14), (86, 0), (86, 60), (70, 96), (30, 96), (14, 60), fill=ink)
    for x in (33, 67):
        brush.disc(x, 36, 15, ground)
        brush.disc(x, 36, 7, ink)
    brush.shape((43, 52), (57, 52), (50, 68), fill=ground)


def _vesta(brush: Brush, ink: Rgb) -> None:
    """A hearth with its fire."""
    for x, top in ((28, 22), (50, -4), (72, 22)):
        brush.shape((x, top), (x + 13, 40), (x + 8, 56), (x - 8, 56), (x - 13, 40), fill=ink)
    brush.shape((4, 62), (96, 62), (78, 84), (62, 88), (62, 100), (38, 100), (38, 88), (22, 84), fill=ink)


def _mars(brush: Brush, ink: Rgb, ground: Rgb) -> None:
    """A helmet with its crest."""
    turns = [math.pi * (1 + n / 12) for n in range(13)]
    brush.line(*((50 + 47 * math.cos(a), 48 + 47 * math.sin(a)) for a in turns), width=14, fill=ink)
    dome = [(50 + 34 * math.cos(a), 50 + 34 * math.sin(a)) for a in turns]
    brush.shape(*dome, (84, 82), (64, 104), (36, 104), (16, 82), fill=ink)
    brush.line((25, 60), (75, 60), width=12, fill=ground)
    brush.line((50, 60), (50, 106), width=12, fill=ground)


def _jupiter(brush: Brush, ink: Rgb) -> None:
    """A bolt of lightning."""
    brush.shape((62, -4), (16, 56), (46, 56), (34, 104), (86, 38), (54, 38), fill=ink)


def _paint(brush: Brush, number: int, ink: Rgb, ground: Rgb) -> None:
    if number == MINERVA:
        _minerva(brush, ink, ground)
    elif number == MARS:
        _mars(brush, ink, ground)
    else:
        {NEPTUNE: _neptune, CERES: _ceres, VESTA: _vesta, JUPITER: _jupiter}[number](brush, ink)


@kept
def god(number: int, size: int) -> Sprite:
    """The sign of the god of a colour: ringed as all that is new."""
    fill = tuple(CARDS.values())[number]

    def draw(pen: Pen, s: float) -> None:
        edge = size * s - 1
        for inset, shade in ((0.0, WHITE), (3.0, INK), (7.0, WHITE), (9.0, fill)):
            box = (inset * s, inset * s, edge - inset * s, edge - inset * s)
            pen.ellipse(box, fill=shade)
        margin = size * 0.24 * s
        _paint(Brush(pen, margin, margin, size * s * 0.52 / 100), number, ink_on(fill), fill)

    return drawn(size, size, draw)
