"""4. New cities: where no nation has one and a unit of one's own stands.

Source: "Après la phase de mouvement", "Création de villes".
"""

from functools import lru_cache

from engine.antike.actions import Found
from engine.antike.events import Founded
from engine.antike.law.conquest import CITIES
from engine.antike.law.purse import paid, refusal_to_pay, ways_to_found
from engine.antike.state import NOBODY, AntikeState, Founding, Open, realms_with, stations
from engine.antike.words import COIN, RESOURCES, Province
from engine.core.contract import Chance, Refusal, Seat, Step, Word, named
from engine.core.values.amounts import Amounts
from engine.core.values.change import change, with_entry

RULE = "Création de villes"


@lru_cache(maxsize=8192)
def _founds(province: Province, ways: tuple[Amounts, ...]) -> tuple[Found, ...]:
    return tuple(Found(province, way) for way in ways)


def legal_founding(state: AntikeState, _frame: Open, _seat: Seat) -> list[Found]:
    """Every empty province with a unit of the nation, with every way to pay."""
    realm = state.realm
    ways = ways_to_found(realm)
    if not ways or state.owner.count(state.active) >= CITIES:
        return []
    provinces, owner = state.board.provinces, state.owner
    found: list[Found] = []
    for province in stations(realm)[2]:
        if owner[province] == NOBODY:
            found += _founds(provinces[province], ways)
    return found


def refuse_founding(state: AntikeState, _frame: Open, _seat: Seat, action: Found) -> Refusal | None:
    """A city there already, no unit of one's own, no stone left, or one of the three goods missing."""
    realm = state.realm
    province = state.board.index[action.province]
    place = named(province=action.province)
    if state.owner[province] != NOBODY:
        rival = Word("nation", state.realms[state.owner[province]].nation)
        return Refusal("city-there", {**place, "rival": rival}, RULE)
    if not realm.legions[province] and not realm.galleys[province]:
        return Refusal("no-unit-to-found", place, RULE)
    if state.owner.count(state.active) >= CITIES:
        return Refusal("no-stones-left", {"limit": CITIES}, RULE)
    ways = ways_to_found(realm)
    if ways and (action.pay is None or any(sorted(action.pay) == sorted(way) for way in ways)):
        return None
    if not ways:
        missing = tuple(
            Word("good", good) for good, have in zip(RESOURCES, realm.goods, strict=True) if not have
        )
        return Refusal("city-too-dear", {"missing": missing, "coins": realm.coins}, RULE)
    return refusal_to_pay(realm, action.pay, 3, RESOURCES, RULE) or Refusal(
        "one-of-each", {"pay": action.pay or Amounts()}, RULE
    )


def found(state: AntikeState, _frame: Open, _seat: Seat, action: Found, _chance: Chance) -> Step[AntikeState]:
    """The nation pays and the city stands; nothing but founding follows in this turn."""
    realm = state.realm
    pay = action.pay or ways_to_found(realm)[0]
    realms = realms_with(state, paid(realm, pay))
    owner = with_entry(state.owner, state.board.index[action.province], state.active)
    event = Founded(realm.nation, action.province, pay)
    state = change(state, frame=Founding(), owner=owner, realms=realms, coins=state.coins + pay[COIN])
    return Step(state, (event,))
