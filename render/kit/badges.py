"""Letters on a picture that say which button or menu entry means what is seen there."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations

from PIL import Image, ImageDraw

from render.kit.labels import Box, Point, Wish, place
from render.kit.palette import INK, WHITE, index
from render.kit.portfolio import kept
from render.kit.sprite import BOLD, FINER, Pen, Placed, Sprite, drawn, font

SHARE = 0.062
"""Pixels across a badge as a share of the picture's width: its letter is 14 pixels high on 400."""
LETTER = 0.78
"""The size of a letter as a share of its badge."""
LEADING = 0.72
"""From one line of letters to the next, as a share of a badge."""
AWAY = (0.0, 0.75, 1.1, 1.5, 2.0, 2.5)
"""How far from its spot a badge may stand, in badges."""
AROUND = 12
"""In how many directions."""


@kept
def badge(letters: str, across: int, *, pale: bool = False) -> Sprite:
    """A white letter on a disc of ink with a white edge, so many pixels high; several on a plate, which
    may have lines.

    `pale`: a letter of ink on white, for answers that differ from the others in one thing.
    """
    ink, paper = (WHITE, INK) if pale else (INK, WHITE)
    face, lines = font(BOLD, round(across * LETTER)), letters.split("\n")
    wide = max(across, round(max(map(face.getlength, lines)) + across * 0.5))
    high = across + round(across * LEADING * (len(lines) - 1))

    def draw(pen: Pen, s: float) -> None:
        right, bottom = wide * s - 1, high * s - 1
        for inset, fill in ((0.0, ink), (across * 0.035 * s, paper), (across * 0.1 * s, ink)):
            box = (inset, inset, right - inset, bottom - inset)
            pen.rounded_rectangle(box, radius=across * s / 2 - inset, fill=fill)
        for number, line in enumerate(lines):
            middle = (right / 2, (across / 2 + across * LEADING * number) * s)
            pen.text(middle, line, paper, font(BOLD, round(across * LETTER * FINER)), anchor="mm")

    return drawn(wide, high, draw)


def together(letters: Sequence[str]) -> str:
    """What stands on the badge of several answers that lie in one place: `A–C` of three in a row, `A, D`."""
    runs = list[list[str]]()
    for letter in letters:
        if runs and ord(letter) == ord(runs[-1][-1]) + 1:
            runs[-1].append(letter)
        else:
            runs.append([letter])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(run) for run in runs)


@kept
def _plate(width: int, height: int, edge: int) -> Sprite:
    """A white plate with an edge of ink, round at its ends."""

    def draw(pen: Pen, s: float) -> None:
        for inset, fill in ((0, INK), (edge, WHITE)):
            box = inset * s, inset * s, (width - inset) * s - 1, (height - inset) * s - 1
            pen.rounded_rectangle(box, radius=(height / 2 - inset) * s, fill=fill)

    return drawn(width, height, draw)


def badge_with(letter: str, across: int, icon: Sprite) -> Sprite:
    """A badge on one plate with a picture of what its answer takes."""
    edge, (broad, high) = max(2, across // 20), icon.size
    plate = _plate(across + broad + 6 * edge, max(across, high) + 2 * edge, edge)
    image, middle = plate.image.copy(), plate.size[1] / 2
    badge(letter, across).at(image, edge + across / 2, middle)
    icon.at(image, across + 2 * edge + broad / 2, middle)
    return Sprite(image, plate.cut)


def plated(icon: Sprite) -> Sprite:
    """A picture on a plate like that of a badge: what was chosen before, and has no letter."""
    broad, high = icon.size
    plate = _plate(broad + high // 2, high + 6, 2)
    image = plate.image.copy()
    icon.at(image, plate.size[0] / 2, plate.size[1] / 2)
    return Sprite(image, plate.cut)


def across(width: int, share: float = SHARE) -> int:
    """Pixels across a badge on a picture of this width."""
    return round(width * share)


def badges(
    spots: Sequence[tuple[str | Sprite, Point]],
    size: tuple[int, int],
    taken: Iterable[Box] = (),
    dear: Iterable[Box] = (),
) -> tuple[Placed, ...]:
    """A badge for each letter, or what `together` makes of several, beside the spot it means.

    It stands where least is covered, and never on another badge; a sprite stands for itself. `size`: the
    picture's width and height in pixels; `taken`: the boxes of what should be seen; `dear`: those among them
    that count thrice.
    """
    wide = across(size[0])
    found = [(each if isinstance(each, Sprite) else badge(each, wide), spot) for each, spot in spots]
    placed = place([Wish(each, around(spot, each, size)) for each, spot in found], taken, size, dear)
    return untangled(placed, [spot for _, spot in found])


def untangled(placed: Sequence[Placed], spots: Sequence[Point]) -> tuple[Placed, ...]:
    """The same badges, those of one size in each other's places where both then stand nearer to their spots
    on the whole: lines to badges that cross come from there."""
    found = list(placed)
    for one, other in combinations(range(len(found)), 2):
        here, there = (found[one].x, found[one].y), (found[other].x, found[other].y)
        if found[one].sprite.size == found[other].sprite.size:
            now = math.dist(spots[one], here) + math.dist(spots[other], there)
            if math.dist(spots[one], there) + math.dist(spots[other], here) < now - 1:
                found[one] = replace(found[one], x=there[0], y=there[1])
                found[other] = replace(found[other], x=here[0], y=here[1])
    return tuple(found)


def around(spot: Point, sign: Sprite, size: tuple[int, int]) -> tuple[Point, ...]:
    """Where a badge may stand, the best first, all inside the picture."""
    wide, high = sign.size
    left, top, right, bottom = wide / 2, high / 2, size[0] - wide / 2, size[1] - high / 2
    x, y = spot
    found = tuple((x + across, y + down) for across, down in _ways(wide, high))
    far_x, far_y = AWAY[-1] * (high + wide) / 2, AWAY[-1] * high
    if left <= x - far_x and x + far_x <= right and top <= y - far_y and y + far_y <= bottom:
        return found
    return tuple((min(max(x, left), right), min(max(y, top), bottom)) for x, y in found)


@lru_cache(maxsize=8)
def _ways(wide: int, high: int) -> tuple[Point, ...]:
    """How far from its spot a badge of this size may stand, across and down."""
    return tuple(
        (math.cos(angle) * away * (high + wide) / 2, math.sin(angle) * away * high)
        for away in AWAY
        for turn in range(AROUND if away else 1)
        for angle in (math.tau * turn / AROUND - math.pi / 2,)
    )


def tied(image: Image.Image, spot: Point, placed: Placed) -> None:
    """Draws the line from a spot to a badge that does not stand on it; draw it before the badges."""
    wide = placed.sprite.size[1]
    if math.dist(spot, (placed.x, placed.y)) > wide * 0.8:
        pen = ImageDraw.Draw(image)
        ends = (*spot, placed.x, placed.y)
        pen.line(ends, fill=index(WHITE), width=max(5, wide // 8))
        pen.line(ends, fill=index(INK), width=max(2, wide // 20))
