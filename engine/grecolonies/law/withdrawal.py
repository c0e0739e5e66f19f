"""A seat gives up. Ours: the rulebook does not know it; play by post does.

Its citizens and its Guard leave the board, its turns are skipped, nobody can enter its metropolis any more.
In a fight its side loses it; as an ally its citizens are gone. Asked to cohabit it is asked no more, and its
refusal goes with it: those who still live there decide. It keeps its points but ranks last. When one seat is
left it has won.
"""

from engine.core.contract import Event, Seat, Step
from engine.core.values.change import change, with_entry
from engine.grecolonies.events import Withdrew
from engine.grecolonies.law import allies, cohabitation, oracle, refuge
from engine.grecolonies.law.aftermath import bring_back, finish
from engine.grecolonies.law.groups import beaten, colours
from engine.grecolonies.law.losses import lose
from engine.grecolonies.law.objectives import end_action
from engine.grecolonies.law.rounds import ACTING, next_turn, over
from engine.grecolonies.state import (
    ATTACKER,
    DEFENDER,
    GUARD_FLED,
    Acting,
    Crowded,
    Fight,
    Fighting,
    Foretelling,
    Gathering,
    GrecoloniesState,
    InFight,
    Losing,
    Moving,
    Offered,
    Over,
    Rallying,
    Recruiting,
    Refused,
    Returning,
    cohabitants,
    others,
    placed,
    with_polis,
)


def concede(state: GrecoloniesState, seat: Seat) -> Step[GrecoloniesState]:
    """The state without the seat."""
    polis = state.poleis[seat]
    if isinstance(state.frame, Over) or polis.withdrawn:
        return Step(state)
    events: list[Event] = [Withdrew(polis.city)]
    state = _gone(state, seat)
    if sum(not each.withdrawn for each in state.poleis) == 1:
        return Step(over(_called_off(state, seat), "alone", events), tuple(events))
    return Step(_gone_on(state, seat, events), tuple(events))


def _gone(state: GrecoloniesState, seat: Seat) -> GrecoloniesState:
    """All citizens in provinces and on the Oracle are in the reserve; the metropolis is closed."""
    polis = state.poleis[seat]
    reserve = polis.reserve + polis.oracle + sum(polis.citizens)
    nobody = (0,) * len(polis.citizens)
    left = change(polis, citizens=nobody, reserve=reserve, oracle=0, withdrawn=True)
    in_play = tuple(place for place in state.in_play if place != polis.home)
    return change(with_polis(state, seat, left), in_play=in_play)


def _reserved(state: GrecoloniesState, number: int, count: int) -> GrecoloniesState:
    polis = state.poleis[number]
    polis = change(polis, reserve=polis.reserve + count)
    return with_polis(state, number, polis)


def _without(state: GrecoloniesState, fight: Fight, seat: Seat) -> tuple[GrecoloniesState, Fight]:
    """The fight without the seat's citizens and prediction, which are back in its reserve."""
    (one, other), (fled, fled_too) = fight.groups, fight.refuge
    count = sum(side[seat] for side in (one, other, fled, fled_too))
    kept = tuple(each for each in fight.predictions if each[0] != seat)
    count += len(fight.predictions) - len(kept)
    fight = change(
        fight,
        groups=(with_entry(one, seat, 0), with_entry(other, seat, 0)),
        refuge=(with_entry(fled, seat, 0), with_entry(fled_too, seat, 0)),
        guard=GUARD_FLED if fight.guard and seat == fight.defender else fight.guard,
        predictions=kept,
    )
    return _reserved(state, seat, count), fight


def _called_off(state: GrecoloniesState, seat: Seat) -> GrecoloniesState:
    """The game ends in the middle of something: everybody under way is home."""
    frame = state.frame
    if isinstance(frame, Gathering):
        polis = state.polis
        if polis.withdrawn:
            return _reserved(state, state.active, frame.count)
        return with_polis(state, state.active, placed(polis, polis.home, frame.count))
    if isinstance(frame, InFight):
        state, fight = _without(state, frame.fight, seat)
        for number in range(len(state.poleis)):
            state, fight = _without(state, fight, Seat(number))
        return state
    if isinstance(frame, Returning):
        for number, count in frame.owed:
            state = _reserved(state, number, count)
    return state


