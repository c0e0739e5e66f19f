"""Pieces by kind and owner: the kind is the shape, the owner the colour; the columns bear the same shapes."""

import math

from render.kit.brush import Brush, painted
from render.kit.palette import CARDS, INK, PAPER, PLAYERS, TEAL, WHITE, Rgb, mix
from render.kit.portfolio import kept
from render.kit.sprite import Pen, Sprite, drawn

OWNERS: tuple[Rgb, ...] = (WHITE, INK, PLAYERS[0], TEAL)
"""White, black, orange, teal: the players by their seat."""
NEUTRAL = mix(WHITE, PAPER, 0.5)
"""Temples belong to nobody."""
SHIP, PRODUCTION, SCIENCE, CIVIL, ARMY, TEMPLE = range(6)

Points = tuple[tuple[float, float], ...]


def ink_on(colour: Rgb) -> Rgb:
    """The colour, dark or white, that can be seen on another."""
    return INK if colour[0] * 0.3 + colour[1] * 0.59 + colour[2] * 0.11 > 115 else WHITE


def _arc(x: float, y: float, rx: float, ry: float, start: float, end: float, parts: int = 14) -> Points:
    """Points on an ellipse; angles in turns, 0 to the right, clockwise."""
    angles = [2 * math.pi * (start + (end - start) * part / parts) for part in range(parts + 1)]
    return tuple((x + rx * math.cos(a), y + ry * math.sin(a)) for a in angles)


OUTLINES: tuple[Points, ...] = (
    ((46, 3), (54, 6), (91, 54), (55, 54), (55, 64), (98, 64), (82, 93), (18, 93), (2, 64), (46, 64)),
    ((33, 2), (67, 2), (67, 13), (61, 16), (61, 26), (92, 40), (88, 62), (64, 86), (70, 97), (30, 97),
     (36, 86), (12, 62), (8, 40), (39, 26), (39, 16), (33, 13)),
    ((40, 3), (60, 3), (68, 14), (61, 24), (66, 78), (84, 78), (84, 94), (16, 94), (16, 78), (34, 78),
     (39, 24), (32, 14)),
    ((2, 24), (14, 24), (14, 10), (38, 10), (38, 24), (62, 24), (62, 10), (86, 10), (86, 24), (98, 24),
     (98, 92), (2, 92)),
    _arc(50, 50, 45, 45, 0.0, 1.0, 36),
    ((50, 3), (98, 34), (98, 46), (90, 46), (90, 80), (98, 80), (98, 95), (2, 95), (2, 80),
     (10, 80), (10, 46), (2, 46), (2, 34)),
)  # fmt: skip
"""Ship, jar, lighthouse, city wall, shield, temple front: by the piece's number, in a box of 100."""


def _details(brush: Brush, kind: int, ink: Rgb) -> None:
    if kind == SHIP:
        brush.line((6, 66), (94, 66), width=6, fill=ink)
        for x in (34, 52, 70):
            brush.disc(x, 79, 4.5, ink)
    elif kind == PRODUCTION:
        brush.line((13, 43), (87, 43), width=6, fill=ink)
        brush.line((20, 60), (80, 60), width=6, fill=ink)
    elif kind == SCIENCE:
        brush.line((36, 40), (64, 40), width=6, fill=ink)
        brush.line((34, 60), (66, 60), width=6, fill=ink)
        brush.disc(50, 14, 6.5, ink)
    elif kind == CIVIL:
        for x in (30, 70):
            brush.shape((x - 12, 92), (x - 12, 62), *_arc(x, 62, 12, 14, 0.5, 1.0), (x + 12, 92), fill=ink)
        brush.line((4, 38), (96, 38), width=5, fill=ink)
    elif kind == ARMY:
        brush.line((50, 12), (50, 88), width=9, fill=ink)
        brush.line((12, 50), (88, 50), width=9, fill=ink)
        brush.disc(50, 50, 15, ink)
    else:
        brush.line((8, 46), (92, 46), width=6, fill=ink)
        for x in (24, 41, 59, 76):
            brush.line((x, 48), (x, 80), width=7, fill=ink)
        brush.line((8, 81), (92, 81), width=6, fill=ink)


def paint(brush: Brush, kind: int, fill: Rgb, edge: Rgb = INK, *, halo: Rgb | None = None) -> None:
    """Draws a piece's shape in a box of 100."""
    outline = OUTLINES[kind]
    closed = (*outline, *outline[:2])
    if halo is not None:
        brush.line(*closed, width=17, fill=halo)
    brush.line(*closed, width=9, fill=edge)
    brush.shape(*outline, fill=fill)
    _details(brush, kind, ink_on(fill))


@kept
def piece(kind: int, owner: int, size: int) -> Sprite:
    """A piece on the map; temples are white, whoever built them."""
    fill = NEUTRAL if kind == TEMPLE else OWNERS[owner]
    return painted(size, lambda brush: paint(brush, kind, fill, INK, halo=WHITE), 0.09)


@kept
def symbol(kind: int, size: int) -> Sprite:
    """The sign of a column: the shape of its piece, in the colour of its cards."""
    fill = tuple(CARDS.values())[kind]
    return painted(size, lambda brush: paint(brush, kind, fill), 0.05)


def _sign(brush: Brush, seat: int, ink: Rgb) -> None:
    if seat == 0:  # a sun
        for turn in range(8):
            a = 2 * math.pi * turn / 8
            b, c = a - 0.26, a + 0.26
            brush.shape(
                (50 + 48 * math.cos(a), 50 + 48 * math.sin(a)),
                (50 + 25 * math.cos(b), 50 + 25 * math.sin(b)),
                (50 + 25 * math.cos(c), 50 + 25 * math.sin(c)),
                fill=ink,
            )
        brush.disc(50, 50, 22, ink)
    elif seat == 1:  # a bull
        brush.line((6, 12), (10, 34), (34, 40), width=12, fill=ink)
        brush.line((94, 12), (90, 34), (66, 40), width=12, fill=ink)
        brush.shape((30, 34), (70, 34), (66, 66), (60, 94), (40, 94), (34, 66), fill=ink)
    elif seat == 2:  # a flame
        brush.shape((54, 0), (58, 24), (80, 44), (86, 70), (70, 94), (50, 100), (30, 94), (14, 70), (22, 46),
                    (32, 56), (40, 38), fill=ink)  # fmt: skip
    else:  # a trident
        brush.line((50, 10), (50, 98), width=10, fill=ink)
        brush.line((16, 14), (20, 46), (50, 56), (80, 46), (84, 14), width=10, fill=ink)
        for x in (16, 50, 84):
            brush.shape((x, -4), (x + 13, 22), (x - 13, 22), fill=ink)


@kept
def emblem(seat: int, size: int) -> Sprite:
    """A disc in a player's colour with its sign."""
    fill = OWNERS[seat]

    def draw(pen: Pen, s: float) -> None:
        edge, rim = size * s - 1, max(2.0, size / 20) * s
        pen.ellipse((0, 0, edge, edge), fill=INK)
        pen.ellipse((rim, rim, edge - rim, edge - rim), fill=WHITE)
        pen.ellipse((1.8 * rim, 1.8 * rim, edge - 1.8 * rim, edge - 1.8 * rim), fill=fill)
        margin = size * 0.22 * s
        _sign(Brush(pen, margin, margin, size * s * 0.56 / 100), seat, ink_on(fill))

    return drawn(size, size, draw)
