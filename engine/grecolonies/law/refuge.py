"""Groups beyond six dice: the surplus goes to the Refuge before the first assault.

Source: "Préparation du combat"; "Zone de Fuite" is the Refuge. The commander chooses whose citizens go, its
own or its allies'. Where all are of one colour there is nothing to choose.
"""

from functools import lru_cache

from engine.core.contract import Chance, Decision, Event, Fact, Refusal, Seat, Step, Word, named
from engine.core.values.change import change
from engine.grecolonies.actions import Spare
from engine.grecolonies.events import Spared
from engine.grecolonies.law.groups import colours, in_refuge, room, size
from engine.grecolonies.law.oracle import ask
from engine.grecolonies.state import (
    ATTACKER,
    DEFENDER,
    Crowded,
    Fight,
    GrecoloniesState,
    cities_in,
    combatants,
    number_of,
)
from engine.grecolonies.words import City

RULE = "Préparation du combat"


def surplus(fight: Fight, side: int) -> int:
    """Citizens of a group for whom there are no dice."""
    return max(0, size(fight, side) - room(fight, side))


def prepare(
    state: GrecoloniesState, fight: Fight, chance: Chance | None, events: list[Event]
) -> GrecoloniesState:
    """The state once what is too many is away; where there is a choice, both commanders are asked at once."""
    owed: tuple[int, ...] = ()
    for side in (ATTACKER, DEFENDER):
        many = surplus(fight, side)
        if not many:
            continue
        there = colours(fight.groups[side])
        if len(there) > 1:
            owed = (*owed, side)
        else:
            fight = _away(state, fight, side, there[0], many, events)
    return change(state, frame=Crowded(fight, owed)) if owed else ask(state, fight, chance, events)


def _away(
    state: GrecoloniesState, fight: Fight, side: int, number: int, count: int, events: list[Event]
) -> Fight:
    commander, province = cities_in(state, fight)[side], state.board.provinces[fight.province]
    events.append(Spared(commander, state.poleis[number].city, province, count))
    return in_refuge(fight, side, number, count)


def side_of(fight: Fight, seat: int) -> int:
    """The side a seat commands."""
    return DEFENDER if seat == fight.defender else ATTACKER


def decisions(state: GrecoloniesState, frame: Crowded) -> tuple[Decision, ...]:
    """What the commanders are asked: without an answer their own go first, those of allies last."""
    return tuple([_decision(state, frame, side) for side in frame.owed])


def _decision(state: GrecoloniesState, frame: Crowded, side: int) -> Decision:
    fight, seat = frame.fight, Seat(combatants(frame.fight)[side])
    province = Word("province", state.board.provinces[fight.province])
    facts: dict[str, Fact] = {
        "province": province,
        "surplus": surplus(fight, side),
        "room": room(fight, side),
    }
    default = legal_sparing(state, frame, seat)[0]
    return Decision(seat, "spare", in_turn=seat == state.active, default=default, facts=facts)


@lru_cache(maxsize=4096)
def _sparing(there: tuple[tuple[City, int], ...], many: int) -> tuple[Spare, ...]:
    return tuple(Spare(city, count) for city, have in there for count in range(min(many, have), 0, -1))


def legal_sparing(state: GrecoloniesState, frame: Crowded, seat: Seat) -> tuple[Spare, ...]:
    """Any number of the surplus of any colour, one's own first, as many as possible first."""
    fight = frame.fight
    side = side_of(fight, seat)
    group, poleis = fight.groups[side], state.poleis
    there = [(poleis[number].city, count) for number, count in enumerate(group) if count and number != seat]
    if group[seat]:
        there.insert(0, (poleis[seat].city, group[seat]))
    return _sparing(tuple(there), surplus(fight, side))


def refuse_sparing(state: GrecoloniesState, frame: Crowded, seat: Seat, action: Spare) -> Refusal | None:
    """Only those that are there, only what is too many."""
    fight = frame.fight
    side = side_of(fight, seat)
    number = number_of(state, action.city)
    most = min(surplus(fight, side), fight.groups[side][number])
    if 1 <= action.count <= most:
        return None
    numbers = {"wanted": action.count, "most": most, "surplus": surplus(fight, side)}
    return Refusal("too-many-to-spare", {**named(city=action.city), **numbers}, RULE)


def spare(
    state: GrecoloniesState, frame: Crowded, seat: Seat, action: Spare, chance: Chance
) -> Step[GrecoloniesState]:
    """Citizens leave for the Refuge; when the groups fit the dice, the Oracle may be asked."""
    events: list[Event] = []
    side = side_of(frame.fight, seat)
    number = number_of(state, action.city)
    fight = _away(state, frame.fight, side, number, action.count, events)
    # What is left may be without a choice.
    return Step(prepare(state, fight, chance, events), tuple(events))
