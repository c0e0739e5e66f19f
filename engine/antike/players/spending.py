"""What to buy: temples, units, advances, cities."""

from engine.antike.actions import Arm, BuildTemple, Found, Learn
from engine.antike.law.arming import PIECES, kinds, room
from engine.antike.law.conquest import CITIES
from engine.antike.law.know_how import price
from engine.antike.law.temple import COST, TEMPLES
from engine.antike.players.danger import lacking
from engine.antike.players.outlook import can_found, outlook, post
from engine.antike.state import NOBODY, AntikeState, Arming, cities_of, occupied, temples_of
from engine.antike.words import ADVANCES, LEGION, UNITS

IRON, COIN = 2.0, 3.0
"""What a unit has to be worth to be paid for in iron, in coins."""
THIRD = 3
USEFUL = (1, 3, 0, 2, 5, 7, 4, 6)
"""Advances that others have already, the most useful first."""


def temples(state: AntikeState) -> list[BuildTemple]:
    """Temples to build: as many as can be paid for, in safe cities first, in open ones to complete three."""
    number = state.active
    realm = state.realms[number]
    most = min((realm.goods[0] + realm.coins) // COST, TEMPLES - sum(state.temples))
    if most <= 0:
        return []
    missing = {city: units for city, units in lacking(state, number).items() if not state.temples[city]}
    resource = state.board.resource
    order = sorted(missing, key=lambda city: (missing[city] > 2, (0, 2, 1)[resource[city]], missing[city]))
    citizens_due = (temples_of(state, number) + most) // THIRD > realm.personages[3]
    chosen = [city for city in order[:most] if citizens_due or missing[city] <= 2]
    return [BuildTemple(state.board.provinces[city]) for city in chosen]


def units(state: AntikeState, frame: Arming) -> list[Arm]:
    """Units to set up, one by one where each is worth most."""
    realm = state.realm
    found = state.board
    space = {city: room(state, frame, city) for city in cities_of(state, state.active)}
    iron, coins = realm.goods[1], realm.coins
    if not iron + coins or not any(space.values()):
        return []
    seen = outlook(state, state.active)
    counts = [list(realm.legions), list(realm.galleys)]
    bought: dict[tuple[int, int], int] = {}
    while iron + coins:
        best, most = None, IRON if iron else COIN
        for city, free in space.items():
            for unit in kinds(found, city) if free else ():
                kind = 0 if unit == LEGION else 1
                if sum(counts[kind]) < PIECES and (value := post(seen, counts, kind, city)) > most:
                    best, most = (city, kind), value
        if best is None:
            break
        city, kind = best
        counts[kind][city] += 1
        space[city] -= 1
        bought[best] = bought.get(best, 0) + 1
        iron, coins = (iron - 1, coins) if iron else (iron, coins - 1)
    return [Arm(found.provinces[city], UNITS[kind], count) for (city, kind), count in bought.items()]


def advance(state: AntikeState) -> Learn | None:
    """The next advance to buy: one that brings a scholar, the way to one, or a useful one."""
    realm = state.realm
    gold, coins = realm.goods[2], realm.coins
    open_to = [
        bit
        for bit in range(8)
        if not realm.advances >> bit & 1 and (bit < 4 or realm.advances >> (bit - 4) & 1)
    ]
    costs = {bit: price(state, ADVANCES[bit]) for bit in open_to}
    firsts = [bit for bit in open_to if costs[bit] in (7, 10)]
    for bit in sorted(firsts, key=lambda bit: (costs[bit], USEFUL.index(bit))):
        if costs[bit] <= gold + coins:
            return Learn(ADVANCES[bit])
    for bit in USEFUL:
        if bit not in costs or bit in firsts or costs[bit] > gold + coins:
            continue
        leads_on = bit < 4 and price(state, ADVANCES[bit + 4]) == 10
        if (leads_on and not firsts) or costs[bit] + (7 if firsts else 0) <= gold:
            return Learn(ADVANCES[bit])
    return None


def city(state: AntikeState) -> Found | None:
    """The next city to found: of the resource the nation produces least."""
    number = state.active
    realm = state.realms[number]
    if state.owner.count(number) >= CITIES or not can_found(realm):
        return None
    resource = state.board.resource
    own = [resource[each] for each in cities_of(state, number)]
    sites = [place for place in occupied(realm.legions, realm.galleys) if state.owner[place] == NOBODY]
    if not sites:
        return None
    best = min(sites, key=lambda place: (own.count(resource[place]), place))
    return Found(state.board.provinces[best])
