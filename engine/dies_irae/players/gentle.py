"""The gentle player of Dies Irae: chooses the lesser action of a cycle, and carries it out with sense."""

from engine.core.contract import State
from engine.dies_irae.frames import Cycle
from engine.dies_irae.players.sensible import Sensible
from engine.dies_irae.state import DiesIraeState
from engine.players.gentle import Gentle, second_thoughts


def gentle(seed: int) -> Gentle:
    """A gentle player."""
    return Gentle(Sensible(seed), second_thoughts(Sensible(seed), _settles), seed)


def _settles(state: State) -> bool:
    return isinstance(state, DiesIraeState) and isinstance(state.frame, Cycle)
