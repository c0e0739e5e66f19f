"""What the sensible player says over its cup, from its own dice and what was said last.

It reckons with the chances of the dice it cannot see, and takes it that who speaks of a weapon has some.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import TypeAlias

from engine.core.contract import Action
from engine.grecolonies.actions import Announce
from engine.grecolonies.law.announcing import COUNTER, DODGE, count_weapons
from engine.grecolonies.state import Counts
from engine.grecolonies.telling.odds import at_least, exactly
from engine.grecolonies.words import MOST_ANNOUNCED, WEAPONS

HINT = 1.2
"""How much an attack of the rival's makes its weapon likelier under the rival's cup."""
BELIEVED, DOUBTED = 0.9, 0.35
"""How often a true attack wins the assault in the end, and a false one."""
PLAIN = 0.9
"""An opening is as high as its chance to be true is still this good."""

Held: TypeAlias = tuple[int, ...]
"""How many of each weapon some dice show together."""
Claim: TypeAlias = tuple[int, int]
"""A number and a weapon, its place in WEAPONS; a lift of the cups is a number alone, with weapon 0."""

NOTHING: Claim = (0, 0)
"""Nothing was said yet."""
COUNTERED: Claim = (-1, 0)
DODGED: Claim = (-2, 0)
LIFTS = {COUNTERED: COUNTER, DODGED: DODGE}


def shown(dice: Counts) -> Held:
    """How many of each weapon some dice show."""
    return tuple([count_weapons(dice, weapon) for weapon in range(len(WEAPONS))])


def spoken(claim: Claim) -> Action:
    """The claim as one says it."""
    return LIFTS.get(claim) or Announce(claim[0], WEAPONS[claim[1]])


@lru_cache(maxsize=65536)
def usual(held: Held, unseen: int, said: Claim) -> Claim:
    """The answer that is likeliest to win the assault, with so many dice unseen."""
    if not said[0]:
        return _opening(held, unseen)
    return max(answers(held, unseen, said), key=itemgetter(1))[0]


def answers(held: Held, unseen: int, said: Claim) -> list[tuple[Claim, float]]:
    """Every answer to an attack, with its chance to win the assault, 0 to 1, with so many dice unseen."""
    count, spoken = said
    missing, above = count - held[spoken], count + 1
    found = [
        (COUNTERED, 1 - at_least(unseen, missing, HINT)),
        (DODGED, exactly(unseen, missing, HINT)),
    ]
    if above <= MOST_ANNOUNCED:
        for weapon in range(len(WEAPONS)):
            true = at_least(unseen, above - held[weapon], HINT if weapon == spoken else 0.0)
            found.append(((above, weapon), true * BELIEVED + (1 - true) * DOUBTED))
    return found


def _opening(held: Sequence[int], unseen: int) -> Claim:
    """The weapon one has most of, as high as is plausible."""
    weapon = max(range(len(held)), key=lambda each: (held[each], each))
    count = 1
    while at_least(unseen, count + 1 - held[weapon]) >= PLAIN:
        count += 1
    return min(MOST_ANNOUNCED, count), weapon
