"""The five personages as small pictures: a bust on a medal, with what each is known by."""

from collections.abc import Callable, Mapping

from render.kit.brush import Brush
from render.kit.palette import (
    BLOOD,
    DEEP,
    GOLD,
    INK,
    LAND,
    MARBLE,
    PAPER,
    PLAYERS,
    TERRACOTTA,
    WHITE,
    Rgb,
    mix,
)
from render.kit.portfolio import kept
from render.kit.sprite import Pen, Sprite, drawn

SKIN, HAIR = mix(TERRACOTTA, PAPER, 0.62), mix(INK, TERRACOTTA, 0.3)
GROUND = LAND[3]
HELMET = (
    ((27, 72), (27, 38), (38, 22), (62, 22), (73, 38), (73, 72), (60, 72), (60, 48), (40, 48), (40, 72)),
    ((31, 68), (31, 40), (40, 26), (60, 26), (69, 40), (69, 68), (64, 68), (64, 44), (36, 44), (36, 68)),
)
"""The outline of a helmet, and of the metal inside it."""


def _bust(brush: Brush, cloth: Rgb) -> None:
    """Shoulders, neck and face, as all of them have."""
    brush.shape((14, 100), (18, 82), (34, 74), (66, 74), (82, 82), (86, 100))
    brush.shape((18, 100), (22, 85), (36, 78), (64, 78), (78, 85), (82, 100), fill=cloth)
    brush.block(43, 62, 57, 80, SKIN)
    brush.disc(50, 48, 20)
    brush.disc(50, 48, 17, SKIN)
    for x in (43, 57):
        brush.disc(x, 47, 2.4)


def _king(brush: Brush) -> None:
    _bust(brush, BLOOD)
    brush.shape((33, 54), (50, 78), (67, 54), (58, 60), (42, 60), fill=HAIR)
    brush.shape((27, 36), (22, 4), (38, 20), (50, 0), (62, 20), (78, 4), (73, 36))
    brush.shape((31, 32), (28, 13), (39, 25), (50, 8), (61, 25), (72, 13), (69, 32), fill=GOLD)


def _scholar(brush: Brush) -> None:
    _bust(brush, DEEP)
    brush.shape((31, 46), (34, 26), (50, 24), (66, 26), (69, 46), (62, 36), (38, 36), fill=MARBLE)
    brush.shape((32, 52), (50, 88), (68, 52), (58, 58), (42, 58), fill=MARBLE)
    brush.shape((66, 70), (96, 60), (98, 92), (68, 100))
    brush.shape((70, 74), (92, 66), (94, 88), (72, 95), fill=WHITE)
    for y in (77, 83, 89):
        brush.line((74, y), (89, y - 5), width=2.6)


def _general(brush: Brush) -> None:
    _bust(brush, BLOOD)
    brush.shape((18, 36), (24, 10), (50, -2), (76, 10), (82, 36), (66, 24), (34, 24))
    brush.shape((23, 29), (28, 13), (50, 3), (72, 13), (77, 29), (64, 20), (36, 20), fill=BLOOD)
    brush.shape(*HELMET[0])
    brush.shape(*HELMET[1], fill=GOLD)
    brush.block(47.5, 42, 52.5, 58, GOLD)


def _citizen(brush: Brush) -> None:
    _bust(brush, WHITE)
    brush.shape((30, 80), (46, 77), (84, 96), (70, 100), fill=BLOOD)
    brush.shape((31, 44), (34, 25), (50, 22), (66, 25), (69, 44), (62, 34), (38, 34), fill=HAIR)
    for x, y in ((29, 44), (31, 34), (37, 26), (63, 26), (69, 34), (71, 44)):
        brush.disc(x, y, 7)
        brush.disc(x, y, 5, PLAYERS[2])


def _navigator(brush: Brush) -> None:
    _bust(brush, DEEP)
    brush.shape((30, 36), (36, 14), (50, 8), (64, 14), (70, 36))
    brush.shape((34, 32), (39, 17), (50, 12), (61, 17), (66, 32), fill=TERRACOTTA)
    brush.shape((33, 54), (50, 72), (67, 54), (58, 60), (42, 60), fill=HAIR)
    brush.line((82, 56), (82, 96), width=6)
    brush.line((73, 66), (91, 66), width=5)
    brush.line((68, 84), (74, 93), (82, 97), (90, 93), (96, 84), width=6)
    brush.disc(82, 52, 6, None, 4)


FIGURES: Mapping[str, Callable[[Brush], None]] = {
    "king": _king, "scholar": _scholar, "general": _general, "citizen": _citizen, "navigator": _navigator,
}  # fmt: skip
"""What each is known by: a crown, a scroll, a helmet, a wreath, an anchor."""


@kept
def personage(name: str, size: int) -> Sprite:
    """A personage on a medal with a rim of gold, `size` pixels across."""

    def draw(pen: Pen, s: float) -> None:
        edge = size * s - 1
        for share, fill in ((0.0, INK), (0.018, GOLD), (0.06, INK), (0.075, GROUND)):
            inset = share * edge
            pen.ellipse((inset, inset, edge - inset, edge - inset), fill=fill)
        margin = size * 0.16 * s
        FIGURES[name](Brush(pen, margin, margin, size * s * 0.68 / 100))

    return drawn(size, size, draw)
