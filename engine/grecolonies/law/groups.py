"""The two groups of a fight: how large they are, and how many dice they throw.

Source: "Préparation du combat". One die for each citizen, two for the Sacred Guard, six at most.
"""

from engine.core.contract import Refusal, Word
from engine.core.values.change import change, with_more
from engine.grecolonies.state import (
    DEFENDER,
    GUARD_FIGHTS,
    Counts,
    Fight,
    GrecoloniesState,
    InFight,
    combatants,
    swapped,
)
from engine.grecolonies.words import City

MOST_DICE = 6
GUARD_DICE = 2


def guarded(fight: Fight, side: int) -> bool:
    """Whether the Sacred Guard stands in this side's group."""
    return side == DEFENDER and fight.guard == GUARD_FIGHTS


def size(fight: Fight, side: int) -> int:
    """Citizens of all colours in a group."""
    return sum(fight.groups[side])


def room(fight: Fight, side: int) -> int:
    """How many citizens there are dice for."""
    return MOST_DICE - GUARD_DICE if guarded(fight, side) else MOST_DICE


def dice(fight: Fight, side: int) -> int:
    """How many dice a side throws."""
    return min(MOST_DICE, size(fight, side) + (GUARD_DICE if guarded(fight, side) else 0))


def colours(group: Counts) -> list[int]:
    """Players that have citizens in a group."""
    return [number for number, count in enumerate(group) if count]


def in_refuge(fight: Fight, side: int, number: int, count: int) -> Fight:
    """The fight with citizens of one colour in the Refuge who stood in a side's group."""
    return change(
        fight,
        groups=swapped(fight.groups, side, with_more(fight.groups[side], number, -count)),
        refuge=swapped(fight.refuge, side, with_more(fight.refuge[side], number, count)),
    )


def present(state: GrecoloniesState, province: int) -> Counts:
    """Citizens of each player in a province, those of a fight there among them; the Refuge is elsewhere."""
    counts = [polis.citizens[province] for polis in state.poleis]
    if isinstance(state.frame, InFight) and state.frame.fight.province == province:
        for group in state.frame.fight.groups:
            counts = [here + fighting for here, fighting in zip(counts, group, strict=True)]
    return tuple(counts)


def does_not_fight(city: City, fighting: tuple[City, City], rule: str) -> Refusal:
    """What is said of a city that is not one of the two that fight."""
    combatants = tuple(Word("city", each) for each in fighting)
    return Refusal("does-not-fight", {"winner": Word("city", city), "combatants": combatants}, rule)


def beaten(fight: Fight, side: int) -> bool:
    """Whether a side has lost: its group is empty, or its commander has none there or in the Refuge.

    Source: "Fin du combat". The Guard, while it fights, is the commander's own.
    """
    if guarded(fight, side):
        return False
    own = combatants(fight)[side]
    group = fight.groups[side]
    return not any(group) or not (group[own] or fight.refuge[side][own])
