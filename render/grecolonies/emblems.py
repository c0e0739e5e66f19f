"""Emblems of the cities, the signs of the colonies, weapons and cups, drawn by us as simple shapes."""

import math

from render.kit.brush import Brush, painted, star
from render.kit.palette import (
    BEYOND_LAND,
    BLOOD,
    COIN,
    DEEP,
    GOLD,
    INK,
    IRON,
    PAPER,
    PLAYERS,
    RIDGE,
    STONE,
    TERRACOTTA,
    WHITE,
    Rgb,
    mix,
)
from render.kit.portfolio import kept
from render.kit.sprite import BOLD, VALUE, Pen, Sprite, drawn, text

COLOURS = {"chalcis": 0, "phocaea": 1, "miletos": 2, "thera": 3, "sparta": 5}
"""Each city's colour: copper orange, sky, green, yellow, vermilion."""


def colour_of(city: str) -> Rgb:
    """The city's colour."""
    return PLAYERS[COLOURS[city]]


def _city(brush: Brush, city: str) -> None:
    if city == "chalcis":  # a wheel
        brush.disc(50, 50, 40, None, 9)
        for turn in range(4):
            dx, dy = 36 * math.cos(math.pi * turn / 4), 36 * math.sin(math.pi * turn / 4)
            brush.line((50 - dx, 50 - dy), (50 + dx, 50 + dy), width=7)
        brush.disc(50, 50, 11)
    elif city == "phocaea":  # a seal
        brush.shape((10, 70), (20, 46), (40, 40), (58, 30), (62, 14), (76, 10), (90, 20), (84, 28), (80, 50),
                    (70, 70), (84, 84), (62, 80), (40, 78), (24, 78), (8, 92), (2, 80))  # fmt: skip
        brush.disc(76, 20, 3.5, WHITE)
    elif city == "miletos":  # a star
        brush.shape(*star(50, 50, 46, 15, 8))
        brush.disc(50, 50, 9, WHITE)
    elif city == "thera":  # a dolphin
        brush.shape((4, 60), (20, 36), (44, 22), (52, 6), (62, 22), (82, 34), (96, 56), (80, 52), (62, 52),
                    (44, 58), (30, 68), (26, 92), (14, 78), (2, 88), (10, 70))  # fmt: skip
        brush.disc(78, 42, 4, WHITE)
    else:  # Sparta's lambda
        brush.shape((40, 8), (60, 8), (94, 92), (72, 92), (50, 36), (28, 92), (6, 92))


