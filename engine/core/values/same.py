"""The very same object as a key: what was thought out of a frozen value is kept for whoever asks again.

A match, its state or a question is large: to compare it with an equal one takes as long as asking anew. As a
key of a function with `lru_cache` it is compared at once, and kept alive with the answer.
"""

from typing import Generic, TypeVar

T = TypeVar("T")

KEPT = 8
"""Of so many large values what was thought out is kept: of those that people look at now."""


class Same(Generic[T]):
    """A frozen value as a key: equal to none but itself."""

    __slots__ = ("value",)

    def __init__(self, value: T) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.value is self.value
