"""4. New cities: where no nation has one and a unit of one's own stands. Source: "Création de villes"."""

from functools import lru_cache

from engine.antike.actions import Found
from engine.antike.board import board
from engine.antike.events import Founded
from engine.antike.law.conquest import CITIES
from engine.antike.law.purse import paid, refusal_to_pay, ways_to_found
from engine.antike.state import NOBODY, AntikeState, Founding, Open, occupied, with_entry, with_realm
from engine.antike.words import COIN, RESOURCES, Province
from engine.core.contract import Chance, Refusal, Seat, Step, Word
from engine.core.values.amounts import Amounts
from engine.core.values.change import change

RULE = "Création de villes"


@lru_cache(maxsize=8192)
def _founds(province: Province, ways: tuple[Amounts, ...]) -> tuple[Found, ...]:
    return tuple(Found(province, way) for way in ways)


def legal_founding(state: AntikeState, _frame: Open, _seat: Seat) -> list[Found]:
    """Every empty province with a unit of the nation, with every way to pay."""
    realm = state.realms[state.active]
    ways = ways_to_found(realm)
    if not ways or state.owner.count(state.active) >= CITIES:
        return []
    provinces, owners = board(state.options.board).provinces, state.owner
    found: list[Found] = []
    for province in occupied(realm.legions, realm.galleys):
        if owners[province] == NOBODY:
            found += _founds(provinces[province], ways)
    return found


def refuse_founding(state: AntikeState, _frame: Open, _seat: Seat, action: Found) -> Refusal | None:
    """A city there already, no unit of one's own, no stone left, or one of the three goods missing."""
    realm = state.realms[state.active]
    province = board(state.options.board).index[action.province]
    word = Word("province", action.province)
    if state.owner[province] != NOBODY:
        rival = Word("nation", state.realms[state.owner[province]].nation)
        return Refusal("city-there", {"province": word, "rival": rival}, RULE)
    if not realm.legions[province] and not realm.galleys[province]:
        return Refusal("no-unit-to-found", {"province": word}, RULE)
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
    realm = state.realms[state.active]
    pay = action.pay or ways_to_found(realm)[0]
    goods, coins = paid(realm, pay)
    province = board(state.options.board).index[action.province]
    return Step(
        change(
            state,
            frame=Founding(),
            owner=with_entry(state.owner, province, state.active),
            realms=with_realm(state.realms, state.active, change(realm, goods=goods, coins=coins)),
            coins=state.coins + pay[COIN],
        ),
        (Founded(realm.nation, action.province, pay),),
    )
