"""Allies: everybody else may send citizens into one of the two groups.

Source: "Intervention des alliés". Asked once, all at the same time, before the Oracle. An ally's citizens
move like any others (three must stay where they leave); whoever lives in the province where the fight is
moves from there too. The commander decides their fate.
"""

from functools import lru_cache

from engine.core.contract import Chance, Decision, Event, Fact, Refusal, Seat, Step, Word, named
from engine.core.values.change import change, with_more
from engine.core.values.facts import Facts
from engine.grecolonies.actions import Ally, Done, Ready, StayOut
from engine.grecolonies.board import board
from engine.grecolonies.events import Allied, StayedOut
from engine.grecolonies.law.groups import bystanders, does_not_fight, refuse_leaving, size
from engine.grecolonies.law.refuge import prepare
from engine.grecolonies.state import (
    ATTACKER,
    DEFENDER,
    Fight,
    GrecoloniesState,
    Rallying,
    cities_in,
    combatants,
    number_of,
    others,
    placed,
    swapped,
    with_polis,
)
from engine.grecolonies.words import City

RULE = "Intervention des alliés"

READY, STAY_OUT = Ready(), StayOut()
BEING_READY, STAYING_OUT = (READY,), (STAY_OUT,)
NO_HELP = (("stay-out", STAY_OUT),)


def can_send(state: GrecoloniesState, number: int) -> bool:
    """Whether a player has a citizen that could leave some province."""
    return max(state.poleis[number].citizens) > state.options.must_stay


def ask(
    state: GrecoloniesState, fight: Fight, chance: Chance | None, events: list[Event]
) -> GrecoloniesState:
    """The state in which all who can send somebody are asked; where nobody can, the fight is prepared."""
    owed = tuple(each for each in bystanders(state, fight) if can_send(state, each))
    return answered(state, Rallying(fight, owed), chance, events)


def answered(
    state: GrecoloniesState, frame: Rallying, chance: Chance | None, events: list[Event]
) -> GrecoloniesState:
    """The state in which the others are waited for, or the fight is prepared."""
    return change(state, frame=frame) if frame.owed else prepare(state, frame.fight, chance, events)


def joined_side(frame: Rallying, seat: int) -> int | None:
    """The side a player has already sent citizens to."""
    return dict(frame.joined).get(seat)


def decisions(state: GrecoloniesState, frame: Rallying) -> tuple[Decision, ...]:
    """What those asked may do, help one of the two or stay out: whoever never answers stays out."""
    fight, poleis = frame.fight, state.poleis
    # Frozen once: all these questions mention the same.
    facts: Facts[Fact] = Facts(
        {
            "attacker": Word("city", poleis[fight.attacker].city),
            "defender": Word("city", poleis[fight.defender].city),
            "province": Word("province", state.board.provinces[fight.province]),
            "attackers": size(fight, ATTACKER),
            "defenders": size(fight, DEFENDER),
            "guard": "yes" if fight.guard > 0 else "no",
        }
    )
    joined = dict(frame.joined)
    return tuple([_decision(Seat(number), facts, number in joined) for number in frame.owed])


def _decision(seat: Seat, facts: Facts[Fact], joined: bool) -> Decision:
    """The question at first, and after the seat has sent citizens."""
    if joined:
        return Decision(seat, "more-allies", in_turn=False, default=READY, facts=facts)
    return Decision(seat, "ally", in_turn=False, default=STAY_OUT, facts=facts, answers=NO_HELP, hidden=True)


@lru_cache(maxsize=8192)
def _sent(name: str, city: City, origin: int, most: int) -> tuple[Ally, ...]:
    province = board(name).provinces[origin]
    return tuple(Ally(city, province, count) for count in range(most, 0, -1))


def legal_done(_state: GrecoloniesState, frame: Rallying, seat: Seat) -> tuple[Done, ...]:
    """Nobody at all, or, once joined, nobody more."""
    return STAYING_OUT if joined_side(frame, seat) is None else BEING_READY


def refuse_done(_state: GrecoloniesState, frame: Rallying, seat: Seat, action: Done) -> Refusal | None:
    """Staying out of a fight that one has joined, or being done before one has."""
    joined = joined_side(frame, seat) is not None
    if joined != isinstance(action, StayOut):
        return None
    return Refusal("has-joined" if joined else "has-not-joined", {}, RULE)


def be_done(
    state: GrecoloniesState, frame: Rallying, seat: Seat, action: Done, chance: Chance
) -> Step[GrecoloniesState]:
    """The player is waited for no more."""
    events: list[Event] = []
    if isinstance(action, StayOut):
        province = state.board.provinces[frame.fight.province]
        events.append(StayedOut(state.poleis[seat].city, province))
    return Step(answered(state, without(frame, frame.fight, seat), chance, events), tuple(events))


def without(frame: Rallying, fight: Fight, seat: Seat) -> Rallying:
    """The frame, with the fight as it is now, in which the seat is waited for no more."""
    return Rallying(
        fight,
        others(frame.owed, seat),
        tuple(each for each in frame.joined if each[0] != seat),
    )


def legal_allies(state: GrecoloniesState, frame: Rallying, seat: Seat) -> list[Ally]:
    """Citizens from where enough stay, to either side; once joined, more to the same one."""
    fight = frame.fight
    side = joined_side(frame, seat)
    found: list[Ally] = []
    stay, name = state.options.must_stay, state.options.board
    for each in (ATTACKER, DEFENDER) if side is None else (side,):
        city = state.poleis[combatants(fight)[each]].city
        for origin, count in enumerate(state.poleis[seat].citizens):
            if count > stay:
                found += _sent(name, city, origin, count - stay)
    return found


def refuse_ally(state: GrecoloniesState, frame: Rallying, seat: Seat, action: Ally) -> Refusal | None:
    """The other side, nobody on either, or more citizens than may leave."""
    fight, side = frame.fight, joined_side(frame, seat)
    cities = cities_in(state, fight)
    if action.city not in cities:
        return does_not_fight(action.city, cities, RULE)
    if side is not None and action.city != cities[side]:
        return Refusal("one-side-only", named(city=cities[side]), RULE)
    return refuse_leaving(state, seat, action.origin, action.count, RULE)


def ally(
    state: GrecoloniesState, frame: Rallying, seat: Seat, action: Ally, chance: Chance
) -> Step[GrecoloniesState]:
    """Send citizens; more may follow as long as any can leave."""
    events: list[Event] = []
    fight, state = _sent_out(state, frame.fight, seat, action, events)
    following = without(frame, fight, seat)
    if not can_send(state, seat):
        return Step(answered(state, following, chance, events), tuple(events))
    side = ATTACKER if number_of(state, action.city) == fight.attacker else DEFENDER
    following = Rallying(fight, frame.owed, (*following.joined, (int(seat), side)))
    return Step(change(state, frame=following), tuple(events))


def _sent_out(
    state: GrecoloniesState, fight: Fight, seat: Seat, action: Ally, events: list[Event]
) -> tuple[Fight, GrecoloniesState]:
    found = state.board
    side = ATTACKER if number_of(state, action.city) == fight.attacker else DEFENDER
    other = state.poleis[combatants(fight)[1 - side]].city
    polis = placed(state.poleis[seat], found.index[action.origin], -action.count)
    province = found.provinces[fight.province]
    events.append(Allied(polis.city, action.city, other, province, action.origin, action.count))
    group = with_more(fight.groups[side], seat, action.count)
    fight = change(fight, groups=swapped(fight.groups, side, group))
    return fight, with_polis(state, seat, polis)
