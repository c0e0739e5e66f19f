"""1. Before the move: a coin from the bank, or a resource when the bank has none.

Source: "Avant chaque phase de mouvement", the FAQ's "réserves de la banque ou des nations". Also the free
exchange of whoever has all eight advances.
"""

from engine.antike.actions import Exchange, SkipCoin, Take
from engine.antike.events import Exchanged, Taken
from engine.antike.law.purse import gained, left_in_bank
from engine.antike.state import AntikeState, Coin, InTurn, Rondel, realms_with
from engine.antike.words import COIN, RESOURCES
from engine.core.contract import Chance, Refusal, Seat, Step, Word
from engine.core.values.change import change

ALL_ADVANCES = 0b1111_1111

_TAKE_COIN = [Take(COIN)]
_TAKE_GOODS = {good: Take(good) for good in RESOURCES}


def legal_coins(state: AntikeState, _frame: Coin, _seat: Seat) -> list[Take]:
    """A coin, or each resource that the bank has in its stead."""
    if state.coins:
        return _TAKE_COIN
    return [_TAKE_GOODS[good] for good in RESOURCES if left_in_bank(state, good)]


def refuse_take(state: AntikeState, _frame: Coin, _seat: Seat, action: Take) -> Refusal | None:
    """A resource while the bank has coins, or a coin when it has none."""
    rule = "Prendre une pièce de monnaie"
    good = Word("good", action.good)
    if action.good == COIN:
        if state.coins:
            return None
        goods = tuple(Word("good", each) for each in RESOURCES if left_in_bank(state, each))
        return Refusal("no-coin-left", {"goods": goods}, rule)
    if state.coins:
        return Refusal("coins-left", {"good": good, "coins": state.coins}, rule)
    if not left_in_bank(state, action.good):
        return Refusal("bank-empty", {"good": good}, rule)
    return None


def take(state: AntikeState, _frame: Coin, _seat: Seat, action: Take, _chance: Chance) -> Step[AntikeState]:
    """The coin or resource goes to the active nation; the move on the rondel is next."""
    realm, coins = state.realm, int(action.good == COIN)
    if coins:
        realm = change(realm, coins=realm.coins + 1)
    else:
        realm = change(realm, goods=gained(realm.goods, action.good, 1))
    realms, event = realms_with(state, realm), Taken(realm.nation, action.good)
    return Step(change(state, frame=Rondel(), realms=realms, coins=state.coins - coins), (event,))


def skip_coin(
    state: AntikeState, _frame: Coin, _seat: Seat, _action: SkipCoin, _chance: Chance
) -> Step[AntikeState]:
    """Nothing is taken."""
    return Step(change(state, frame=Rondel()))


def legal_exchanges(state: AntikeState, _frame: InTurn, _seat: Seat) -> list[Exchange]:
    """One for one between resources, up to nine at a time, for nations with all eight advances."""
    realm = state.realm
    if realm.advances != ALL_ADVANCES:
        return []
    return [
        Exchange(give, get, count)
        for give, held in zip(RESOURCES, realm.goods, strict=True)
        for get in RESOURCES
        if get != give
        for count in range(1, min(held, 9, left_in_bank(state, get)) + 1)
    ]


def refuse_exchange(state: AntikeState, _frame: InTurn, _seat: Seat, action: Exchange) -> Refusal | None:
    """Only with all eight advances, of what one has, between different resources."""
    rule = "Savoir-faire"
    realm = state.realm
    give, get = Word("good", action.give), Word("good", action.get)
    if realm.advances != ALL_ADVANCES:
        return Refusal("needs-all-advances", {"has": realm.advances.bit_count()}, rule)
    if COIN in (action.give, action.get) or action.give == action.get or action.count < 1:
        return Refusal("no-exchange", {"give": give, "get": get}, rule)
    held = realm.goods[RESOURCES.index(action.give)]
    if held < action.count:
        return Refusal("not-enough", {"good": give, "needs": action.count, "has": held}, rule)
    if left_in_bank(state, action.get) < action.count:
        return Refusal("bank-empty", {"good": get}, rule)
    return None


def exchange(
    state: AntikeState, _frame: InTurn, _seat: Seat, action: Exchange, _chance: Chance
) -> Step[AntikeState]:
    """The goods are changed; everything else goes on."""
    realm = state.realm
    goods = gained(gained(realm.goods, action.give, -action.count), action.get, action.count)
    event = Exchanged(realm.nation, action.give, action.get, action.count)
    return Step(change(state, realms=realms_with(state, change(realm, goods=goods))), (event,))
