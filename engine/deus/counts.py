"""Counts of goods and pieces, and the same with one of them changed."""

from typing import TypeAlias, TypeVar, cast

Four: TypeAlias = tuple[int, int, int, int]
"""Wood, clay, stone, wheat."""
Five: TypeAlias = tuple[int, int, int, int, int]
"""One number for each standard type of piece."""

T = TypeVar("T", Four, Five)


def shifted(counts: T, at: int, by: int) -> T:
    """The counts with one of them changed."""
    changed = list(counts)
    changed[at] += by
    return cast(T, tuple(changed))
