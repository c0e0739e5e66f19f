"""The seventeen goods: a plate that tells the kind, and a sign that tells the good."""

from engine.dies_irae.charts import good_numbers, goods
from render.kit.brush import Brush
from render.kit.palette import BLOOD, COIN, DEEP, GOLD, INK, IRON, PAPER, PLAYERS, RIDGE, WHITE, mix
from render.kit.portfolio import kept
from render.kit.sprite import Pen, Sprite, drawn

PALE = mix(PAPER, WHITE, 0.5)
PLATES = {"supply": GOLD, "luxury": mix(BLOOD, PAPER, 0.65), "other": PALE}
"""Goods that feed legions lie on yellow discs, luxuries on diamonds, the others on squares."""
COPPER, BRONZE = mix(PLAYERS[5], INK, 0.25), COIN
LEAD, SILVER = mix(INK, PAPER, 4 / 12), mix(IRON, PAPER, 0.65)
WINE, OLIVE, WOOD = mix(BLOOD, INK, 0.4), mix(PLAYERS[2], INK, 0.5), mix(PLAYERS[2], INK, 0.25)


def _plate(brush: Brush, kind: str, rim: float) -> None:
    fill = PLATES[kind]
    if kind == "supply":
        brush.disc(50, 50, 50)
        brush.disc(50, 50, 50 - rim, fill)
    elif kind == "luxury":
        brush.shape((50, -4), (104, 50), (50, 104), (-4, 50))
        inner = 54 - rim * 1.4
        brush.shape((50, 50 - inner), (50 + inner, 50), (50, 50 + inner), (50 - inner, 50), fill=fill)
    else:
        brush.shape((3, 3), (97, 3), (97, 97), (3, 97))
        low, high = 3 + rim, 97 - rim
        brush.shape((low, low), (high, low), (high, high), (low, high), fill=fill)


def _food(brush: Brush, good: str) -> None:
    if good == "grain":
        brush.line((50, 96), (50, 20), width=10)
        for y in (28, 50, 72):
            for side in (-1, 1):
                brush.shape((50, y + 16), (50 + side * 28, y - 14), (50 + side * 32, y + 10))
        brush.shape((50, 0), (61, 24), (39, 24))
    elif good == "fish":
        brush.shape((2, 50), (26, 24), (54, 20), (76, 42), (98, 20), (92, 50), (98, 80), (76, 58), (54, 80),
                    (26, 76), fill=DEEP)  # fmt: skip
        brush.disc(22, 46, 6, WHITE)
    elif good == "wine":
        for x, y in ((24, 36), (50, 36), (76, 36), (37, 60), (63, 60), (50, 84)):
            brush.disc(x, y, 15, WINE)
        brush.line((50, 26), (50, 4), (74, 0), width=9)
    elif good == "cattle":
        brush.line((4, 4), (10, 28), (34, 36), width=12)
        brush.line((96, 4), (90, 28), (66, 36), width=12)
        brush.shape((26, 28), (74, 28), (70, 62), (62, 98), (38, 98), (30, 62))
    else:
        brush.line((12, 92), (84, 10), width=9, fill=OLIVE)
        for x, y in ((22, 48), (50, 18), (78, 48), (52, 78)):
            brush.disc(x, y, 16, OLIVE)


def _luxury(brush: Brush, good: str) -> None:
    if good == "salt":
        brush.shape((50, 6), (94, 86), (6, 86))
        brush.shape((50, 24), (80, 78), (20, 78), fill=WHITE)
    elif good == "glass":
        brush.shape(
            (34, 2), (66, 2), (60, 18), (60, 34), (84, 62), (70, 98), (30, 98), (16, 62), (40, 34), (40, 18)
        )
        brush.shape((48, 40), (68, 64), (60, 86), (40, 86), (32, 64), fill=PLAYERS[1])
    else:
        brush.disc(50, 50, 44)
        brush.disc(50, 50, 34, GOLD)
        brush.disc(50, 50, 12)


def _metal(brush: Brush, good: str) -> None:
    if good == "copper":  # an ingot like an oxhide
        brush.shape((4, 6), (50, 20), (96, 6), (84, 50), (96, 94), (50, 80), (4, 94), (16, 50), fill=COPPER)
    elif good == "bronze":  # a helmet
        brush.shape((10, 62), (14, 30), (34, 8), (62, 6), (86, 28), (92, 60), (86, 98), (66, 98), (62, 66),
                    (52, 66), (50, 98), (20, 98), fill=BRONZE)  # fmt: skip
        brush.line((10, 62), (14, 30), (34, 8), (62, 6), (86, 28), (92, 60), width=7)
    elif good == "iron":  # an anvil
        brush.shape((0, 22), (80, 22), (100, 34), (72, 50), (62, 64), (78, 90), (22, 90), (38, 64), (28, 50),
                    fill=IRON)  # fmt: skip
    elif good == "lead":  # bars
        for left, top in ((26, 14), (2, 54), (52, 54)):
            brush.shape((left + 8, top), (left + 40, top), (left + 48, top + 34), (left, top + 34), fill=LEAD)
    else:  # the moon
        brush.disc(46, 50, 46)
        brush.disc(46, 50, 38, SILVER)
        brush.disc(66, 40, 32, PALE)


def _ware(brush: Brush, good: str) -> None:
    if good == "stone":
        for left, top, wide in ((0, 8, 46), (54, 8, 46), (0, 56, 20), (28, 56, 44), (80, 56, 20)):
            brush.shape(
                (left, top), (left + wide, top), (left + wide, top + 38), (left, top + 38), fill=RIDGE
            )
    elif good == "wool":
        for x, y in ((26, 42), (50, 30), (74, 42), (34, 62), (62, 62)):
            brush.disc(x, y, 25)
        for x, y in ((26, 42), (50, 30), (74, 42), (34, 62), (62, 62)):
            brush.disc(x, y, 18, WHITE)
        for x in (32, 64):
            brush.line((x, 78), (x, 100), width=9)
    elif good == "wood":
        for top, half in ((0, 26), (22, 36), (46, 46)):
            brush.shape((50, top), (50 + half, top + 36), (50 - half, top + 36), fill=WOOD)
        brush.shape((41, 80), (59, 80), (59, 100), (41, 100))
    else:  # a horse's head
        brush.shape((30, 98), (34, 62), (26, 46), (8, 62), (0, 48), (26, 16), (46, 8), (50, -4), (60, 8),
                    (84, 30), (94, 64), (92, 98))  # fmt: skip
        brush.disc(38, 28, 5, WHITE)


METALS = ("copper", "bronze", "iron", "lead", "silver")


def draw_good(pen: Pen, good: str, left: float, top: float, size: float) -> None:
    """Draws a good's plate and sign in a square, at the pen's own scale."""
    kind = goods()[good_numbers()[good]].kind
    _plate(Brush(pen, left, top, size / 100), kind, 7)
    share = {"supply": 0.62, "luxury": 0.52, "other": 0.66}[kind]
    margin = size * (1 - share) / 2
    brush = Brush(pen, left + margin, top + margin, size * share / 100)
    if kind == "supply":
        _food(brush, good)
    elif kind == "luxury":
        _luxury(brush, good)
    elif good in METALS:
        _metal(brush, good)
    else:
        _ware(brush, good)


@kept
def good_sign(good: str, size: int) -> Sprite:
    """A good by itself."""
    return drawn(
        size, size, lambda pen, s: draw_good(pen, good, size * s * 0.05, size * s * 0.05, size * s * 0.9)
    )
