"""What can happen in the Royal Game of Ur, as it is told and drawn. `side` did it or met it."""

from typing import ClassVar

from engine.core.contract import Event, Seat
from engine.ur.words import Side, Square


class SideTaken(Event):
    """A seat plays this side."""

    seat: Seat
    side: Side


class FirstChosen(Event):
    """Chance has chosen who begins."""

    side: Side


class Thrown(Event):
    """The dice have fallen: 1 for each that shows its mark, else 0; `total` marks."""

    side: Side
    dice: tuple[int, ...]
    total: int


class Passed(Event):
    """No piece can be moved by the throw."""

    side: Side


class Entered(Event):
    """A new piece has come onto the board."""

    side: Side
    target: Square


class Moved(Event):
    """A piece has moved."""

    side: Side
    origin: Square
    target: Square


class BorneOff(Event):
    """A piece has come home; `left` are still to come."""

    side: Side
    origin: Square
    left: int


class Captured(Event):
    """A piece of `rival` was taken on a square and waits to enter again."""

    side: Side
    rival: Side
    target: Square


class RosetteReached(Event):
    """A piece has come to rest on a rosette: its side throws again."""

    side: Side
    target: Square


class Withdrew(Event):
    """A side was given up."""

    side: Side


class Won(Event):
    """A side has won."""

    ends: ClassVar[bool] = True
    side: Side
