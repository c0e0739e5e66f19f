"""The state of a game: where all pieces are, and the frame, which says what is being decided."""

from engine.core.contract import Seat, State
from engine.core.values.frozen import Frozen
from engine.ur.board import HOME
from engine.ur.options import PIECES, UrOptions


class Throwing(Frozen):
    """The seat whose turn it is throws the dice."""


class Moving(Frozen):
    """It moves a piece by the last throw, which lets it."""


class Over(Frozen):
    """The game has ended. `reason`: `home` or `alone`."""

    reason: str
    winner: Seat


class UrState(State):
    """The whole game."""

    options: UrOptions
    on_board: tuple[tuple[int, ...], ...]
    """For each seat the steps its pieces on the board have made, the foremost first: 1 to 14."""
    home: tuple[int, ...]
    """For each seat how many of its pieces have come home."""
    active: Seat
    frame: Throwing | Moving | Over
    turn: int
    """Counts from 1; throwing again belongs to the same turn."""
    dice: tuple[tuple[int, ...], ...] = ((), ())
    """Each seat's last throw: 1 for each die that shows its mark, else 0."""

    @property
    def pieces(self) -> int:
        """How many pieces each seat has in all."""
        return PIECES[self.options.pieces]

    @property
    def total(self) -> int:
        """The last throw of the seat whose turn it is: 0 to 4 steps."""
        return sum(self.dice[self.active])

    def waiting(self, seat: int) -> int:
        """How many pieces of a seat have still to come onto the board."""
        return self.pieces - self.home[seat] - len(self.on_board[seat])


def other(seat: int) -> Seat:
    """The rival's seat."""
    return Seat(1 - seat)


def walked(state: UrState, seat: int) -> int:
    """All steps the pieces of a seat have made together."""
    return sum(state.on_board[seat]) + HOME * state.home[seat]
