"""Turns thought ahead: a turn played out by plan, and the field from where the next turns lead furthest."""

from typing import cast
from zlib import crc32

from engine.antike.actions import End, Go
from engine.antike.law.know_how import BASIC
from engine.antike.law.rondel import moves
from engine.antike.law.temple import COST
from engine.antike.players import spending
from engine.antike.players.campaign import conquests, marches, stock_of_units
from engine.antike.players.outlook import outlook
from engine.antike.players.worth import SENSIBLE, VICTORY, Mind, worth
from engine.antike.state import (
    AntikeState,
    Arming,
    KnowHow,
    Manoeuvre,
    MovedIn,
    Over,
    Realm,
    Rondel,
    Temples,
    realms_with,
)
from engine.antike.words import COIN, GOLD, IRON, MARBLE, RESOURCES, Good
from engine.core.contract import Action
from engine.core.law import AnyRulebook
from engine.core.play.chance import LoadedChance
from engine.core.values.amounts import Amounts
from engine.core.values.change import change

DEAREST = (3, 2, 1)
"""Units it would pay for a far field, in this turn and the following ones."""
NOW = 0.25
"""How much the end of a turn counts beside what follows from it."""
MOST_STEPS = 80
WHIM = 3.0
"""Differences smaller than this do not count much."""
USES = {"temple": MARBLE, "arming": IRON, "know-how": GOLD}
"""The resource that each field of development takes."""

NO_CHANCE = LoadedChance(())
END = End()


def planned(state: AntikeState) -> list[Action]:
    """What the active nation can plan now of its turn: its field's actions, else a city, else nothing."""
    frame = state.frame
    steps: list[Action] = []
    if isinstance(frame, Manoeuvre):
        free = stock_of_units(state, frame)
        if any(actions for _, _, actions in free):
            steps, takes = conquests(state, frame, free)
            if not frame.conquering:
                steps += marches(state, outlook(state, state.active), free)
            steps += takes
    elif isinstance(frame, Temples):
        steps += spending.temples(state)
    elif isinstance(frame, Arming):
        steps += spending.units(state, frame)
    elif isinstance(frame, KnowHow):
        learn = spending.advance(state)
        steps += [learn] if learn else []
    if not steps:
        city = spending.city(state)
        steps += [city] if city else []
    return steps


def after(rules: AnyRulebook, state: AntikeState, action: Action) -> AntikeState:
    """The position after a step, rivals letting pass whatever moves in."""
    seat = state.realm.seat
    state = cast(AntikeState, rules.resolve(state, seat, action, NO_CHANCE).state)
    if isinstance(state.frame, MovedIn):
        return change(state, frame=state.frame.manoeuvre)
    return state


def played_out(rules: AnyRulebook, state: AntikeState) -> AntikeState:
    """The position when the turn has been played by plan: the next nation's turn, or the end of the game."""
    for _ in range(MOST_STEPS):
        steps = planned(state)
        if not steps:
            break
        for step in steps:
            state = after(rules, state, step)
            if isinstance(state.frame, Over):
                return state
    return after(rules, state, END)


def best_field(rules: AnyRulebook, state: AntikeState, taste: int | None = None, mind: Mind = SENSIBLE) -> Go:
    """The move on the rondel from which this turn and the next ones lead furthest.

    Players of different tastes choose differently among fields that are about as good.
    """
    found, _ = _best(rules, state, state.active, 0, taste, mind)
    return found


def fields_by_this_turn(rules: AnyRulebook, state: AntikeState) -> list[Go]:
    """The moves on the rondel, those first after which the turn ends best; nothing further is looked at."""

    def value(go: Go) -> float:
        return worth(played_out(rules, after(rules, state, go)), state.active)

    return sorted(fields(state, DEAREST[1]), key=value, reverse=True)


def _best(
    rules: AnyRulebook, state: AntikeState, number: int, depth: int, taste: int | None, mind: Mind
) -> tuple[Go, float]:
    """The best move and how good it is, as though nobody else moved meanwhile."""
    choices = fields(state, DEAREST[depth])
    best, most = choices[0], float("-inf")
    for go in choices:
        value = promise(rules, played_out(rules, after(rules, state, go)), number, mind, depth)
        if not depth and taste is not None:
            value += _whim(taste, state.turn, go.field)
        if value > most:
            best, most = go, value
    return best, most


def promise(
    rules: AnyRulebook, reached: AntikeState, number: int, mind: Mind = SENSIBLE, depth: int = 0
) -> float:
    """How far a nation's turn has led: the worth of what it reached and of what its best next turns reach."""
    value = worth(reached, number, mind)
    if value < VICTORY and depth + 1 < mind.turns and not isinstance(reached.frame, Over):
        follows = _best(rules, _again(reached, number), number, depth + 1, None, mind)[1]
        value = NOW * value + (1 - NOW) * follows
    return value


def fields(state: AntikeState, dearest: int) -> list[Go]:
    """Each field once, paid for with what is missed least; idle ones only if there are no others."""
    realm = state.realm
    found: dict[str, tuple[float, Go]] = {}
    for go in moves(realm, dearest):
        if go.pay is None:
            found[go.field] = (0.0, go)
        else:
            missed = _missed(realm, go.field, go.pay)
            if go.field not in found or missed < found[go.field][0]:
                found[go.field] = (missed, go)
    every = [go for _, go in found.values()]
    return [go for go in every if _useful(realm, go)] or every


def _missed(realm: Realm, field: str, pay: Amounts) -> float:
    """How much a payment hurts: most in what the field itself uses, least in what there is plenty of."""
    hurt = 0.0
    for word, count in pay:
        if word == COIN:
            hurt += 2.5 * count
        else:
            kind = RESOURCES.index(cast(Good, word))
            hurt += count * (3.0 if word == USES.get(field) else 2.0 if realm.goods[kind] <= count else 1.0)
            hurt -= 0.01 * realm.goods[kind]
    return hurt


def _useful(realm: Realm, go: Go) -> bool:
    """Whether the means allow anything on the field."""
    coins = realm.coins - (go.pay[COIN] if go.pay else 0)
    match go.field:
        case "temple":
            return realm.goods[0] + coins >= COST
        case "arming":
            return realm.goods[1] + coins > 0
        case "know-how":
            return realm.goods[2] + coins >= BASIC
        case "manoeuvre-1" | "manoeuvre-2":
            return any(realm.legions) or any(realm.galleys)
    return True


def _again(state: AntikeState, number: int) -> AntikeState:
    """The nation's next turn, a coin taken from the bank while it has any."""
    taken, realm = min(state.coins, 1), state.realms[number]
    state = change(state, active=number, frame=Rondel(), coins=state.coins - taken, firsts=0, destroyed=0)
    return change(state, realms=realms_with(state, change(realm, coins=realm.coins + taken)))


def _whim(taste: int, turn: int, field: str) -> float:
    """Points, 0 to `WHIM`, by which a player likes a field more in a turn, for no reason."""
    return WHIM * crc32(f"{taste}.{turn}.{field}".encode()) / 2**32
