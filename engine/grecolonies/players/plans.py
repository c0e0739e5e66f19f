"""What a move is worth to a player: the sensible player's judgement, in points (a point of glory is 100).

Ours. Objectives above all, then fights that are likely won, then a metropolis that can defend itself.
"""

from engine.core.values.frozen import Frozen
from engine.grecolonies.law.recruiting import recruits
from engine.grecolonies.law.rounds import points
from engine.grecolonies.state import GrecoloniesState, Polis, cohabitants
from engine.grecolonies.telling.odds import attack_won
from engine.grecolonies.words import NO_OBJECTIVE

POINT = 100.0
HALFWAY, SOME_DAY = 20.0, 7.0
"""One of two provinces of an open objective; of one that may still come."""
CITIZEN = 14.0
"""A citizen that fights or dies; recruits are worth the same."""
FOOTHOLD = 10.0
"""Another province."""
SKILL = 0.06
"""How much better one thinks oneself than the others, in an assault."""
HOME = 4
"""Citizens that a metropolis keeps: with the Guard they throw six dice."""
SIZES = (1, 2, 3, 4, 5, 6, 8)
"""Groups that are compared."""
EXPECTED_LOSS = 1.5
"""Citizens a fight costs, more or less."""
YES = 0.6
"""How often others accept to cohabit."""


class Plan(Frozen):
    """A way to go to a province: how many, and what to do there."""

    worth: float
    count: int
    how: str
    """`enter`, `propose` or `attack`."""
    rival: int = -1


NO_PLAN = Plan(float("-inf"), 0, "enter")


def to_keep(state: GrecoloniesState, polis: Polis, place: int) -> int:
    """Citizens that should stay in a province; in the metropolis enough to throw all dice."""
    stay = state.options.must_stay
    return max(stay, HOME) if place == polis.home else stay


def spare_citizens(state: GrecoloniesState, number: int, target: int) -> int:
    """Citizens that may go to a province without baring another."""
    polis = state.poleis[number]
    return sum(
        max(0, count - to_keep(state, polis, place))
        for place, count in enumerate(polis.citizens)
        if place != target
    )


def objectives_worth(state: GrecoloniesState, number: int, target: int) -> float:
    """What living in a province brings towards objectives, open ones and those that may come."""
    found = state.board
    citizens = state.poleis[number].citizens
    if citizens[target]:
        return 0.0
    won = {tile for polis in state.poleis for tile in polis.tiles}
    total = 0.0
    for tile, sites in found.sites.items():
        if target not in sites or tile in won:
            continue
        other = sites[0] if sites[1] == target else sites[1]
        shown = tile in state.open
        if citizens[other]:
            total += 2 * POINT if shown else 3 * SOME_DAY
        else:
            total += HALFWAY if shown else SOME_DAY
    return total


def leads(state: GrecoloniesState, rival: int, number: int) -> bool:
    """Whether a rival has as many points as anybody, and not fewer than the player."""
    most = max(points(polis) for polis in state.poleis)
    return points(state.poleis[rival]) == most >= points(state.poleis[number])


def fight_worth(state: GrecoloniesState, number: int, target: int, rival: int, count: int) -> float:
    """What attacking a player brings on the average."""
    found = state.board
    own, theirs = state.poleis[number], state.poleis[rival]
    at_home = found.is_metropolis(target)
    chance = attack_won(count + own.citizens[target], theirs.citizens[target], at_home, SKILL)
    prize = POINT + (20.0 if leads(state, rival, number) else 0.0)
    if at_home:
        prize += 2 * POINT + 40.0 if theirs.tiles else 0.0
    else:
        prize += objectives_worth(state, number, target) + FOOTHOLD
    price = 0.7 * POINT + CITIZEN * EXPECTED_LOSS
    return chance * prize - (1 - chance) * price - CITIZEN * EXPECTED_LOSS * 0.5


def plan_for(state: GrecoloniesState, number: int, target: int) -> Plan:
    """The best way to go to a province with citizens that can be spared."""
    polis = state.poleis[number]
    most = spare_citizens(state, number, target)
    if not most:
        return NO_PLAN
    rivals = cohabitants(state, target)
    gain = objectives_worth(state, number, target)
    best = NO_PLAN
    new = not polis.citizens[target]
    metropolis = state.board.is_metropolis(target)
    for count in sorted({min(size, most) for size in SIZES}):
        plans: list[Plan] = []
        if not rivals or not new:
            strength = min(count + polis.citizens[target], 4)
            plans.append(
                Plan(gain + (FOOTHOLD if new else 0.0) + 2.0 * strength - 1.5 * count, count, "enter")
            )
        elif not metropolis:
            refused = min(fight_worth(state, number, target, rival, count) for rival in rivals)
            worth = YES * (gain + FOOTHOLD + 2.0 * min(count, 4)) + (1 - YES) * refused - count
            plans.append(Plan(worth, count, "propose"))
        for rival in rivals:
            worth = fight_worth(state, number, target, rival, count) - 1.0 * count
            plans.append(Plan(worth, count, "attack", rival))
        best = max(best, *plans, key=lambda plan: plan.worth)
    return best


def recruiting_worth(state: GrecoloniesState, number: int) -> float:
    """What recruiting brings: more to those who have few to send."""
    polis = state.poleis[number]
    coming = recruits(polis)
    movable = spare_citizens(state, number, -1)
    return coming * (CITIZEN if movable < 6 else 0.5 * CITIZEN) + (12.0 if movable < 3 else 0.0)


def needs(state: GrecoloniesState, polis: Polis) -> tuple[int, ...]:
    """Provinces lived in by how much they need citizens: the metropolis to six dice, then the weakest."""
    wanted = {tile for tile in state.open if tile != NO_OBJECTIVE}
    sites = {place for tile in wanted for place in state.board.sites[tile]}

    def urgency(place: int) -> tuple[bool, bool, int]:
        short_at_home = place == polis.home and polis.citizens[place] < HOME + 2
        weak_site = place in sites and polis.citizens[place] < 3
        return short_at_home, weak_site, place == polis.home

    lived_in = [place for place, count in enumerate(polis.citizens) if count or place == polis.home]
    return tuple(sorted(lived_in, key=urgency, reverse=True))


def worth_to_rival(state: GrecoloniesState, rival: int, target: int) -> float:
    """What a rival gains for objectives by living in a province, as far as one can see."""
    sites = state.board.sites
    citizens = state.poleis[rival].citizens
    return sum(
        2 * POINT
        for tile in state.open
        if tile != NO_OBJECTIVE
        and target in sites[tile]
        and citizens[sites[tile][0] if sites[tile][1] == target else sites[tile][1]]
    )
