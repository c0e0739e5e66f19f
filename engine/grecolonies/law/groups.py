"""Groups: who may leave a province for one, how large the two of a fight are, how many dice they throw.

Source: "Préparation du combat", "Fin du combat", "Garde sacrée". One die for each citizen, two
for the Sacred Guard, six at most.
"""

from engine.core.contract import Refusal, Word, named
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
from engine.grecolonies.words import City, Province

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


def bystanders(state: GrecoloniesState, fight: Fight) -> list[int]:
    """Players that neither attack nor defend and are still in the game, in the order of the seats."""
    fighting = combatants(fight)
    return [each for each, polis in enumerate(state.poleis) if each not in fighting and not polis.withdrawn]


def refuse_leaving(
    state: GrecoloniesState, number: int, origin: Province, count: int, rule: str
) -> Refusal | None:
    """Why so many of a player's citizens may not leave a province for a group, or None if they may.

    Source: "Restrictions au déplacement" and the note on allies: three must stay, or four.
    """
    have = state.poleis[number].citizens[state.board.index[origin]]
    stay = state.options.must_stay
    facts = {**named(province=origin), "has": have, "stay": stay}
    if not have:
        return Refusal("none-there", facts, rule)
    if not 1 <= count <= have - stay:
        return Refusal("must-stay", {**facts, "most": max(0, have - stay), "wanted": count}, rule)
    return None


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
