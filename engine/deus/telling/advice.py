"""What a panel tells around the legal actions: progress, warnings, and why something is not to be had."""

from collections.abc import Iterator

from engine.core.contract import Action, Fact, Note, Refusal, Seat, Stage, Word
from engine.core.law import AnyRulebook
from engine.deus.actions import Build, Done, March, Place, PlaceAfar
from engine.deus.law.building import temple_needs
from engine.deus.law.counting import armies
from engine.deus.law.places import FAR
from engine.deus.law.science import RULE as SCIENCE_RULE
from engine.deus.state import (
    Acting,
    DeusState,
    Digging,
    Drawing,
    Ending,
    Laying,
    Marching,
    Mustering,
    Offering,
    Over,
    Placing,
    Producing,
    Recruiting,
    Taking,
    cards_of,
    ground,
)
from engine.deus.words import REGIONS, TEMPLE

STAGES = ("action", "place", "powers", "end")


def out_of_place(state: DeusState, action: Action) -> Refusal:
    """The action belongs to another moment: says what is due now."""
    frame = state.frame
    if isinstance(frame, Digging) and isinstance(action, Done):
        return Refusal("must-keep", {"left": frame.keep}, SCIENCE_RULE)
    due = {
        Laying: "laying", Mustering: "mustering", Acting: "acting", Placing: "placing", Offering: "offering",
        Ending: "ending", Over: "over",
    }.get(type(frame), "choice")  # fmt: skip
    return Refusal(f"due-{due}", {"verb": Word("verb", action.word)}, "Déroulement du jeu")


def stages(state: DeusState, seat: Seat) -> tuple[Stage, ...]:
    """Action, piece or god, powers, end: what is done, what is now."""
    frame = state.frame
    if isinstance(frame, Laying | Mustering | Over) or state.active != seat:
        return ()
    now = {Acting: 0, Placing: 1, Offering: 1, Ending: 3}.get(type(frame), 2)
    return tuple(
        Stage(key, "done" if place < now else "now" if place == now else "next")
        for place, key in enumerate(STAGES)
    )


def sought_in_vain(rules: AnyRulebook, state: DeusState, seat: Seat) -> Iterator[Action]:
    """Actions people look for here although a rule forbids them."""
    frame = state.frame
    if isinstance(frame, Laying | Mustering | Over) or state.active != seat:
        return
    sought: list[Action] = []
    if isinstance(frame, Acting):
        names = cards_of(state).names
        sought += [Build(names[card]) for card in dict.fromkeys(state.players[seat].hand)]
    elif isinstance(frame, Placing):
        sought += [Place(REGIONS[region]) for region in _around(state, seat)]
    elif isinstance(frame, Marching) and not frame.passing:
        sought += [
            March(REGIONS[region], REGIONS[there])
            for region in armies(state, seat)
            for there in ground(state).neighbours[region]
        ]
    yield from (action for action in sought if rules.refusal(state, seat, action) is not None)


def _around(state: DeusState, seat: int) -> list[int]:
    """The seat's regions and those beside them."""
    own = [region for region, owner in enumerate(state.owner) if owner == seat]
    return sorted({*own, *(there for region in own for there in ground(state).neighbours[region])})


def warnings(state: DeusState, action: Action) -> tuple[Note, ...]:
    """Before something is given away: points for a distance, the last temple, gifts left lying."""
    frame = state.frame
    if isinstance(action, PlaceAfar):
        return (Note("afar", {"region": Word("region", action.region), "vp": FAR}),)
    if isinstance(action, Build):
        cards = cards_of(state)
        design = cards.designs[cards.number[action.card]]
        if design.colour == TEMPLE and state.temples == 1:
            return (Note("last-temple", {"card": Word("card", action.card)}),)
        if design.colour == TEMPLE and not state.temples:
            facts: dict[str, Fact] = {
                "card": Word("card", action.card),
                "needs": temple_needs(state.players[state.active]),
            }
            return (Note("no-temple-piece", facts),)
    if isinstance(action, Done) and isinstance(frame, Taking | Recruiting | Producing):
        return (Note("gifts-left", {"left": frame.left}),)
    if isinstance(action, Done) and isinstance(frame, Drawing):
        return (Note("cards-left", {"left": frame.count}),)
    return ()
