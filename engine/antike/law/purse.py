"""Paying: goods and coins, by the player's choice. A coin stands for one of any resource at any time.

Source: "Prendre une pièce de monnaie". Where the payment is left out, the one that keeps most freedom is
meant: goods before coins, and of several goods the most plentiful first.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from engine.antike.state import AntikeState, Realm
from engine.antike.words import COIN, RESOURCES, Good
from engine.core.contract import Fact, Refusal, Word
from engine.core.values.amounts import Amounts, ways_to_pay
from engine.core.values.change import change, with_more

CHIPS = 80
"""Units of each resource in the bank when chips are limited: ten chips each of 1, 2 and 5."""

_PLACE: Mapping[str, int] = {good: place for place, good in enumerate(RESOURCES)}


def stock(realm: Realm, cost: int, goods: Sequence[Good] = RESOURCES) -> tuple[tuple[str, int], ...]:
    """What the nation can pay with, capped at the cost, in the order to spend it."""
    return _stock(realm.goods, realm.coins, cost, tuple(goods))


@lru_cache(maxsize=16384)
def _stock(
    held: tuple[int, int, int], coins: int, cost: int, goods: tuple[Good, ...]
) -> tuple[tuple[str, int], ...]:
    ordered = sorted(goods, key=lambda good: -held[_PLACE[good]])
    return (*((good, min(held[_PLACE[good]], cost)) for good in ordered), (COIN, min(coins, cost)))


def ways(realm: Realm, cost: int, goods: Sequence[Good] = RESOURCES) -> tuple[Amounts, ...]:
    """All ways to pay `cost` units with these goods and coins, the proposed one first; none if too dear."""
    return ways_to_pay(cost, stock(realm, cost, goods))


@lru_cache(maxsize=1024)
def _ways_to_found(marble: int, iron: int, gold: int, coins: int) -> tuple[Amounts, ...]:
    found = []
    for substituted in range(8):
        kept = [not substituted >> place & 1 for place in range(3)]
        coined = 3 - sum(kept)
        if coined <= coins and all(
            have or not keep for have, keep in zip((marble, iron, gold), kept, strict=True)
        ):
            pairs = [(good, 1) for good, keep in zip(RESOURCES, kept, strict=True) if keep]
            found.append(Amounts((*pairs, *(((COIN, coined),) if coined else ()))))
    return tuple(sorted(found, key=lambda way: way[COIN]))


def ways_to_found(realm: Realm) -> tuple[Amounts, ...]:
    """All ways to pay one marble, one iron and one gold, coins standing for any of them."""
    marble, iron, gold = realm.goods
    return _ways_to_found(min(marble, 1), min(iron, 1), min(gold, 1), min(realm.coins, 3))


def refusal_to_pay(
    realm: Realm, pay: Amounts | None, cost: int, goods: Sequence[Good], rule: str
) -> Refusal | None:
    """Why this payment does not do: `too-dear`, `wrong-payment` or `not-held`; None if it does.

    `pay` None asks whether the price can be paid at all.
    """
    available = sum(realm.goods[_PLACE[good]] for good in goods) + realm.coins
    if available < cost:
        return Refusal(
            "too-dear",
            {"needs": cost, "has": available, "coins": realm.coins, "accepted": _accepted(goods)},
            rule,
        )
    if pay is None:
        return None
    if pay.total != cost or any(word != COIN and word not in goods for word, _ in pay.items):
        return Refusal("wrong-payment", {"pay": pay, "needs": cost, "accepted": _accepted(goods)}, rule)
    for word, count in pay.items:
        if count > (realm.coins if word == COIN else realm.goods[_PLACE[word]]):
            return Refusal("not-held", {"pay": pay, "has": amounts_held(realm)}, rule)
    return None


def _accepted(goods: Sequence[Good]) -> tuple[Fact, ...]:
    return tuple(Word("good", good) for good in (*goods, COIN))


def amounts_held(realm: Realm) -> Amounts:
    """All goods and coins of a nation."""
    return Amounts.from_pairs((*zip(RESOURCES, realm.goods, strict=True), (COIN, realm.coins)))


def left_after(realm: Realm, pay: Amounts) -> tuple[tuple[int, int, int], int]:
    """The goods and the coins that a nation has after a payment it can make."""
    goods, coins = list(realm.goods), realm.coins
    for word, count in pay.items:
        if word == COIN:
            coins -= count
        else:
            goods[_PLACE[word]] -= count
    return cast(tuple[int, int, int], tuple(goods)), coins


def paid(realm: Realm, pay: Amounts) -> Realm:
    """The nation after a payment it can make; the coins in it go back to the bank."""
    goods, coins = left_after(realm, pay)
    return change(realm, goods=goods, coins=coins)


def gained(goods: tuple[int, int, int], good: str, count: int) -> tuple[int, int, int]:
    """The goods with more of one."""
    return with_more(goods, _PLACE[good], count)


def left_in_bank(state: AntikeState, good: str) -> int:
    """How many units of a resource the bank can still give."""
    if state.options.chips == "unlimited":
        return 1_000_000
    place = _PLACE[good]
    return CHIPS - sum(realm.goods[place] for realm in state.realms)
