"""Who owes what, and the answer that stands if none ever comes."""

from engine.core.contract import Decision, Fact, Seat, Word
from engine.dies_irae import movement, opening, supply, turns
from engine.dies_irae.actions import Accept, Choose, End, Refuse
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


def power_of(state: DiesIraeState, seat: Seat) -> int:
    """The number of a seat's power."""
    return next(power for power, realm in enumerate(state.realms) if realm.seat == seat)


def owing(state: DiesIraeState) -> Seat | None:
    """The seat that owes the one decision of the frame."""
    frame = state.frame
    if isinstance(frame, Picking):
        return opening.next_picker(frame)
    if isinstance(frame, Founding | Posting | Stationing | Asked):
        return state.realms[frame.power].seat
    if isinstance(frame, Ordering):
        return state.realms[frame.waiting[0]].seat
    return None if state.active == NOBODY else state.realms[state.active].seat


def decisions(state: DiesIraeState) -> tuple[Decision, ...]:  # noqa: C901
    """Who owes what: defaults are the first place in the set-up, passing and ending in a turn."""
    frame = state.frame
    if isinstance(frame, Starving):
        return tuple(_supply_decision(state, frame, power) for power, _ in frame.owed)
    seat = owing(state)
    if seat is None:
        return ()
    match frame:
        case Picking():
            return (Decision(seat, "power", default=opening.legal_picks(frame)[0]),)
        case Founding():
            return (Decision(seat, "capital", default=opening.legal_capitals(state, frame)[0]),)
        case Posting():
            default = opening.legal_posts(state, frame)[0]
            return (Decision(seat, "posts", default=default, facts={"count": frame.left}),)
        case Stationing():
            facts = {"legions": frame.legions, "ships": frame.ships}
            return (Decision(seat, "units", default=opening.legal_stations(state, frame)[0], facts=facts),)
        case Ordering():
            return (Decision(seat, "place", default=turns.legal_places(state, frame)[0]),)
        case Cycle():
            number = sum(cube.power == state.active for cube in state.cubes) + 1
            return (Decision(seat, "action", default=Choose(PASS), facts={"number": number}),)
        case Moving():
            return (Decision(seat, "moving", default=END),)
        case Routing():
            led: dict[str, Fact] = {"unit": Word("unit", frame.unit), "count": frame.count}
            target = movement.legal_targets(state)[0]
            return (Decision(seat, "route", default=target, facts=led),)
        case Attacking():
            return (Decision(seat, "attacking", default=END),)
        case Building():
            return (Decision(seat, "building", default=END),)
        case Trading():
            return (Decision(seat, "trading", default=END),)
        case Steadying():
            return (Decision(seat, "steadying", default=END),)
        case Developing():
            return (Decision(seat, "developing", default=END),)
        case Offering():
            return (Decision(seat, "offering", default=END),)
        case Asked():
            return (_offer_decision(state, frame),)
    return ()


def _offer_decision(state: DiesIraeState, frame: Asked) -> Decision:
    """An armistice to answer: silence counts as a refusal in the end, which costs stability."""
    return Decision(
        state.realms[frame.power].seat,
        "offer",
        in_turn=False,
        default=Refuse(),
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
        default=supply.legal_disbandings(state, frame, power)[0],
        facts={"power": Word("power", POWERS[power]), "count": dict(frame.owed)[power]},
    )
