"""5, 6, 7, 15: a turn begins with income, armistices, order; it ends with victory, maintenance, supply."""

from engine.core.contract import Chance, Event, Fact, Refusal, Seat, Step
from engine.core.values.change import change, with_entry
from engine.dies_irae.actions import End, TakePlace
from engine.dies_irae.events import ArmisticeEnded, FleetMaintained, IncomeReceived, OrderSet, TurnBegan, Won
from engine.dies_irae.frames import Acting, Asked, Cycle, Ordering, Over, Starving
from engine.dies_irae.law.reckoning import decided, settled, shifted
from engine.dies_irae.law.tally import best, income, points, supplied
from engine.dies_irae.pieces import count_legions, count_ships
from engine.dies_irae.state import NOBODY, DiesIraeState, DiesIraeStep, Pact, living, with_realm
from engine.dies_irae.values import price
from engine.dies_irae.words import POWERS

DEEDS_A_TURN = 5
"""Actions each power has in a cycle (8)."""
BOXES = 3
"""Boxes of an armistice track: turns it lasts (9.8)."""


def begin_turn(state: DiesIraeState, events: list[Event]) -> DiesIraeState:
    """The state in a new turn: income, armistices, order of play, then the cycle, or the places (17.6)."""
    state = change(state, round=state.round + 1, active=NOBODY, cubes=(), passes=0)
    events.append(TurnBegan(state.round))
    for power in living(state):
        talents = income(state.realms[power])
        events.append(IncomeReceived(POWERS[power], talents))
        state = with_realm(state, power, talents=state.realms[power].talents + talents)
    state = change(state, pacts=_advanced(state, events), short=len(living(state)) == 2)
    order = ranked(state)
    state = change(state, order=order)
    if state.options.initiative:
        return change(state, frame=Ordering(order, (NOBODY,) * len(order)))
    return begin_cycle(state, events)


def _advanced(state: DiesIraeState, events: list[Event]) -> tuple[Pact, ...]:
    kept = []
    for pact in state.pacts:
        if pact.box < BOXES:
            kept.append(pact._replace(box=pact.box + 1))
        else:
            events.append(ArmisticeEnded(POWERS[pact.asker], POWERS[pact.partner]))
    return tuple(kept)


def ranked(state: DiesIraeState) -> tuple[int, ...]:
    """The order of play: military, fleet, income, units on the map, then as in the last turn (7)."""

    def merit(power: int) -> tuple[int, ...]:
        realm = state.realms[power]
        return (*realm.development[:2], income(realm), count_legions(realm) + count_ships(realm))

    alive = [power for power in state.order if not state.realms[power].fallen]
    return tuple(sorted(alive, key=merit, reverse=True))


def begin_cycle(state: DiesIraeState, events: list[Event]) -> DiesIraeState:
    """The state in which the first power of the order chooses an action."""
    events.append(OrderSet(tuple(POWERS[power] for power in state.order)))
    return change(state, active=state.order[0], number=state.number + 1, frame=Cycle())


def legal_places(_state: DiesIraeState, frame: Ordering, _seat: Seat) -> list[TakePlace]:
    """17.6: the first to choose plays first or last, the second takes one of the places left."""
    free = [place for place, taken in enumerate(frame.places, 1) if taken == NOBODY]
    if len(free) == len(frame.places):
        free = [free[0], free[-1]]
    return [TakePlace(place) for place in free]


def refuse_place(state: DiesIraeState, frame: Ordering, seat: Seat, action: TakePlace) -> Refusal | None:
    """The place is taken, or the first to choose wants the middle."""
    possible = legal_places(state, frame, seat)
    if action in possible:
        return None
    facts: dict[str, Fact] = {"place": action.place, "free": tuple(each.place for each in possible)}
    return Refusal("no-such-place", facts, "17.6")


def take_place(
    state: DiesIraeState, frame: Ordering, _seat: Seat, action: TakePlace, _chance: Chance
) -> DiesIraeStep:
    """The place is taken; the last power gets the last one."""
    events: list[Event] = []
    places = with_entry(frame.places, action.place - 1, frame.waiting[0])
    waiting = frame.waiting[1:]
    if len(waiting) > 1:
        return Step(change(state, frame=Ordering(waiting, places)))
    for last in waiting:
        places = with_entry(places, places.index(NOBODY), last)
    return Step(begin_cycle(change(state, order=places), events), tuple(events))


def end_action(
    state: DiesIraeState, _frame: Acting, _seat: Seat, _action: End, _chance: Chance
) -> DiesIraeStep:
    """The chosen action is over: the next power chooses one (8)."""
    events: list[Event] = []
    return Step(next_actor(state, events), tuple(events))


