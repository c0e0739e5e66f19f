"""What stands in hexes: units, trade posts, fortresses, monuments, and the swords of contested hexes."""

from render.dies_irae.goods import draw_good
from render.dies_irae.powers import colour_of
from render.kit.brush import Brush, painted
from render.kit.marks import numbered
from render.kit.palette import GOLD, INK, PAPER, RIDGE, WHITE, Rgb, mix
from render.kit.portfolio import kept
from render.kit.sprite import VALUE, Pen, Sprite, drawn

NOBODY = -1
DIGIT, TALL = 0.54, 0.7
"""How wide and how high a digit is, as a share of its size."""
OVER = 8
"""By how many pixels a number with its outline may reach beyond its room."""


def _numeral(pen: Pen, s: float, count: int, x: float, y: float, width: float, height: float) -> None:
    """A number as large as fits in a width and a height; none where it would be too small to be read."""
    if not count:
        return
    across = DIGIT * len(str(count))
    size = max(VALUE, round(min(height / TALL, width / across)))
    if size * across <= width + OVER and size * TALL <= height + OVER:
        numbered(pen, s, count, x, y, size)


def _badge(pen: Pen, s: float, power: int, width: float) -> None:
    """A band along a token's top, different for each power: whole, two dots, none."""
    thick = width * 0.09
    if power == 0:
        pen.rectangle((width * 0.1 * s, thick * s, width * 0.9 * s, thick * 2.2 * s), fill=WHITE)
    elif power == 1:
        for x in (0.14, 0.72):
            pen.rectangle((width * x * s, thick * s, width * (x + 0.14) * s, thick * 2.4 * s), fill=INK)


@kept
def legions(power: int, count: int, width: int, height: int, led: bool = False) -> Sprite:
    """A shield in the power's colour with the number of legions, if any; a golden rim where the leader is."""

    def draw(pen: Pen, s: float) -> None:
        rim, bend = max(1.5, width * 0.055), height * 0.54
        right, foot = width - 1 / s, height - 1 / s
        middle = right / 2
        outer = [(0, 0), (right, 0), (right, bend), (middle, foot), (0, bend)]
        pen.polygon([(x * s, y * s) for x, y in outer], fill=INK)
        for inset, fill in (
            (rim, GOLD if led else colour_of(power)),
            (rim * (2.4 if led else 1), colour_of(power)),
        ):
            inner = [(inset, inset), (right - inset, inset), (right - inset, bend - inset * 0.4),
                     (middle, foot - inset * 1.5), (inset, bend - inset * 0.4)]  # fmt: skip
            pen.polygon([(x * s, y * s) for x, y in inner], fill=fill)
        _badge(pen, s, power, width)
        _numeral(pen, s, count, middle, height * 0.46, width * 0.84, height * 0.66)

    return drawn(width, height, draw)


PIPS, LADEN = 5, -1
"""Legions aboard that are shown one by one; what stands for more of them, which are counted."""


RIM = 0.05
"""How thick the outline of a ship is, as a share of its size."""
SAIL = (
    ((0.12, 0), (0.88, 0), (0.92, 0.66), (0.08, 0.66)),
    ((0.12 + RIM, RIM), (0.88 - RIM, RIM), (0.92 - RIM, 0.62), (0.08 + RIM, 0.62)),
)
SHIELD = (
    ((0.14, 0), (0.86, 0), (0.86, 0.44), (0.5, 0.8), (0.14, 0.44)),
    ((0.14 + RIM, RIM), (0.86 - RIM, RIM), (0.86 - RIM, 0.42), (0.5, 0.73), (0.14 + RIM, 0.42)),
)
HULL = (
    ((0, 0.58), (0.1, 0.68), (0.84, 0.68), (0.94, 0.54), (0.995, 0.58), (0.84, 0.995), (0.17, 0.995)),
    ((0.08, 0.73), (0.87, 0.73), (0.93, 0.64), (0.81, 0.94), (0.2, 0.94)),
)
"""Outline and inside of parts of a ship, in a box of 1."""


@kept
def ships(power: int, count: int, aboard: int, width: int, height: int, led: bool = False) -> Sprite:
    """A ship in the power's colour: how many on the sail, the legions aboard as shields along the hull.

    With `LADEN` aboard it bears a shield instead of its sail, and `count` tells legions.
    """

    def draw(pen: Pen, s: float) -> None:
        hull = GOLD if led else mix(colour_of(power), INK, 0.25)
        light = mix(colour_of(power), WHITE, 0.7)
        above = (SHIELD, light) if aboard == LADEN else (SAIL, colour_of(power))
        for (outline, inside), fill in (above, (HULL, hull)):
            for points, shade in ((outline, INK), (inside, fill)):
                pen.polygon([(x * width * s, y * height * s) for x, y in points], fill=shade)
        pen.rectangle((width * 0.12 * s, 0, width * 0.88 * s, height * RIM * s), fill=INK)
        for place in range(aboard):
            x, y, r = (0.5 + (place - (aboard - 1) / 2) * 0.145) * width, 0.825 * height, 0.075 * width
            pen.ellipse(
                ((x - r) * s, (y - r) * s, (x + r) * s, (y + r) * s), fill=WHITE, outline=INK, width=round(s)
            )
        _numeral(pen, s, count, width / 2, height * 0.36, width * 0.7, height * 0.6)

    return drawn(width, height, draw)


