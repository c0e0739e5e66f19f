"""Weights of features from games: fitted to who won, and how well they tell it of other games."""

from collections.abc import Sequence
from math import sqrt

from engine.core.judging import KNOTS, SMALL, Counts, Weights, between, chances, strengths
from engine.core.values.frozen import Frozen

ROUNDS = 30
"""How often all positions are gone through."""
PACE, SLOWER = 0.05, 0.9
"""How far a weight goes at first for what it is wrong by, and what part of that is left after each round."""
FORGETTING, STEADY = 0.9, 0.999
"""How much is kept of the directions and sizes of earlier steps (Adam, Kingma and Ba 2015)."""
BATCH = 64
TINY = 1e-8


class Position(Frozen):
    """A position of a game as one viewer knows it, and what each seat won in the end."""

    gone: int
    counts: tuple[Counts, ...]
    won: tuple[float, ...]
    points: tuple[float, ...]
    """Each seat's share of the points that can be seen."""


def fitted(positions: Sequence[Position], features: int, small: float = SMALL) -> Weights:
    """The weights with which the chances of these positions agree best with who won: always the same ones.

    `small`: how strongly weights that explain nothing are drawn towards 0.
    """
    scale = _sizes(positions, features)
    wide = features * len(KNOTS)
    weights, moving, steep = [0.0] * wide, [0.0] * wide, [0.0] * wide
    pace, step = PACE, 0
    order = [*range(len(positions))]
    for turn in range(ROUNDS):
        order.sort(key=lambda each: (each * 2654435761 + turn * 40503) % 2**32)
        for start in range(0, len(order), BATCH):
            wrong = _wrong([positions[each] for each in order[start : start + BATCH]], weights, scale)
            step += 1
            fresh, sized = 1 - FORGETTING**step, 1 - STEADY**step
            for at, each in enumerate(wrong):
                slope = each + small * weights[at]
                moving[at] += (1 - FORGETTING) * (slope - moving[at])
                steep[at] += (1 - STEADY) * (slope * slope - steep[at])
                weights[at] -= pace * moving[at] / fresh / (sqrt(steep[at] / sized) + TINY)
        pace *= SLOWER
    return tuple(
        tuple(weights[knot * features + at] / scale[at] for at in range(features))
        for knot in range(len(KNOTS))
    )


def _sizes(positions: Sequence[Position], features: int) -> list[float]:
    """How far each feature lies from its mean, so that all are alike to the fit."""
    total, squares, number = [0.0] * features, [0.0] * features, 0
    for position in positions:
        for counts in position.counts:
            number += bool(counts)
            for at, count in enumerate(counts):
                total[at] += count
                squares[at] += count * count
    return [
        sqrt(max(square / number - (each / number) ** 2, 0.0)) or 1.0
        for each, square in zip(total, squares, strict=True)
    ]


def _wrong(batch: Sequence[Position], weights: Sequence[float], scale: Sequence[float]) -> list[float]:
    """By how much each weight makes the chances of these positions wrong, in the mean."""
    features = len(scale)
    found = [0.0] * len(weights)
    for position in batch:
        low, high, part = between(position.gone)
        first, second = low * features, high * features
        mixed = [
            (weights[first + at] * (1 - part) + weights[second + at] * part) / scale[at]
            for at in range(features)
        ]
        judged = chances(strengths(mixed, position.counts))
        for seat, counts in enumerate(position.counts):
            off = (judged[seat] - position.won[seat]) / len(batch)
            before, after = off * (1 - part), off * part
            for at, count in enumerate(counts):
                if count:
                    sized = count / scale[at]
                    found[first + at] += before * sized
                    found[second + at] += after * sized
    return found


def brier(judged: Sequence[Sequence[float]], won: Sequence[Sequence[float]]) -> float:
    """The Brier score of chances: what they are off by, squared, added over the seats, in the mean."""
    return sum(
        sum((chance - part) ** 2 for chance, part in zip(each, came, strict=True))
        for each, came in zip(judged, won, strict=True)
    ) / max(1, len(judged))


def calibration(
    judged: Sequence[Sequence[float]], won: Sequence[Sequence[float]], bands: int = 10
) -> list[tuple[int, float, float]]:
    """For each band of chances, the lowest first: how many were told, their mean, and the part won."""
    sums = [(0, 0.0, 0.0)] * bands
    for each, came in zip(judged, won, strict=True):
        for chance, part in zip(each, came, strict=True):
            band = min(bands - 1, int(chance * bands))
            count, told, true = sums[band]
            sums[band] = count + 1, told + chance, true + part
    return [(count, told / max(1, count), true / max(1, count)) for count, told, true in sums]
