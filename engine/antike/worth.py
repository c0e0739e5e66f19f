"""What a position is worth to a nation: the sensible player's judgement, in points (a personage is 100).

Ours. The numbers say how a careful person weighs things: personages above all, then what leads to the next
one (cities to five, temples to three, seas to seven, gold to a first advance), then means, safety, prospects.
"""

from engine.antike.board import Board, board
from engine.antike.conquest import defence
from engine.antike.know_how import price
from engine.antike.manoeuvre import allowance
from engine.antike.personages import due, goal, left
from engine.antike.rondel import production
from engine.antike.state import NOBODY, AntikeState, Realm
from engine.antike.words import ADVANCES, RESOURCES

PERSONAGE = 100.0
CITY, TO_KING = 10.0, 9.0
TEMPLE, TO_CITIZEN = 16.0, 16.0
SEA = 7.0
ADVANCE = 9.0
UNIT = 3.2
GOOD = (1.7, 1.7, 1.9)
COIN = 2.1
ENOUGH = 12
"""Goods beyond this many are worth little."""
SITE = 6.0
"""A unit in a province where a city can be founded."""
LOSS_OF_CITY, LOSS_OF_TEMPLE = 9.0, 45.0
PREY = 26.0
"""A foreign temple within reach of enough units."""
NEXT_TURN = 0.55
"""How much of the next turn's best field counts now."""


def worth(state: AntikeState, number: int) -> float:
    """The position's worth to a nation at the end of, or within, its turn."""
    found = board(state.options.board)
    realm = state.realms[number]
    needed = goal(state.options, len(state.realms))
    personages = sum(realm.personages) + _earned(state, number)
    if personages >= needed:
        return 1e6
    own = [city for city, owner in enumerate(state.owner) if owner == number]
    temples = [city for city in own if state.temples[city]]
    piles = left(state)
    total = PERSONAGE * personages
    total += CITY * len(own) + (TO_KING * (len(own) % 5) if piles[0] else 0.0)
    total += TEMPLE * len(temples) + (TO_CITIZEN * (len(temples) % 3) if piles[3] else 0.0)
    seas = len(realm.galleys) - realm.galleys.count(0)
    if piles[4]:
        total += SEA * min(7, max(0, seas - 7 * realm.personages[4]))
    total += ADVANCE * realm.advances.bit_count()
    total += UNIT * (min(12, sum(realm.legions)) + min(14, sum(realm.galleys)))
    total += _means(realm)
    total += _sites(state, realm, found)
    total -= _dangers(state, number, own, found)
    total += _prey(state, number, found)
    return total + NEXT_TURN * _prospect(state, number, realm, own, len(temples))


def _earned(state: AntikeState, number: int) -> int:
    """Personages that the end of this turn will bring."""
    if number != state.active:
        return 0
    wanted = due(state, state.realms[number])
    return sum(min(count, pile) for count, pile in zip(wanted, left(state), strict=True))


def _means(realm: Realm) -> float:
    goods = sum(
        value * (min(held, ENOUGH) + 0.2 * max(0, held - ENOUGH))
        for value, held in zip(GOOD, realm.goods, strict=True)
    )
    return goods + COIN * realm.coins


def _sites(state: AntikeState, realm: Realm, found: Board) -> float:
    """Empty provinces held by a unit, as many as can be paid for, and those one border away."""
    held = 0
    near: set[int] = set()
    for place, (legions, galleys) in enumerate(zip(realm.legions, realm.galleys, strict=True)):
        if legions or galleys:
            if state.owner[place] == NOBODY:
                held += 1
            around = (*(found.land[place] if legions else ()), *(found.sea[place] if galleys else ()))
            near.update(each for each in around if state.owner[each] == NOBODY)
    payable = min(min(realm.goods) + realm.coins // 2, 4)
    return SITE * min(held, payable) + 2.0 * max(0, held - payable) + 0.8 * min(len(near), 6)


def _around(found: Board, realm: Realm, city: int) -> int:
    """A nation's units that stand in the province or could enter it over one border."""
    count = realm.legions[city] + realm.galleys[city]
    for place in found.land[city]:
        count += realm.legions[place]
    for place in found.sea[city]:
        count += realm.galleys[place]
    return count


def _reach(realm: Realm) -> bool:
    """Whether its units can move and still conquer in one turn."""
    return allowance(realm, 0) > 1 or allowance(realm, 1) > 1


def _dangers(state: AntikeState, number: int, own: list[int], found: Board) -> float:
    """Cities that a rival could take in its next turn."""
    if len(own) < 2:
        return 0.0
    risk = 0.0
    for city in own:
        strength = defence(state, city)
        for other, rival in enumerate(state.realms):
            if other == number:
                continue
            here = rival.legions[city] + rival.galleys[city]
            threat = _around(found, rival, city) if _reach(rival) else here
            if threat >= strength:
                risk += LOSS_OF_TEMPLE if state.temples[city] else LOSS_OF_CITY
                break
            if here and state.temples[city]:
                risk += 1.5 * here
    return risk


def _prey(state: AntikeState, number: int, found: Board) -> float:
    """The foreign temple that is nearest to falling."""
    if not left(state)[2]:
        return 0.0
    realm = state.realms[number]
    best = 0.0
    for city, temple in enumerate(state.temples):
        owner = state.owner[city]
        if temple and owner != number and state.owner.count(owner) > 1:
            here = realm.legions[city] + realm.galleys[city]
            near = _around(found, realm, city) - here
            best = max(best, min(1.0, (here + 0.6 * near) / defence(state, city)))
    return PREY * best


def _prospect(state: AntikeState, number: int, realm: Realm, own: list[int], temples: int) -> float:
    """What the best field within the next free moves would bring."""
    place = realm.field
    best = 0.0
    coins = realm.coins + 1
    marble, iron, gold = realm.goods
    for step in range(1, 6):
        field = (place + step) % 8 if place >= 0 else step
        gain = 0.0
        if field == 1:
            built = min((marble + coins) // 5, len(own) - temples)
            gain = built * TEMPLE + (PERSONAGE if (temples + built) // 3 > realm.personages[3] else 0.0) * 0.6
        elif field == 4:
            gain = 1.6 * min(iron + coins, len(own) + 2 * temples)
        elif field == 6:
            gain = _lesson(state, realm, gold + coins)
        elif field in (3, 7):
            gain = 2.2 * min(8, sum(realm.legions) + sum(realm.galleys))
        else:
            resource = {0: RESOURCES[1], 2: RESOURCES[2], 5: RESOURCES[0]}[field]
            gain = 1.8 * production(state, number, resource)
        best = max(best, gain - 3.0 * max(0, step - 3))
    return best


def _lesson(state: AntikeState, realm: Realm, means: int) -> float:
    """What the gold at hand can learn."""
    best = 0.0
    for bit, advance in enumerate(ADVANCES):
        if realm.advances >> bit & 1 or (bit > 3 and not realm.advances >> (bit - 4) & 1):
            continue
        cost = price(state, advance)
        first = cost in (7, 10)
        if cost <= means:
            best = max(best, (0.8 * PERSONAGE if first else 0.0) + ADVANCE)
        elif first:
            best = max(best, 0.25 * PERSONAGE * means / cost)
    return best
