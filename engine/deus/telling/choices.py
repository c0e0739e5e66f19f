"""What an answer to a card, to a god or before the first turn comes to, told before it is given."""

from engine.core.contract import Action, Fact, Note, Seat, View, Word, named, seat_word
from engine.core.values.amounts import Amounts
from engine.deus.actions import Activate, Besiege, Buy, Draw, Keep, Lay, Look, Muster, Rob, Sell
from engine.deus.continent import continent
from engine.deus.frames import Besieging, Buying, Drawing, Laying, Looking, Mustering, Robbing, Selling
from engine.deus.law.opening import as_laid, pieces_to_choose
from engine.deus.state import DeusState, cards_of, ground
from engine.deus.words import REGION_NUMBER, TILES


def price(view: View[DeusState], action: Action) -> Amounts | None:
    """What is paid for resources."""
    frame = view.state.frame
    if isinstance(action, Buy) and isinstance(frame, Buying):
        return Amounts.of(gold=action.count * frame.price)
    return None


def brought(view: View[DeusState], action: Action) -> tuple[Note, ...]:
    """What selling, robbing and besieging bring, what a card drawn or used again does, what cannot be taken
    back, what is left to be chosen, how large a village is."""
    state = view.state
    match action, state.frame:
        case Sell(), Selling(gold=gold, vp=vp):
            gains = Amounts.of(gold=gold * action.count, vp=vp * action.count)
            return (
                Note("sell", {"goods": Amounts.from_pairs([(action.good, action.count)]), "gains": gains}),
            )
        case Rob(), Robbing(gold=gold, vp=vp):
            taken = Amounts.of(gold=min(gold, state.players[action.rival].gold))
            return (Note("rob", {"rival": seat_word(Seat(action.rival)), "gains": taken, "vp": vp}),)
        case Besiege(), Besieging(vp=vp):
            return (_siege(state, action, vp),)
        case ((Keep() | Activate()), _):
            return (_card(state, action),)
        case Draw(), Drawing(count=count):
            return (Note("draw", {"count": count}),)
        case Look(), Looking(look=look, keep=keep):
            return (Note("look", {"count": look, "keep": keep}),)
        case Muster(), Mustering(chosen=chosen):
            left = pieces_to_choose(state.setting.options) - sum(chosen[view.seat]) - action.count
            return (
                Note("muster", {"piece": Word("piece", action.piece), "count": action.count, "left": left}),
            )
        case Lay(), Laying():
            return (_village(state, state.frame, action),)
    return ()


def _siege(state: DeusState, action: Besiege, vp: int) -> Note:
    points = state.villages[ground(state).village_number[REGION_NUMBER[action.region]]]
    taken = min(vp, points)
    facts: dict[str, Fact] = {**named(region=action.region), "vp": taken, "left": points - taken}
    return Note("besiege", facts)


def _card(state: DeusState, action: Keep | Activate) -> Note:
    found = cards_of(state)
    cost = found.designs[found.number[action.card]].whole_cost
    return Note(action.word, {**named(card=action.card), "cost": cost})


def _village(state: DeusState, frame: Laying, action: Lay) -> Note:
    """How many regions the new tile's village has beside it until now: so many points it will have."""
    found = continent((*state.laid, as_laid(state, frame, action)))
    facts: dict[str, Fact] = {
        **named(tile=TILES[len(state.laid)]),
        "vp": len(found.neighbours[found.villages[-1]]),
        "more": "yes" if frame.faces[1:] else "no",
    }
    return Note("lay", facts)
