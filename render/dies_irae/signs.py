"""Signs of actions, of the rows of the development chart and of the tracks: one colour, plain shapes."""

from render.kit.brush import Brush, painted
from render.kit.palette import COIN, GOLD, INK, PAPER, PLAYERS, mix
from render.kit.portfolio import kept
from render.kit.sprite import Sprite

GREEN = mix(PLAYERS[2], INK, 0.25)


def _swords(brush: Brush) -> None:
    for flip in (False, True):

        def at(x: float, y: float, flip: bool = flip) -> tuple[float, float]:
            return (100 - x if flip else x), y

        brush.line(at(8, 6), at(76, 78), width=11)
        brush.line(at(52, 84), at(84, 52), width=9)
        brush.line(at(76, 78), at(94, 96), width=11)


def _branch(brush: Brush) -> None:
    brush.line((10, 92), (88, 14), width=7, fill=GREEN)
    for x, y in ((28, 74), (48, 54), (68, 34)):
        brush.shape((x, y), (x - 12, y - 34), (x - 22, y - 12), fill=GREEN)
        brush.shape((x, y), (x + 34, y + 12), (x + 12, y + 22), fill=GREEN)


def _deed(brush: Brush, name: str) -> None:
    if name == "move":
        brush.shape((4, 36), (54, 36), (54, 12), (98, 50), (54, 88), (54, 64), (4, 64))
    elif name == "attack":
        _swords(brush)
    elif name == "build":
        brush.line((22, 94), (60, 38), width=13, fill=mix(COIN, INK, 0.4))
        brush.shape((34, 6), (96, 46), (82, 66), (52, 46), (44, 54), (18, 36))
    elif name == "trade":
        brush.shape((36, 2), (64, 2), (62, 22), (82, 44), (72, 82), (58, 98), (42, 98), (28, 82), (18, 44),
                    (38, 22), fill=mix(PLAYERS[5], INK, 0.25))  # fmt: skip
        brush.line((38, 12), (14, 18), (20, 44), width=7)
        brush.line((62, 12), (86, 18), (80, 44), width=7)
    elif name == "stability":
        brush.line((50, 8), (50, 90), width=8)
        brush.line((10, 22), (90, 22), width=8)
        brush.line((26, 92), (74, 92), width=9)
        for x in (14, 86):
            brush.shape((x - 18, 58), (x + 18, 58), (x + 8, 74), (x - 8, 74))
            brush.line((x - 16, 58), (x, 22), (x + 16, 58), width=4)
    elif name == "develop":
        for step in range(4):
            left, top = 4 + 24 * step, 78 - 22 * step
            brush.shape((left, top), (left + 20, top), (left + 20, 98), (left, 98))
        brush.shape((2, 44), (40, 2), (46, 24), (24, 46), fill=GREEN)
    elif name == "armistice":
        _branch(brush)
    else:
        brush.shape(
            (18, 2), (82, 2), (82, 12), (56, 50), (82, 88), (82, 98), (18, 98), (18, 88), (44, 50), (18, 12)
        )
        brush.shape((30, 14), (70, 14), (54, 40), (46, 40), fill=PAPER)
        brush.shape((50, 58), (68, 88), (32, 88), fill=GOLD)


def _track(brush: Brush, name: str) -> None:
    if name == "military":
        brush.shape((8, 6), (92, 6), (92, 54), (50, 98), (8, 54))
        brush.shape((18, 16), (82, 16), (82, 50), (50, 84), (18, 50), fill=mix(PLAYERS[5], PAPER, 0.0))
        brush.line((50, 16), (50, 84), width=8)
    elif name == "fleet":
        brush.shape((0, 62), (100, 62), (84, 96), (18, 96))
        brush.line((50, 4), (50, 64), width=8)
        brush.shape((56, 8), (94, 54), (56, 54), fill=PLAYERS[4])
        brush.shape((44, 18), (14, 54), (44, 54), fill=PLAYERS[4])
    elif name == "economy":
        brush.disc(50, 50, 48)
        brush.disc(50, 50, 40, COIN)
        brush.disc(50, 50, 24, GOLD)
        brush.disc(50, 50, 9)
    elif name == "culture":
        brush.shape((2, 34), (50, 4), (98, 34))
        for x in (8, 29, 57, 78):
            brush.shape((x, 40), (x + 14, 40), (x + 14, 80), (x, 80))
        brush.shape((2, 84), (98, 84), (98, 98), (2, 98))
    elif name == "points":
        for side in (-1, 1):
            stem = [(50 + x * side, y) for x, y in ((4, 94), (38, 66), (40, 30), (24, 6))]
            brush.line(*stem, width=7, fill=GREEN)
            for x, y in ((26, 82), (40, 56), (42, 28), (28, 8)):
                brush.disc(50 + x * side, y, 10, GREEN)
    elif name == "provinces":
        brush.shape((50, 0), (94, 25), (94, 75), (50, 100), (6, 75), (6, 25))
        brush.shape((50, 11), (84, 31), (84, 69), (50, 89), (16, 69), (16, 31), fill=mix(COIN, PAPER, 0.65))
    else:
        brush.disc(50, 50, 48)
        brush.disc(50, 50, 41, PLAYERS[1])
        brush.shape((16, 62), (34, 36), (52, 44), (66, 28), (86, 60), (62, 74), (36, 76))
        brush.shape((26, 60), (36, 44), (54, 53), (66, 40), (76, 58), (60, 66), (38, 68),
                    fill=mix(COIN, PAPER, 0.65))  # fmt: skip


@kept
def deed_sign(name: str, size: int) -> Sprite:
    """An action of the cycle."""
    return painted(size, lambda brush: _deed(brush, name))


@kept
def track_sign(name: str, size: int) -> Sprite:
    """A row of the development chart, or a track: stability, points, provinces, islands."""
    return deed_sign(name, size) if name == "stability" else painted(size, lambda brush: _track(brush, name))


@kept
def gate_sign(met: bool, size: int) -> Sprite:
    """A condition of the development chart: fulfilled, a hook on a full disc; or not, a bar in a ring."""

    def paint(brush: Brush) -> None:
        brush.disc(50, 50, 49)
        brush.disc(50, 50, 39, GREEN if met else PAPER)
        if met:
            brush.line((26, 52), (44, 70), (76, 32), width=13, fill=PAPER)
        else:
            brush.line((26, 50), (74, 50), width=15)

    return painted(size, paint)
