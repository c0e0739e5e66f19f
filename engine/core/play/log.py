"""The log of a match: what everybody did, entry by entry. It only grows; what was taken back stays in it."""

from collections.abc import Sequence
from typing import TypeAlias

from engine.core.contract import Action, Seat
from engine.core.values.frozen import Frozen


class Undo(Frozen):
    """Takes the standing line back to its first `keep` entries."""

    keep: int
    anew: bool = False
    """Luck had been drawn or something shown after them: whatever is drawn from here on is drawn anew."""


class Concede(Frozen):
    """The seat gives up."""


class Agree(Frozen):
    """What the people of a table have agreed about the end of their game. It is no rule of any game."""

    how: str
    """`round`: after this round; `on`: no, the game goes on after it; `over`: that round is over; `draw`;
    `winner`."""
    about: int = 0
    """The number of that round; the seat that is agreed to win."""

    @property
    def ends(self) -> bool:
        """Whether the game ends with it."""
        return self.how not in (ROUND, ON)


class Fork(Frozen):
    """From here on it is another game than the one it began as, with a secret seed of its own.

    The seat wants to see what would have come of something else. What nobody has seen lies in a new order.
    """


class Bygone(Frozen):
    """What was done under rules that a game has left behind, as it was written: nobody reads it any more."""

    text: str


Deed: TypeAlias = Action | Undo | Concede | Agree | Fork | Bygone
"""What an entry of the log can be."""

ROUND, ON, OVER, DRAW, WINNER = "round", "on", "over", "draw", "winner"
"""What can be agreed about the end of a game."""

PERSON, ORDER, DEFAULT, CLOCK, COMPUTER, HOST = "person", "order", "default", "clock", "computer", "host"
"""By whose will a deed was done: its holder, a standing order the holder gave, the game's own default order,
the end of a clock, a computer player, or the host after a vote."""

WILLS = (PERSON, ORDER, DEFAULT, CLOCK, COMPUTER, HOST)


class Entry(Frozen):
    """One line of the log. Numbers count from 1 without gaps."""

    number: int
    seat: Seat
    deed: Deed
    by: str = PERSON
    drawn: tuple[int, ...] = ()
    """The outcomes of chance it met."""


def standing_line(log: Sequence[Entry]) -> tuple[Entry, ...]:
    """What a log amounts to: its entries without those taken back."""
    line: list[Entry] = []
    for entry in log:
        if isinstance(entry.deed, Undo):
            del line[entry.deed.keep :]
        else:
            line.append(entry)
    return tuple(line)
