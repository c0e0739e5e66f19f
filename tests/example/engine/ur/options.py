"""The variants of the Royal Game of Ur."""

from typing import Literal

from engine.core.contract import Options


class UrOptions(Options):
    """The first choice of each is the default."""

    pieces: Literal["seven", "five"] = "seven"
    """How many each side brings home; five make a shorter game."""


PIECES = {"seven": 7, "five": 5}
"""The choices of `pieces` as numbers."""
