"""9.8: an armistice is asked for, accepted or refused."""

from engine.core.change import change
from engine.core.contract import Event, Fact, Refusal, Step, Word
from engine.dies_irae.actions import Accept, Offer, Refuse
from engine.dies_irae.events import ArmisticeAccepted, ArmisticeOffered, ArmisticeRefused
from engine.dies_irae.pieces import in_pact
from engine.dies_irae.reckoning import shifted
from engine.dies_irae.state import Asked, DiesIraeState, Pact, power_number, rivals_of, with_realm
from engine.dies_irae.turns import finished
from engine.dies_irae.values import price
from engine.dies_irae.words import POWERS

RULE = "9.8"
REFUSED = -2


def legal_offers(state: DiesIraeState) -> list[Offer]:
    """The powers that can be asked."""
    offered = [Offer(POWERS[rival]) for rival in rivals_of(state, state.active)]
    return [each for each in offered if refuse_offer(state, each) is None]


def refuse_offer(state: DiesIraeState, action: Offer) -> Refusal | None:
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
    cost = price(realm.development, "armistice") or 0
    if cost > realm.talents:
        return Refusal("too-dear", {**facts, "needs": cost, "has": realm.talents}, RULE)
    return None


def offer(state: DiesIraeState, action: Offer) -> Step[DiesIraeState]:
    """The other power is asked."""
    cost = price(state.realms[state.active].development, "armistice") or 0
    event = ArmisticeOffered(POWERS[state.active], action.power, cost)
    return Step(change(state, frame=Asked(power_number(action.power), cost)), (event,))


def answer(state: DiesIraeState, frame: Asked, action: Accept | Refuse) -> Step[DiesIraeState]:
    """Accepted: the price is paid and the cubes stand on box 1. Refused: two levels of stability are lost."""
    asker, asked, before = state.active, frame.power, state
    names = (POWERS[asked], POWERS[asker])
    events: list[Event] = []
    if isinstance(action, Accept):
        events.append(ArmisticeAccepted(*names, frame.talents))
        state = with_realm(state, asker, talents=state.realms[asker].talents - frame.talents)
        state = with_realm(state, asked, talents=state.realms[asked].talents + frame.talents)
        state = change(state, pacts=(*state.pacts, Pact(asker, asked, 1)))
    else:
        events.append(ArmisticeRefused(*names))
        state = shifted(state, asked, REFUSED, events, firm=not state.options.setbacks)
    return Step(finished(before, state, events), tuple(events))
