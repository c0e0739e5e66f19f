"""How long a computer player may think about a turn: in steps, and in seconds by somebody else's clock."""

from collections.abc import Callable
from math import inf

from engine.core.values.frozen import Frozen


def stopped() -> float:
    """A clock that stands still."""
    return 0.0


class Budget(Frozen):
    """A bound on one thought; whichever is reached first ends it.

    With steps alone a turn depends on nothing but view, seed and steps.
    """

    steps: int
    """Whole turns played in the head; with none the sensible turn is played."""
    seconds: float = inf
    clock: Callable[[], float] = stopped
    """The seconds since some moment. The engine has no clock of its own."""


NO_TIME = Budget(0)
"""For turns that are to come at once: whoever thinks plays the sensible one."""
