"""A seat gives up. Ours: the rulebook does not know it; play by post does.

Its power leaves as if its people had revolted (14): units go, posts, fortresses and monuments stay. When one
power is left it has won.
"""

from engine.core.contract import Event, Seat, Step
from engine.dies_irae.events import Withdrew
from engine.dies_irae.opening import legal_picks, next_power, pick
from engine.dies_irae.reckoning import counted, decided, fallen, settled
from engine.dies_irae.state import (
    DiesIraeState,
    Founding,
    Over,
    Picking,
    Posting,
    Stationing,
    living,
)
from engine.dies_irae.turns import ended, resumed
from engine.dies_irae.words import POWERS


def concede(state: DiesIraeState, seat: Seat) -> Step[DiesIraeState]:
    """The state without the seat's power. Powers still to be chosen are dealt first."""
    events: list[Event] = []
    while isinstance(state.frame, Picking):
        step = pick(state, state.frame, legal_picks(state.frame)[0])
        state = step.state
        events += step.events
    power = next((number for number in living(state) if state.realms[number].seat == seat), None)
    if power is None or isinstance(state.frame, Over):
        return Step(state)
    events.append(Withdrew(POWERS[power]))
    before, state = state, fallen(state, power)
    frame = state.frame
    if decided(state):
        over = ended(state, events, "alone")
        return Step(over if state.round else counted(over), tuple(events))
    if isinstance(frame, Founding | Posting | Stationing):
        if frame.power == power:
            state = next_power(state, power, events)
        return Step(state, tuple(events))
    state = settled(before, state, events)
    return Step(resumed(state, events, "alone"), tuple(events))
