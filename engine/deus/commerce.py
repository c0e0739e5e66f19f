"""Commerce: buying, selling and exchanging with the supply, and resources of free choice.

Source: "Les bâtiments maritimes", 1.5: sold resources go back to the supply, bought ones come from it.
"""

from typing import TypeAlias

from engine.core.amounts import Amounts
from engine.core.change import change
from engine.core.contract import Event, Fact, Refusal, Step, Word
from engine.deus import actions
from engine.deus.counting import capped, times
from engine.deus.effects import Buy, Exchange, Sell, Take
from engine.deus.events import Bought, Exchanged, Sold, TookGoods
from engine.deus.purse import given, moved, some
from engine.deus.state import (
    Buying,
    DeusState,
    Exchanging,
    Frame,
    Resolving,
    Selling,
    Taking,
    acting,
    with_player,
)
from engine.deus.words import GOLD, RESOURCES, VP, Good

RULE = "Bâtiments maritimes"

Trading: TypeAlias = Buying | Selling | Exchanging | Taking
Deal: TypeAlias = actions.Buy | actions.Sell | actions.Exchange | actions.Take

ALL_KINDS = 0b1111
ANY_NUMBER = 99


def start_buying(state: DeusState, card: int, effect: Buy, events: list[Event]) -> DeusState:
    """Resources may be bought, if there is gold for one and the supply has any."""
    del events
    return settled(state, Buying(card, effect.count, effect.price))


def start_selling(state: DeusState, card: int, effect: Sell, events: list[Event]) -> DeusState:
    """Resources may be sold, if the seat has any of them."""
    del events
    kinds = 1 << RESOURCES.index(effect.good) if effect.good in RESOURCES else ALL_KINDS
    count = effect.count or ANY_NUMBER
    return settled(state, Selling(card, count, kinds, effect.one_each, effect.gold, effect.vp))


def start_exchanging(state: DeusState, card: int, effect: Exchange, events: list[Event]) -> DeusState:
    """Resources may be exchanged, if the seat has any."""
    del events
    return settled(state, Exchanging(card, effect.count))


def start_taking(state: DeusState, card: int, effect: Take, events: list[Event]) -> DeusState:
    """Resources of free choice come from the supply, if it has any."""
    del events
    count = capped(effect.goods * times(state, state.active, effect), effect)
    return settled(state, Taking(card, count))


def settled(state: DeusState, frame: Trading) -> DeusState:
    """The state with this frame, or without it where it offers nothing (any more)."""
    after = change(state, frame=frame)
    over: Frame = frame if legal_deals(after, frame) else Resolving()
    return after if over is frame else change(state, frame=over)


def most_of(state: DeusState, frame: Trading, kind: int) -> int:
    """How many of a resource can be bought, sold or taken now; for an exchange: given."""
    player = state.players[state.active]
    if isinstance(frame, Taking):
        return min(frame.left, state.supply[kind])
    if isinstance(frame, Buying):
        affordable = player.gold // frame.price if frame.price else frame.left
        return min(frame.left, affordable, state.supply[kind])
    if isinstance(frame, Exchanging):
        return min(frame.left, player.goods[kind])
    if not frame.kinds >> kind & 1:
        return 0
    return min(frame.left, player.goods[kind], 1 if frame.one_each else ANY_NUMBER)


def legal_deals(state: DeusState, frame: Trading) -> list[Deal]:
    """Each resource in each number, many before few."""
    deals: list[Deal] = []
    for kind, good in enumerate(RESOURCES):
        most = most_of(state, frame, kind)
        if not most:
            continue
        if isinstance(frame, Exchanging):
            deals += [
                actions.Exchange(good, other, count)
                for get, other in enumerate(RESOURCES)
                if get != kind
                for count in range(min(most, state.supply[get]), 0, -1)
            ]
            continue
        verb = (
            actions.Take
            if isinstance(frame, Taking)
            else actions.Buy
            if isinstance(frame, Buying)
            else actions.Sell
        )
        deals += [verb(good, count) for count in range(most, 0, -1)]
    return deals


