"""Ratings: what a game of several people says about their strength.

The model is Weng and Lin's Bradley-Terry with partial pairing, each person compared with everybody else at
the table and the comparisons averaged: equals share what they gain, whoever ends higher never gains less, and
one large game does not outweigh a small one. It is given ranks, never scores: scores of different games and
numbers of players say different things.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import BradleyTerryPart

MOST = 64
"""People compared with each other: more than any table seats, so that nobody's neighbours matter."""

BEGIN, UNSURE = 25.0, 25.0 / 3
"""The estimate for whoever has not played yet, and its standard deviation: those of Weng and Lin."""

SURE = 5
"""Rated games from which on a rating means something."""


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of somebody's strength and how uncertain it is (a standard deviation)."""

    mu: float = BEGIN
    sigma: float = UNSURE

    @property
    def points(self) -> int:
        """The number that is shown: 1000 for whoever has not played yet."""
        return round(1000 + 40 * (self.mu - BEGIN))


@cache
def model() -> "BradleyTerryPart":
    """The model, loaded when the first game ends: a megabyte."""
    from openskill.models import BradleyTerryPart

    return BradleyTerryPart(mu=BEGIN, sigma=UNSURE, window_size=MOST)


def rate(before: Sequence[Rating], ranks: Sequence[int]) -> tuple[Rating, ...]:
    """Everybody's rating after a game. `ranks`: 1 is best, equals share one.

    Raises:
        ValueError: not one rank for each, or fewer than two people.
    """
    if len(before) != len(ranks) or len(before) < 2:
        raise ValueError(f"{len(before)} ratings and {len(ranks)} ranks")
    teams = [[model().rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = model().rate(teams, ranks=[float(rank) for rank in ranks])
    return tuple(Rating(player.mu, player.sigma) for (player,) in after)
