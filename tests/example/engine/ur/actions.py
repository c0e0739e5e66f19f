"""The verbs of the Royal Game of Ur."""

from dataclasses import dataclass
from typing import ClassVar

from engine.core.contract import Action
from engine.ur.words import Square


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """Throw the four dice: every turn begins so."""

    lucky: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BearOff(Action):
    """Take a piece home from a square: the throw must be exact."""

    origin: Square


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move a piece from a square by what was thrown."""

    origin: Square
    target: Square


@dataclass(frozen=True, slots=True)
class Enter(Action):
    """Bring a new piece onto the board, as far as was thrown."""

    target: Square


VERBS = (Throw, BearOff, Move, Enter)
