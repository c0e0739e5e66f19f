"""What people look up by name: colonies, metropolises, objectives, signs, weapons, and words of the rules."""

from functools import cache

from engine.core.contract import Fact, Note, Thing, Word, named
from engine.grecolonies.board import Board, board
from engine.grecolonies.law.groups import GUARD_DICE, MOST_DICE
from engine.grecolonies.law.rounds import TILE
from engine.grecolonies.words import GROUPS, WEAPONS, Objective, Sign

TERMS = (
    "citizen", "guard", "reserve", "oracle", "refuge", "marker", "announcement", "counter", "dodge",
    "cohabitation", "help", "pillage", "colony", "metropolis", "objective", "sign", "weapon", "group",
    "assault", "commander", "action",
)  # fmt: skip
"""Words of the rules that people look up."""


@cache
def things(name: str) -> tuple[Thing, ...]:
    """All there is to look up on a board."""
    found = board(name)
    colonies = range(len(found.cities), len(found.provinces))
    signs = dict.fromkeys(sign for place in colonies for sign in found.signs[place])
    return (
        *(_colony(found, place) for place in colonies),
        *(Thing(Word("city", city)) for city in found.cities),
        *(_objective(found, each) for each in found.objectives),
        *(_sign(found, each) for each in signs),
        *(Thing(Word("weapon", each)) for each in WEAPONS),
        *(Thing(Word("term", each), (_numbers(),)) if each == "guard" else _term(each) for each in TERMS),
    )


def _term(name: str) -> Thing:
    return Thing(Word("term", name))


def _numbers() -> Note:
    return Note("guard", {"dice": GUARD_DICE, "most": MOST_DICE})


def asking(found: Board, sign: Sign) -> Objective:
    """The objective that asks for a sign."""
    return next(each for each in found.objectives if found.sign_of(each) == sign)


def _colony(found: Board, place: int) -> Thing:
    """A colony: its signs, and the objectives it counts for."""
    signs = found.signs[place]
    facts: dict[str, Fact] = {group: Word("sign", sign) for group, sign in zip(GROUPS, signs, strict=True)}
    facts["objectives"] = tuple(Word("objective", asking(found, sign)) for sign in signs)
    return Thing(Word("province", found.provinces[place]), (Note("colony", facts),))


def _objective(found: Board, objective: Objective) -> Thing:
    """An objective: which two provinces it asks for, and what it is worth."""
    where = tuple(Word("province", found.provinces[place]) for place in found.sites[objective])
    facts: dict[str, Fact] = {
        "sign": Word("sign", found.sign_of(objective)),
        "provinces": where,
        "points": TILE,
    }
    return Thing(Word("objective", objective), (Note("objective", facts),))


def _sign(found: Board, sign: Sign) -> Thing:
    """A sign: where it stands, and which objective asks for it."""
    objective = asking(found, sign)
    where = tuple(Word("province", found.provinces[place]) for place in found.sites[objective])
    return Thing(Word("sign", sign), (Note("sign", {**named(objective=objective), "provinces": where}),))