@kept
def emblem(city: str, size: int, *, dead: bool = False) -> Sprite:
    """A disc in the city's colour with its emblem; grey where nobody plays it any more."""
    colour = mix(RIDGE, PAPER, 0.65) if dead else colour_of(city)

    def draw(pen: Pen, s: float) -> None:
        edge, rim = size * s - 1, max(2, size // 22) * s
        pen.ellipse((0, 0, edge, edge), fill=RIDGE if dead else INK)
        pen.ellipse((rim, rim, edge - rim, edge - rim), fill=colour)
        margin = size * 0.19 * s
        _city(Brush(pen, margin, margin, size * s * 0.62 / 100), city)

    return drawn(size, size, draw)


PALE = mix(PAPER, WHITE, 0.5)
PLATE, BELOW = 42, 26
"""Height in pixels of the plate that bears a token's number, and how far it hangs below the disc."""


@kept
def citizens(city: str, count: int, disc: int) -> Sprite:
    """A city's citizens in a province: a disc so many pixels across, and their number below."""
    told = text(str(count), BOLD, VALUE + 4 if disc > PLATE + 24 else VALUE, INK, PALE)
    wide = max(PLATE, told.size[0] + 18)
    width, height = max(disc, wide), disc + BELOW

    def draw(pen: Pen, s: float) -> None:
        left = (width - disc) / 2
        for inset, fill in ((0.0, PALE), (2.0, INK), (5.0, colour_of(city))):
            box = ((left + inset) * s, inset * s, (left + disc - inset) * s - 1, (disc - inset) * s - 1)
            pen.ellipse(box, fill=fill)
        _city(Brush(pen, (left + disc * 0.23) * s, disc * 0.13 * s, disc * 0.0054 * s), city)
        left = (width - wide) / 2
        for inset, fill in ((0.0, INK), (3.0, PALE)):
            plate = (
                (left + inset) * s, (height - PLATE + inset) * s,
                (left + wide - inset) * s - 1, (height - inset) * s - 1,
            )  # fmt: skip
            pen.rounded_rectangle(plate, (14 - inset) * s, fill=fill)

    sprite = drawn(width, height, draw)
    told.at(sprite.image, width / 2, height - PLATE / 2)
    return sprite


WINE, OLIVE, ROSE, SEA = mix(BLOOD, INK, 0.4), mix(PLAYERS[2], INK, 0.25), mix(BLOOD, PAPER, 0.35), DEEP
SIGNS = {
    "cereals": GOLD, "wine": WINE, "oil": OLIVE, "wood": mix(COIN, INK, 0.4),
    "metal": IRON, "perfume": ROSE, "cloth": SEA, "marble": PALE,
    "zeus": PAPER, "hera": PAPER, "poseidon": PAPER, "ares": PAPER,
}  # fmt: skip
HARVESTS, CRAFTS = ("cereals", "wine", "oil", "wood"), ("metal", "perfume", "cloth", "marble")


def _harvest(brush: Brush, sign: str) -> None:
    if sign == "cereals":
        brush.line((50, 90), (50, 20), width=7)
        for y in (26, 42, 58):
            for side in (-1, 1):
                brush.shape((50, y + 12), (50 + side * 20, y - 12), (50 + side * 24, y + 6))
        brush.shape((50, 4), (58, 22), (42, 22))
    elif sign == "wine":
        for x, y in ((30, 40), (50, 40), (70, 40), (40, 58), (60, 58), (50, 76)):
            brush.disc(x, y, 11.5, PALE)
        brush.line((50, 32), (50, 12), (66, 8), width=7, fill=PALE)
    elif sign == "oil":
        brush.shape((50, 4), (72, 46), (76, 66), (24, 66), (28, 46), fill=PALE)
        brush.disc(50, 66, 26, PALE)
    else:
        for top, half in ((6, 22), (28, 30), (50, 38)):
            brush.shape((50, top), (50 + half, top + 32), (50 - half, top + 32), fill=PALE)
        brush.shape((43, 80), (57, 80), (57, 98), (43, 98), fill=PALE)


def _craft(brush: Brush, sign: str) -> None:
    if sign == "metal":
        brush.shape((6, 30), (78, 30), (94, 38), (70, 52), (62, 64), (74, 88), (26, 88), (38, 64), (30, 52))
    elif sign == "perfume":
        brush.shape((40, 4), (60, 4), (60, 14), (40, 14), fill=INK)
        brush.shape((43, 14), (57, 14), (57, 32), (76, 52), (70, 84), (56, 96), (44, 96), (30, 84), (24, 52),
                    (43, 32))  # fmt: skip
        brush.line((30, 56), (70, 56), width=6, fill=PALE)
    elif sign == "cloth":
        brush.shape((12, 14), (88, 14), (88, 86), (12, 86), fill=PALE)
        for x in (26, 50, 74):
            brush.line((x, 14), (x, 86), width=7, fill=SEA)
        brush.line((12, 36), (88, 36), width=6, fill=BLOOD)
        brush.line((12, 64), (88, 64), width=6, fill=BLOOD)
    else:
        brush.shape((10, 8), (90, 8), (82, 24), (18, 24))
        brush.shape((10, 92), (90, 92), (82, 78), (18, 78))
        for x in (26, 44, 62):
            brush.shape((x, 24), (x + 12, 24), (x + 12, 78), (x, 78))


def _sanctuary(brush: Brush, sign: str) -> None:
    if sign == "zeus":
        brush.shape((58, 2), (22, 54), (46, 54), (34, 98), (80, 38), (54, 38), (74, 2), fill=COIN)
        brush.line((58, 2), (22, 54), (46, 54), (34, 98), (80, 38), (54, 38), (74, 2), (58, 2), width=4)
    elif sign == "hera":
        brush.shape((10, 84), (6, 24), (30, 50), (50, 12), (70, 50), (94, 24), (90, 84), fill=GOLD)
        brush.line((10, 84), (6, 24), (30, 50), (50, 12), (70, 50), (94, 24), (90, 84), (10, 84), width=5)
    elif sign == "poseidon":
        brush.line((50, 8), (50, 98), width=9, fill=DEEP)
        brush.line((18, 14), (20, 44), (50, 54), (80, 44), (82, 14), width=9, fill=DEEP)
        for x in (18, 50, 82):
            brush.shape((x, -2), (x + 11, 20), (x - 11, 20), fill=DEEP)
    else:
        brush.line((14, 88), (80, 22), width=9, fill=BLOOD)
        brush.shape((96, 4), (86, 38), (62, 14), fill=BLOOD)
        brush.line((22, 54), (48, 80), width=8, fill=BLOOD)


LIT = 7
"""How far the golden plate of a sign that an open objective asks for reaches beyond it, in pixels."""


@kept
def sign(name: str, size: int, *, lit: bool = False) -> Sprite:
    """A sign: harvests on discs, crafts on squares, sanctuaries on temple fronts.

    `lit`: an open objective asks for it, and it stands on a golden plate.
    """
    beyond = LIT if lit else 0

    def draw(pen: Pen, s: float) -> None:
        unit = size * s / 100
        if lit:
            for inset, fill in ((0, INK), (3, GOLD)):
                box = (inset * s, inset * s, *2 * [(size + 2 * beyond - inset) * s - 1])
                pen.rounded_rectangle(box, radius=(16 - inset) * s, fill=fill)
        whole = Brush(pen, beyond * s, beyond * s, unit)
        fill = SIGNS[name]
        if name in HARVESTS:
            whole.disc(50, 50, 49)
            whole.disc(50, 50, 44.5, fill)
            _harvest(whole.inside(23, 22, 0.54), name)
        elif name in CRAFTS:
            whole.shape((5, 5), (95, 5), (95, 95), (5, 95))
            whole.shape((10, 10), (90, 10), (90, 90), (10, 90), fill=fill)
            _craft(whole.inside(22, 22, 0.56), name)
        else:
            whole.shape((50, 0), (100, 30), (100, 98), (0, 98), (0, 30))
            whole.shape((50, 6), (93, 32), (93, 92), (7, 92), (7, 32), fill=fill)
            whole.line((4, 34), (96, 34), width=4, fill=TERRACOTTA)
            _sanctuary(whole.inside(25, 38, 0.50), name)

    return drawn(size + 2 * beyond, size + 2 * beyond, draw)


def _weapon(brush: Brush, weapon: str) -> None:
    if weapon == "shield":
        brush.disc(50, 50, 44)
        brush.disc(50, 50, 36, mix(COIN, PAPER, 0.35))
        brush.disc(50, 50, 14)
    elif weapon == "helmet":
        bronze = mix(COIN, PAPER, 0.35)
        brush.line((8, 62), (6, 34), (22, 12), (50, 3), (78, 9), (92, 24), width=15, fill=INK)
        brush.line((8, 60), (7, 36), (23, 14), (50, 5), (77, 11), (90, 24), width=9, fill=BLOOD)
        brush.shape((14, 56), (16, 34), (32, 18), (54, 14), (76, 22), (90, 44), (92, 62), (84, 98),
                    (66, 98), (64, 74), (56, 74), (54, 98), (26, 98), (22, 78))  # fmt: skip
        brush.shape((21, 56), (23, 38), (36, 25), (54, 21), (71, 28), (83, 46), (85, 62), (79, 91),
                    (72, 91), (71, 67), (49, 67), (47, 91), (32, 91), (29, 76), fill=bronze)  # fmt: skip
        brush.shape((44, 48), (60, 44), (80, 52), (62, 58))
    else:
        brush.line((14, 90), (74, 26), width=9, fill=mix(COIN, INK, 0.4))
        brush.shape((96, 2), (88, 42), (60, 14))


@kept
def weapon(name: str, size: int) -> Sprite:
    """A weapon by itself."""
    return painted(size, lambda brush: _weapon(brush, name))


@kept
def die(face: str | None, size: int, *, lit: bool = False, lost: bool = False) -> Sprite:
    """A die with its face, one or two of a weapon; None: under the cup.

    `lit`: it counts for what was announced; `lost`: its side has lost the assault, and it is grey.
    """
    ground = (STONE if lit else BEYOND_LAND) if lost else GOLD if lit else PALE

    def draw(pen: Pen, s: float) -> None:
        unit = size * s / 100
        whole = Brush(pen, 0, 0, unit)
        if face is None:
            whole.shape((18, 4), (82, 4), (98, 96), (2, 96))
            whole.shape((22, 9), (78, 9), (92, 91), (8, 91), fill=mix(TERRACOTTA, PAPER, 0.35))
            whole.line((14, 62), (86, 62), width=6)
            whole.line((17, 46), (83, 46), width=4)
            return
        pen.rounded_rectangle(
            (0, 0, size * s - 1, size * s - 1), round(18 * unit), fill=RIDGE if lost else INK
        )
        rim = 8 if lit else 4
        inner = (rim * unit, rim * unit, (100 - rim) * unit, (100 - rim) * unit)
        pen.rounded_rectangle(inner, round(14 * unit), fill=ground)
        kind, _, count = face.rpartition("-")
        if count == "1":
            _weapon(Brush(pen, 24 * unit, 24 * unit, unit * 0.52), kind)
        else:
            _weapon(Brush(pen, 10 * unit, 10 * unit, unit * 0.42), kind)
            _weapon(Brush(pen, 48 * unit, 48 * unit, unit * 0.42), kind)

    return drawn(size, size, draw)


@kept
def guard(size: int) -> Sprite:
    """The Sacred Guard: a Corinthian helmet before a shield."""

    def draw(pen: Pen, s: float) -> None:
        unit = size * s / 100
        Brush(pen, 0, 0, unit).disc(50, 50, 48)
        Brush(pen, 0, 0, unit).disc(50, 50, 43, mix(GOLD, PAPER, 0.35))
        _weapon(Brush(pen, 22 * unit, 24 * unit, unit * 0.56), "helmet")

    return drawn(size, size, draw)


@kept
def glory(size: int) -> Sprite:
    """A marker of glory: a golden disc with a star."""

    def paint(brush: Brush) -> None:
        brush.disc(50, 50, 49)
        brush.disc(50, 50, 43, GOLD)
        brush.disc(50, 50, 35, mix(GOLD, INK, 0.4))
        brush.disc(50, 50, 31, GOLD)
        brush.shape(*star(50, 51, 28, 11, 5))

    return painted(size, paint)


@kept
def column(size: int) -> Sprite:
    """The first player's sign: an Ionic column."""

    def paint(brush: Brush) -> None:
        for inset, fill in ((0, INK), (5, PALE)):
            brush.shape((8 + inset, 84 + inset), (92 - inset, 84 + inset), (92 - inset, 100 - inset),
                        (8 + inset, 100 - inset), fill=fill)  # fmt: skip
            brush.shape((24 + inset, 16), (76 - inset, 16), (80 - inset, 88), (20 + inset, 88), fill=fill)
        for x in (41, 59):
            brush.line((x, 34), (x, 84), width=6)
        brush.shape((6, 2), (94, 2), (94, 24), (6, 24))
        brush.shape((11, 7), (89, 7), (89, 19), (11, 19), fill=PALE)
        for x in (16, 84):
            brush.disc(x, 27, 16)
            brush.disc(x, 27, 10, PALE)
            brush.disc(x, 27, 5)

    return painted(size, paint)


@kept
def tile(size: int) -> Sprite:
    """An objective that is still to come, face down."""

    def paint(brush: Brush) -> None:
        for left, top in ((22, 0), (10, 8)):
            brush.block(left, top, left + 68, top + 90)
            brush.block(left + 5, top + 5, left + 63, top + 85, TERRACOTTA)
        brush.disc(44, 53, 22, PAPER)
        brush.shape(*star(44, 53, 20, 8, 8))

    return painted(size, paint)


@kept
def tripod(size: int) -> Sprite:
    """The Oracle's tripod."""

    def paint(brush: Brush) -> None:
        brush.line((24, 40), (14, 96), width=9)
        brush.line((76, 40), (86, 96), width=9)
        brush.line((50, 40), (50, 96), width=9)
        brush.line((18, 72), (82, 72), width=6, fill=RIDGE)
        brush.shape((8, 26), (92, 26), (78, 52), (22, 52), fill=mix(COIN, INK, 0.0))
        brush.line((8, 26), (92, 26), (78, 52), (22, 52), (8, 26), width=5)
        brush.shape((50, 0), (60, 14), (56, 24), (44, 24), (40, 14), fill=BLOOD)

    return painted(size, paint)
