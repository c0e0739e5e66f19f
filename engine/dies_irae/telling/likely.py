"""What people are likeliest to do, to stand first among the answers."""

from collections.abc import Sequence

from engine.core.contract import Action, View
from engine.dies_irae.actions import To
from engine.dies_irae.board import board
from engine.dies_irae.frames import Routing
from engine.dies_irae.law.movement import legal_targets
from engine.dies_irae.state import DiesIraeState
from engine.dies_irae.telling.ways import goals_of, promise


def likely(view: View[DiesIraeState]) -> Sequence[Action]:
    """Where units go: to what is to be had there, then to what is nearest to it; the open sea last."""
    state, frame = view.state, view.state.frame
    if not isinstance(frame, Routing):
        return ()
    goals = goals_of(state)

    def rank(action: To) -> tuple[bool, float]:
        place = board().index[action.hex]
        return place not in goals, -promise(state, frame, place)

    return sorted(legal_targets(state, frame, view.seat), key=rank)
