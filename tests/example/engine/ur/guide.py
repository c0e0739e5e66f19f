"""What people are told of the Royal Game of Ur. Nothing in it is hidden from anybody."""

from collections.abc import Iterator

from engine.core.contract import Action, Note, Seat, Stage, View, Word, stages_at
from engine.core.guide import Guide
from engine.ur.actions import BearOff, Enter, Move
from engine.ur.board import HOME, ROSETTES, square_at, step_of
from engine.ur.options import UrOptions
from engine.ur.rules import RULES
from engine.ur.state import Moving, UrState, other
from engine.ur.words import SIDES


class UrGuide(Guide[UrState, Action, UrOptions]):
    """What is told of the Royal Game of Ur."""

    def roles(self, view: View[UrState]) -> tuple[tuple[Word, ...], ...]:
        """Each seat's side."""
        del view
        return tuple((Word("side", side),) for side in SIDES)

    def holdings(self, view: View[UrState], seat: Seat) -> tuple[tuple[Word, int], ...]:
        """Pieces that wait, pieces on the board, pieces that are home."""
        state = view.state
        return (
            (Word("holding", "waiting"), state.waiting(seat)),
            (Word("holding", "board"), len(state.on_board[seat])),
            (Word("score", "home"), state.home[seat]),
        )

    def sought(self, view: View[UrState]) -> Iterator[Action]:
        """Each of one's own pieces, moved by the throw."""
        state, seat = view.state, view.seat
        if not isinstance(state.frame, Moving):
            return
        for step in state.on_board[seat]:
            origin, reached = square_at(seat, step), step + state.total
            yield Move(origin, square_at(seat, reached)) if reached < HOME else BearOff(origin)
        if state.waiting(seat):
            yield Enter(square_at(seat, state.total))

    def preview(self, view: View[UrState], action: Action) -> tuple[Note, ...]:
        """Whom a move takes, and whether one throws again."""
        if not isinstance(action, Move | Enter):
            return ()
        state, rival, notes = view.state, other(view.seat), []
        if step_of(rival, action.target) in state.on_board[rival]:
            notes.append(Note("captures", {"rival": Word("side", SIDES[rival])}))
        if action.target in ROSETTES:
            notes.append(Note("throws-again"))
        return tuple(notes)

    def stages(self, view: View[UrState]) -> tuple[Stage, ...]:
        """Throw, then move."""
        return stages_at(("throw", "move"), int(isinstance(view.state.frame, Moving)))

    def describe(self, view: View[UrState]) -> tuple[Note, ...]:
        """A line for each side, and the throw that is to be moved by."""
        state = view.state
        lines = [
            Note(
                "side",
                {
                    "side": Word("side", side),
                    "waiting": state.waiting(seat),
                    "squares": tuple(Word("square", square_at(seat, step)) for step in state.on_board[seat]),
                    "home": state.home[seat],
                },
            )
            for seat, side in enumerate(SIDES)
        ]
        if isinstance(state.frame, Moving):
            lines.append(Note("throw", {"side": Word("side", SIDES[state.active]), "total": state.total}))
        return tuple(lines)


GUIDE = UrGuide(RULES)
"""The one guide of the Royal Game of Ur."""
