"""The gentle player of Grécolonies: goes where less is to be had, and then goes there with sense."""

from engine.core.contract import State
from engine.grecolonies.players.sensible import Sensible
from engine.grecolonies.state import Acting, GrecoloniesState
from engine.players.gentle import Gentle, second_thoughts


def gentle(seed: int) -> Gentle:
    """A gentle player."""
    return Gentle(Sensible(), second_thoughts(Sensible(), _settles), seed)


def _settles(state: State) -> bool:
    return isinstance(state, GrecoloniesState) and isinstance(state.frame, Acting)
