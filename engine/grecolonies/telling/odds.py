"""Chances a careful person reckons with: weapons under a cup nobody sees, assaults and fights.

Ours. A die shows a given weapon not at all in four of six cases, once in one, twice in one.
"""

from functools import cache

EDGE = 0.05
"""How much likelier one more die than the other side makes it to win an assault."""
SURE = 0.85
"""No assault is surer than this."""


@cache
def weapons_shown(dice: int) -> tuple[float, ...]:
    """Chance that so many dice show 0, 1, 2, ... of a given weapon."""
    if not dice:
        return (1.0,)
    fewer = (*weapons_shown(dice - 1), 0.0, 0.0)
    return tuple(
        (4 * fewer[count] + (fewer[count - 1] if count > 0 else 0) + (fewer[count - 2] if count > 1 else 0))
        / 6
        for count in range(2 * dice + 1)
    )


@cache
def hinted(dice: int, hint: float) -> tuple[float, ...]:
    """The same where somebody who sees the dice spoke of that weapon: larger counts are likelier.

    `hint` 0 is no news; with 0.3 each weapon more is likelier by that much.
    """
    weighed = [chance * (1 + hint * count) for count, chance in enumerate(weapons_shown(dice))]
    whole = sum(weighed)
    return tuple(each / whole for each in weighed)


def at_least(dice: int, count: int, hint: float = 0.0) -> float:
    """Chance that unseen dice show at least so many of a weapon."""
    if count <= 0:
        return 1.0
    return sum(hinted(dice, hint)[count:])


def exactly(dice: int, count: int, hint: float = 0.0) -> float:
    """Chance that unseen dice show exactly so many."""
    shown = hinted(dice, hint)
    return shown[count] if 0 <= count < len(shown) else 0.0


def assault_won(dice: int, rival_dice: int, skill: float = 0.0) -> float:
    """Chance to win an assault: even, but for the dice and one's `skill` (0.1: 60 of 100)."""
    return max(1 - SURE, min(SURE, 0.5 + skill + EDGE * (dice - rival_dice)))


@cache
def fight_outcomes(
    attackers: int, defenders: int, guard: bool, skill: float = 0.0
) -> tuple[tuple[bool, int, float], ...]:
    """How a fight ends: whether the attacker wins, after how many assaults, and with what chance.

    `attackers` and `defenders` are citizens; `skill` is the attacker's.
    """
    room = 4 if guard else 6
    return tuple(
        (won, assaults, chance)
        for (won, assaults), chance in sorted(
            _outcomes(min(6, attackers), min(room, defenders), guard, skill).items()
        )
    )


def _fewer(citizens: int) -> int:
    return max(0, citizens - 2)


@cache
def _outcomes(attackers: int, defenders: int, guard: bool, skill: float) -> dict[tuple[bool, int], float]:
    if not attackers:
        return {(False, 0): 1.0}
    if not defenders and not guard:
        return {(True, 0): 1.0}
    chance = assault_won(attackers, defenders + 2 * guard, skill)
    won = _outcomes(attackers, defenders if guard else _fewer(defenders), False, skill)
    lost = _outcomes(_fewer(attackers), defenders, guard, skill)
    found: dict[tuple[bool, int], float] = {}
    for share, after in ((chance, won), (1 - chance, lost)):
        for (winner, assaults), each in after.items():
            key = (winner, assaults + 1)
            found[key] = found.get(key, 0.0) + share * each
    return found


@cache
def attack_won(attackers: int, defenders: int, guard: bool, skill: float = 0.0) -> float:
    """Chance that the attacker wins a fight."""
    return sum(chance for won, _, chance in fight_outcomes(attackers, defenders, guard, skill) if won)
