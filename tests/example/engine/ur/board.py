"""The board: twenty squares, and the way a piece takes over fourteen of them.

Source: the board from the royal tombs at Ur, with the way that Irving Finkel reads from a tablet of 177 BC.
"""

from engine.ur.words import Square

ROWS = "abc"
OWN_ROWS = ("a", "c")
"""The row of each seat, along its edge of the board."""

SQUARES = tuple(
    Square(f"{row}{column}") for row in ROWS for column in range(1, 9) if row == "b" or column not in (5, 6)
)
ROSETTES = frozenset(map(Square, ("a1", "c1", "b4", "a7", "c7")))
"""Whoever comes to rest on one throws again; a piece there is safe."""

HOME = 15
"""The step after the last square: a piece that makes it has left the board."""


def _path(row: str) -> tuple[Square, ...]:
    """On at the fourth square, to the corner, along the middle, and off by the far end of one's own row."""
    near = [f"{row}{column}" for column in (4, 3, 2, 1)]
    middle = [f"b{column}" for column in range(1, 9)]
    return tuple(map(Square, (*near, *middle, f"{row}8", f"{row}7")))


PATHS = tuple(map(_path, OWN_ROWS))
"""For each seat the squares of its way; step 1 is the first of them."""


def square_at(seat: int, step: int) -> Square:
    """The square a seat's piece stands on after so many steps, 1 to 14."""
    return PATHS[seat][step - 1]


def step_of(seat: int, square: Square) -> int:
    """How many steps along a seat's way a square lies; 0 where the way does not lead there."""
    return PATHS[seat].index(square) + 1 if square in PATHS[seat] else 0
