"""An assault begins: both sides throw their dice and look at their own.

Source: "Déroulement du combat", "Organisation d'un assaut", "Dés spéciaux". A die that shows `FACES[n - 1]`
is kept as n. The attacker announces first in every assault.
"""

from engine.core.contract import Chance, Event, Seat, Step
from engine.core.values.change import change
from engine.grecolonies.actions import Shake
from engine.grecolonies.events import AssaultBegun, DiceSeen
from engine.grecolonies.law.groups import dice
from engine.grecolonies.state import (
    ATTACKER,
    DEFENDER,
    Assault,
    Fight,
    GrecoloniesState,
    Shaking,
    cities_in,
    combatants,
)
from engine.grecolonies.words import FACES, face


def begin(
    state: GrecoloniesState, fight: Fight, chance: Chance | None, events: list[Event]
) -> GrecoloniesState:
    """The state in the next assault, dice thrown; without chance the attacker is asked to shake the cups."""
    if chance is None:
        return change(state, frame=Shaking(fight))
    fight = change(fight, number=fight.number + 1)
    cities = cities_in(state, fight)
    thrown = (
        tuple([chance.roll(len(FACES), cities[ATTACKER]) for _ in range(dice(fight, ATTACKER))]),
        tuple([chance.roll(len(FACES), cities[DEFENDER]) for _ in range(dice(fight, DEFENDER))]),
    )
    province = state.board.provinces[fight.province]
    events.append(AssaultBegun(cities[0], cities[1], province, fight.number, len(thrown[0]), len(thrown[1])))
    for side, number in enumerate(combatants(fight)):
        faces = tuple([face(die) for die in sorted(thrown[side])])
        events.append(DiceSeen(cities[side], faces, audience=_AUDIENCES[number]))
    return change(state, frame=Assault(fight, thrown, ATTACKER))


def shake(
    state: GrecoloniesState, frame: Shaking, _seat: Seat, _action: Shake, chance: Chance
) -> Step[GrecoloniesState]:
    """The attacker shakes the cups."""
    events: list[Event] = []
    return Step(begin(state, frame.fight, chance, events), tuple(events))


_AUDIENCES = tuple(frozenset((Seat(number),)) for number in range(5))
