"""Commerce: buying, selling and exchanging with the supply, and resources of free choice.

Source: "Les bâtiments maritimes", "Le commerce": sold resources go back to the supply, bought ones come
from it.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias, TypeVar

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word, named
from engine.core.values.amounts import Amounts
from engine.core.values.change import change
from engine.deus import actions
from engine.deus.effects import Buy, Exchange, Sell, Take
from engine.deus.events import Bought, Exchanged, Sold, TookGoods
from engine.deus.frames import Buying, Exchanging, Selling, Taking
from engine.deus.law.counting import capped, times
from engine.deus.law.purse import given, moved, some
from engine.deus.state import DeusState, DeusStep, asking, with_player
from engine.deus.words import GOLD, RESOURCES, VP, Good

RULE = "Bâtiments maritimes"

ALL_KINDS = 0b1111
ANY_NUMBER = 99

Dealing: TypeAlias = Buying | Selling | Taking

A = TypeVar("A", bound=actions.Deal)


def no_resource(good: Good) -> Refusal:
    """What is said to gold or points where a resource must be named."""
    resources = tuple(Word("good", each) for each in RESOURCES)
    return Refusal("no-resource", {"good": Word("good", good), "goods": resources}, RULE)


def _limit(good: Good, most: int) -> Refusal:
    return Refusal("deal-limit", {"good": Word("good", good), "most": most}, RULE)


def _supply_short(good: Good, stock: int) -> Refusal:
    return Refusal("supply-short", {"good": Word("good", good), "has": stock}, RULE)


def _not_owned(good: Good, wanted: int, held: int) -> Refusal:
    return Refusal("not-owned", {"good": Word("good", good), "wanted": wanted, "has": held}, RULE)


def _most(state: DeusState, frame: Dealing, kind: int) -> int:
    """How many of a resource may be bought, sold or taken now."""
    player = state.players[state.active]
    if isinstance(frame, Selling):
        most = 1 if frame.one_each else ANY_NUMBER
        return min(frame.left, player.goods[kind], most) if frame.kinds >> kind & 1 else 0
    most = min(frame.left, state.supply[kind])
    return min(most, player.gold // frame.price) if isinstance(frame, Buying) and frame.price else most


def _deals(deal: Callable[[Good, int], A], state: DeusState, frame: Dealing) -> tuple[A, ...]:
    """Each resource in each number up to the most of it, many before few."""
    return _up_to(deal, *[_most(state, frame, kind) for kind in range(len(RESOURCES))])


@lru_cache(maxsize=1024)
def _up_to(deal: Callable[[Good, int], A], *most: int) -> tuple[A, ...]:
    return tuple(
        [
            deal(good, count)
            for good, high in zip(RESOURCES, most, strict=True)
            for count in range(high, 0, -1)
        ]
    )


def refuse_deal(state: DeusState, frame: Dealing, seat: Seat, action: actions.Deal) -> Refusal | None:
    """No resource, one that the card does not sell, or more than there is, than can be paid or is allowed."""
    good, count = action.good, action.count
    if good not in RESOURCES:
        return no_resource(good)
    kind = RESOURCES.index(good)
    most = _most(state, frame, kind)
    if 1 <= count <= most:
        return None
    player = state.players[seat]
    if isinstance(frame, Selling):
        if not frame.kinds >> kind & 1:
            sold = tuple(Word("good", each) for at, each in enumerate(RESOURCES) if frame.kinds >> at & 1)
            return Refusal("sells-other", {"good": Word("good", good), "goods": sold}, RULE)
        if count > player.goods[kind]:
            return _not_owned(good, count, player.goods[kind])
    elif count > state.supply[kind]:
        return _supply_short(good, state.supply[kind])
    elif isinstance(frame, Buying) and count * frame.price > player.gold:
        return Refusal("gold-short", {"needs": count * frame.price, "has": player.gold}, RULE)
    return _limit(good, most)


# Buying


def start_buying(state: DeusState, card: int, effect: Buy, _events: list[Event]) -> DeusState:
    """The state in which resources may be bought, if there is gold for one and the supply has any."""
    return asking(state, Buying(card, effect.count, effect.price), legal_purchases)


def legal_purchases(state: DeusState, frame: Buying, _seat: Seat) -> tuple[actions.Buy, ...]:
    """Each resource in each number, many before few."""
    return _deals(actions.Buy, state, frame)


def buy(state: DeusState, frame: Buying, seat: Seat, action: actions.Deal, _chance: Chance) -> DeusStep:
    """Gold for resources; more may be bought as long as there is any to be had."""
    player = state.players[seat]
    price = frame.price * action.count
    state = with_player(state, seat, change(player, gold=player.gold - price))
    state = moved(state, seat, RESOURCES.index(action.good), action.count)
    bought = Bought(seat, some(action.good, action.count), some(GOLD, price))
    after = change(frame, left=frame.left - action.count)
    return Step(asking(state, after, legal_purchases), (bought,))


# Selling


def start_selling(state: DeusState, card: int, effect: Sell, _events: list[Event]) -> DeusState:
    """The state in which resources may be sold, if the seat has any of them."""
    kinds = 1 << RESOURCES.index(effect.good) if effect.good in RESOURCES else ALL_KINDS
    count = effect.count or ANY_NUMBER
    frame = Selling(card, count, kinds, effect.one_each, effect.gold, effect.vp)
    return asking(state, frame, legal_sales)


def legal_sales(state: DeusState, frame: Selling, _seat: Seat) -> tuple[actions.Sell, ...]:
    """Each resource in each number, many before few."""
    return _deals(actions.Sell, state, frame)


def sell(state: DeusState, frame: Selling, seat: Seat, action: actions.Deal, _chance: Chance) -> DeusStep:
    """Resources for gold and points; more may be sold as long as there are any."""
    kind, count = RESOURCES.index(action.good), action.count
    state = moved(state, seat, kind, -count)
    proceeds = Amounts.from_pairs(((GOLD, frame.gold * count), (VP, frame.vp * count)))
    state, gains = given(state, seat, proceeds)
    kinds = frame.kinds & ~(1 << kind) if frame.one_each else frame.kinds
    after = change(frame, left=frame.left - count, kinds=kinds)
    return Step(asking(state, after, legal_sales), (Sold(seat, some(action.good, count), gains),))


# Exchanging


def start_exchanging(state: DeusState, card: int, effect: Exchange, _events: list[Event]) -> DeusState:
    """The state in which resources may be exchanged, if the seat has any."""
    return asking(state, Exchanging(card, effect.count), legal_exchanges)


def legal_exchanges(state: DeusState, frame: Exchanging, seat: Seat) -> list[actions.Exchange]:
    """Each resource for each other in each number, many before few."""
    goods, supply = state.players[seat].goods, state.supply
    return [
        actions.Exchange(good, other, count)
        for give, good in enumerate(RESOURCES)
        if goods[give]
        for get, other in enumerate(RESOURCES)
        if get != give
        for count in range(min(frame.left, goods[give], supply[get]), 0, -1)
    ]


def refuse_exchange(
    state: DeusState, frame: Exchanging, seat: Seat, action: actions.Exchange
) -> Refusal | None:
    """No resources, the same one twice, or more than is owned, than there is or than the card allows."""
    for good in (action.give, action.get):
        if good not in RESOURCES:
            return no_resource(good)
    give, get = RESOURCES.index(action.give), RESOURCES.index(action.get)
    held, stock = state.players[seat].goods[give], state.supply[get]
    if give == get:
        return Refusal("same-good", named(good=action.give), RULE)
    if action.count > held:
        return _not_owned(action.give, action.count, held)
    if action.count > stock:
        return _supply_short(action.get, stock)
    if not 1 <= action.count <= frame.left:
        return _limit(action.give, min(frame.left, held))
    return None


def exchange(
    state: DeusState, frame: Exchanging, seat: Seat, action: actions.Exchange, _chance: Chance
) -> DeusStep:
    """Resources for as many others; more may be exchanged as long as there are any."""
    count = action.count
    state = moved(state, seat, RESOURCES.index(action.give), -count)
    state = moved(state, seat, RESOURCES.index(action.get), count)
    exchanged = Exchanged(seat, some(action.give, count), some(action.get, count))
    return Step(asking(state, change(frame, left=frame.left - count), legal_exchanges), (exchanged,))


# Taking


def start_taking(state: DeusState, card: int, effect: Take, _events: list[Event]) -> DeusState:
    """The state in which resources of free choice come from the supply, if it has any."""
    count = capped(effect.goods * times(state, state.active, effect), effect)
    return asking(state, Taking(card, count), legal_takings)


def legal_takings(state: DeusState, frame: Taking, _seat: Seat) -> tuple[actions.Take, ...]:
    """Each resource in each number, many before few."""
    return _deals(actions.Take, state, frame)


def take(state: DeusState, frame: Taking, seat: Seat, action: actions.Deal, _chance: Chance) -> DeusStep:
    """Resources come from the supply; more may be taken as long as there are any."""
    state = moved(state, seat, RESOURCES.index(action.good), action.count)
    took = TookGoods(seat, some(action.good, action.count))
    return Step(asking(state, change(frame, left=frame.left - action.count), legal_takings), (took,))
