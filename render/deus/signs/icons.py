"""The little signs of Deus: resources, gold, victory points, lands, and what cards speak of."""

import math
from collections.abc import Callable
from functools import partial

from render.deus.signs.pieces import paint
from render.kit.brush import Brush, painted, star
from render.kit.palette import (
    BLOOD,
    CARDS,
    CLAY,
    GOLD,
    INK,
    PAPER,
    PLAYERS,
    RIDGE,
    STONE,
    TERRACOTTA,
    TERRAIN,
    WHITE,
    Rgb,
    mix,
)
from render.kit.portfolio import kept
from render.kit.sprite import Pen, Sprite, drawn

Painter = Callable[[Brush], None]

LEAF, STRAW, BARK = mix(PLAYERS[2], INK, 0.25), mix(GOLD, PAPER, 0.35), CARDS["brown"]
GREY = mix(RIDGE, PAPER, 0.65)


def _edged(brush: Brush, *points: tuple[float, float], fill: Rgb, width: float = 9) -> None:
    brush.line(*points, *points[:2], width=width)
    brush.shape(*points, fill=fill)


# Resources, gold, points


def _wood(brush: Brush) -> None:
    for y, left in ((30, 18), (68, 6)):
        _edged(brush, (left, y - 16), (left + 62, y - 16), (left + 62, y + 16), (left, y + 16), fill=BARK)
        brush.disc(left + 66, y, 20)
        brush.disc(left + 66, y, 15, mix(PLAYERS[0], WHITE, 0.7))
        brush.disc(left + 66, y, 6, BARK)


def _clay(brush: Brush) -> None:
    for x, y in ((5, 54), (52, 54), (28, 14)):
        _edged(brush, (x, y), (x + 43, y), (x + 43, y + 34), (x, y + 34), fill=CLAY, width=8)


def _stone(brush: Brush) -> None:
    _edged(brush, (28, 10), (70, 8), (95, 40), (84, 88), (26, 92), (5, 52), fill=STONE)
    brush.shape((28, 12), (68, 11), (54, 42), (12, 50), fill=mix(STONE, WHITE, 0.6))


def _wheat(brush: Brush) -> None:
    for width, fill in ((13, INK), (6, STRAW)):
        brush.line((50, 97), (50, 30), width=width, fill=fill)
    for extra, fill in ((5, INK), (0, GOLD)):
        brush.shape((50, 2 - extra), (62 + extra, 20), (50, 36 + extra), (38 - extra, 20), fill=fill)
        for y in (30, 50, 70):
            for way in (-1, 1):
                brush.shape(
                    (50, y + 16 + extra),
                    (50 + way * (16 + extra), y - 12 - extra),
                    (50 + way * (34 + extra), y - 4),
                    (50 + way * (28 + extra), y + 10 + extra),
                    fill=fill,
                )


def _gold(brush: Brush) -> None:
    brush.disc(50, 50, 47)
    brush.disc(50, 50, 40, GOLD)
    brush.disc(50, 50, 28, mix(GOLD, INK, 0.4))
    brush.disc(50, 50, 23, GOLD)


def _vp(brush: Brush) -> None:
    brush.disc(50, 50, 48)
    brush.disc(50, 50, 42, LEAF)
    brush.shape(*star(50, 52, 36, 15, 5), fill=WHITE)


def _hidden(brush: Brush) -> None:
    """An eye that sees nothing."""
    _eye(brush)
    _struck(brush)


def _struck(brush: Brush) -> None:
    """A line through what there is not."""
    for width, fill in ((24, PAPER), (11, BLOOD)):
        brush.line((14, 88), (86, 12), width=width, fill=fill)


# Lands


def _forest(brush: Brush, fill: Rgb = TERRAIN["forest"][1]) -> None:
    brush.shape((42, 78), (58, 78), (58, 100), (42, 100), fill=mix(BARK, INK, 0.45))
    for top, half in ((2, 24), (24, 33), (46, 42)):
        brush.shape((50, top), (50 + half, top + 36), (50 - half, top + 36), fill=fill)


def _swamp(brush: Brush, fill: Rgb = TERRAIN["swamp"][1]) -> None:
    for x, top in ((26, 26), (50, 6), (74, 30)):
        brush.line((x, 84), (x, top), width=6, fill=fill)
        brush.line((x, top), (x, top + 24), width=15, fill=fill)
    brush.line((4, 88), (28, 82), (50, 88), (72, 82), (96, 88), width=8, fill=fill)


