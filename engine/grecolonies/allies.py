"""Allies: everybody else may send citizens into one of the two groups.

Source: "Intervention des alliés". Asked once, all at the same time, before the Oracle. An ally's citizens
move like any others (three must stay where they leave); whoever lives in the province where the fight is
moves from there too. The commander decides their fate.
"""

from functools import lru_cache

from engine.core.change import change
from engine.core.contract import Chance, Decision, Event, Fact, Refusal, Seat, Step, Word
from engine.grecolonies.actions import Ally, Ready, StayOut
from engine.grecolonies.board import board
from engine.grecolonies.events import Allied, StayedOut
from engine.grecolonies.groups import size
from engine.grecolonies.refuge import prepare
from engine.grecolonies.state import (
    ATTACKER,
    DEFENDER,
    Fight,
    GrecoloniesState,
    Rallying,
    combatants,
    number_of,
    placed,
    swapped,
    with_entry,
)
from engine.grecolonies.staying import must_stay
from engine.grecolonies.words import City, Province

RULE = "Intervention des alliés"

READY, STAY_OUT = Ready(), StayOut()


def can_send(state: GrecoloniesState, number: int) -> bool:
    """Whether a player has a citizen that could leave some province."""
    return max(state.poleis[number].citizens) > must_stay(state.options)


def ask(
    state: GrecoloniesState, fight: Fight, chance: Chance | None, events: list[Event]
) -> GrecoloniesState:
    """Ask everybody who can send somebody; if there is nobody, the fight is prepared."""
    fighting = combatants(fight)
    owed = tuple(
        number
        for number, polis in enumerate(state.poleis)
        if number not in fighting and not polis.withdrawn and can_send(state, number)
    )
    return answered(state, Rallying(fight, owed), chance, events)


def answered(
    state: GrecoloniesState, frame: Rallying, chance: Chance | None, events: list[Event]
) -> GrecoloniesState:
    """Wait for the others, or go on to the preparation."""
    return change(state, frame=frame) if frame.owed else prepare(state, frame.fight, chance, events)


def joined_side(frame: Rallying, seat: int) -> int | None:
    """The side a player has already sent citizens to."""
    return dict(frame.joined).get(seat)


def decisions(state: GrecoloniesState, frame: Rallying) -> tuple[Decision, ...]:
    """Help one of the two, or stay out: whoever never answers stays out."""
    fight = frame.fight
    told = _told(
        state.poleis[fight.attacker].city,
        state.poleis[fight.defender].city,
        board(state.options.board).provinces[fight.province],
        (size(fight, ATTACKER), size(fight, DEFENDER)),
        fight.guard > 0,
    )
    joined = dict(frame.joined)
    return tuple([told[number][number in joined] for number in frame.owed])


@lru_cache(maxsize=4096)
def _told(
    attacker: City, defender: City, province: Province, sizes: tuple[int, int], guard: bool
) -> tuple[tuple[Decision, Decision], ...]:
    """For each seat the question at first, and after it has sent citizens."""
    facts: dict[str, Fact] = {
        "attacker": Word("city", attacker),
        "defender": Word("city", defender),
        "province": Word("province", province),
        "attackers": sizes[ATTACKER],
        "defenders": sizes[DEFENDER],
        "guard": "yes" if guard else "no",
    }
    answers = (("stay-out", STAY_OUT),)
    return tuple(
        (
            Decision(
                seat, "ally", in_turn=False, default=STAY_OUT, facts=facts, answers=answers, hidden=True
            ),
            Decision(seat, "more-allies", in_turn=False, default=READY, facts=facts),
        )
        for seat in map(Seat, range(5))
    )


@lru_cache(maxsize=8192)
def _sent(name: str, city: City, origin: int, most: int) -> tuple[Ally, ...]:
    province = board(name).provinces[origin]
    return tuple(Ally(city, province, count) for count in range(most, 0, -1))


