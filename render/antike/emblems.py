"""Emblems of the nations and the things of the game, drawn by us as simple shapes."""

import math
from collections.abc import Callable, Mapping

from render.kit.brush import Brush, star
from render.kit.marks import numbered
from render.kit.palette import (
    COIN,
    GOLD,
    INK,
    IRON,
    MARBLE,
    PLAYERS,
    RIDGE,
    WHITE,
    Rgb,
    mix,
)
from render.kit.portfolio import kept
from render.kit.sprite import Pen, Sprite, drawn

COLOURS = {
    "romans": 5, "greeks": 1, "germans": 0, "phoenicians": 3, "carthaginians": 4, "persians": 2,
    "arabs": 0, "egyptians": 4, "babylonians": 5,
}  # fmt: skip
"""Each nation's colour; no two of one board share one."""

Points = list[tuple[float, float]]


def colour_of(nation: str) -> Rgb:
    """The nation's colour."""
    return PLAYERS[COLOURS[nation]]


def _wolf(brush: Brush) -> None:
    brush.shape(
        (22, 20), (40, 34), (60, 34), (78, 20), (80, 48), (68, 66), (56, 84), (44, 84), (32, 66), (20, 48)
    )
    for x in (38, 62):
        brush.disc(x, 50, 5, WHITE)


def _owl(brush: Brush) -> None:
    brush.shape((24, 16), (50, 28), (76, 16), (80, 52), (66, 84), (34, 84), (20, 52))
    for x in (38, 62):
        brush.disc(x, 44, 11, WHITE)
        brush.disc(x, 44, 5)
    brush.shape((45, 54), (55, 54), (50, 66), fill=WHITE)


def _axe(brush: Brush) -> None:
    brush.block(44, 14, 54, 88)
    brush.shape((54, 18), (84, 12), (84, 56), (54, 46))
    brush.shape((44, 22), (30, 26), (30, 40), (44, 42))


def _ship(brush: Brush) -> None:
    brush.shape((12, 60), (88, 60), (74, 82), (26, 82))
    brush.block(47, 14, 53, 60)
    brush.shape((56, 18), (84, 52), (56, 52))
    brush.shape((44, 22), (22, 52), (44, 52))


def _tanit(brush: Brush) -> None:
    brush.disc(50, 25, 12, None, 6)
    brush.block(18, 42, 82, 49)
    brush.shape((50, 46), (78, 86), (22, 86))


def _sun(brush: Brush) -> None:
    brush.shape(*star(50, 50, 42, 26, 12))
    brush.disc(50, 50, 16, WHITE)
    brush.disc(50, 50, 10)


def _palm(brush: Brush) -> None:
    brush.shape((46, 40), (54, 40), (58, 88), (42, 88))
    for turn in range(7):
        angle = math.pi * (turn + 0.5) / 7
        tip_x, tip_y = 50 - 38 * math.cos(angle), 52 - 26 * math.sin(angle)
        half_x, half_y = (50 + tip_x) / 2, (36 + tip_y) / 2
        brush.shape((50, 34), (half_x, half_y - 8), (tip_x, tip_y), (half_x, half_y + 2))


def _ankh(brush: Brush) -> None:
    brush.oval(34, 10, 66, 48, 9)
    brush.block(45, 44, 55, 90)
    brush.block(24, 50, 76, 60)


def _stepped_tower(brush: Brush) -> None:
    for step, (left, top) in enumerate(((14, 70), (24, 54), (34, 38), (42, 22))):
        brush.block(left, top, 100 - left, 86 if step == 0 else top + 16)


SIGNS: Mapping[str, Callable[[Brush], None]] = {
    "romans": _wolf, "greeks": _owl, "germans": _axe, "phoenicians": _ship, "carthaginians": _tanit,
    "persians": _sun, "arabs": _palm, "egyptians": _ankh, "babylonians": _stepped_tower,
}  # fmt: skip
"""What each nation's emblem shows, in a box of 100."""


