"""10: legions that cannot be supplied are removed; their owners choose, all at once."""

from collections.abc import Sequence
from functools import cache, lru_cache

from engine.core.contract import Chance, Event, Refusal, Seat, Step, named
from engine.core.values.change import change
from engine.dies_irae.actions import Disband
from engine.dies_irae.board import board, crow
from engine.dies_irae.events import LegionStarved
from engine.dies_irae.frames import Starving
from engine.dies_irae.law.reckoning import decided, settled
from engine.dies_irae.law.turns import begin_turn, won
from engine.dies_irae.pieces import add_units, stack_at
from engine.dies_irae.state import DiesIraeState, DiesIraeStep, Stack, living, power_of
from engine.dies_irae.words import LEGION, POWERS

RULE = "10"

ORDERS = ("farthest", "smallest", "aboard")
"""Which legions go first, as one may order in advance."""


def legal_disbandings(state: DiesIraeState, _frame: Starving, seat: Seat) -> Sequence[Disband]:
    """The legions to choose from, the farthest from the capital first."""
    realm = state.realms[power_of(state, seat)]
    return farthest(realm.capital, realm.stacks)


@lru_cache(maxsize=8)  # of each power whose legions starve: they decide at once, in any order
def farthest(capital: int, stacks: tuple[Stack, ...]) -> tuple[Disband, ...]:
    """A power's legions as they can be given up, the farthest from the capital first."""
    every, far = _every_legion(), crow(capital)
    found: list[Disband] = []
    for place, legions, _, aboard in sorted(stacks, key=lambda stack: (-far[stack.hex], stack.hex)):
        if legions:
            found.append(every[place][0])
        if aboard:
            found.append(every[place][1])
    return tuple(found)


@cache
def _every_legion() -> tuple[tuple[Disband, Disband], ...]:
    """A legion of each hex as it is given up, ashore and aboard."""
    return tuple((Disband(name), Disband(name, True)) for name in board().hexes)


def ordered_disbandings(capital: int, stacks: tuple[Stack, ...]) -> tuple[tuple[str, Disband], ...]:
    """The legion that each standing order gives up next: the `farthest` from the capital, one of the
    `smallest` stack (large armies stay together), one `aboard` ships. Equals go by distance.
    """
    legal, names = farthest(capital, stacks), board().hexes
    legions = {names[stack.hex]: stack.legions + stack.aboard for stack in stacks}
    smallest = min(legal, key=lambda each: legions[each.hex])
    aboard = next((each for each in legal if each.aboard), legal[0])
    return tuple(zip(ORDERS, (legal[0], smallest, aboard), strict=True))


def refuse_disbanding(state: DiesIraeState, frame: Starving, seat: Seat, action: Disband) -> Refusal | None:
    """No such legion."""
    power = power_of(state, seat)
    facts = named(hex=action.hex, unit=LEGION)
    if power not in dict(frame.owed):
        return Refusal("all-fed", facts, RULE)
    stack = stack_at(state.realms[power], board().index[action.hex])
    if not (stack.aboard if action.aboard else stack.legions):
        return Refusal("no-units-there", facts, RULE)
    return None


def disband(
    state: DiesIraeState, frame: Starving, seat: Seat, action: Disband, _chance: Chance
) -> DiesIraeStep:
    """The legion is gone; when no power owes one any more, the next turn begins.

    What each owes was counted when the turn ended: what others give up meanwhile changes nothing.
    """
    power, place = power_of(state, seat), board().index[action.hex]
    events: list[Event] = [LegionStarved(POWERS[power], action.hex)]
    before = state
    state = add_units(state, power, place, legions=-(not action.aboard), aboard=-int(action.aboard))
    state = settled(before, state, events)
    if decided(state):
        return Step(won(state, events, "revolution", living(state)), tuple(events))
    owed = tuple((each, count - (each == power)) for each, count in frame.owed)
    left = tuple(each for each in owed if each[1] and not state.realms[each[0]].fallen)
    if left:
        return Step(change(state, frame=Starving(left)), tuple(events))
    return Step(begin_turn(state, events), tuple(events))
