"""What a position is worth to a nation: the sensible player's judgement, in points (a personage is 100).

Ours. The numbers say how a careful person weighs things: personages above all, then the way to the next ones,
then means to get there, and what rivals could take.
"""

from engine.antike.law.conquest import defence
from engine.antike.law.know_how import price
from engine.antike.law.personages import goal, left
from engine.antike.players.danger import lacking, reach, strength
from engine.antike.state import NOBODY, AntikeState, Realm, temples_of
from engine.antike.words import ADVANCES
from engine.core.values.frozen import Frozen

VICTORY = 100_000.0
PERSONAGE = 100.0
ON_THE_WAY = 70.0
"""How much of a personage counts when nearly all of it is there."""
LEARNING = 45.0
"""The same for gold saved towards a scholar."""
PREY = 35.0
"""The same for units that stand ready against a foreign temple."""
LAST, LAST_BUT_ONE = 4.0, 2.0
"""How much more the way to the personage that wins the game counts, and the way to the one before."""
CITY = 2.0
TEMPLE = 2.0
INCOME_EARLY, INCOME_LATE = 22.0, 3.0
"""What it is worth to harvest one unit of a resource more each time, at the start and near the end."""
UNIT = 2.6
ENOUGH = 10
"""Goods beyond this many are worth little."""
LOSS_OF_CITY, LOSS_OF_TEMPLE = 12.0, 25.0
LOSS_OF_GAME = 100.0
"""A temple that would be a rival's last general."""


class Mind(Frozen):
    """How a player weighs the means by which personages are won, and how far it looks."""

    goods: tuple[float, float, float] = (1.7, 1.7, 1.4)
    """A unit of marble, iron, gold."""
    coin: float = 2.0
    spare: float = 0.2
    """What part of that goods beyond `ENOUGH` are worth."""
    advances: tuple[float, ...] = (8.0, 9.0, 0.0, 9.0, 6.0, 7.0, 0.0, 8.0)
    """In the order of `ADVANCES`; market and currency by their harvests."""
    turns: int = 3
    """Turns of its own it thinks ahead, at most three."""


SENSIBLE = Mind()
OWN = Mind(goods=(6.0, 6.0, 6.0), coin=6.0)
"""Of Archimedes: a personage costs about a dozen goods, so each of them is worth more than it seems."""


def worth(state: AntikeState, number: int, mind: Mind = SENSIBLE) -> float:
    """The position's worth to a nation after its turn."""
    realm = state.realms[number]
    won = sum(realm.personages)
    if won >= goal(state.options, len(state.realms)):
        return VICTORY
    eager = eagerness(state, realm)
    piles = left(state)
    cities = state.owner.count(number)
    temples = temples_of(state, number)
    seas = len(realm.galleys) - realm.galleys.count(0)
    kings, _, _, citizens, navigators = realm.personages
    harvest = cities + 2 * temples + from_markets(realm)
    total = PERSONAGE * won + CITY * cities + TEMPLE * temples + income(state) * harvest
    total += UNIT * (sum(realm.legions) + sum(realm.galleys))
    total += sum(value for bit, value in enumerate(mind.advances) if realm.advances >> bit & 1)
    if piles[0]:
        total += eager * on_the_way(cities, 5, kings)
    if piles[3]:
        total += eager * on_the_way(temples, 3, citizens)
    if piles[4]:
        total += eager * on_the_way(seas, 7, navigators)
    total += _means(realm, mind)
    if piles[1]:
        total += eager * LEARNING * min(1.0, (realm.goods[2] + 0.5 * realm.coins) / scholar(state, realm))
    if piles[2] or len(state.realms) > 4:
        total += eager * PREY * prey(state, realm)
    return total - _dangers(state, number)


def eagerness(state: AntikeState, realm: Realm) -> float:
    """How much more the way to the next personage counts near the end."""
    missing = goal(state.options, len(state.realms)) - sum(realm.personages)
    return LAST if missing == 1 else LAST_BUT_ONE if missing == 2 else 1.0


def income(state: AntikeState) -> float:
    """What one more unit in a harvest is worth now: less the nearer the end."""
    gone = max(sum(realm.personages) for realm in state.realms) / goal(state.options, len(state.realms))
    return INCOME_EARLY + (INCOME_LATE - INCOME_EARLY) * gone


def from_markets(realm: Realm) -> int:
    """Units more in harvests of each of the three resources: one with market, two with currency."""
    return 3 * ((realm.advances >> 2 & 1) + (realm.advances >> 6 & 1))


def on_the_way(have: int, every: int, won: int) -> float:
    """Points for having part of what the next personage of a pile needs."""
    missing = every * (won + 1) - have
    return ON_THE_WAY * max(0.0, 1 - missing / every)


def _means(realm: Realm, mind: Mind) -> float:
    goods = sum(
        value * (min(held, ENOUGH) + mind.spare * max(0, held - ENOUGH))
        for value, held in zip(mind.goods, realm.goods, strict=True)
    )
    return goods + mind.coin * realm.coins


def scholar(state: AntikeState, realm: Realm) -> int:
    """Gold the cheapest next scholar costs; many where there is none to be had."""
    best = 99
    for bit, advance in enumerate(ADVANCES):
        if not realm.advances >> bit & 1:
            cost = price(state, advance)
            if cost in (7, 10):
                basic = bit > 3 and not realm.advances >> (bit - 4) & 1
                best = min(best, cost + (price(state, ADVANCES[bit - 4]) if basic else 0))
    return best


def prey(state: AntikeState, realm: Realm) -> float:
    """How near the foreign temple that is nearest to it is to falling: 1 where units suffice."""
    best = 0.0
    reached = reach(state.options.board, realm)
    for city, temple in enumerate(state.temples):
        owner = state.owner[city]
        if temple and owner != NOBODY and state.realms[owner].seat != realm.seat:
            best = max(best, strength(reached, city, state.realms[owner]) / defence(state, city))
    return min(1.0, best)


def _dangers(state: AntikeState, number: int) -> float:
    """Cities that a rival could take in its next turn: the dearest counts most."""
    risks = sorted(
        (loss(state, number, city) for city, units in lacking(state, number).items() if units > 0),
        reverse=True,
    )
    return sum(risks[:1]) + 0.4 * sum(risks[1:])


def loss(state: AntikeState, number: int, city: int) -> float:
    """What it costs when a city falls."""
    if not state.temples[city]:
        return LOSS_OF_CITY
    needed = goal(state.options, len(state.realms))
    seat = state.realms[number].seat
    close = any(sum(each.personages) + 1 >= needed for each in state.realms if each.seat != seat)
    return LOSS_OF_GAME if close else LOSS_OF_TEMPLE
