"""Who owes what, and the answer that stands if none ever comes."""

from collections.abc import Mapping
from functools import lru_cache

from engine.core.contract import Action, Decision, Fact, Seat, Word, owed
from engine.core.values.latest import latest
from engine.dies_irae import frames
from engine.dies_irae.actions import Accept, Choose, End, Refuse
from engine.dies_irae.law import movement, opening, supply, turns
from engine.dies_irae.state import NOBODY, DiesIraeState, Stack
from engine.dies_irae.words import PASS, POWERS

END, PASSING = End(), Choose(PASS)
DUE: Mapping[type, str] = {
    frames.Picking: "power",
    frames.Founding: "capital",
    frames.Posting: "posts",
    frames.Stationing: "units",
    frames.Ordering: "place",
    frames.Cycle: "action",
    frames.Moving: "moving",
    frames.Routing: "route",
    frames.Attacking: "attacking",
    frames.Building: "building",
    frames.Trading: "trading",
    frames.Steadying: "steadying",
    frames.Developing: "developing",
    frames.Offering: "offering",
    frames.Asked: "answer",
    frames.Starving: "supply",
    frames.Over: "over",
}
"""What is due in each kind of frame; within a chosen action it is also the kind of decision."""


def owing(state: DiesIraeState) -> Seat | None:
    """The seat that owes the one decision of the frame."""
    frame = state.frame
    if isinstance(frame, frames.Called):
        return state.realms[frame.power].seat
    if state.active != NOBODY:
        return state.realms[state.active].seat
    if isinstance(frame, frames.Ordering):
        return state.realms[frame.waiting[0]].seat
    return opening.next_picker(frame) if isinstance(frame, frames.Picking) else None


@latest  # asked before an action is chosen and again when it is checked
def decisions(state: DiesIraeState) -> tuple[Decision, ...]:
    """Who owes what: defaults are the first place in the set-up, passing and ending in a turn."""
    frame = state.frame
    if isinstance(frame, frames.Starving):
        realms = state.realms
        return tuple(
            _supply_decision(realms[power].seat, power, count, realms[power].capital, realms[power].stacks)
            for power, count in frame.owed
        )
    seat = owing(state)
    if seat is None:
        return ()
    if isinstance(frame, frames.Acting):
        return (owed(seat, DUE[type(frame)], END),)
    match frame:
        case frames.Cycle():
            number = [cube.power for cube in state.cubes].count(state.active) + 1
            return (owed(seat, "action", PASSING, number=number),)
        case frames.Asked():
            return (_offer_decision(state, frame, seat),)
        case frames.Routing():
            unit, target = Word("unit", frame.unit), movement.first_target(state)
            return (owed(seat, "route", target, unit=unit, count=frame.count),)
        case frames.Picking():
            facts: dict[str, Fact] = {}
            default: Action = opening.free_powers(frame)[0]
        case frames.Founding():
            facts, default = {}, opening.legal_capitals(state, frame, seat)[0]
        case frames.Posting():
            facts, default = {"count": frame.left}, opening.first_post(state, frame, seat)
        case frames.Stationing():
            facts = {"legions": frame.legions, "ships": frame.ships}
            default = opening.first_station(state, frame, seat)
        case frames.Ordering():
            facts, default = {}, turns.legal_places(state, frame, seat)[0]
    return (Decision(seat, DUE[type(frame)], default=default, facts=facts),)


def _offer_decision(state: DiesIraeState, frame: frames.Asked, seat: Seat) -> Decision:
    """An armistice to answer: silence accepts it in the end, so that nobody falls for being away."""
    who = {"power": Word("power", POWERS[frame.power]), "rival": Word("power", POWERS[state.active])}
    return Decision(
        seat,
        "offer",
        in_turn=False,
        default=Accept(),
        facts={**who, "talents": frame.talents},
        answers=(("accept", Accept()), ("refuse", Refuse())),
    )


@lru_cache(maxsize=8)  # one legion goes at a time: the other powers owe what they owed
def _supply_decision(seat: Seat, power: int, count: int, capital: int, stacks: tuple[Stack, ...]) -> Decision:
    """Legions to give up: by default the farthest from the capital."""
    return Decision(
        seat,
        "supply",
        in_turn=False,
        default=supply.farthest(capital, stacks)[0],
        facts={"power": Word("power", POWERS[power]), "count": count},
        answers=supply.ordered_disbandings(capital, stacks),
    )
