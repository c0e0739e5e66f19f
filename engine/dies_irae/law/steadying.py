"""9.5, 17.1: stability is paid for, or a rival's undermined."""

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word
from engine.dies_irae.actions import PayStability, Undermine
from engine.dies_irae.charts import HIGHEST
from engine.dies_irae.events import StabilityPaid, Undermined
from engine.dies_irae.frames import Steadying
from engine.dies_irae.law.prices import paid, too_dear
from engine.dies_irae.law.reckoning import shifted
from engine.dies_irae.law.turns import finished
from engine.dies_irae.state import DiesIraeState, DiesIraeStep, power_number, rivals_of
from engine.dies_irae.values import price
from engine.dies_irae.words import POWERS

RULE = "9.5"


def legal_payments(state: DiesIraeState, frame: Steadying, seat: Seat) -> list[PayStability]:
    """One level of stability, if it can be paid for."""
    payment = PayStability()
    return [payment] if refuse_payment(state, frame, seat, payment) is None else []


def refuse_payment(
    state: DiesIraeState, _frame: Steadying, _seat: Seat, _action: PayStability
) -> Refusal | None:
    """At the end of the track, or too dear."""
    realm = state.realms[state.active]
    if realm.stability == HIGHEST:
        return Refusal("golden-already", {}, RULE)
    return too_dear(realm, price(realm.development, "stability"), RULE)


def pay(
    state: DiesIraeState, _frame: Steadying, _seat: Seat, _action: PayStability, _chance: Chance
) -> DiesIraeStep:
    """One level up; the action ends."""
    power = state.active
    after, cost = paid(state, "stability")
    events: list[Event] = [StabilityPaid(POWERS[power], cost)]
    return Step(finished(state, shifted(after, power, 1, events), events), tuple(events))


def legal_undermining(state: DiesIraeState, frame: Steadying, seat: Seat) -> list[Undermine]:
    """The rivals whose stability can be undermined."""
    if not state.options.undermining:
        return []
    offered = [Undermine(POWERS[rival]) for rival in rivals_of(state, state.active)]
    return [each for each in offered if refuse_undermining(state, frame, seat, each) is None]


def refuse_undermining(
    state: DiesIraeState, _frame: Steadying, _seat: Seat, action: Undermine
) -> Refusal | None:
    """An option that is not played, no rival, or too dear."""
    rival, realm = Word("power", action.power), state.realms[state.active]
    if not state.options.undermining:
        return Refusal("no-undermining", {"rival": rival}, "17.1")
    if power_number(action.power) not in rivals_of(state, state.active):
        return Refusal("no-rival", {"rival": rival}, "17.1")
    return too_dear(realm, price(realm.development, "undermining"), RULE)


def undermine(
    state: DiesIraeState, _frame: Steadying, _seat: Seat, action: Undermine, _chance: Chance
) -> DiesIraeStep:
    """One level down for a rival, whose golden age does not protect him (17.1); the action ends."""
    after, cost = paid(state, "undermining")
    events: list[Event] = [Undermined(POWERS[state.active], action.power, cost)]
    shaken = shifted(after, power_number(action.power), -1, events, firm=False)
    return Step(finished(state, shaken, events), tuple(events))
