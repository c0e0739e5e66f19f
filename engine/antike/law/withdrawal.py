"""A seat gives up. Ours: the rulebook does not know it; play by post does.

The seat's nations take no more turns and answer no more questions. Their units leave the board and all they
hold goes back to the bank. Their cities and temples stay where they are and can be conquered, all but the
last, and their personages stay won. When one seat is left it has won.
"""

from engine.antike.actions import Settle
from engine.antike.events import Withdrew, Won
from engine.antike.law.fight import without
from engine.antike.law.opening import chosen_on, nations_in_play, settle
from engine.antike.law.personages import next_turn
from engine.antike.state import NOBODY, AntikeState, Choosing, MovedIn, Over, Realm, Settling
from engine.core.contract import Event, Seat, Step
from engine.core.values.change import change


def _left(realm: Realm) -> Realm:
    nobody = (0,) * len(realm.legions)
    return change(realm, goods=(0, 0, 0), coins=0, legions=nobody, galleys=nobody, withdrawn=True)


def concede(state: AntikeState, seat: Seat) -> Step[AntikeState]:
    """The state without the seat's nations."""
    if isinstance(state.frame, Over):
        return Step(state)
    if isinstance(state.frame, Choosing):
        return _choosing_without(state, state.frame, seat)
    gone = tuple(number for number, realm in enumerate(state.realms) if realm.seat == seat)
    events: list[Event] = [
        Withdrew(realm.nation) for realm in state.realms if realm.seat == seat and not realm.withdrawn
    ]
    coins = state.coins + sum(state.realms[number].coins for number in gone)
    realms = tuple(_left(realm) if realm.seat == seat else realm for realm in state.realms)
    state = change(state, realms=realms, coins=coins)
    if len({realm.seat for realm in realms if not realm.withdrawn}) == 1:
        return _alone(state, events)
    frame = state.frame
    if isinstance(frame, Settling):
        return Step(_settled_without(state, gone), tuple(events))
    if state.active in gone:
        return Step(next_turn(state), tuple(events))
    if isinstance(frame, MovedIn):
        step = without(state, frame, gone)
        return Step(step.state, (*events, *step.events))
    return Step(state, tuple(events))


def _alone(state: AntikeState, events: list[Event]) -> Step[AntikeState]:
    """The one seat that is left has won, by the better of its nations."""
    winner = max(
        (number for number, realm in enumerate(state.realms) if not realm.withdrawn),
        key=lambda number: sum(state.realms[number].personages),
    )
    realm = state.realms[winner]
    events.append(Won(realm.nation, sum(realm.personages)))
    return Step(change(state, frame=Over("alone", winner)), tuple(events))


def _choosing_without(state: AntikeState, frame: Choosing, seat: Seat) -> Step[AntikeState]:
    """The others go on choosing; what the seat has chosen already goes with it."""
    if seat in frame.left:
        return Step(state)
    events: list[Event] = [Withdrew(nation) for nation in frame.taken[seat]]
    frame = Choosing(frame.taken, (*frame.left, seat))
    alone = len(frame.left) == state.seats - 1
    step = chosen_on(state, frame, events, at_once=alone)
    return _alone(step.state, list(step.events)) if alone else step


def _settled_without(state: AntikeState, gone: tuple[int, ...]) -> AntikeState:
    """The nations that left settle in their first city; the first turn begins if all have settled."""
    for number in gone:
        if isinstance(state.frame, Settling) and number in state.frame.owed:
            start, seat = nations_in_play(state.options, state.seats)[number], state.realms[number].seat
            first = Settle(start.nation, state.board.provinces[start.cities[0]])
            state = settle(state, state.frame, seat, first, None).state
    return state


def stop(state: AntikeState) -> Step[AntikeState]:
    """The game ends where it is, by agreement: no nation has won by the rules."""
    return Step(change(state, frame=Over("agreed", NOBODY)) if state.realms else state)
