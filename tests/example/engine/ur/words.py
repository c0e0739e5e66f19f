"""The ids of the game's notation: squares of the board, and the two sides."""

from typing import NewType

Square = NewType("Square", str)
"""A square by row and column. Row a is the first side's, c the other's, and both meet in row b."""
Side = NewType("Side", str)

SIDES = (Side("shell"), Side("lapis"))
"""What the seats play, in their order: white pieces of shell, blue ones of lapis lazuli."""
