"""How lucky everybody was, exactly: what the log's draws gave against all that they could have given.

Nothing is estimated. The sums of independent draws are counted by convolution, in whole numbers; what is told
are fractions of these counts.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from engine.core.contract import Event, Seat, Throw, Word, seat_word
from engine.core.guide import AnyGuide
from engine.core.values.frozen import Frozen

Chances = tuple[tuple[int, int], ...]
"""Sums, the smallest first, each with how many of all equally likely outcomes have it."""


class Luck(Frozen):
    """How lucky a seat was in a whole game."""

    seat: Seat
    number: int
    """Of how many things: dice."""
    got: int
    expected: Fraction
    """What it would have been on average."""
    less: Fraction
    """The share of all outcomes that give less."""


def convolved(parts: Iterable[Sequence[tuple[int, int]]]) -> Chances:
    """The chances of the sum of independent draws."""
    found = {0: 1}
    for part in parts:
        summed: dict[int, int] = {}
        for so_far, ways in found.items():
            for value, more in part:
                summed[so_far + value] = summed.get(so_far + value, 0) + ways * more
        found = summed
    return tuple(sorted(found.items()))


def lucks_of(guide: AnyGuide, roles: Sequence[Sequence[Word]], events: Iterable[Event]) -> tuple[Luck, ...]:
    """How lucky each seat was that drew anything, from all that happened; none where a game tells no luck."""
    seats = {word: Seat(seat) for seat, words in enumerate(roles) for word in words}
    seats |= {seat_word(Seat(seat)): Seat(seat) for seat in range(len(roles))}
    throws: dict[Seat, list[Throw]] = {}
    for event in events:
        throw = guide.thrown(event)
        if throw is not None and throw.who in seats:
            throws.setdefault(seats[throw.who], []).append(throw)
    return tuple(_luck(seat, throws[seat]) for seat in sorted(throws))


def _luck(seat: Seat, throws: Sequence[Throw]) -> Luck:
    got, chances = sum(each.got for each in throws), convolved(each.chances for each in throws)
    every = sum(ways for _, ways in chances)
    expected = Fraction(sum(value * ways for value, ways in chances), every)
    less = Fraction(sum(ways for value, ways in chances if value < got), every)
    return Luck(seat, sum(each.number for each in throws), got, expected, less)
