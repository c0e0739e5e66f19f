"""What changed since the last picture, drawn the same way on every board: arrows, rings, swords, gains.

Every mark has an edge of ink between edges of white, so that it stands out from whatever lies under it.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from PIL import Image, ImageDraw

from render.kit.encode import canvas
from render.kit.palette import INK, WHITE, Rgb
from render.kit.portfolio import kept
from render.kit.sprite import BOLD, Pen, Placed, Sprite, drawn, font, from_rgba

Point = tuple[float, float]

Edges = tuple[tuple[int, Rgb], ...]
"""Colours of a plate from its edge inwards, each from so many pixels inside on."""

SHORTEST = 30
"""Pixels between two places that an arrow needs."""
BEGIN, END = 0.12, 0.93
"""The shares of the way between two places where an arrow begins and ends."""
SHAFT, HEAD = 7.0, 20.0
"""Half the width of an arrow's shaft at its end, and of its head."""
WHITE_EDGE, INK_EDGE = 10.0, 6.0
"""How far the white halo and the ink edge reach beyond an arrow, in pixels."""
BAND = 128
"""Rows of an arrow that are made at once."""


@dataclass(frozen=True, slots=True)
class Move:
    """Pieces of one side that went from one place to another."""

    start: Point
    end: Point
    colour: Rgb
    count: int = 1
    bend: float = 1.0
    """How far its arrow bows to the left of its way, or with less than 0 to the right."""
    slim: float = 1.0
    """How broad its arrow is, as a share of the usual one."""


def bundled(moves: Iterable[Move]) -> tuple[Move, ...]:
    """The same moves with those of one colour between the same places made one, their numbers added."""
    found: dict[tuple[Point, Point, Rgb], int] = {}
    for move in moves:
        way = move.start, move.end, move.colour
        found[way] = found.get(way, 0) + move.count
    return tuple(Move(*way, count) for way, count in found.items())


def arrows(moves: Iterable[Move], least: int = 2) -> Iterator[Placed]:
    """An arrow for each origin and target, with its number in the middle where at least `least` went."""
    for move in bundled(moves):
        placed = arrow(move.start, move.end, move.colour, move.bend, move.slim)
        if placed is not None:
            yield placed
            if move.count >= least:
                yield Placed(gain(str(move.count)), *along(move, 0.5))


def reaching(move: Move, first: float, last: float) -> Move:
    """The same move with its arrow seen from `first` pixels after its start to `last` before its end.

    Where they lie near each other it begins and ends nearer to both.
    """
    length = math.dist(move.start, move.end)
    if length < SHORTEST:
        return move
    nearer = min(1.0, (length - min(length, SHORTEST + HEAD)) / (first + last or 1.0))
    first, last = first * nearer, last * nearer
    whole = (length - first - last) / (END - BEGIN)
    begin = (first - BEGIN * whole) / length
    dx, dy = move.end[0] - move.start[0], move.end[1] - move.start[1]
    start = move.start[0] + dx * begin, move.start[1] + dy * begin
    far = whole / length
    return replace(move, start=start, end=(start[0] + dx * far, start[1] + dy * far))


def way(move: Move, step: float = 14.0) -> tuple[tuple[float, float, float, float], ...]:
    """The boxes along an arrow, for whoever wants to keep off it."""
    length = math.dist(move.start, move.end)
    if length < SHORTEST:
        return ()
    count, half = max(2, int(length / step)), (SHAFT + WHITE_EDGE / 2) * move.slim
    spots = (along(move, BEGIN + (END - BEGIN) * number / count) for number in range(count + 1))
    return tuple((x - half, y - half, x + half, y + half) for x, y in spots)


def along(move: Move, share: float, aside: float = 0.0) -> Point:
    """The point of an arrow's bow at a share of its length, or so many pixels beside it."""
    dx, dy = move.end[0] - move.start[0], move.end[1] - move.start[1]
    length = math.hypot(dx, dy)
    rise = (_bow(length) * move.bend * math.sin(math.pi * share) + aside) / length
    return move.start[0] + dx * share - dy * rise, move.start[1] + dy * share + dx * rise


def _bow(length: float) -> float:
    return min(26.0, length * 0.12)


def arrow(start: Point, end: Point, colour: Rgb, bend: float = 1.0, slim: float = 1.0) -> Placed | None:
    """A tapering arrow from one place to another, in a slight bow; None where they lie too near."""
    dx, dy = round(end[0] - start[0]), round(end[1] - start[1])
    if math.hypot(dx, dy) < SHORTEST:
        return None
    sprite, left, top = _arrow(dx, dy, colour, bend, slim)
    return Placed(sprite, start[0] + left, start[1] + top, "lt")


@kept
def _arrow(dx: int, dy: int, colour: Rgb, bend: float, slim: float) -> tuple[Sprite, float, float]:
    """The arrow over a distance, and where its corner lies beside its start."""
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length
    bow, steps = _bow(length) * bend, 6
    # A short arrow keeps a head that is longer than it is wide.
    neck, broad = min(0.80, END - 24 / length), min(HEAD * slim, length / 4)
    spine = []
    for step in range(steps + 1):
        share = BEGIN + (neck - BEGIN) * step / steps
        lift = bow * math.sin(math.pi * share)
        spine.append((dx * share - uy * lift, dy * share + ux * lift))
    tip = (dx * END, dy * END)
    left, right = [], []
    for step, (x, y) in enumerate(spine):
        half = (2.5 + (SHAFT - 2.5) * step / steps) * slim
        left.append((x - uy * half, y + ux * half))
        right.append((x + uy * half, y - ux * half))
    (x, y), reach = spine[-1], math.dist(spine[-1], tip)
    ux, uy = (tip[0] - x) / reach, (tip[1] - y) / reach
    head = [(x - uy * broad, y + ux * broad), tip, (x + uy * broad, y - ux * broad)]
    return outlined([*left, *head, *reversed(right)], colour, slim)


