"""A seat gives up. Ours: the rulebook does not know it; play by post does.

Its pieces stay where they are and its villages can still be won for it, but it takes no more turns and wins
nothing; its hand goes under the discard pile. When one seat is left it has won.
"""

from engine.core.contract import Event, Seat, Step
from engine.core.values.change import change, with_more
from engine.deus.events import Withdrew
from engine.deus.frames import Acting, Digging, Laying, Marching, Mustering, Over
from engine.deus.law.opening import layer, mustered_for, next_layer
from engine.deus.law.scoring import final_events
from engine.deus.law.turns import next_turn
from engine.deus.state import FRESH, DeusState, DeusStep, with_player
from engine.deus.words import ARMY


def concede(state: DeusState, seat: Seat) -> DeusStep:
    """The game without the seat."""
    if isinstance(state.frame, Over) or state.players[seat].withdrawn:
        return Step(state)
    events: list[Event] = [Withdrew(seat)]
    lays = isinstance(state.frame, Laying) and layer(state) == seat
    staying = [each for each, player in enumerate(state.players) if each != seat and not player.withdrawn]
    if state.active == seat or len(staying) == 1:
        state = _broken_off(state)
    state = _left(state, seat)
    if len(staying) == 1:
        events += final_events(state, "alone")
        return Step(change(state, frame=Over("alone")), tuple(events))
    if isinstance(state.frame, Laying):
        return Step(next_layer(state) if lays else state, tuple(events))
    if isinstance(state.frame, Mustering):
        step = mustered_for(state, seat)
        return Step(step.state, (*events, *step.events))
    if state.active == seat:
        state = next_turn(state, events)
    return Step(state, tuple(events))


def _left(state: DeusState, seat: int) -> DeusState:
    player = state.players[seat]
    gone = change(player, hand=(), withdrawn=True)
    return _put_away(with_player(state, seat, gone), player.hand)


def _put_away(state: DeusState, cards: tuple[int, ...]) -> DeusState:
    """Cards go unseen under the discard pile; where there is none, under the draw pile."""
    if state.discard:
        return change(state, discard=(*cards, *state.discard))
    return change(state, deck=(*cards, *state.deck))


def _broken_off(state: DeusState) -> DeusState:
    """Nothing of a half-done action is left hanging: cards taken up, armies where they may not stay."""
    frame, seat = state.frame, state.active
    if isinstance(frame, Laying | Mustering):
        return state
    if isinstance(frame, Digging):
        state = _put_away(state, frame.cards)
    homeless = len(state.course.doubled) + (isinstance(frame, Marching) and frame.passing)
    if homeless:
        player = state.players[seat]
        player = change(player, spare=with_more(player.spare, ARMY, homeless))
        state = with_player(state, seat, player)
    return change(state, frame=Acting(), course=FRESH)


def stop(state: DeusState) -> DeusStep:
    """The game ends where it is, by agreement: all points are counted, and who has won is not said."""
    if isinstance(state.frame, Laying | Mustering | Over):
        return Step(state)
    scored = tuple(event for event in final_events(state, "agreed") if not event.ends)
    return Step(change(state, frame=Over("agreed"), course=FRESH), scored)
