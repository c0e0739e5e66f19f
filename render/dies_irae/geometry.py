"""The grid: where each hex lies on the map, at the size of the whole map or of a part shown larger."""

from dataclasses import dataclass
from functools import cache, lru_cache

from engine.dies_irae.board import NOWHERE, board

Point = tuple[int, int]

ACROSS, CAP, SIDE = 70, 20, 56
"""A hex: its width, the height of its point, the length of its upright sides, in pixels of the whole map.

Taller than wide, so that between two rows of tokens there is room for a line of names.
"""
PITCH = CAP + SIDE
"""From one row to the next."""
LEFT, TOP = 12, 36
"""Where the grid begins; above it stand the numbers of the columns."""
ROWS, COLUMNS = 21, 22
WIDTH, HEIGHT = 1600, TOP + ROWS * PITCH + CAP + 10
LARGER = 2
"""How much larger a part of the map is drawn than the whole."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The hexes at one size. Tuples have one entry per hex of the board."""

    scale: float
    middles: tuple[Point, ...]

    @property
    def across(self) -> int:
        """A hex's width in pixels."""
        return round(ACROSS * self.scale)

    @property
    def down(self) -> int:
        """A hex's height in pixels."""
        return round((2 * CAP + SIDE) * self.scale)

    def corners(self, place: int) -> tuple[Point, ...]:
        """A hex's six corners, clockwise from the top."""
        x, y = self.middles[place]
        return tuple((x + dx, y + dy) for dx, dy in offsets(self.scale))


def offsets(scale: float) -> tuple[Point, ...]:
    """The way from a hex's middle to each of its corners, clockwise from the top."""
    half, side, tip = (round(each * scale / 2) for each in (ACROSS, SIDE, 2 * CAP + SIDE))
    return (0, -tip), (half, -side), (half, side), (0, tip), (-half, side), (-half, -side)


SIDES = ((-1, "right"), (0, "right"), (1, "right"), (1, "left"), (0, "left"), (-1, "left"))
"""The neighbour over each side, clockwise from the one after the top corner: its row less ours, its hand."""


def middle(row: int, col: int, scale: float = 1) -> Point:
    """The middle of the place at a row and column, which need not be on the board."""
    x = LEFT + ACROSS // 2 + col * ACROSS + (row % 2) * (ACROSS // 2)
    return round(x * scale), round((TOP + CAP + SIDE // 2 + row * PITCH) * scale)


@cache
def grid(scale: float = 1) -> Grid:
    """The board's hexes at a size."""
    return Grid(scale, tuple(middle(row, col, scale) for row, col in board().at))


@cache
def beyond() -> tuple[tuple[int, ...], ...]:
    """The number of the hex over each of the six sides, per hex, as in `SIDES`; NOWHERE off the board."""
    numbers = {at: place for place, at in enumerate(board().at)}
    found = []
    for row, col in board().at:
        found.append(tuple(numbers.get(_over(row, col, *side), NOWHERE) for side in SIDES))
    return tuple(found)


def _over(row: int, col: int, down: int, hand: str) -> tuple[int, int]:
    if not down:
        return row, col + (1 if hand == "right" else -1)
    return row + down, col + row % 2 - (hand == "left")


@cache
def members() -> tuple[tuple[int, ...], ...]:
    """The hexes of each region."""
    regions = board().region
    return tuple(
        tuple(place for place, region in enumerate(regions) if region == number)
        for number in range(len(board().regions))
    )


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the map: how much larger it is drawn, and its corner and size in these pixels."""

    scale: float = 1
    left: int = 0
    top: int = 0
    width: int = WIDTH
    height: int = HEIGHT

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom."""
        return self.left, self.top, self.left + self.width, self.top + self.height

    def middle(self, place: int) -> Point:
        """The middle of a hex, seen from the window's corner."""
        x, y = grid(self.scale).middles[place]
        return x - self.left, y - self.top

    def shows(self, place: int) -> bool:
        """True where any of a hex is in it."""
        (x, y), wide, tall = self.middle(place), grid(self.scale).across // 2, grid(self.scale).down // 2
        return -wide < x < self.width + wide and -tall < y < self.height + tall


@lru_cache(maxsize=32)
def in_sight(window: Window) -> frozenset[int]:
    """The hexes of which anything is in a part of the map."""
    return frozenset(place for place in range(len(board().hexes)) if window.shows(place))
