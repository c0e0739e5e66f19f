"""Judging a position: each seat's chance to win, from what one viewer may know of it.

A game counts some features of each seat, plain whole numbers; a table of weights says what each is worth as
the game goes on. Search, advice and the analysis of games judge by nothing else.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from operator import mul
from typing import Any, TypeAlias

from engine.core.contract import Standing, View
from engine.core.tables import data_text, rows_of
from engine.core.values.frozen import Frozen

WHOLE = 1000
"""A game is gone by so many parts when it ends."""
KNOTS = {"start": 0, "middle": 400, "late": 800, "last": WHOLE}
"""The columns of weights, and how much of the game is gone where each holds; between two they are mixed."""
COLUMNS = ("feature", *KNOTS)

SMALL = 0.0005
"""How strongly weights that explain nothing are drawn towards 0 where they are fitted."""

Counts: TypeAlias = tuple[int, ...]
"""A seat's features, in the order of `Judging.features`; empty for a seat that can no longer win."""
Weights: TypeAlias = tuple[tuple[float, ...], ...]
"""For each knot what one of each feature is worth, as the logarithm of a chance."""


class Judging(Frozen):
    """How the positions of a game are judged. Knows no more than the view it is asked about."""

    table: str
    """The file of weights within `data/`."""
    features: tuple[str, ...]
    """What is counted of each seat, in the order of the counts."""
    counts: Callable[[View[Any]], Sequence[Counts]]
    """Each seat's features as the viewer may know them; what they may not know counts as 0."""
    gone: Callable[[View[Any]], int]
    """How much of the game is gone, 0 to `WHOLE`."""
    standing: Callable[[View[Any]], Standing]
    """The standing as far as it can be seen: who has won a game that is over."""
    small: float = SMALL
    """The same for this game: more where many positions come from few games, or luck decides much."""

    def chances(self, view: View[Any]) -> tuple[float, ...]:
        """Each seat's chance to win, 0 to 1, which add up to 1; a shared win is a part."""
        standing = self.standing(view)
        return self.likely(view) if standing.ended is None else shares(standing)

    def likely(self, view: View[Any]) -> tuple[float, ...]:
        """The same by what is counted alone: of a game that is over, too, as if its result were not known."""
        return chances(strengths(weights_at(self, self.gone(view)), self.counts(view)))

    def together(self, views: Sequence[View[Any]]) -> tuple[float, ...]:
        """Each seat's chance to win with nothing hidden, from what each seat sees, in their order: each is
        judged as it knows itself."""
        standing = self.standing(views[0])
        if standing.ended is not None:
            return shares(standing)
        return chances(strengths(weights_at(self, self.gone(views[0])), self.known(views)))

    def known(self, views: Sequence[View[Any]]) -> tuple[Counts, ...]:
        """Each seat's features as it knows them itself, from what each seat sees, in their order."""
        return tuple(self.counts(view)[seat] for seat, view in enumerate(views))


def shares(standing: Standing) -> tuple[float, ...]:
    """What each seat has won of a game that is over: 1 is shared by its winners."""
    winners = standing.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(standing.scores)))


def strengths(weights: Sequence[float], counts: Sequence[Counts]) -> list[float | None]:
    """What each seat's features are worth together; None for a seat that can no longer win."""
    return [sum(map(mul, weights, each)) if each else None for each in counts]


def chances(found: Sequence[float | None]) -> tuple[float, ...]:
    """The chances to win with these strengths: the difference of two is the logarithm of their ratio."""
    top = max((each for each in found if each is not None), default=0.0)
    parts = [0.0 if each is None else exp(each - top) for each in found]
    whole = sum(parts) or 1.0
    return tuple(part / whole for part in parts)


@lru_cache(maxsize=8192)
def weights_at(judging: Judging, gone: int) -> tuple[float, ...]:
    """The weights of a game when so much of it is gone."""
    return mixed(weights_of(judging), gone)


def mixed(weights: Weights, gone: int) -> tuple[float, ...]:
    """The weights when so much of a game is gone, those of the two knots around it mixed."""
    low, high, part = between(gone)
    return tuple(a + part * (b - a) for a, b in zip(weights[low], weights[high], strict=True))


def chances_by(weights: Weights, gone: int, counts: Sequence[Counts]) -> tuple[float, ...]:
    """The chances to win by these weights, with so much of the game gone."""
    return chances(strengths(mixed(weights, gone), counts))


def between(gone: int) -> tuple[int, int, float]:
    """The numbers of the knots around a moment, and the second one's part in it, 0 to 1."""
    places = [*KNOTS.values()]
    high = next((number for number, place in enumerate(places) if place >= gone), len(places) - 1)
    low = max(0, high - 1)
    wide = places[high] - places[low]
    return low, high, (gone - places[low]) / wide if wide else 1.0


@lru_cache(maxsize=64)
def weights_of(judging: Judging) -> Weights:
    """The weights of a game, from its table.

    Raises:
        BadData: the table does not name these features, each once and in their order.
    """
    return read_weights(data_text(judging.table), f"data/{judging.table}", judging.features)


def read_weights(text: str, file: str, features: Sequence[str]) -> Weights:
    """The weights in a table's text.

    Raises:
        BadData: it does not name these features, each once and in their order.
    """
    rows = [*rows_of(file, text, COLUMNS)]
    for row, feature in zip(rows, features, strict=False):
        if row.text("feature") != feature:
            raise row.bad("feature", "unknown-word", row.text("feature"), feature)
    if len(rows) != len(features):
        raise rows[-1].bad("feature", "other-width", str(len(rows)), str(len(features)))
    return tuple(tuple(row.number(knot) for row in rows) for knot in KNOTS)


def written_weights(weights: Weights, features: Sequence[str], head: str) -> str:
    """The text of a table of weights, with a comment at its head that says how it was made."""
    lines = [*(f"# {line}" for line in head.splitlines()), ",".join(COLUMNS)]
    for number, feature in enumerate(features):
        lines.append(",".join([feature, *(f"{knot[number]:.4f}" for knot in weights)]))
    return "\n".join(lines) + "\n"
