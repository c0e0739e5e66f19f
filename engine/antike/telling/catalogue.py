"""What people look up by name: provinces, nations, advances, personages, units, cities, temples, fields of
the rondel, and words of the rules."""

from collections.abc import Sequence
from functools import lru_cache

from engine.antike.board import board
from engine.antike.law import know_how
from engine.antike.options import AntikeOptions
from engine.antike.words import ADVANCES, FIELDS, PERSONAGES, PILES, RESOURCES, UNITS, Field
from engine.core.contract import Fact, Note, Thing, Word

BASICS = 4
"""So many advances are basic ones."""
CITY, TEMPLE = Word("piece", "city"), Word("piece", "temple")
ALIKE = {Field("temple"): None, Field("manoeuvre-2"): Field("manoeuvre-1")}
"""Fields that are told with another thing of their name: the temples themselves, the other manoeuvre."""
TERMS = (
    "rondel", "coin", "bank", "goods", "border", "action", "defence", "fight", "conquest", "founding",
    "know-how", "higher", "personages", "order",
)  # fmt: skip
"""Words of the rules that people look up."""


@lru_cache(maxsize=32)
def things(options: AntikeOptions) -> tuple[Thing, ...]:
    """All there is to look up in a game with these options."""
    found = board(options.board)
    nations = dict.fromkeys(start.nation for starts in found.starts.values() for start in starts)
    return (
        *(_province(options.board, number) for number in range(len(found.provinces))),
        *(Thing(Word("nation", each)) for each in nations),
        *(_advance(number) for number in range(len(ADVANCES))),
        *(
            Thing(Word("personage", each), (Note("pile", {"count": count}),))
            for each, count in zip(PERSONAGES, PILES, strict=True)
        ),
        *(Thing(Word("unit", each)) for each in UNITS),
        *(Thing(each) for each in (CITY, TEMPLE)),
        *(Thing(Word("field", each)) for each in FIELDS if each not in ALIKE),
        *(Thing(Word("term", each)) for each in TERMS),
    )


def _province(name: str, number: int) -> Thing:
    """A province: its resource, and its neighbours by the units that may go there."""
    found = board(name)
    land, sea = found.land[number], found.sea[number]

    def named_all(numbers: Sequence[int]) -> tuple[Word, ...]:
        return tuple(Word("province", found.provinces[each]) for each in numbers)

    facts: dict[str, Fact] = {
        "land": named_all([each for each in land if each not in sea]),
        "sea": named_all([each for each in sea if each not in land]),
        "both": named_all([each for each in land if each in sea]),
    }
    good = Note("good", {"good": Word("good", RESOURCES[found.resource[number]])})
    return Thing(Word("province", found.provinces[number]), (good, Note("borders", facts)))


def _advance(number: int) -> Thing:
    """An advance: what it costs, for the first nation and for others, and what it builds on."""
    higher = number >= BASICS
    facts: dict[str, Fact] = {
        "first": know_how.HIGHER_FIRST if higher else know_how.BASIC_FIRST,
        "then": know_how.HIGHER if higher else know_how.BASIC,
        "basic": Word("advance", ADVANCES[number - BASICS]) if higher else "",
    }
    return Thing(Word("advance", ADVANCES[number]), (Note("price", facts),))
