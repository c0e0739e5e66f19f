"""9.5, 17.1: stability is paid for, or a rival's undermined."""

from engine.core.contract import Event, Refusal, Step, Word
from engine.dies_irae.actions import PayStability, Undermine
from engine.dies_irae.charts import HIGHEST
from engine.dies_irae.events import StabilityPaid, Undermined
from engine.dies_irae.reckoning import shifted
from engine.dies_irae.state import (
    DiesIraeState,
    power_number,
    rivals_of,
    with_realm,
)
from engine.dies_irae.turns import finished
from engine.dies_irae.values import price
from engine.dies_irae.words import POWERS

RULE = "9.5"


def legal_payments(state: DiesIraeState) -> list[PayStability | Undermine]:
    """What can be paid for."""
    offered: list[PayStability | Undermine] = [PayStability()]
    offered += [Undermine(POWERS[rival]) for rival in rivals_of(state, state.active)]
    return [each for each in offered if refuse_payment(state, each) is None]


def refuse_payment(state: DiesIraeState, action: PayStability | Undermine) -> Refusal | None:
    """Too dear, at the end of the track, or an option that is not played."""
    realm = state.realms[state.active]
    item = "stability" if isinstance(action, PayStability) else "undermining"
    cost = price(realm.development, item) or 0
    if isinstance(action, Undermine):
        rival = Word("power", action.power)
        if not state.options.undermining:
            return Refusal("no-undermining", {"rival": rival}, "17.1")
        if power_number(action.power) not in rivals_of(state, state.active):
            return Refusal("no-rival", {"rival": rival}, "17.1")
    elif realm.stability == HIGHEST:
        return Refusal("golden-already", {}, RULE)
    if cost > realm.talents:
        return Refusal("too-dear", {"needs": cost, "has": realm.talents}, RULE)
    return None


def pay(state: DiesIraeState, action: PayStability | Undermine) -> Step[DiesIraeState]:
    """One level up for oneself, or down for a rival, whose golden age does not protect him (17.1); the action
    ends.
    """
    power, before = state.active, state
    realm = state.realms[power]
    events: list[Event] = []
    if isinstance(action, PayStability):
        cost = price(realm.development, "stability") or 0
        events.append(StabilityPaid(POWERS[power], cost))
        state = with_realm(state, power, talents=realm.talents - cost)
        state = shifted(state, power, 1, events)
    else:
        cost = price(realm.development, "undermining") or 0
        events.append(Undermined(POWERS[power], action.power, cost))
        state = with_realm(state, power, talents=realm.talents - cost)
        state = shifted(state, power_number(action.power), -1, events, firm=False)
    return Step(finished(before, state, events), tuple(events))