@kept
def emblem(nation: str, size: int) -> Sprite:
    """A disc in the nation's colour with its emblem."""

    def draw(pen: Pen, s: float) -> None:
        edge = size * s - 1
        pen.ellipse((0, 0, edge, edge), fill=INK)
        rim = max(2, size // 22) * s
        pen.ellipse((rim, rim, edge - rim, edge - rim), fill=colour_of(nation))
        margin = size * 0.17 * s

        SIGNS[nation](Brush(pen, margin, margin, size * s * 0.66 / 100))

    return drawn(size, size, draw)


RESOURCE = {"marble": MARBLE, "iron": IRON, "gold": GOLD, "coin": COIN}


def _resource(pen: Pen, s: float, kind: str, x: float, y: float, r: float) -> None:
    """Marble a square, iron a diamond, gold a disc, a coin a disc with a hole."""
    colour, edge = RESOURCE[kind], max(1, round(r * 0.16 * s))
    box = ((x - r) * s, (y - r) * s, (x + r) * s, (y + r) * s)
    if kind == "marble":
        inner = 0.84
        pen.rectangle(((x - r * inner) * s, (y - r * inner) * s, (x + r * inner) * s, (y + r * inner) * s),
                      fill=colour, outline=INK, width=edge)  # fmt: skip
    elif kind == "iron":
        points = [
            (x * s, (y - r * 1.15) * s),
            ((x + r * 1.15) * s, y * s),
            (x * s, (y + r * 1.15) * s),
            ((x - r * 1.15) * s, y * s),
        ]
        pen.polygon(points, fill=colour, outline=INK, width=edge)
    else:
        pen.ellipse(box, fill=colour, outline=INK, width=edge)
        if kind == "coin":
            hole = r * 0.34
            pen.rectangle(((x - hole) * s, (y - hole) * s, (x + hole) * s, (y + hole) * s), fill=INK)


@kept
def resource(kind: str, size: int) -> Sprite:
    """A good's sign."""
    return drawn(size, size, lambda pen, s: _resource(pen, s, kind, size / 2, size / 2, size * 0.4))


@kept
def city(nation: str | None, kind: str, large: int = 46) -> Sprite:
    """A city: its resource, on a disc of its owner; on a small pale disc where nobody has founded it.

    `large`: pixels across the owner's disc.
    """
    size, rim, share = (large, 0.07 * large, 0.24) if nation else (36, 1.6, 0.2)

    def draw(pen: Pen, s: float) -> None:
        edge = size * s - 1
        pen.ellipse((0, 0, edge, edge), fill=INK)
        fill = colour_of(nation) if nation else mix(WHITE, RIDGE, 0.35)
        pen.ellipse((rim * s, rim * s, edge - rim * s, edge - rim * s), fill=fill)
        _resource(pen, s, kind, size / 2, size / 2, size * share)

    return drawn(size, size, draw)


@kept
def temple(size: int = 44) -> Sprite:
    """A temple's front."""

    def draw(pen: Pen, s: float) -> None:
        u = size / 44 * s

        def part(points: Points, fill: Rgb) -> None:
            pen.polygon([(x * u, y * u) for x, y in points], fill=fill, outline=INK, width=round(2.2 * u))

        part([(1, 17), (22, 2), (43, 17)], WHITE)
        for x in (6, 15, 24, 33):
            part([(x, 17), (x + 6, 17), (x + 6, 36), (x, 36)], WHITE)
        part([(1, 35), (43, 35), (43, 42), (1, 42)], WHITE)

    return drawn(size, size, draw)


@kept
def legions(nation: str, count: int, size: int = 58) -> Sprite:
    """A shield in the nation's colour, `size` pixels high, with the number of legions; 0: without."""
    unit = size / 54
    width = round(46 * unit)

    def draw(pen: Pen, s: float) -> None:
        u = s * unit
        outer = [(2, 4), (23, 0), (44, 4), (44, 30), (23, 53), (2, 30)]
        inner = [(6, 8), (23, 4.5), (40, 8), (40, 28.5), (23, 47.5), (6, 28.5)]
        pen.polygon([(x * u, y * u) for x, y in outer], fill=INK)
        pen.polygon([(x * u, y * u) for x, y in inner], fill=colour_of(nation))
        light = mix(colour_of(nation), WHITE, 0.35)
        pen.polygon([(x * u, y * u) for x, y in ((6, 8), (23, 4.5), (23, 12), (6, 16))], fill=light)
        if count:
            numbered(pen, s, count, 23 * unit, 25 * unit, 42 if count < 10 else 36)

    return drawn(width, size, draw)


@kept
def galleys(nation: str, count: int, size: int = 60) -> Sprite:
    """A ship in the nation's colour, `size` pixels high, with their number on its sail; 0: without."""
    unit = size / 58
    width = round(64 * unit)

    def draw(pen: Pen, s: float) -> None:
        u = s * unit

        def part(points: Points, fill: Rgb) -> None:
            pen.polygon([(x * u, y * u) for x, y in points], fill=fill)

        part([(9, 1), (55, 1), (58, 38), (6, 38)], INK)
        part([(12, 5), (52, 5), (54, 35), (10, 35)], colour_of(nation))
        part([(12, 5), (52, 5), (52.4, 10), (11.6, 10)], mix(colour_of(nation), WHITE, 0.35))
        part([(0, 36), (6, 44), (52, 44), (60, 32), (64, 34), (56, 57), (10, 57)], INK)
        part([(5, 43), (9, 47), (54, 47), (59, 39), (54, 54), (12, 54)], mix(colour_of(nation), INK, 0.25))
        if count:
            numbered(pen, s, count, 32 * unit, 21 * unit, 42 if count < 10 else 36)

    return drawn(width, size, draw)
