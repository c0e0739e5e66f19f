"""A seat gives up. Ours: the rulebook does not know it; play by post does.

Its pieces stay where they are and its villages can still be won for it, but it takes no more turns and wins
nothing; its hand goes under the discard pile. When one seat is left it has won.
"""

from engine.core.contract import Event, Seat, Step
from engine.deus.counts import shifted_five
from engine.deus.events import Withdrew
from engine.deus.opening import muster, usual_muster
from engine.deus.scoring import final_events
from engine.deus.state import (
    Acting,
    DeusState,
    Digging,
    Frame,
    Laying,
    Marching,
    Mustering,
    Over,
    Player,
    change,
    change_player,
    with_player,
)
from engine.deus.turns import next_turn
from engine.deus.words import ARMY


def concede(state: DeusState, seat: Seat) -> Step[DeusState]:
    """The game without the seat."""
    if isinstance(state.frame, Over) or state.players[seat].withdrawn:
        return Step(state)
    events: list[Event] = [Withdrew(seat)]
    if state.active == seat:
        state = _broken_off(state, seat)
    state = _left(state, seat)
    staying = [each for each, player in enumerate(state.players) if not player.withdrawn]
    if len(staying) == 1:
        events += final_events(state, "alone")
        return Step(change(state, frame=Over("alone")), tuple(events))
    if isinstance(state.frame, Laying):
        return Step(state, tuple(events))
    if isinstance(state.frame, Mustering):
        step = _mustered_without(state, seat)
        return Step(step.state, (*events, *step.events))
    if state.active == seat:
        state = next_turn(state, events)
    return Step(state, tuple(events))


def _left(state: DeusState, seat: int) -> DeusState:
    player = state.players[seat]
    gone = Player(
        player.gold, player.vp, player.goods, player.ready, player.spare, (), player.columns, player.wild,
        withdrawn=True,
    )  # fmt: skip
    return change(with_player(state, seat, gone), discard=(*player.hand, *state.discard))


def _broken_off(state: DeusState, seat: int) -> DeusState:
    """Nothing of a half-done action is left hanging: the army on its way, cards taken up."""
    frame = state.frame
    if isinstance(frame, Laying | Mustering):
        return state
    after: Frame = Acting()
    if isinstance(frame, Digging):
        return change(state, discard=(*frame.cards, *state.discard), frame=after)
    if isinstance(frame, Marching) and frame.passing:
        player = state.players[seat]
        player = change_player(player, spare=shifted_five(player.spare, ARMY, 1))
        return change(with_player(state, seat, player), frame=after)
    return change(state, frame=after)


def _mustered_without(state: DeusState, seat: Seat) -> Step[DeusState]:
    """The seat's open choices are made for it, so that the others can begin."""
    events: tuple[Event, ...] = ()
    while isinstance(state.frame, Mustering) and len(state.frame.chosen[seat]) < 5:
        step = muster(state, state.frame, seat, usual_muster(state, state.frame, seat))
        state, events = step.state, step.events
    return Step(state, events)
