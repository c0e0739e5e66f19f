"""What a sentence mentions, by name: a mapping that is a value like the frozen things that hold it."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

V = TypeVar("V", covariant=True)


class Facts(Mapping[str, V]):
    """Values by their names, in the order given: never changes, is equal and hashed by what it holds."""

    __slots__ = ("_held",)

    def __init__(self, held: Mapping[str, V]) -> None:
        self._held = dict(held)

    def __getitem__(self, name: str) -> V:
        return self._held[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._held)

    def __len__(self) -> int:
        return len(self._held)

    def __eq__(self, other: object) -> bool:
        return self._held == (other._held if isinstance(other, Facts) else other)

    def __hash__(self) -> int:
        return hash(frozenset(self._held.items()))

    def __repr__(self) -> str:
        return f"Facts({self._held})"


def frozen(held: Mapping[str, V]) -> Facts[V]:
    """The same facts, safe from whoever made the mapping."""
    return held if type(held) is Facts else Facts(held)