def refuse_deal(state: DeusState, frame: Trading, action: Deal) -> Refusal | None:
    """No resource, or more than is allowed, owned, affordable or there."""
    named = (action.give, action.get) if isinstance(action, actions.Exchange) else (action.good,)
    for good in named:
        if good not in RESOURCES:
            return no_resource(good)
    if isinstance(action, actions.Exchange):
        return _refuse_exchange(state, frame, action)
    kind = RESOURCES.index(action.good)
    facts: dict[str, Fact]
    most = most_of(state, frame, kind)
    word = Word("good", action.good)
    if 1 <= action.count <= most:
        return None
    player = state.players[state.active]
    if isinstance(frame, Selling):
        if not frame.kinds >> kind & 1:
            kinds = tuple(
                Word("good", each) for number, each in enumerate(RESOURCES) if frame.kinds >> number & 1
            )
            return Refusal("sells-other", {"good": word, "goods": kinds}, RULE)
        if action.count > player.goods[kind]:
            facts = {"good": word, "wanted": action.count, "has": player.goods[kind]}
            return Refusal("not-owned", facts, RULE)
        return Refusal("deal-limit", {"good": word, "most": most}, RULE)
    if action.count > state.supply[kind]:
        return Refusal("supply-short", {"good": word, "has": state.supply[kind]}, RULE)
    if isinstance(frame, Buying) and action.count * frame.price > player.gold:
        needs = action.count * frame.price
        return Refusal("gold-short", {"needs": needs, "has": player.gold}, RULE)
    return Refusal("deal-limit", {"good": word, "most": most}, RULE)


def no_resource(good: Good) -> Refusal:
    """Gold or points where a resource must be named."""
    resources = tuple(Word("good", each) for each in RESOURCES)
    return Refusal("no-resource", {"good": Word("good", good), "goods": resources}, RULE)


def _refuse_exchange(state: DeusState, frame: Trading, action: actions.Exchange) -> Refusal | None:
    give, get = RESOURCES.index(action.give), RESOURCES.index(action.get)
    good = Word("good", action.give)
    held, stock = state.players[state.active].goods[give], state.supply[get]
    if give == get:
        return Refusal("same-good", {"good": good}, RULE)
    if action.count > held:
        return Refusal("not-owned", {"good": good, "wanted": action.count, "has": held}, RULE)
    if action.count > stock:
        return Refusal("supply-short", {"good": Word("good", action.get), "has": stock}, RULE)
    if not 1 <= action.count <= frame.left:
        return Refusal("deal-limit", {"good": good, "most": min(frame.left, held)}, RULE)
    return None


def deal(state: DeusState, frame: Trading, action: Deal) -> Step[DeusState]:
    """The deal is done; more follow as long as there are any."""
    seat, player = acting(state)
    if isinstance(action, actions.Exchange):
        state = moved(state, seat, RESOURCES.index(action.give), -action.count)
        state = moved(state, seat, RESOURCES.index(action.get), action.count)
        exchanged = Exchanged(seat, some(action.give, action.count), some(action.get, action.count))
        return Step(settled(state, Exchanging(frame.card, frame.left - action.count)), (exchanged,))
    kind = RESOURCES.index(action.good)
    goods = some(action.good, action.count)
    left = frame.left - action.count
    if isinstance(frame, Selling):
        state = moved(state, seat, kind, -action.count)
        proceeds = Amounts.from_pairs(((GOLD, frame.gold * action.count), (VP, frame.vp * action.count)))
        state, gains = given(state, seat, proceeds)
        kinds = frame.kinds & ~(1 << kind) if frame.one_each else frame.kinds
        after = Selling(frame.card, left, kinds, frame.one_each, frame.gold, frame.vp)
        return Step(settled(state, after), (Sold(seat, goods, gains),))
    if isinstance(frame, Buying):
        price = frame.price * action.count
        state = with_player(state, seat, change(player, gold=player.gold - price))
        state = moved(state, seat, kind, action.count)
        bought = Bought(seat, goods, some(GOLD, price))
        return Step(settled(state, Buying(frame.card, left, frame.price)), (bought,))
    state = moved(state, seat, kind, action.count)
    return Step(settled(state, Taking(frame.card, left)), (TookGoods(seat, goods),))