def outlined(points: list[Point], colour: Rgb, slim: float = 1.0) -> tuple[Sprite, float, float]:
    """A filled outline with a halo of white under an edge of ink, and where its corner lies.

    `slim`: how broad halo and edge are, as a share of the usual ones.
    """
    room = WHITE_EDGE + 2
    low_x, low_y = min(p[0] for p in points) - room, min(p[1] for p in points) - room
    width = int(max(p[0] for p in points) - low_x + room) + 2
    height = int(max(p[1] for p in points) - low_y + room) + 2
    large = Image.new("P", (width * 2, height * 2))
    large.putpalette(bytes((0, 0, 0, 0, *WHITE, 255, *INK, 255, *colour, 255)), "RGBA")
    pen = ImageDraw.Draw(large)
    moved = [((px - low_x) * 2, (py - low_y) * 2) for px, py in points]
    for fill, reach in enumerate((WHITE_EDGE, INK_EDGE), 1):
        pen.line([*moved, moved[0]], fill=fill, width=round(4 * reach * slim))
        half = 2 * reach * slim - 1  # as wide as the line comes out
        for x, y in moved:  # the library's own round joints take thrice the time
            pen.ellipse((x - half, y - half, x + half, y + half), fill=fill)
    pen.polygon(moved, fill=3)
    return _halved(large), low_x, low_y


def _halved(large: Image.Image) -> Sprite:
    """A sprite from a drawing in few colours that is twice as large; it is made band by band, as an arrow
    across a board would take 16 MB with all four bytes of each colour."""
    width, height = large.width // 2, large.height // 2
    image, cut = canvas(width, height, 0), Image.new("1", (width, height))
    for top in range(0, height, BAND):
        part = large.crop((0, top * 2, width * 2, min(height, top + BAND) * 2))
        band = from_rgba(part.convert("RGBA").reduce(2))
        image.paste(band.image, (0, top))
        cut.paste(band.mask, (0, top))
    return Sprite(image, cut)


def numbered(pen: Pen, s: float, count: int, x: float, y: float, size: int) -> None:
    """Draws a number in white with a dark outline, to stand on a token."""
    face = font(BOLD, round(size * s))
    pen.text(
        (x * s, y * s), str(count), WHITE, face, anchor="mm", stroke_width=round(3.2 * s), stroke_fill=INK
    )


@kept
def ring(size: int) -> Sprite:
    """The ring around what is new: white, ink, white; `size` across in pixels."""

    def draw(pen: Pen, s: float) -> None:
        edge = size * s - 1
        for inset, width, fill in ((0.0, 14.0, WHITE), (4.0, 6.0, INK)):
            box = (inset * s, inset * s, edge - inset * s, edge - inset * s)
            pen.ellipse(box, outline=fill, width=round(width * s))

    return drawn(size, size, draw)


def _plate(
    pen: Pen, s: float, told: str, middle: Point, size: tuple[int, int], edges: Edges, colour: Rgb = INK
) -> None:
    """Draws a rounded plate of a size with a text on it, at a scale."""
    (x, y), (width, height) = middle, size
    for inset, fill in edges:
        left, right = (x - width / 2 + inset) * s, (x + width / 2 - inset) * s - 1
        top, bottom = (y - height / 2 + inset) * s, (y + height / 2 - inset) * s - 1
        pen.rounded_rectangle((left, top, right, bottom), radius=(height / 2 - inset) * s, fill=fill)
    pen.text((x * s, y * s), told, colour, font(BOLD, round(36 * s)), anchor="mm")


def _length(told: str) -> int:
    """Pixels of a text on a plate."""
    return round(font(BOLD, 36).getlength(told))


@kept
def swords(count: int) -> Sprite:
    """Crossed swords with how many were lost, on a plate over the hilts; 0: no number.

    Dark blades are still swords on a phone.
    """
    size, told = 76, str(count)

    def draw(pen: Pen, s: float) -> None:
        for extra, fill in ((6.0, WHITE), (1.5, INK)):
            for flip in (False, True):

                def at(x: float, y: float, flip: bool = flip) -> tuple[float, float]:
                    return ((58 - x if flip else x) * 1.15 * s + 5 * s, y * 1.15 * s + 7 * s)

                pen.line((at(10, 6), at(44, 46)), fill=fill, width=round((6 + 2 * extra) * s))
                pen.line((at(34, 48), at(48, 34)), fill=fill, width=round((4 + 2 * extra) * s))
                pen.line((at(42, 42), at(51, 52)), fill=fill, width=round((6 + 2 * extra) * s))
        if count:
            _plate(pen, s, told, (size / 2, size - 19), (_length(told) + 14, 36), ((0, INK), (3, WHITE)))

    return drawn(size, size, draw)


@kept
def gain(told: str, colour: Rgb = INK) -> Sprite:
    """A plate that says what grew, or how many: `+5`; it stands beside what it speaks of."""
    width, height = _length(told) + 28, 50

    def draw(pen: Pen, s: float) -> None:
        edges = ((0, WHITE), (3, INK), (7, WHITE))
        _plate(pen, s, told, (width / 2, height / 2), (width, height), edges, colour)

    return drawn(width, height, draw)
