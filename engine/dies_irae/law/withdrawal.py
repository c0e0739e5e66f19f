"""A seat gives up. Ours: the rulebook does not know it; play by post does.

Its power leaves as if its people had revolted (14): units go, posts, fortresses and monuments stay. When one
power is left it has won.
"""

from engine.core.contract import Chance, Event, Seat, Step
from engine.core.values.change import change
from engine.dies_irae.actions import PlayPower
from engine.dies_irae.events import Withdrew
from engine.dies_irae.frames import Founding, Over, Picking, Posting, Stationing
from engine.dies_irae.law.opening import next_power, pick, picked_on
from engine.dies_irae.law.reckoning import counted, decided, fallen, settled
from engine.dies_irae.law.turns import resumed, won
from engine.dies_irae.state import NOBODY, DiesIraeState, DiesIraeStep, living
from engine.dies_irae.words import POWERS


def concede(state: DiesIraeState, seat: Seat) -> DiesIraeStep:
    """The state without the seat's power. While powers are chosen the others go on choosing."""
    if isinstance(state.frame, Picking):
        return _picking_without(state, state.frame, seat)
    events: list[Event] = []
    power = next((number for number in living(state) if state.realms[number].seat == seat), None)
    if power is None or isinstance(state.frame, Over):
        return Step(state)
    events.append(Withdrew(POWERS[power]))
    before, state = state, fallen(state, power)
    frame = state.frame
    if decided(state):
        over = won(state, events, "alone", living(state))
        return Step(over if state.round else counted(over), tuple(events))
    if isinstance(frame, Founding | Posting | Stationing):
        if frame.power == power:
            state = next_power(state, power, events)
        return Step(state, tuple(events))
    state = settled(before, state, events)
    return Step(resumed(state, events, "alone"), tuple(events))


def _picking_without(state: DiesIraeState, frame: Picking, seat: Seat) -> DiesIraeStep:
    """The others choose on; once one is left alone, what is free is given out and the game is over."""
    if seat in frame.left:
        return Step(state)
    left = (*frame.left, seat)
    alone = len(left) == len(frame.seats) - 1
    step = picked_on(state, Picking(frame.seats, left), [], at_once=alone)
    return _without_leavers(step, left)


def pick_power(
    state: DiesIraeState, frame: Picking, _seat: Seat, action: PlayPower, _chance: Chance
) -> DiesIraeStep:
    """The power is taken; after the last one, those who gave up while powers were chosen leave."""
    return _without_leavers(pick(state, frame, action), frame.left)


def _without_leavers(step: DiesIraeStep, left: tuple[Seat, ...]) -> DiesIraeStep:
    state, events = step.state, list(step.events)
    if not isinstance(state.frame, Picking):
        for seat in left:
            gone = concede(state, seat)
            state, events = gone.state, [*events, *gone.events]
    return Step(state, tuple(events))


def stop(state: DiesIraeState) -> Step[DiesIraeState]:
    """The game ends where it is, by agreement: no power has won by the rules."""
    return Step(change(state, frame=Over("agreed", ()), active=NOBODY) if state.realms else state)
