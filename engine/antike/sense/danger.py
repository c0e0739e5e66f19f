"""What rivals could conquer in their next turn, and how many units each city lacks or can spare."""

from functools import lru_cache

from engine.antike.conquest import defence
from engine.antike.manoeuvre import allowance
from engine.antike.sense.distance import FAR, borders, within
from engine.antike.state import AntikeState, Realm


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


def attackers(state: AntikeState, rival: Realm, city: int, guard: Realm) -> int:
    """The strength a rival could bring against a city that `guard` holds.

    Units that arrive with no action left count as far as there are like ones to fight.
    """
    name = state.options.board
    soldiers, marchers = _reach(name, rival.legions, 0, allowance(rival, 0))
    sailors, rowers = _reach(name, rival.galleys, 1, allowance(rival, 1))
    clearing = min(marchers[city], guard.legions[city]) + min(rowers[city], guard.galleys[city])
    return soldiers[city] + sailors[city] + clearing


def rivals(state: AntikeState, number: int) -> list[Realm]:
    """The nations of other seats that still play."""
    seat = state.realms[number].seat
    return [realm for realm in state.realms if realm.seat != seat and not realm.withdrawn]


def lacking(state: AntikeState, number: int) -> dict[int, int]:
    """Per own city how many units it lacks to be safe from every rival's next turn; below 1: to spare.

    A nation's last city is always safe.
    """
    realm = state.realms[number]
    own = [city for city, owner in enumerate(state.owner) if owner == number]
    if len(own) == 1:
        return {own[0]: -FAR}
    others = rivals(state, number)
    return {
        city: max((attackers(state, rival, city, realm) for rival in others), default=0)
        + 1
        - defence(state, city)
        for city in own
    }
