"""A seat gives up. Ours: the rulebook does not know it; play by post does.

The seat's nations take no more turns and answer no more questions. Their units leave the board, their cities
stay where they are and can be conquered, all but the last. When one seat is left it has won.
"""

from engine.antike.actions import Settle
from engine.antike.board import board
from engine.antike.events import Withdrew, Won
from engine.antike.fight import without
from engine.antike.opening import choose_nation, legal_choices, nations_in_play, settle
from engine.antike.personages import next_turn
from engine.antike.state import (
    AntikeState,
    Choosing,
    Coin,
    MovedIn,
    Over,
    Realm,
    Settling,
    change,
)
from engine.core.contract import Event, Seat, Step


def _left(realm: Realm, provinces: int) -> Realm:
    nobody = (0,) * provinces
    return Realm(
        realm.nation,
        realm.seat,
        realm.goods,
        realm.coins,
        realm.field,
        realm.advances,
        realm.personages,
        nobody,
        nobody,
        True,
    )


def concede(state: AntikeState, seat: Seat) -> Step[AntikeState]:
    """The state without the seat's nations."""
    if isinstance(state.frame, Over):
        return Step(state)
    if isinstance(state.frame, Choosing):
        state = _dealt(state)
    gone = tuple(number for number, realm in enumerate(state.realms) if realm.seat == seat)
    realms = tuple(_left(realm, len(state.owner)) if realm.seat == seat else realm for realm in state.realms)
    events: list[Event] = [
        Withdrew(realm.nation) for realm in state.realms if realm.seat == seat and not realm.withdrawn
    ]
    state = change(state, realms=realms)
    staying = {realm.seat for realm in realms if not realm.withdrawn}
    if len(staying) == 1:
        (last,) = staying
        winner = max(
            (number for number, realm in enumerate(realms) if realm.seat == last),
            key=lambda number: sum(realms[number].personages),
        )
        events.append(Won(realms[winner].nation, sum(realms[winner].personages)))
        return Step(change(state, frame=Over("alone", winner)), tuple(events))
    frame = state.frame
    if isinstance(frame, Settling):
        return Step(_settled_without(state, gone), tuple(events))
    if state.active in gone:
        return Step(next_turn(state), tuple(events))
    if isinstance(frame, MovedIn):
        step = without(state, frame, gone)
        return Step(step.state, (*events, *step.events))
    return Step(state, tuple(events))


def _dealt(state: AntikeState) -> AntikeState:
    """Nations not chosen yet are given out in order, so that the game can go on."""
    while isinstance(state.frame, Choosing):
        state = choose_nation(state, state.frame, legal_choices(state, state.frame)[0]).state
    return state


def _settled_without(state: AntikeState, gone: tuple[int, ...]) -> AntikeState:
    """The nations that left settle in their first city; the first turn begins if all have settled."""
    for number in gone:
        if isinstance(state.frame, Settling) and number in state.frame.owed:
            start = nations_in_play(state.options, state.seats)[number]
            province = board(state.options.board).provinces[start.cities[0]]
            state = settle(state, state.frame, Settle(start.nation, province)).state
    if isinstance(state.frame, Coin) and state.realms[state.active].withdrawn:
        return _first_turn(next_turn(state))
    return state


def _first_turn(state: AntikeState) -> AntikeState:
    """The first turn of the game, whoever has it."""
    return AntikeState(
        state.options,
        state.seats,
        state.owner,
        state.temples,
        state.realms,
        state.active,
        state.frame,
        1,
        1,
        state.coins,
        0,
        0,
    )