def _mountain(brush: Brush, fill: Rgb = TERRAIN["mountain"][1]) -> None:
    brush.shape((2, 90), (36, 14), (58, 58), (68, 42), (98, 90), fill=fill)
    brush.shape((36, 14), (46, 34), (38, 42), (32, 34), (25, 40), fill=WHITE)


def _field(brush: Brush, fill: Rgb = TERRAIN["field"][1]) -> None:
    for x in (20, 50, 80):
        brush.line((x, 96), (x, 30), width=6, fill=fill)
        for y in (18, 36, 54):
            brush.shape((x, y - 14), (x + 14, y), (x, y + 12), (x - 14, y), fill=fill)


def _sea(brush: Brush, fill: Rgb = TERRAIN["sea"][1]) -> None:
    for y in (30, 56, 82):
        points = [(x, y + 9 * math.sin(x / 100 * 4 * math.pi)) for x in range(4, 97, 4)]
        brush.line(*points, width=8, fill=fill)


def _village(brush: Brush) -> None:
    for x, y in ((4, 30), (48, 44), (24, 4)):
        _edged(brush, (x + 2, y + 24), (x + 24, y), (x + 46, y + 24), fill=TERRACOTTA, width=7)
        _edged(
            brush, (x + 8, y + 26), (x + 40, y + 26), (x + 40, y + 48), (x + 8, y + 48), fill=PAPER, width=7
        )


def _ruin(brush: Brush) -> None:
    _edged(brush, (4, 92), (4, 56), (20, 64), (30, 40), (44, 58), (58, 50), (72, 70), (96, 64), (96, 92),
           fill=GREY)  # fmt: skip
    brush.line((16, 8), (64, 44), width=8, fill=BLOOD)
    brush.line((64, 8), (16, 44), width=8, fill=BLOOD)


# What cards speak of


def _card(brush: Brush) -> None:
    _edged(brush, (20, 4), (80, 4), (80, 96), (20, 96), fill=WHITE)
    brush.shape((28, 12), (72, 12), (72, 40), (28, 40), fill=CARDS["blue"])
    brush.line((30, 58), (70, 58), width=7)
    brush.line((30, 76), (70, 76), width=7)


def _any(brush: Brush) -> None:
    brush.disc(50, 50, 48)
    for x, y, fill in ((9, 9, BARK), (51, 9, CLAY), (9, 51, STONE), (51, 51, GOLD)):
        brush.shape((x, y), (x + 40, y), (x + 40, y + 40), (x, y + 40), fill=fill)


def _any_piece(brush: Brush) -> None:
    _edged(brush, (50, 6), (94, 50), (50, 94), (6, 50), fill=WHITE)
    brush.line((50, 26), (50, 74), width=13)
    brush.line((26, 50), (74, 50), width=13)


def hexagon(middle: float, radius: float) -> tuple[tuple[float, float], ...]:
    """A region's shape in a box of 100."""
    turns = [math.pi * (2 * n + 1) / 6 for n in range(6)]
    return tuple((middle + radius * math.cos(a), 50 + radius * math.sin(a)) for a in turns)


def _region(brush: Brush) -> None:
    _edged(brush, *hexagon(50, 44), fill=WHITE)


def _nowhere(brush: Brush) -> None:
    """A region that there is not."""
    _region(brush)
    _struck(brush)


def _city(brush: Brush, size: int) -> None:
    _edged(brush, *hexagon(50, 46), fill=PAPER, width=8)
    spots = {1: ((50, 50),), 2: ((34, 50), (66, 50)), 3: ((34, 64), (66, 64), (50, 34))}
    for x, y in spots.get(size, ((34, 34), (66, 34), (34, 66), (66, 66), (50, 50))[:size]):
        brush.shape(
            (x - 11, y + 11), (x - 11, y - 4), (x, y - 15), (x + 11, y - 4), (x + 11, y + 11), fill=BLOOD
        )


def _tile(brush: Brush) -> None:
    for x, y in ((50, 50), (80, 50), (65, 76), (35, 76), (20, 50), (35, 24), (65, 24)):
        brush.disc(x, y, 18)
        brush.disc(x, y, 13, TERRAIN["field"][0])


def _column(brush: Brush) -> None:
    for y in (6, 34, 62):
        _edged(brush, (14, y), (86, y), (86, y + 24), (14, y + 24), fill=WHITE, width=8)


def _sets(brush: Brush) -> None:
    for place, colour in enumerate(("blue", "green", "yellow", "brown", "red")):
        brush.shape((place * 19 + 3, 20), (place * 19 + 20, 20), (place * 19 + 20, 80), (place * 19 + 3, 80))
        brush.shape((place * 19 + 6, 24), (place * 19 + 17, 24), (place * 19 + 17, 76), (place * 19 + 6, 76),
                    fill=CARDS[colour])  # fmt: skip


