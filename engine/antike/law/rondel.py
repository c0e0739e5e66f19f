"""2. The move on the rondel, its price, and the production of marble, iron and gold (3a).

Source: "Choix de mouvement", "Emplacement sur la roue", "Actions de production": "Marbre", "Fer", "Or";
of a bank with too little the FAQ's "réserves de la banque ou des nations".
"""

from functools import lru_cache

from engine.antike.actions import Go
from engine.antike.board import board
from engine.antike.events import Produced, Went
from engine.antike.law.purse import gained, left_after, left_in_bank, refusal_to_pay, stock, ways
from engine.antike.state import (
    AntikeState,
    Arming,
    Founding,
    Frame,
    KnowHow,
    Manoeuvre,
    Realm,
    Rondel,
    Temples,
    realms_with,
)
from engine.antike.words import COIN, FIELDS, RESOURCES, Good
from engine.core.contract import Chance, Event, Refusal, Seat, Step, named
from engine.core.values.amounts import Amounts, ways_to_pay
from engine.core.values.change import change

RULE = "Choix de mouvement"
FREE = 3
"""Fields one may move for nothing; each further one costs one unit of goods or a coin."""
DEAREST = 5
"""Units that the full circle costs."""
FREE_OF_CHARGE = Amounts()
"""What a move of no price is paid with."""

_NUMBER = {field: number for number, field in enumerate(FIELDS)}

FRAMES: dict[str, Frame] = {
    "temple": Temples(),
    "arming": Arming(),
    "know-how": KnowHow(),
    "manoeuvre-1": Manoeuvre(),
    "manoeuvre-2": Manoeuvre(),
}
"""What is decided on each field; the others produce and leave only founding."""


def distance(origin: int, target: int) -> int:
    """Fields from one place to another: 1 to 8, a full circle being 8. From outside (-1): 0, free."""
    return 0 if origin < 0 else (target - origin - 1) % 8 + 1


def price(origin: int, target: int) -> int:
    """Units the move costs: 0 up to three fields, 5 for the full circle."""
    return max(0, distance(origin, target) - FREE)


@lru_cache(maxsize=8192)
def _moves(origin: int, held: tuple[tuple[str, int], ...], most: int) -> tuple[Go, ...]:
    places = range(8) if origin < 0 else [(origin + step) % 8 for step in range(1, 9)]
    found: list[Go] = []
    for place in places:
        cost = price(origin, place)
        if cost <= most:
            found += _ways_there(place, cost, tuple([(word, min(have, cost)) for word, have in held]))
    return tuple(found)


@lru_cache(maxsize=8192)
def _ways_there(place: int, cost: int, held: tuple[tuple[str, int], ...]) -> tuple[Go, ...]:
    """To one field, with every way to pay for it."""
    if not cost:
        return (Go(FIELDS[place]),)
    return tuple([Go(FIELDS[place], way) for way in ways_to_pay(cost, held)])


def moves(realm: Realm, most: int = DEAREST) -> tuple[Go, ...]:
    """All fields within a nation's means that cost at most so many units, near ones first, with every way to
    pay."""
    return _moves(realm.field, stock(realm, most), most)


def legal_moves(state: AntikeState, _frame: Rondel, _seat: Seat) -> tuple[Go, ...]:
    """All fields within the active nation's means."""
    return moves(state.realm)


def refuse_move(state: AntikeState, _frame: Rondel, _seat: Seat, action: Go) -> Refusal | None:
    """A price that is not or cannot be paid."""
    realm = state.realm
    cost = price(realm.field, _NUMBER[action.field])
    if not cost:
        return Refusal("move-is-free", named(field=action.field), RULE) if action.pay else None
    refusal = refusal_to_pay(realm, action.pay, cost, RESOURCES, RULE)
    if refusal is not None and refusal.key == "too-dear":
        far = {"distance": distance(realm.field, _NUMBER[action.field])}
        return Refusal("field-too-far", {**named(field=action.field), **far, **refusal.facts}, RULE)
    return refusal


def move(state: AntikeState, _frame: Rondel, _seat: Seat, action: Go, _chance: Chance) -> Step[AntikeState]:
    """The nation pays and moves; production happens at once, other fields open their frame."""
    realm, place, pay = state.realm, _NUMBER[action.field], FREE_OF_CHARGE
    goods, coins = realm.goods, realm.coins
    if cost := price(realm.field, place):
        pay = action.pay or ways(realm, cost)[0]
        goods, coins = left_after(realm, pay)
    origin = None if realm.field < 0 else FIELDS[realm.field]
    events: list[Event] = [Went(realm.nation, action.field, pay, origin=origin)]
    frame = FRAMES.get(action.field)
    if frame is None:
        frame, good = Founding(), Good(action.field)
        count = min(production(state, state.active, good), left_in_bank(state, good))
        goods = gained(goods, good, count)
        events.append(Produced(realm.nation, good, count))
    realms = realms_with(state, change(realm, goods=goods, coins=coins, field=place))
    return Step(change(state, frame=frame, realms=realms, coins=state.coins + pay[COIN]), tuple(events))


@lru_cache(maxsize=8192)
def _bearing(name: str, kind: int) -> tuple[int, ...]:
    """The provinces of a board that produce a resource."""
    return tuple(city for city, resource in enumerate(board(name).resource) if resource == kind)


_MARKET, _CURRENCY = 1 << 2, 1 << 6


def production(state: AntikeState, number: int, resource: str) -> int:
    """What a nation gets on a resource's field: 1 a city, 3 with a temple, +1 market or +2 currency."""
    kind = RESOURCES.index(resource)
    owner, temples = state.owner, state.temples
    count = 0
    for city in _bearing(state.options.board, kind):
        if owner[city] == number:
            count += 3 if temples[city] else 1
    advances = state.realms[number].advances
    return count + (2 if advances & _CURRENCY else 1 if advances & _MARKET else 0)
