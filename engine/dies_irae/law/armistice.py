"""9.8: an armistice is asked for, accepted or refused."""

from engine.core.contract import Chance, Event, Fact, Refusal, Seat, Step, Word
from engine.core.values.change import change
from engine.dies_irae.actions import Accept, Offer, Refuse
from engine.dies_irae.events import ArmisticeAccepted, ArmisticeOffered, ArmisticeRefused
from engine.dies_irae.frames import Asked, Offering
from engine.dies_irae.law.prices import too_dear
from engine.dies_irae.law.reckoning import shifted
from engine.dies_irae.law.turns import finished
from engine.dies_irae.pieces import in_pact
from engine.dies_irae.state import DiesIraeState, DiesIraeStep, Pact, power_number, rivals_of, with_realm
from engine.dies_irae.values import price
from engine.dies_irae.words import POWERS

RULE = "9.8"
REFUSED = -2


def legal_offers(state: DiesIraeState, frame: Offering, seat: Seat) -> list[Offer]:
    """The powers that can be asked."""
    offered = [Offer(POWERS[rival]) for rival in rivals_of(state, state.active)]
    return [each for each in offered if refuse_offer(state, frame, seat, each) is None]


def refuse_offer(state: DiesIraeState, _frame: Offering, _seat: Seat, action: Offer) -> Refusal | None:
    """To oneself or one out of the game, with an armistice already, or without the money."""
    power, rival = state.active, power_number(action.power)
    realm = state.realms[power]
    facts: dict[str, Fact] = {"rival": Word("power", action.power)}
    if rival == power:
        return Refusal("offer-to-oneself", facts, RULE)
    if rival not in rivals_of(state, power):
        return Refusal("no-rival", facts, RULE)
    if in_pact(state, power, rival):
        return Refusal("armistice-already", facts, RULE)
    return too_dear(realm, price(realm.development, "armistice"), RULE, facts)


def offer(
    state: DiesIraeState, _frame: Offering, _seat: Seat, action: Offer, _chance: Chance
) -> DiesIraeStep:
    """The other power is asked."""
    cost = price(state.realms[state.active].development, "armistice") or 0
    event = ArmisticeOffered(POWERS[state.active], action.power, cost)
    return Step(change(state, frame=Asked(power_number(action.power), cost)), (event,))


def accept(state: DiesIraeState, frame: Asked, _seat: Seat, _action: Accept, _chance: Chance) -> DiesIraeStep:
    """The price is paid and the cubes stand on box 1."""
    asker, asked, before = state.active, frame.power, state
    events: list[Event] = [ArmisticeAccepted(POWERS[asked], POWERS[asker], frame.talents)]
    state = with_realm(state, asker, talents=state.realms[asker].talents - frame.talents)
    state = with_realm(state, asked, talents=state.realms[asked].talents + frame.talents)
    state = change(state, pacts=(*state.pacts, Pact(asker, asked, 1)))
    return Step(finished(before, state, events), tuple(events))


def refuse(state: DiesIraeState, frame: Asked, _seat: Seat, _action: Refuse, _chance: Chance) -> DiesIraeStep:
    """Two levels of stability are lost."""
    asked = frame.power
    events: list[Event] = [ArmisticeRefused(POWERS[asked], POWERS[state.active])]
    shaken = shifted(state, asked, REFUSED, events, firm=not state.options.setbacks)
    return Step(finished(state, shaken, events), tuple(events))
