"""How many may play a game, and how many do where nobody says."""

from collections.abc import Sequence

from engine.core.errors import BadOptions
from engine.core.law import AnyRulebook

USUAL = 4


def usual_seats(seats: Sequence[int]) -> int:
    """How many play where nothing is said: four, or what is nearest to that, rather fewer than more."""
    return min(seats, key=lambda count: (count > USUAL, abs(count - USUAL)))


def check_seats(rules: AnyRulebook, seats: int) -> None:
    """Refuses a number of seats the game is not made for.

    Raises:
        BadOptions: with the fewest and the most.
    """
    if seats not in rules.seats:
        raise BadOptions("seats", {"fewest": min(rules.seats), "most": max(rules.seats), "given": seats})
