"""What rivals could conquer in their next turn, and how many units each city lacks or can spare."""

from functools import lru_cache
from operator import add

from engine.antike.law.conquest import defence
from engine.antike.law.manoeuvre import allowance
from engine.antike.players.distance import FAR, borders, within
from engine.antike.state import AntikeState, Realm, cities_of


@lru_cache(maxsize=8192)
def _reach(
    name: str, counts: tuple[int, ...], kind: int, actions: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Per province the units of a kind that can conquer there next turn, and those that can only fight."""
    able, tired = [0] * len(counts), [0] * len(counts)
    for place, count in enumerate(counts):
        if count:
            steps = borders(name, kind)[place]
            for target in within(name, kind, place, actions):
                if steps[target] < actions:
                    able[target] += count
                else:
                    tired[target] += count
    return tuple(able), tuple(tired)


Reach = tuple[tuple[tuple[int, ...], tuple[int, ...]], tuple[tuple[int, ...], tuple[int, ...]]]
"""Of legions and of galleys: per province how many could conquer there, and how many could only fight."""


def reach(name: str, realm: Realm) -> Reach:
    """How far a nation's units come in one turn."""
    return (
        _reach(name, realm.legions, 0, allowance(realm, 0)),
        _reach(name, realm.galleys, 1, allowance(realm, 1)),
    )


_Units = tuple[tuple[int, ...], int, tuple[int, ...], int]
"""A nation's legions per province and the actions each has, and the same of its galleys."""


@lru_cache(maxsize=2048)
def _threats(name: str, rivals: tuple[_Units, ...]) -> tuple[tuple[Reach, ...], tuple[int, ...]]:
    """How far rivals come in one turn, and per province the most any of them could conquer with there."""
    reaches = tuple(
        (_reach(name, legions, 0, marching), _reach(name, galleys, 1, sailing))
        for legions, marching, galleys, sailing in rivals
    )
    sums = ([*map(add, soldiers[0], sailors[0])] for soldiers, sailors in reaches)
    return reaches, tuple(map(max, zip(*sums, strict=True)))


def strength(reached: Reach, city: int, guard: Realm) -> int:
    """What units with this reach could bring against a city that `guard` holds.

    Units that arrive with no action left count as far as there are like ones to fight.
    """
    (soldiers, marchers), (sailors, rowers) = reached
    total = soldiers[city] + sailors[city]
    if marchers[city] and guard.legions[city]:
        total += min(marchers[city], guard.legions[city])
    if rowers[city] and guard.galleys[city]:
        total += min(rowers[city], guard.galleys[city])
    return total


def lacking(state: AntikeState, number: int) -> dict[int, int]:
    """Per own city how many units it lacks to be safe from every rival's next turn; below 1: to spare.

    A nation's last city is always safe.
    """
    realm = state.realms[number]
    own = cities_of(state, number)
    if len(own) == 1:
        return {own[0]: -FAR}
    rivals = tuple([
        (each.legions, allowance(each, 0), each.galleys, allowance(each, 1))
        for each in state.realms
        if each.seat != realm.seat and not each.withdrawn
    ])  # fmt: skip
    if not rivals:
        return {city: 1 - defence(state, city) for city in own}
    reaches, most = _threats(state.options.board, rivals)
    found = {}
    for city in own:
        threat = most[city]
        if realm.legions[city] or realm.galleys[city]:
            threat = max([strength(reached, city, realm) for reached in reaches])
        found[city] = threat + 1 - defence(state, city)
    return found