def _rival(brush: Brush) -> None:
    brush.disc(50, 28, 25)
    brush.shape((6, 98), (14, 66), (34, 54), (66, 54), (86, 66), (94, 98))


def _eye(brush: Brush) -> None:
    brush.shape((2, 50), (26, 26), (50, 18), (74, 26), (98, 50), (74, 74), (50, 82), (26, 74))
    brush.shape((14, 50), (32, 34), (50, 28), (68, 34), (86, 50), (68, 66), (50, 72), (32, 66), fill=WHITE)
    brush.disc(50, 50, 17)


def _to(brush: Brush) -> None:
    brush.line((6, 50), (66, 50), width=14)
    brush.shape((56, 22), (96, 50), (56, 78))


def _swap(brush: Brush) -> None:
    brush.line((6, 34), (70, 34), width=11)
    brush.shape((64, 12), (98, 34), (64, 56))
    brush.line((94, 70), (30, 70), width=11)
    brush.shape((36, 48), (2, 70), (36, 92))


def _again(brush: Brush) -> None:
    turns = [2 * math.pi * (0.02 + 0.78 * step / 20) for step in range(21)]
    brush.line(*((50 + 36 * math.cos(a), 52 + 36 * math.sin(a)) for a in turns), width=13)
    brush.shape((74, 2), (78, 42), (44, 22))


def _end(brush: Brush) -> None:
    _edged(brush, (18, 6), (82, 6), (58, 50), (82, 94), (18, 94), (42, 50), fill=WHITE, width=8)
    brush.shape((32, 88), (50, 66), (68, 88), fill=mix(GOLD, INK, 0.4))
    brush.shape((36, 22), (64, 22), (50, 44), fill=mix(GOLD, INK, 0.4))


_LANDS: dict[str, Callable[..., None]] = {
    "forest": _forest, "swamp": _swamp, "mountain": _mountain, "field": _field, "sea": _sea,
}  # fmt: skip
PAINTERS: dict[str, Painter] = {
    **_LANDS,
    "wood": _wood, "clay": _clay, "stone": _stone, "wheat": _wheat, "gold": _gold, "vp": _vp,
    "village": _village, "ruin": _ruin, "card": _card, "any": _any, "any-piece": _any_piece,
    "region": _region, "nowhere": _nowhere, "tile": _tile, "column": _column, "sets": _sets,
    "rival": _rival, "eye": _eye, "hidden": _hidden, "to": _to, "swap": _swap, "again": _again, "end": _end,
    **{f"city-{size}": partial(_city, size=size) for size in range(1, 6)},
    **{
        f"piece-{name}": partial(paint, kind=kind, fill=tuple(CARDS.values())[kind])
        for kind, name in enumerate(("ship", "production", "science", "civil", "army", "temple"))
    },
}  # fmt: skip
"""Each sign by its name."""


@kept
def icon(name: str, size: int) -> Sprite:
    """A sign at a size in pixels."""
    return painted(size, PAINTERS[name], 0.04)


@kept
def land(name: str, size: int) -> Sprite:
    """The sign of a kind of land on a disc of its ground, for cards."""

    def draw(pen: Pen, s: float) -> None:
        whole = Brush(pen, 0, 0, size * s / 100)
        whole.disc(50, 50, 49)
        whole.disc(50, 50, 43, TERRAIN[name][0])
        PAINTERS[name](Brush(pen, 24 * whole.unit, 22 * whole.unit, whole.unit * 0.52))

    return drawn(size, size, draw)


@kept
def terrain(name: str, size: int) -> Sprite:
    """The sign of a kind of land as it stands on its ground: dark, with a light edge."""

    def paint_in(fill: Rgb) -> Callable[[Brush], None]:
        return partial(_LANDS[name], fill=fill)

    def draw(pen: Pen, s: float) -> None:
        unit = size * s / 100
        for dx, dy in ((-6, 0), (6, 0), (0, -6), (0, 6), (-4, -4), (4, 4), (-4, 4), (4, -4)):
            paint_in(mix(TERRAIN[name][0], WHITE, 0.7))(
                Brush(pen, (10 + dx) * unit, (10 + dy) * unit, 0.8 * unit)
            )
        paint_in(mix(TERRAIN[name][1], INK, 0.55))(Brush(pen, 10 * unit, 10 * unit, 0.8 * unit))

    return drawn(size, size, draw)