@kept
def post(power: int, good: str, size: int, many: int = 1, capital: bool = False) -> Sprite:
    """A trade post: a disc in its owner's colour around the good; two of them with a second ring.

    One in a power's capital has a golden rim.
    """

    def draw(pen: Pen, s: float) -> None:
        edge, rim = size * s - 1, max(1.2, size * 0.045) * s
        pen.ellipse((0, 0, edge, edge), fill=INK)
        pen.ellipse((rim, rim, edge - rim, edge - rim), fill=GOLD if capital else colour_of(power))
        if capital:
            rim *= 2.6
            pen.ellipse((rim, rim, edge - rim, edge - rim), fill=colour_of(power))
        if many > 1:
            ring = size * 0.09 * s
            pen.ellipse((ring, ring, edge - ring, edge - ring), outline=WHITE, width=round(rim * 1.4))
        plate = size * 0.58 * s
        draw_good(pen, good, (edge - plate) / 2, (edge - plate) / 2, plate)

    return drawn(size, size, draw)


@kept
def cube(power: int, size: int) -> Sprite:
    """A cube that is placed in the action cycle."""

    def paint(brush: Brush) -> None:
        brush.block(10, 10, 90, 90)
        brush.block(16, 16, 84, 84, colour_of(power))
        brush.shape((16, 16), (84, 16), (70, 30), (30, 30), fill=mix(colour_of(power), WHITE, 0.35))

    return painted(size, paint)


@kept
def legion_sign(power: int, size: int) -> Sprite:
    """A shield without a number, where legions are counted."""
    return legions(power, 0, size, size)


@kept
def ship_sign(power: int, size: int) -> Sprite:
    """A ship without a number, where ships are counted."""
    return ships(power, 0, 0, size, size)


MERLONS = ((12, 31, 18), (38, 62, 3), (69, 88, 18))
"""Left, right and top of a fortress's battlements, in a box of 100."""


def _walls(brush: Brush, inset: float, fill: Rgb) -> None:
    """A fortress's outline, which fits in a disc; `inset` makes it smaller all around."""
    low, high, foot = 12 + inset, 88 - inset, 90 - inset
    cut = 0.5 * inset
    brush.shape(
        (low, 34 + inset), (high, 34 + inset), (high, 70 - cut), (78 - cut, foot), (22 + cut, foot),
        (low, 70 - cut), fill=fill,
    )  # fmt: skip
    for left, right, top in MERLONS:
        near, far = left + inset, right - inset
        brush.shape((near, top + inset), (far, top + inset), (far, 50), (near, 50), fill=fill)


@kept
def fortress(power: int, good: str, size: int, capital: bool = False) -> Sprite:
    """A fortress: walls with battlements in its owner's colour around the good; a capital's in gold."""

    def paint(brush: Brush) -> None:
        _walls(brush, 0, INK)
        if capital:
            _walls(brush, 3.5, GOLD)
            _walls(brush, 8, INK)
        _walls(brush, 10 if capital else 4, colour_of(power))
        draw_good(brush.pen, good, 29 * brush.unit, 41 * brush.unit, 42 * brush.unit)

    return painted(size, paint)


@kept
def counter(power: int, size: int) -> Sprite:
    """A trade post without a good, where posts are counted."""

    def draw(pen: Pen, s: float) -> None:
        edge, rim = size * s - 1, size * 0.06 * s
        pen.ellipse((0, 0, edge, edge), fill=INK)
        pen.ellipse((rim, rim, edge - rim, edge - rim), fill=colour_of(power))
        low, high = edge * 0.34, edge * 0.66
        pen.rectangle((low, low, high, high), fill=PAPER, outline=INK, width=round(rim))

    return drawn(size, size, draw)


@kept
def castle(power: int, size: int) -> Sprite:
    """A fortress without a good, where fortresses are counted."""

    def paint(brush: Brush) -> None:
        _walls(brush, 0, INK)
        _walls(brush, 5, colour_of(power))
        brush.shape((39, 90), (39, 66), (50, 55), (61, 66), (61, 90))

    return painted(size, paint)


@kept
def free(good: str, city: bool, size: int) -> Sprite:
    """A good nobody trades: a city's has a ring of houses around it, the open country's has not."""

    def draw(pen: Pen, s: float) -> None:
        edge = size * s - 1
        if city:
            pen.ellipse((0, 0, edge, edge), fill=RIDGE)
            rim = max(1.2, size * 0.05) * s
            pen.ellipse((rim, rim, edge - rim, edge - rim), fill=mix(INK, PAPER, 10 / 12))
        plate = edge * (0.62 if city else 0.84)
        draw_good(pen, good, (edge - plate) / 2, (edge - plate) / 2, plate)

    return drawn(size, size, draw)


@kept
def monument(power: int, size: int) -> Sprite:
    """A monument: an obelisk on steps in its owner's colour."""

    def paint(brush: Brush) -> None:
        brush.shape((21, 78), (79, 78), (79, 94), (21, 94))
        brush.shape((27, 83), (73, 83), (73, 89), (27, 89), fill=colour_of(power))
        brush.shape((50, 0), (68, 16), (76, 82), (24, 82), (32, 16))
        brush.shape((50, 8), (61, 19), (68, 78), (32, 78), (39, 19), fill=colour_of(power))
        brush.shape((50, 8), (61, 19), (39, 19), fill=GOLD)
        brush.line((50, 30), (50, 72), width=7, fill=WHITE)

    return painted(size, paint)


@kept
def clash(size: int) -> Sprite:
    """The crossed swords of a contested hex."""

    def paint(brush: Brush) -> None:
        brush.disc(50, 50, 50)
        brush.disc(50, 50, 43, PAPER)
        for flip in (False, True):

            def at(x: float, y: float, flip: bool = flip) -> tuple[float, float]:
                return (100 - x if flip else x), y

            brush.line(at(22, 20), at(72, 74), width=13)
            brush.line(at(54, 78), at(78, 54), width=10)

    return painted(size, paint)
