"""Who owes what, and the answer that stands if none ever comes."""

from collections.abc import Mapping

from engine.core.contract import Action, Decision, Fact, Seat, Word, owed
from engine.deus import frames
from engine.deus.actions import Done, End, Pass
from engine.deus.law import building, marching, offering, opening, science
from engine.deus.state import DeusState, cards_of
from engine.deus.words import HIDDEN, PIECES

DONE, END, PASS = Done(), End(), Pass()
CHOICES: Mapping[type[frames.Choice], str] = {
    frames.Buying: "buy",
    frames.Selling: "sell",
    frames.Exchanging: "exchange",
    frames.Producing: "produce",
    frames.Taking: "take",
    frames.Recruiting: "recruit",
    frames.Drawing: "draw",
    frames.Activating: "activate",
    frames.Looking: "look",
    frames.Digging: "dig",
    frames.Discarding: "discard",
    frames.Marching: "march",
    frames.Robbing: "rob",
    frames.Besieging: "besiege",
}
"""What cards and gods offer, and the kind of decision each is."""
DUE: Mapping[type, str] = {
    **dict.fromkeys((*CHOICES, frames.Resolving), "choice"),
    frames.Laying: "laying",
    frames.Mustering: "mustering",
    frames.Acting: "acting",
    frames.Placing: "placing",
    frames.Offering: "offering",
    frames.Ending: "ending",
    frames.Over: "over",
}
"""What is due in each kind of frame."""


def decisions(state: DeusState) -> tuple[Decision, ...]:
    """One of the active seat; of several while starting pieces are chosen."""
    frame, seat = state.frame, Seat(state.active)
    if isinstance(frame, frames.Acting):
        return (owed(seat, "act") if state.players[seat].hand else owed(seat, "pass", PASS),)
    if isinstance(frame, frames.Placing):
        piece = Word("piece", building.piece_word(frame.piece))
        return (owed(seat, "place", building.usual_place(state, frame, seat), piece=piece),)
    if isinstance(frame, frames.Ending):
        return (owed(seat, "end", END),)
    if isinstance(frame, frames.Offering):
        god = offering.legal_gods(state, frame, seat)[0]
        return (owed(seat, "offering", god, count=len(frame.cards)),)
    if isinstance(frame, frames.Laying):
        seat = opening.layer(state)
        return (Decision(seat, "lay", default=opening.legal_laying(state, frame, seat)[0]),)
    if isinstance(frame, frames.Mustering):
        return tuple(_muster(state, frame, each) for each in opening.choosing(frame))
    return (_choice(state, frame, seat),) if isinstance(frame, frames.Choice) else ()


def _choice(state: DeusState, frame: frames.Choice, seat: Seat) -> Decision:
    """What a card offers, or a god, who is not named."""
    left = getattr(frame, "left", 0)
    if isinstance(frame, frames.Marching):
        left = left or frame.regions
    source = Word("card", cards_of(state).names[frame.card]) if frame.card >= 0 else ""
    default = usual_answer(state, frame, seat)
    return owed(seat, CHOICES[type(frame)], default, source=source, left=left, later=_later(state))


def _later(state: DeusState) -> tuple[Word, ...]:
    """The cards whose powers are still to come after the present one's."""
    names = cards_of(state).names
    return tuple(Word("card", names[card]) for card, number in state.course.agenda if not number)


def usual_answer(state: DeusState, frame: frames.Choice, seat: Seat) -> Action | None:
    """The answer that changes least; None where it is a card that the view hides.

    Effects are optional; but armies may not stay where they cannot, and cards taken up are kept.
    """
    if isinstance(frame, frames.Digging):
        return None if HIDDEN in frame.cards else science.legal_keeps(state, frame, seat)[0]
    if isinstance(frame, frames.Marching) and not marching.may_rest(state, frame):
        return marching.legal_marches(state, frame, seat)[0]
    return DONE


def _muster(state: DeusState, frame: frames.Mustering, seat: Seat) -> Decision:
    default = None if HIDDEN in frame.chosen[seat] else opening.usual_muster(state, frame, seat)
    piece = Word("piece", PIECES[len(frame.chosen[seat])])
    facts: dict[str, Fact] = {"piece": piece, "count": opening.pieces_to_choose(state.setting.options)}
    return Decision(seat, "muster", in_turn=False, default=default, facts=facts)
