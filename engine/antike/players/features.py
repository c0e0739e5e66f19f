"""The features by which positions of Antike are judged: what each seat's nations have and may soon win.

All lies open. A seat that leads several nations counts all they have; its personages are its best nation's.
"""

from typing import Any, cast

from engine.antike.law.personages import goal, left
from engine.antike.law.rondel import FREE, distance
from engine.antike.law.rules import RULES
from engine.antike.law.temple import COST
from engine.antike.players.danger import lacking
from engine.antike.players.outlook import can_found
from engine.antike.players.worth import from_markets, prey, scholar
from engine.antike.state import AntikeState, Realm, cities_of, temples_of
from engine.antike.words import FIELDS
from engine.core.contract import View
from engine.core.judging import WHOLE, Counts, Judging

FEATURES = (
    "personages", "one-from-victory", "two-from-victory", "cities", "temples", "seas", "king-nears",
    "citizen-nears", "navigator-nears", "scholar-nears", "general-nears", "marble", "iron", "gold", "coins",
    "harvest", "units", "advances", "higher-advances", "market-currency", "cities-open", "temples-open",
    "temple-ahead", "arming-ahead", "know-how-ahead", "manoeuvre-ahead", "harvest-ahead", "founding", "wait",
)  # fmt: skip
"""How near a personage is, is told in hundredths; what is ahead can be reached on the rondel for nothing."""

ENOUGH = 12
"""Goods or coins beyond this many are not counted."""
PRODUCING = ("marble", "iron", "gold")


def gone(view: View[Any]) -> int:
    """How much of a game of Antike is gone: what the foremost nation has of the personages that win."""
    state = cast(AntikeState, view.state)
    if not state.realms:
        return 0
    most = max(sum(realm.personages) for realm in state.realms)
    return min(WHOLE, WHOLE * most // goal(state.options, len(state.realms)))


def counts(view: View[Any]) -> tuple[Counts, ...]:
    """Each seat's features, empty for those who gave up; all alike before nations are chosen."""
    state = cast(AntikeState, view.state)
    if not state.realms:
        return ((0,) * len(FEATURES),) * state.seats
    found: list[Counts] = [()] * state.seats
    for number, realm in enumerate(state.realms):
        if not realm.withdrawn:
            own = _counts(state, number, realm)
            other = found[realm.seat]
            if other:
                own = (*map(max, own[:3], other[:3]), *map(sum, zip(own[3:], other[3:], strict=True)))
            found[realm.seat] = own
    return tuple(found)


def _counts(state: AntikeState, number: int, realm: Realm) -> Counts:
    piles = left(state)
    won, nations = sum(realm.personages), len(state.realms)
    missing = goal(state.options, nations) - won
    cities, temples = state.owner.count(number), temples_of(state, number)
    seas = len(realm.galleys) - realm.galleys.count(0)
    kings, _, _, citizens, navigators = realm.personages
    marble, iron, gold = realm.goods
    coins = min(realm.coins, ENOUGH)
    open_to = [city for city, units in lacking(state, number).items() if units > 0]
    resource = state.board.resource
    gains = [0, 0, 0]
    for city in cities_of(state, number):
        gains[resource[city]] += 1 + 2 * state.temples[city]
    ahead = {FIELDS[place] for place in range(8) if 0 <= distance(realm.field, place) <= FREE}
    saved = min(1.0, (gold + 0.5 * coins) / scholar(state, realm)) if piles[1] else 0.0
    return (
        won,
        int(missing <= 1),
        int(missing == 2),
        cities,
        temples,
        seas,
        _nears(cities, 5, kings) if piles[0] else 0,
        _nears(temples, 3, citizens) if piles[3] else 0,
        _nears(seas, 7, navigators) if piles[4] else 0,
        round(100 * saved),
        round(100 * prey(state, realm)) if piles[2] or nations > 4 else 0,
        min(marble, ENOUGH),
        min(iron, ENOUGH),
        min(gold, ENOUGH),
        coins,
        sum(gains) + from_markets(realm),
        sum(realm.legions) + sum(realm.galleys),
        realm.advances.bit_count(),
        (realm.advances >> 4).bit_count(),
        from_markets(realm) // 3,
        len(open_to),
        sum(state.temples[city] for city in open_to),
        min((marble + coins) // COST, 3) if "temple" in ahead else 0,
        min(iron + coins, ENOUGH) if "arming" in ahead else 0,
        round(100 * saved) if "know-how" in ahead else 0,
        int("manoeuvre-1" in ahead or "manoeuvre-2" in ahead),
        sum(gain for gain, field in zip(gains, PRODUCING, strict=True) if field in ahead),
        int(can_found(realm)),
        (number - state.active) % nations,
    )


def _nears(have: int, every: int, won: int) -> int:
    """Hundredths of what the next personage of a pile needs, beyond the last one won."""
    return max(0, 100 - 100 * max(0, every * (won + 1) - have) // every)


SMALL = 0.003
"""How strongly weights are drawn towards 0: games of equal players differ little."""
JUDGING = Judging(
    "antike/judging.csv", FEATURES, counts, gone, lambda view: RULES.standing(view.state), SMALL
)
"""How positions of Antike are judged."""
