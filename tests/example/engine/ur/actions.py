"""The verbs of the Royal Game of Ur."""

from typing import ClassVar

from engine.core.contract import Action
from engine.ur.words import Square


class Throw(Action):
    """Throw the four dice: every turn begins so."""

    lucky: ClassVar[bool] = True


class BearOff(Action):
    """Take a piece home from a square: the throw must be exact."""

    origin: Square


class Move(Action):
    """Move a piece from a square by what was thrown."""

    origin: Square
    target: Square


class Enter(Action):
    """Bring a new piece onto the board, as far as was thrown."""

    target: Square


VERBS = (Throw, BearOff, Move, Enter)
