"""What a panel tells around the legal actions: progress, warnings, and why something is not to be had."""

from collections.abc import Sequence

from engine.core.contract import Action, Fact, Note, Stage, View, Word, named, stages_at
from engine.deus import frames
from engine.deus.actions import Build, Done, March, Place
from engine.deus.law.building import temple_needs
from engine.deus.law.counting import armies
from engine.deus.state import DeusState, cards_of, ground
from engine.deus.words import REGIONS, TEMPLE

STAGES = ("action", "place", "powers", "end")


def stages(view: View[DeusState]) -> tuple[Stage, ...]:
    """Action, piece or god, powers, end: what is done, what is now."""
    frame = view.state.frame
    if isinstance(frame, frames.Laying | frames.Mustering | frames.Over) or view.state.active != view.seat:
        return ()
    now = {frames.Acting: 0, frames.Placing: 1, frames.Offering: 1, frames.Ending: 3}.get(type(frame), 2)
    return stages_at(STAGES, now)


def sought(view: View[DeusState]) -> Sequence[Action]:
    """Actions people look for here, even where a rule forbids them: cards in hand, regions near, armies."""
    state, seat, frame = view.state, view.seat, view.state.frame
    if state.active != seat:
        return ()
    if isinstance(frame, frames.Acting):
        names = cards_of(state).names
        return [Build(names[card]) for card in dict.fromkeys(state.players[seat].hand)]
    if isinstance(frame, frames.Placing):
        return [Place(REGIONS[region]) for region in _around(state, seat)]
    if isinstance(frame, frames.Marching) and not frame.passing:
        return [
            March(REGIONS[region], REGIONS[there])
            for region in armies(state, seat)
            for there in ground(state).neighbours[region]
        ]
    return ()


def _around(state: DeusState, seat: int) -> list[int]:
    """The seat's regions and those beside them."""
    own = [region for region, owner in enumerate(state.owner) if owner == seat]
    return sorted({*own, *(there for region in own for there in ground(state).neighbours[region])})


def warnings(view: View[DeusState], action: Action) -> tuple[Note, ...]:
    """Before something is given away: the last temple, gifts left lying."""
    state, frame = view.state, view.state.frame
    if isinstance(action, Build):
        cards = cards_of(state)
        design = cards.designs[cards.number[action.card]]
        if design.colour == TEMPLE and state.temples == 1:
            return (Note("last-temple", named(card=action.card)),)
        if design.colour == TEMPLE and not state.temples:
            facts: dict[str, Fact] = {
                "card": Word("card", action.card),
                "needs": temple_needs(state.players[state.active]),
            }
            return (Note("no-temple-piece", facts),)
    if isinstance(action, Done) and isinstance(frame, frames.Taking | frames.Recruiting | frames.Producing):
        return (Note("gifts-left", {"left": frame.left}),)
    if isinstance(action, Done) and isinstance(frame, frames.Drawing):
        return (Note("cards-left", {"left": frame.count}),)
    return ()
