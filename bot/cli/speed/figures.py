"""Figures of what was measured."""

import statistics
from collections.abc import Sequence


def ms(seconds: float) -> float:
    """Milliseconds, to the microsecond."""
    return round(seconds * 1000, 3)


def p99(seconds: Sequence[float]) -> float:
    """The 99th percentile."""
    return statistics.quantiles(seconds, n=100, method="inclusive")[98]


def p99_ms(seconds: Sequence[float]) -> float:
    """The 99th percentile in thousandths of a second; of one, that; of none, 0."""
    return ms(p99(seconds)) if len(seconds) > 1 else ms(max(seconds, default=0.0))
