"""Who owes what, and the answer that stands if none ever comes."""

from collections.abc import Mapping
from functools import cache

from engine.core.contract import Decision, Fact, Seat, Word
from engine.dies_irae.actions import Accept, Choose, End, Refuse
from engine.dies_irae.latest import latest
from engine.dies_irae.law import movement, opening, supply, turns
from engine.dies_irae.state import (
    NOBODY,
    Asked,
    Attacking,
    Building,
    Cycle,
    Developing,
    DiesIraeState,
    Founding,
    Moving,
    Offering,
    Ordering,
    Picking,
    Posting,
    Routing,
    Starving,
    Stationing,
    Steadying,
    Trading,
)
from engine.dies_irae.words import PASS, POWERS

END = End()
STEPS: Mapping[type, str] = {
    Moving: "moving",
    Attacking: "attacking",
    Building: "building",
    Trading: "trading",
    Steadying: "steadying",
    Developing: "developing",
    Offering: "offering",
}
"""What is owed within a chosen action, which its player ends."""


def owing(state: DiesIraeState) -> Seat | None:
    """The seat that owes the one decision of the frame."""
    frame = state.frame
    if isinstance(frame, Asked | Founding | Posting | Stationing):
        return state.realms[frame.power].seat
    if state.active != NOBODY:
        return state.realms[state.active].seat
    if isinstance(frame, Ordering):
        return state.realms[frame.waiting[0]].seat
    return opening.next_picker(frame) if isinstance(frame, Picking) else None


@latest  # asked before an action is chosen and again when it is checked
def decisions(state: DiesIraeState) -> tuple[Decision, ...]:
    """Who owes what: defaults are the first place in the set-up, passing and ending in a turn."""
    frame = state.frame
    if isinstance(frame, Starving):
        return tuple(_supply_decision(state, frame, power) for power, _ in frame.owed)
    seat = owing(state)
    if seat is None:
        return ()
    kind = STEPS.get(type(frame))
    if kind is not None:
        return _step_decision(seat, kind)
    match frame:
        case Cycle():
            return _deed_decision(seat, sum([power == state.active for power, _ in state.cubes]) + 1)
        case Routing():
            led: dict[str, Fact] = {"unit": Word("unit", frame.unit), "count": frame.count}
            return (Decision(seat, "route", default=movement.first_target(state), facts=led),)
        case Asked():
            return (_offer_decision(state, frame),)
        case Picking():
            return (Decision(seat, "power", default=opening.free_powers(frame)[0]),)
        case Founding():
            return (Decision(seat, "capital", default=opening.free_capitals(state, frame.power)[0]),)
        case Posting():
            default = opening.first_post(state, frame)
            return (Decision(seat, "posts", default=default, facts={"count": frame.left}),)
        case Stationing():
            facts = {"legions": frame.legions, "ships": frame.ships}
            return (Decision(seat, "units", default=opening.first_station(state, frame), facts=facts),)
        case Ordering():
            return (Decision(seat, "place", default=turns.free_places(frame)[0]),)
    return ()


@cache
def _step_decision(seat: Seat, kind: str) -> tuple[Decision, ...]:
    return (Decision(seat, kind, default=END),)


@cache
def _deed_decision(seat: Seat, number: int) -> tuple[Decision, ...]:
    return (Decision(seat, "action", default=Choose(PASS), facts={"number": number}),)


def _offer_decision(state: DiesIraeState, frame: Asked) -> Decision:
    """An armistice to answer: silence accepts it in the end, so that nobody falls for being away."""
    return Decision(
        state.realms[frame.power].seat,
        "offer",
        in_turn=False,
        default=Accept(),
        facts={
            "power": Word("power", POWERS[frame.power]),
            "rival": Word("power", POWERS[state.active]),
            "talents": frame.talents,
        },
        answers=(("accept", Accept()), ("refuse", Refuse())),
    )


def _supply_decision(state: DiesIraeState, frame: Starving, power: int) -> Decision:
    """Legions to give up: by default the farthest from the capital."""
    return Decision(
        state.realms[power].seat,
        "supply",
        in_turn=False,
        default=supply.farthest(state, power)[0],
        facts={"power": Word("power", POWERS[power]), "count": dict(frame.owed)[power]},
        answers=supply.ordered_disbandings(state, power),
    )