def legal_help(state: GrecoloniesState, frame: Rallying, seat: Seat) -> list[StayOut | Ready | Ally]:
    """Nobody, or citizens from where enough stay, to either side; once joined, more to the same one."""
    fight = frame.fight
    side = joined_side(frame, seat)
    found: list[StayOut | Ready | Ally] = [STAY_OUT if side is None else READY]
    stay, name = must_stay(state.options), state.options.board
    for each in (ATTACKER, DEFENDER) if side is None else (side,):
        city = state.poleis[combatants(fight)[each]].city
        for origin, count in enumerate(state.poleis[seat].citizens):
            if count > stay:
                found += _sent(name, city, origin, count - stay)
    return found


def refuse_help(
    state: GrecoloniesState, frame: Rallying, seat: Seat, action: StayOut | Ready | Ally
) -> Refusal | None:
    """The other side, nobody on either, or more citizens than may leave."""
    fight, side = frame.fight, joined_side(frame, seat)
    if isinstance(action, StayOut):
        return None if side is None else Refusal("has-joined", {}, RULE)
    if isinstance(action, Ready):
        return None if side is not None else Refusal("has-not-joined", {}, RULE)
    cities = [state.poleis[number].city for number in combatants(fight)]
    if action.city not in cities:
        facts: dict[str, Fact] = {
            "winner": Word("city", action.city),
            "combatants": tuple(Word("city", city) for city in cities),
        }
        return Refusal("does-not-fight", facts, RULE)
    if side is not None and action.city != cities[side]:
        return Refusal("one-side-only", {"city": Word("city", cities[side])}, RULE)
    have = state.poleis[seat].citizens[board(state.options.board).index[action.origin]]
    stay = must_stay(state.options)
    facts = {"province": Word("province", action.origin), "has": have, "stay": stay}
    if not have:
        return Refusal("none-there", facts, RULE)
    if not 1 <= action.count <= have - stay:
        return Refusal("must-stay", {**facts, "most": max(0, have - stay), "wanted": action.count}, RULE)
    return None


def help_or_not(
    state: GrecoloniesState, frame: Rallying, seat: Seat, action: StayOut | Ready | Ally, chance: Chance
) -> Step[GrecoloniesState]:
    """Send citizens, or be done."""
    events: list[Event] = []
    owed = tuple(number for number in frame.owed if number != seat)
    if isinstance(action, Ally):
        fight, state = _sent_out(state, frame.fight, seat, action, events)
        side = ATTACKER if number_of(state, action.city) == fight.attacker else DEFENDER
        joined = tuple(each for each in frame.joined if each[0] != seat)
        if can_send(state, seat):
            frame = Rallying(fight, frame.owed, (*joined, (int(seat), side)))
            return Step(change(state, frame=frame), tuple(events))
        frame = Rallying(fight, owed, joined)
    else:
        if isinstance(action, StayOut):
            province = board(state.options.board).provinces[frame.fight.province]
            events.append(StayedOut(state.poleis[seat].city, province))
        frame = Rallying(frame.fight, owed, tuple(each for each in frame.joined if each[0] != seat))
    return Step(answered(state, frame, chance, events), tuple(events))


def _sent_out(
    state: GrecoloniesState, fight: Fight, seat: Seat, action: Ally, events: list[Event]
) -> tuple[Fight, GrecoloniesState]:
    found = board(state.options.board)
    side = ATTACKER if number_of(state, action.city) == fight.attacker else DEFENDER
    other = state.poleis[combatants(fight)[1 - side]].city
    polis = placed(state.poleis[seat], found.index[action.origin], -action.count)
    province = found.provinces[fight.province]
    events.append(Allied(polis.city, action.city, other, province, action.origin, action.count))
    group = fight.groups[side]
    group = with_entry(group, seat, group[seat] + action.count)
    fight = change(fight, groups=swapped(fight.groups, side, group))
    return fight, change(state, poleis=with_entry(state.poleis, seat, polis))
