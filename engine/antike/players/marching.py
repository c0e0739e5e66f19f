"""Where the units go that conquer nothing: to sites, seas, temples to guard and temples to besiege."""

from engine.antike.players.campaign import Group, march
from engine.antike.players.distance import within
from engine.antike.players.outlook import Outlook, post
from engine.antike.state import AntikeState
from engine.core.contract import Action

GAIN = 1.5
"""A march has to gain more than this."""
MOST = 24
"""Marches in one turn: enough for every unit that matters."""


def marches(state: AntikeState, seen: Outlook, free: dict[Group, int]) -> list[Action]:
    """Units one by one to where each is worth most, beginning with those that have most to gain."""
    realm = state.realm
    counts = [list(realm.legions), list(realm.galleys)]
    found: list[Action] = []
    for group in sorted(free):
        for _ in range(free[group]):
            target = _better(seen, counts, group)
            if target is None:
                break
            kind, place, _ = group
            counts[kind][place] -= 1
            counts[kind][target] += 1
            found += march(state, group, 1, target)
            if len(found) >= MOST:
                return found
    return found


def _better(seen: Outlook, counts: list[list[int]], group: Group) -> int | None:
    """The place within reach where one unit of the group gains most, if it gains enough."""
    kind, place, actions = group
    if not actions:
        return None
    counts[kind][place] -= 1
    best, most = None, post(seen, counts, kind, place) + GAIN
    for target in within(seen.name, kind, place, actions)[1:]:
        value = post(seen, counts, kind, target)
        if value > most:
            best, most = target, value
    counts[kind][place] += 1
    return best