def _gone_on(state: GrecoloniesState, seat: Seat, events: list[Event]) -> GrecoloniesState:
    """What was being decided goes on without the seat."""
    frame = state.frame
    match frame:
        case Acting() | Recruiting():
            return next_turn(state, events) if state.active == seat else state
        case Gathering() if state.active == seat:
            return next_turn(_reserved(state, seat, frame.count), events)
        case Moving():
            return _turned_back(state, frame) if frame.target not in state.in_play else state
        case Offered():
            return _asked_without(state, frame, seat, events)
        case Refused():
            return _refused_without(state, frame, seat, events)
        case InFight():
            return _fought_on(state, frame, seat, events)
        case Returning():
            return _returned_without(state, frame, seat, events)
        case _:
            return state


def _asked_without(
    state: GrecoloniesState, frame: Offered | Refused, seat: Seat, events: list[Event]
) -> GrecoloniesState:
    """Those who still live there answer; where nobody does any more there is nobody to ask: it may enter."""
    if not cohabitants(state, frame.province):
        return change(state, frame=Moving(frame.province, frame.taken))
    owed = others(frame.owed, seat)
    return cohabitation.answered(state, Offered(frame.province, frame.taken, owed), events)


def _refused_without(
    state: GrecoloniesState, frame: Refused, seat: Seat, events: list[Event]
) -> GrecoloniesState:
    """With the one that refused its word is gone, and the question stands again; another's leaves it."""
    if seat == frame.refuser:
        return _asked_without(state, frame, seat, events)
    owed = others(frame.owed, seat)
    return cohabitation.fight_follows(
        state, Refused(frame.province, frame.taken, frame.refuser, owed), None, events
    )


def _turned_back(state: GrecoloniesState, frame: Moving) -> GrecoloniesState:
    """The metropolis the group was heading for is closed: it is back where it came from, and chooses anew."""
    polis = state.polis
    back = tuple(have + taken for have, taken in zip(polis.citizens, frame.taken, strict=True))
    poleis = with_entry(state.poleis, state.active, change(polis, citizens=back))
    return change(state, frame=ACTING, poleis=poleis)


def _fought_on(state: GrecoloniesState, frame: Fighting, seat: Seat, events: list[Event]) -> GrecoloniesState:
    state, fight = _without(state, frame.fight, seat)
    for side in (ATTACKER, DEFENDER):
        if beaten(fight, side):
            return finish(state, fight, 1 - side, None, events)
    match frame:
        case Rallying():
            return allies.answered(state, allies.without(frame, fight, seat), None, events)
        case Crowded():
            return refuge.prepare(state, fight, None, events)
        case Foretelling():
            owed = others(frame.owed, seat)
            return oracle.answered(state, Foretelling(fight, owed), None, events)
        case Losing():
            # An ally's citizens are gone before the loser chose: what is left may be without a choice.
            if len(colours(fight.groups[frame.side])) == 1:
                return lose(state, fight, frame.side, None, events)
    return change(state, frame=change(frame, fight=fight))


def _returned_without(
    state: GrecoloniesState, frame: Returning, seat: Seat, events: list[Event]
) -> GrecoloniesState:
    owed = dict(frame.owed)
    state = _reserved(state, seat, owed.pop(int(seat), 0))
    if owed:
        return bring_back(state, Returning(frame.province, tuple(owed.items())), events)
    return next_turn(state, events) if state.active == seat else end_action(state, events)


def stop(state: GrecoloniesState) -> Step[GrecoloniesState]:
    """The game ends where it is, by agreement."""
    return Step(change(state, frame=Over("agreed")))
