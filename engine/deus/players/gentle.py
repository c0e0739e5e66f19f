"""The gentle player of Deus: takes a lesser card, and plays it with sense."""

from engine.core.contract import State
from engine.deus.frames import Acting
from engine.deus.players.sensible import Sensible
from engine.deus.state import DeusState
from engine.players.gentle import Gentle, second_thoughts


def gentle(seed: int) -> Gentle:
    """A gentle player."""
    return Gentle(Sensible(), second_thoughts(Sensible(), _settles), seed)


def _settles(state: State) -> bool:
    return isinstance(state, DeusState) and isinstance(state.frame, Acting)
