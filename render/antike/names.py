"""The cities' names, each beside its city where least of it is hidden."""

import math
from collections.abc import Collection, Iterator
from functools import lru_cache

from engine.antike.board import board
from engine.antike.state import AntikeState
from engine.core.contract import Word
from render.antike.geometry import LONGEST_NAME, Drawn, Point
from render.antike.marks import Marks
from render.antike.tokens import Tokens
from render.antike.window import Window
from render.kit.labels import Wish, place
from render.kit.palette import INK
from render.kit.portfolio import kept
from render.kit.sprite import BOLD, NAME, Placed, Sprite, font, lines
from render.scene import Told

SHIFTS = (0.0, 0.18, -0.18, 0.35, -0.35, 0.6, -0.6)
"""How far aside of its city a name may stand below or above it, in widths of the name."""
EDGE = 18
"""Pixels at the sides that names keep free, where a plan has its dashes."""
BELOW, ABOVE, BESIDE = 27, 62, 30
"""How far from the middle of its city a name begins below it, above its temple, and beside it.

Without a temple it begins above as near as below.
"""


def names_of(
    state: AntikeState,
    words: Told,
    found: Drawn,
    window: Window,
    tokens: Tokens,
    marks: Marks,
    named: Collection[int] | None = None,
) -> tuple[Placed, ...]:
    """The names of the cities in a part of the map, or only of these, off what stands there, above all off
    numbers."""
    wishes = []
    cities = tuple(window.at(spot.city) for spot in found.places)
    for number, province in enumerate(board(state.options.board).provinces):
        if window.shows(found.places[number].city) and (named is None or number in named):
            sprite = name_sprite(words(Word("province", province)), window.letters)
            above = ABOVE if state.temples[number] else BELOW
            wishes.append(Wish(sprite, _near(cities, number, sprite.size, above)))
    standing = [each.box for each in (*tokens.placed, *marks.above)]
    wide, high = window.size
    sides = [(0, 0, EDGE, high), (wide - EDGE, 0, wide, high)]
    return place(wishes, [*standing, *sides, *marks.boxes], window.size, [*standing, *sides])


@kept
def name_sprite(label: str, size: int = NAME) -> Sprite:
    """A city's name in one line, or in two where it is long."""
    if font(BOLD, size).getlength(label) > LONGEST_NAME * size / NAME and " " in label:
        middle = min(
            (at for at, each in enumerate(label) if each == " "), key=lambda at: abs(2 * at - len(label))
        )
        return lines((label[:middle], label[middle + 1 :]), BOLD, size, INK, 4)
    return lines((label,), BOLD, size, INK, 4)


@lru_cache(maxsize=64)
def _near(cities: tuple[Point, ...], number: int, size: tuple[int, int], above: float) -> tuple[Point, ...]:
    """The places around a city for its name, those where it would be nearer to another one last."""
    wide, high = size[0] / 2, size[1] / 2

    def far(point: Point, city: Point) -> float:
        return math.hypot(max(0, abs(city[0] - point[0]) - wide), max(0, abs(city[1] - point[1]) - high))

    city, reach = cities[number], 2 * size[0] + 2 * ABOVE
    others = [each for each in cities if 0 < math.dist(each, city) < reach]
    found = tuple(_places(city, wide, high, above))
    top = city[0], city[1] - (above - BELOW)

    def is_own(point: Point) -> bool:
        mine = min(far(point, city), far(point, top))
        return all(mine < far(point, other) for other in others)

    return tuple(sorted(found, key=lambda point: not is_own(point)))


def _places(city: Point, wide: float, high: float, above: float) -> Iterator[Point]:
    """Middles of a name around its city: below, above, to the right, to the left, and aslant of it.

    `wide` and `high`: half of its size in pixels.
    """
    x, y = city
    for shift in SHIFTS:
        yield x + shift * 2 * wide, y + BELOW + high
    for side in (1, -1):
        for rise in (6, -8, 18):
            yield x + side * (BESIDE + wide), y + rise
    for shift in SHIFTS:
        yield x + shift * 2 * wide, y - above - high
    for side in (1, -1):
        yield x + side * (BESIDE + wide), y - 34
        yield x + side * (BESIDE - 6 + wide), y + BELOW + 4
        yield x + side * wide, y + BELOW + 14 + high
        yield x + side * wide, y - above - 12 - high
