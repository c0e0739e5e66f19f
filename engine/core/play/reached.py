"""How far a match has come: what can be read of it without playing on, or back."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from engine.core.contract import Action, Line, Options, Seat, Standing, State, View, Viewer, Word
from engine.core.errors import UndoBarrier
from engine.core.guide import AnyGuide
from engine.core.law import AnyRulebook
from engine.core.play.agreement import as_agreed
from engine.core.play.log import Entry, Fork, Undo
from engine.core.title import Title
from engine.core.values.frozen import Frozen
from engine.core.values.same import Same

VIEWS = 16
"""So many views are kept: what is told of a position asks for its view over and over."""


class Seam(Frozen):
    """Where a game went on under other rules than it began with: what lies before is not replayed again."""

    number: int
    """How many entries the log had."""
    keep: int
    """How many of them stood."""
    state: State
    """The position in which it went on."""


class Reached(Frozen):
    """A match at one moment: what it is made of, and what follows from that at once."""

    title: Title
    options: Options
    seats: int
    seed: bytes | None
    """None in a match read from a file whose seed is still secret: it replays but cannot go on."""
    commitment: str
    setup_drawn: tuple[int, ...]
    log: tuple[Entry, ...]
    line: tuple[Entry, ...]
    """The standing entries, without those taken back."""
    state: State
    states: tuple[State, ...] = ()
    """The states before each of the last entries of the line: of all, unless it was taken up in the middle.
    They share what did not change, and make going back cost no replay."""
    turns: tuple[int, ...] = ()
    """For each entry of the line the number of the turn it was played in."""
    settled: tuple[int, ...] = ()
    """For each entry of the line how many of the entries up to it nobody takes back alone. Those before a
    seam are all settled, and count to the turn in which it lies."""
    seam: Seam | None = None
    """Where it went on under these rules; None: it began under them."""

    @property
    def rules(self) -> AnyRulebook:
        """The law it is played by."""
        return self.title.rules

    @property
    def guide(self) -> AnyGuide:
        """What is told of it."""
        return self.title.guide

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    @property
    def standing(self) -> Standing:
        """Scores, ranks, winners, end."""
        return as_agreed(self.line, self.rules.standing(self.state))

    @property
    def turn(self) -> int:
        """The number of the turn that is being played."""
        return self.rules.turn(self.state).number

    @property
    def began(self) -> int:
        """How many entries of the line lie before the turn that is being played."""
        keep, turn = len(self.line), self.turn
        while keep > self.earliest and self.turns[keep - 1] == turn:
            keep -= 1
        return keep

    @property
    def free(self) -> int:
        """How many of the last entries of the line are not settled: luck and secrets stand before them."""
        return len(self.line) - self.settled[-1] if self.settled else 0

    @property
    def barrier(self) -> str:
        """What undo alone stops at: `nothing`, `fork`, `chance`, `revealed` or `seam`."""
        keep = len(self.line) - self.free
        if not keep:
            return "nothing"
        if keep == self.earliest and self.seam is not None:
            return "seam"
        if isinstance(self.line[keep - 1].deed, Fork):
            return "fork"
        return "chance" if self.line[keep - 1].drawn else "revealed"

    @property
    def forked(self) -> int:
        """The number of the entry from which on it is a game of its own; 0: it has always been."""
        return max((entry.number for entry in self.log if isinstance(entry.deed, Fork)), default=0)

    @property
    def earliest(self) -> int:
        """How many entries of the line lie before the first moment that these rules know."""
        return self.seam.keep if self.seam is not None else 0

    def check_reach(self, keep: int) -> None:
        """Whether these rules know the moment after the first `keep` entries of the line.

        Raises:
            UndoBarrier: it lies before the seam.
        """
        if keep < self.earliest:
            raise UndoBarrier("seam")

    def check_back(self, keep: int) -> None:
        """Whether the game may go back to the first `keep` entries of its line.

        Raises:
            UndoBarrier: it lies before the seam, or in the game that this one was forked from.
        """
        self.check_reach(keep)
        if any(isinstance(entry.deed, Fork) for entry in self.line[keep:]):
            raise UndoBarrier("fork")

    def check_turn(self, turn: int) -> None:
        """Whether these rules know anything of a turn.

        Raises:
            UndoBarrier: it was over before the seam.
        """
        if self.seam is not None and turn < self.rules.turn(self.seam.state).number:
            raise UndoBarrier("seam")

    def at_hand(self, keep: int) -> bool:
        """Whether the state after the first `keep` entries of the line is known without a replay."""
        return 0 <= len(self.line) - keep <= len(self.states)

    def view(self, viewer: Viewer) -> View[Any]:
        """What the viewer may see now."""
        return _view(self.rules, Same(self.state), viewer)

    @property
    def roles(self) -> tuple[tuple[Word, ...], ...]:
        """For each seat what it plays, which everybody sees."""
        return self.guide.roles(self.view(None))

    def legal(self, seat: Seat) -> Sequence[Action]:
        """The actions open to a seat now."""
        return self.rules.legal(self.state, seat)

    def likely(self, seat: Seat) -> Sequence[Action]:
        """Those of them that are likeliest to be taken, as far as the seat can see, the likeliest first."""
        return self.guide.likely(self.view(seat))

    def lines(self, seat: Seat) -> Sequence[Line]:
        """Actions open to a seat that it is likely to take one after another, as far as it can see."""
        return self.guide.lines(self.view(seat))

    @property
    def redrawn(self) -> int:
        """How many times what luck had drawn, or what had been shown, was taken back."""
        if len(self.log) == len(self.line):
            return 0
        return sum(isinstance(entry.deed, Undo) and entry.deed.anew for entry in self.log)

    def shown_since(self, keep: int) -> bool:
        """Whether luck drew, or something hidden was shown, after the first `keep` entries of the line."""
        return bool(self.settled) and self.settled[-1] > keep


@lru_cache(maxsize=VIEWS)
def _view(rules: AnyRulebook, same: Same[State], viewer: Viewer) -> View[Any]:
    """What the viewer may see of a state: the same object each time, by which others keep what they found."""
    return rules.view(same.value, viewer)
