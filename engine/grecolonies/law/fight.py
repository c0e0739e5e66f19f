"""A fight begins.

Source: "Combat". The active player is the attacker; of several that live there it chose the defender. All
citizens of both in the province form their groups: those of an attacker that lived there join the ones that
arrive (ours).
"""

from engine.core.contract import Chance, Event
from engine.core.values.change import change, with_entry
from engine.grecolonies.events import Attacked
from engine.grecolonies.law.allies import ask
from engine.grecolonies.state import GUARD_FIGHTS, NO_GUARD, Counts, Fight, GrecoloniesState


def engage(
    state: GrecoloniesState,
    province: int,
    count: int,
    defender: int,
    chance: Chance | None,
    events: list[Event],
) -> GrecoloniesState:
    """The state in which the attacker's `count` citizens fight one player, and others are asked to help."""
    attacker, poleis = state.active, state.poleis
    lived_there = poleis[attacker].citizens[province]
    own, theirs = count + lived_there, poleis[defender].citizens[province]
    nobody = (0,) * len(poleis)
    groups: tuple[Counts, Counts] = (
        with_entry(nobody, attacker, own),
        with_entry(nobody, defender, theirs),
    )
    at_home = poleis[defender].home == province
    guard = GUARD_FIGHTS if at_home else NO_GUARD
    cities = poleis[attacker].city, poleis[defender].city
    name = state.board.provinces[province]
    events.append(Attacked(*cities, name, own, theirs, at_home, lived_there > 0))
    for number in (attacker, defender):
        polis = poleis[number]
        left = with_entry(polis.citizens, province, 0)
        poleis = with_entry(poleis, number, change(polis, citizens=left))
    fight = Fight(province, attacker, defender, groups, (nobody, nobody), guard)
    return ask(change(state, poleis=poleis), fight, chance, events)
