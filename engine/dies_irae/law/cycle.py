"""8, 9.7, 14: the choice of an action, its limits with three powers and with two, passing."""

from collections.abc import Mapping

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word, named
from engine.core.values.change import change
from engine.dies_irae import frames, words
from engine.dies_irae.actions import Choose
from engine.dies_irae.board import board
from engine.dies_irae.events import DeedChosen
from engine.dies_irae.law.attack import unguarded
from engine.dies_irae.law.contest import is_contested
from engine.dies_irae.law.turns import next_actor
from engine.dies_irae.pieces import estates
from engine.dies_irae.state import NOBODY, Cube, DiesIraeState, DiesIraeStep

RULE = "8"
LIMIT, SHORT_LIMIT = 5, 3
"""How often an action can be chosen in a cycle by all powers, with three of them and with two (14)."""
OWN_LIMIT = 2
CHOICES = tuple(map(Choose, words.DEEDS))


def limit(state: DiesIraeState) -> int:
    """How often an action can be chosen in this cycle by all powers."""
    return SHORT_LIMIT if state.short else LIMIT


def refuse_choice(state: DiesIraeState, _frame: frames.Cycle, _seat: Seat, action: Choose) -> Refusal | None:
    """Chosen five times, chosen twice by this power, or chosen just before by another."""
    if action.deed == words.PASS:
        return None
    deed = words.DEEDS.index(action.deed)
    facts = named(deed=action.deed)
    others = [cube for cube in state.cubes if cube.power != state.active]
    if others and others[-1].deed == deed:
        rival = Word("power", words.POWERS[others[-1].power])
        return Refusal("just-chosen", {**facts, "rival": rival}, RULE)
    chosen = [cube.power for cube in state.cubes if cube.deed == deed]
    if chosen.count(state.active) >= OWN_LIMIT:
        return Refusal("chosen-twice", facts, RULE)
    if len(chosen) >= limit(state):
        return Refusal("chosen-often", {**facts, "limit": limit(state)}, RULE if not state.short else "14")
    return None


def legal_choices(state: DiesIraeState, _frame: frames.Cycle, _seat: Seat) -> list[Choose]:
    """The actions that can be chosen; passing always can."""
    active, most = state.active, limit(state)
    every, own = [0] * len(words.DEEDS), [0] * len(words.DEEDS)
    last = NOBODY
    for power, deed in state.cubes:
        every[deed] += 1
        if power == active:
            own[deed] += 1
        else:
            last = deed
    return [
        each
        for deed, each in enumerate(CHOICES)
        if each.deed == words.PASS or (deed != last and own[deed] < OWN_LIMIT and every[deed] < most)
    ]


def choose(
    state: DiesIraeState, _frame: frames.Cycle, _seat: Seat, action: Choose, _chance: Chance
) -> DiesIraeStep:
    """The cube is placed; the action's own decisions follow."""
    number = [cube.power for cube in state.cubes].count(state.active) + 1
    events: list[Event] = [DeedChosen(words.POWERS[state.active], action.deed, number)]
    cubes = (*state.cubes, Cube(state.active, words.DEEDS.index(action.deed)))
    if action.deed == words.PASS:
        passed = change(state, cubes=cubes, passes=state.passes + 1)
        return Step(next_actor(passed, events), tuple(events))
    return Step(change(state, cubes=cubes, passes=0, frame=_begun(state, action.deed)), tuple(events))


FRAMES: Mapping[words.Deed, frames.Frame] = {
    words.MOVE: frames.Moving(),
    words.TRADE: frames.Trading(),
    words.STABILITY: frames.Steadying(),
    words.DEVELOP: frames.Developing(),
    words.ARMISTICE: frames.Offering(),
}
"""How the actions begin that need to remember nothing."""


def _begun(state: DiesIraeState, deed: words.Deed) -> frames.Frame:
    if deed == words.ATTACK:
        return frames.Attacking((), unguarded(state, state.active))
    if deed == words.BUILD:
        return frames.Building(workshops(state))
    return FRAMES[deed]


def workshops(state: DiesIraeState) -> tuple[int, ...]:
    """Hexes of uncontested fortresses of the active power: each builds one unit (9.3)."""
    places, holdings = board().site_hexes, state.sites
    return tuple(
        places[site]
        for site in estates(holdings)[state.active].sites
        if holdings[site].fortress and not is_contested(state, places[site])
    )
