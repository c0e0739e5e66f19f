"""Luck that anyone can verify: draws made from a secret seed by keyed hashing.

The seed's SHA-256 is published when a game starts and the seed itself when it ends. A draw depends on the
seed, the moment (where in the standing line of play, which seat, which action) and its purpose. So the same
deed meets the same dice after it was taken back alone, and another deed meets dice nobody has seen. Where
people agreed to take back what had been seen, that is part of the moment: all is drawn anew from there on.
"""

import hashlib
import hmac
from collections.abc import Sequence


def commitment(seed: bytes) -> str:
    """The seed's SHA-256 in hexadecimal: published before the first draw."""
    return hashlib.sha256(seed).hexdigest()


class SeededChance:
    """Draws from a secret seed at one moment. Remembers them in `drawn`."""

    __slots__ = ("_count", "_moment", "_seed", "drawn")

    def __init__(self, seed: bytes, moment: str) -> None:
        self._seed = seed
        self._moment = moment
        self._count = 0
        self.drawn: list[int] = []

    def _below(self, limit: int, purpose: str) -> int:
        # Rejection sampling: 64-bit numbers beyond the last full multiple of the limit are drawn anew.
        ceiling = 2**64 - 2**64 % limit
        while True:
            text = f"{self._moment}|{self._count}|{purpose}"
            self._count += 1
            digest = hmac.digest(self._seed, text.encode(), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < ceiling:
                return number % limit

    def roll(self, sides: int, purpose: str) -> int:
        """A number from 1 to `sides`."""
        rolled = 1 + self._below(sides, purpose)
        self.drawn.append(rolled)
        return rolled

    def shuffled(self, count: int, purpose: str) -> tuple[int, ...]:
        """The numbers 0 to `count` - 1 in a random order (Fisher and Yates)."""
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            other = self._below(last + 1, purpose)
            order[last], order[other] = order[other], order[last]
        self.drawn.extend(order)
        return tuple(order)


class Unshuffled:
    """Chance for plans: the order stays as it is, since nobody knows it."""

    def roll(self, sides: int, purpose: str) -> int:
        """The lowest number."""
        del sides, purpose
        return 1

    def shuffled(self, count: int, purpose: str) -> tuple[int, ...]:
        """The same order."""
        del purpose
        return tuple(range(count))


PLAN = Unshuffled()


class LoadedChance:
    """Chance that was settled before: recorded draws of a game file, or dice a test wants to see."""

    __slots__ = ("_left", "drawn")

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._left = list(outcomes)
        self.drawn: list[int] = []

    def _take(self, count: int) -> list[int]:
        if len(self._left) < count:
            raise LookupError("no outcome left for this draw")
        taken, self._left = self._left[:count], self._left[count:]
        self.drawn.extend(taken)
        return taken

    @property
    def left(self) -> int:
        """How many outcomes were not asked for."""
        return len(self._left)

    def roll(self, sides: int, purpose: str) -> int:
        """The next recorded number.

        Raises:
            LookupError: none is left, or it does not fit the die.
        """
        (rolled,) = self._take(1)
        if not 1 <= rolled <= sides:
            raise LookupError(f"{rolled} is no roll of {sides} sides ({purpose})")
        return rolled

    def shuffled(self, count: int, purpose: str) -> tuple[int, ...]:
        """The next recorded order.

        Raises:
            LookupError: none is left, or it is no order of that many things.
        """
        order = tuple(self._take(count))
        if sorted(order) != list(range(count)):
            raise LookupError(f"{order} is no order of {count} things ({purpose})")
        return order
