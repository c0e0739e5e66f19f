"""Tuples of counts with one of them changed."""

from typing import TypeAlias, TypeVar

T = TypeVar("T")

Four: TypeAlias = tuple[int, int, int, int]
"""Wood, clay, stone, wheat."""
Five: TypeAlias = tuple[int, int, int, int, int]
"""One number for each standard type of piece."""


def with_entry(entries: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """A tuple with one entry replaced."""
    return (*entries[:at], value, *entries[at + 1 :])


def shifted(numbers: Four, at: int, by: int) -> Four:
    """Four counts with one changed."""
    changed = list(numbers)
    changed[at] += by
    a, b, c, d = changed
    return a, b, c, d


def shifted_five(numbers: Five, at: int, by: int) -> Five:
    """Five counts with one changed."""
    changed = list(numbers)
    changed[at] += by
    a, b, c, d, e = changed
    return a, b, c, d, e