def next_power_of(state: DiesIraeState) -> int | None:
    """The next power in the order that has an action left in this cycle; None: none has."""
    at = state.order.index(state.active)
    for power in (*state.order[at + 1 :], *state.order[: at + 1]):
        spent = [cube.power for cube in state.cubes].count(power)
        if not state.realms[power].fallen and spent < DEEDS_A_TURN:
            return power
    return None


def next_actor(state: DiesIraeState, events: list[Event]) -> DiesIraeState:
    """The state in which the next power in the order chooses an action, or the cycle ends (8)."""
    power = next_power_of(state)
    if power is None or _all_passed(state):
        return end_cycle(state, events)
    return change(state, active=power, number=state.number + 1, frame=Cycle())


def _all_passed(state: DiesIraeState) -> bool:
    """Whether all who still play passed one after another; a pass of one who has left counts no more (8)."""
    passed = {cube.power for cube in state.cubes[len(state.cubes) - state.passes :]}
    return passed.issuperset(living(state))


def finished(before: DiesIraeState, state: DiesIraeState, events: list[Event]) -> DiesIraeState:
    """The state after an action: what follows from it comes first, then the next power acts."""
    state = settled(before, state, events)
    if decided(state):
        return won(state, events, "revolution", living(state))
    return next_actor(state, events)


def end_cycle(state: DiesIraeState, events: list[Event]) -> DiesIraeState:
    """The state after a cycle: victory is looked for, ships are paid for, supply is checked (5, 10, 15)."""
    goal = int(state.options.victory)
    if any(points(state, power) >= goal for power in living(state)):
        return won(state, events, "points", best(state))
    if state.options.turns != "unlimited" and state.round >= int(state.options.turns):
        return won(state, events, "turns", best(state))
    for power in state.order:
        before = state
        state = settled(before, maintained(state, power, events), events)
        if decided(state):
            return won(state, events, "revolution", living(state))
    return starving(change(state, active=NOBODY), events)


def maintained(state: DiesIraeState, power: int, events: list[Event]) -> DiesIraeState:
    """A power pays for its ships what it can; if not all, its stability falls by one (10)."""
    realm = state.realms[power]
    ships = count_ships(realm)
    if realm.fallen or not ships:
        return state
    due = ships * (price(realm.development, "ship-maintenance") or 0)
    paid = min(due, realm.talents)
    events.append(FleetMaintained(POWERS[power], paid, due - paid))
    state = with_realm(state, power, talents=realm.talents - paid)
    return state if paid == due else shifted(state, power, -1, events)


def starving(state: DiesIraeState, events: list[Event]) -> DiesIraeState:
    """The state in which legions without supply are chosen, or the next turn where there are none (10)."""
    lacks = ((power, count_legions(realm) - supplied(realm)) for power, realm in enumerate(state.realms))
    owed = tuple((power, count) for power, count in lacks if count > 0)
    if owed:
        return change(state, frame=Starving(owed))
    return begin_turn(state, events)


def won(state: DiesIraeState, events: list[Event], reason: str, winners: tuple[int, ...]) -> DiesIraeState:
    """The state at the end: these have won, the last power left or the best of those who play (15)."""
    events.extend(Won(POWERS[power], points(state, power)) for power in winners)
    return change(state, frame=Over(reason, winners), active=NOBODY)


def resumed(state: DiesIraeState, events: list[Event], reason: str = "revolution") -> DiesIraeState:
    """The state in which play goes on after a power may have fallen: nobody waits for it."""
    if isinstance(state.frame, Over):
        return state
    if decided(state):
        return won(state, events, reason, living(state))
    if len(living(state)) == len(state.realms):
        return state
    frame = state.frame
    if isinstance(frame, Starving):
        owed = tuple(each for each in frame.owed if not state.realms[each[0]].fallen)
        if not owed:
            return begin_turn(state, events)
        return state if owed == frame.owed else change(state, frame=Starving(owed))
    if isinstance(frame, Ordering):
        return _reordered(state, frame, events)
    if state.active != NOBODY and state.realms[state.active].fallen:
        return next_actor(state, events)
    if isinstance(frame, Asked) and state.realms[frame.power].fallen:
        return next_actor(state, events)
    return state


def _reordered(state: DiesIraeState, frame: Ordering, events: list[Event]) -> DiesIraeState:
    """The choice of places begins again without the power that left."""
    if all(not state.realms[power].fallen for power in (*frame.waiting, *frame.places) if power != NOBODY):
        return state
    order = ranked(state)
    state = change(state, order=order, frame=Ordering(order, (NOBODY,) * len(order)))
    return state if len(order) > 1 else begin_cycle(state, events)
