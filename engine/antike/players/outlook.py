"""What there is to do for units: cities to guard, sites for new ones, seas to hold, a temple to destroy."""

from collections.abc import Sequence

from engine.antike.law.conquest import defence
from engine.antike.law.manoeuvre import allowance
from engine.antike.law.personages import left
from engine.antike.players.danger import lacking, reach, strength
from engine.antike.players.distance import FAR, borders, from_any, within
from engine.antike.players.worth import eagerness, loss
from engine.antike.state import NOBODY, AntikeState, Realm, cities_of
from engine.core.values.frozen import Frozen

SITE, FAR_SITE = 16.0, 4.0
"""A unit where a city can be founded now; where the means for one are missing."""
ROAD = 7.0
"""A unit on its way to a site: less by a third for every manoeuvre it still needs."""
SEA = 8.0
MASS = 75.0
"""All the units together that stand ready to destroy a temple."""


class Outlook(Frozen):
    """The tasks that a nation sees for its units."""

    name: str
    actions: tuple[int, int]
    """Actions a legion and a galley have."""
    guards: dict[int, tuple[int, float]]
    """Per own city in danger how many units make it safe, and what its loss costs."""
    sites: frozenset[int]
    """Provinces without a city."""
    sea: float
    """What holding one more sea is worth: nothing when there are no navigators to win."""
    site: float
    """What a unit is worth where a city can be founded."""
    prey: int
    """The foreign temple to go for, or NOBODY."""
    ready: float
    """What each unit is worth that stands ready against it."""


def outlook(state: AntikeState, number: int) -> Outlook:
    """The tasks that a nation sees when it looks round."""
    realm = state.realms[number]
    guards = {}
    for city, units in lacking(state, number).items():
        needed = units + realm.legions[city] + realm.galleys[city]
        if needed > 0:
            guards[city] = (needed, loss(state, number, city))
    prey = _prey(state, number, realm)
    eager = eagerness(state, realm)
    return Outlook(
        state.options.board,
        (allowance(realm, 0), allowance(realm, 1)),
        guards,
        frozenset(cities_of(state, NOBODY)),
        SEA * eager if left(state)[4] else 0.0,
        SITE * eager if can_found(realm) else FAR_SITE,
        prey,
        0.5 * MASS * eager / defence(state, prey) if prey != NOBODY else 0.0,
    )


def _prey(state: AntikeState, number: int, realm: Realm) -> int:
    """The foreign temple that is weakest beside what the nation has near it."""
    if not left(state)[2] and len(state.realms) < 5:
        return NOBODY
    name = state.options.board
    near = from_any(name, cities_of(state, number))
    reached = reach(name, realm)
    best, least = NOBODY, 1e9
    for city, temple in enumerate(state.temples):
        owner = state.owner[city]
        if not temple or owner == NOBODY or state.realms[owner].seat == realm.seat:
            continue
        open_to = defence(state, city) - strength(reached, city, state.realms[owner]) + 0.7 * near[city]
        if near[city] < FAR and open_to < least and state.owner.count(owner) > 1:
            best, least = city, open_to
    return best


def can_found(realm: Realm) -> bool:
    """Whether goods and coins pay for a city."""
    return realm.goods.count(0) <= realm.coins


def post(seen: Outlook, counts: Sequence[Sequence[int]], kind: int, place: int) -> float:
    """What one more unit of a kind is worth at a place, where `counts` units stand already."""
    there = counts[0][place] + counts[1][place]
    total = 0.0
    if place in seen.guards:
        needed, cost = seen.guards[place]
        if there < needed:
            total += cost / needed
    if kind and not counts[1][place]:
        total += seen.sea
    total += max(_site(seen, counts, kind, place, there), _stage(seen, kind, place))
    return total


def _site(seen: Outlook, counts: Sequence[Sequence[int]], kind: int, place: int, there: int) -> float:
    if place in seen.sites and not there:
        return seen.site
    soldiers, sailors = counts
    for nearest in within(seen.name, kind, place, FAR - 1):
        if nearest in seen.sites and not soldiers[nearest] and not sailors[nearest]:
            break
    else:
        return 0.0
    manoeuvres = -(-borders(seen.name, kind)[place][nearest] // seen.actions[kind])
    return ROAD * 0.67 ** (manoeuvres - 1)


def _stage(seen: Outlook, kind: int, place: int) -> float:
    if seen.prey == NOBODY:
        return 0.0
    steps = borders(seen.name, kind)[place][seen.prey]
    if steps == FAR:
        return 0.0
    manoeuvres = -(-(steps + 1) // seen.actions[kind])
    return float(seen.ready * 0.6 ** (manoeuvres - 1))
