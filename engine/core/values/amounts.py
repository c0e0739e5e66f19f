"""Amounts of things: what is paid, gained or lost, as `2gold+1coin`."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Self

from engine.core.values.frozen import Frozen

_TERM = re.compile(r"(\d+)([a-z][a-z_-]*)")


class Amounts(Frozen):
    """Pairs of word and count, counts at least 1, in the order they were given. Equal if the pairs are."""

    items: tuple[tuple[str, int], ...] = ()

    @classmethod
    def of(cls, **counts: int) -> Self:
        """`Amounts.of(gold=2, coin=1)`; zero counts are left out."""
        return cls(tuple((word, count) for word, count in counts.items() if count))

    @classmethod
    def from_pairs(cls, pairs: Iterable[tuple[str, int]]) -> Self:
        """The pairs whose count is not zero."""
        return cls(tuple((word, count) for word, count in pairs if count))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read `2gold+1coin`, or `-` for nothing.

        Raises:
            ValueError: the text has another form, names a thing twice or counts none of it.
        """
        if text == "-":
            return cls()
        pairs: dict[str, int] = {}
        for term in text.split("+"):
            found = _TERM.fullmatch(term)
            if found is None or found[2] in pairs or not 0 < int(found[1]) < 10_000:
                raise ValueError(text)
            pairs[found[2]] = int(found[1])
        return cls(tuple(pairs.items()))

    def __str__(self) -> str:
        return "+".join(f"{count}{word}" for word, count in self.items) or "-"

    def __iter__(self) -> Iterator[tuple[str, int]]:
        return iter(self.items)

    def __bool__(self) -> bool:
        return bool(self.items)

    def __getitem__(self, word: str) -> int:
        """How many of a thing, 0 if none."""
        for name, count in self.items:
            if name == word:
                return count
        return 0

    @property
    def total(self) -> int:
        """All counts added up."""
        return sum(count for _, count in self.items)


@lru_cache(maxsize=4096)
def ways_to_pay(cost: int, stock: tuple[tuple[str, int], ...]) -> tuple[Amounts, ...]:
    """All ways to pay `cost` units out of a stock of (word, count), those that use earlier words first.

    >>> [str(way) for way in ways_to_pay(2, (("gold", 1), ("coin", 5)))]
    ['1gold+1coin', '2coin']
    """

    found: list[tuple[int, tuple[tuple[str, int], ...]]] = [(cost, ())]
    later = sum([have for _, have in stock])
    for word, have in stock:
        later -= have
        # What is left must not be more than the later words can pay.
        found = [
            (left - use, (*way, (word, use)) if use else way)
            for left, way in found
            for use in range(min(left, have), max(0, left - later) - 1, -1)
        ]
    return tuple([Amounts(way) for left, way in found if not left])
