"""Recruiting: three citizens from the reserve and all from the Oracle, to provinces lived in before.

Source: "Recruter". Ours: with fewer than three in the reserve, all of it; with nobody to recruit, `pass`.
"""

from functools import lru_cache

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word, named
from engine.core.values.change import change, with_more
from engine.grecolonies.actions import Pass, Recruit
from engine.grecolonies.board import board
from engine.grecolonies.events import Passed, Recruited
from engine.grecolonies.law.objectives import end_action
from engine.grecolonies.state import (
    Acting,
    GrecoloniesState,
    Polis,
    Recruiting,
    Recruitment,
    occupied,
    with_polis,
)

RULE = "Recruter"
RECRUITS = 3
"""Citizens from the reserve at each recruitment."""

PASSING = (Pass(),)


def recruits(polis: Polis) -> int:
    """How many citizens a recruitment brings."""
    return min(RECRUITS, polis.reserve) + polis.oracle


@lru_cache(maxsize=8192)
def _recruits(name: str, places: tuple[int, ...], most: int) -> tuple[Recruit, ...]:
    provinces = board(name).provinces
    return tuple(Recruit(provinces[place], count) for place in places for count in range(most, 0, -1))


def left_to_place(polis: Polis, frame: Recruitment) -> int:
    """Recruits still to be placed in this action; all of them before it begins."""
    return frame.left if isinstance(frame, Recruiting) else recruits(polis)


def legal_recruits(state: GrecoloniesState, frame: Recruitment, seat: Seat) -> tuple[Recruit, ...]:
    """Any number of those left in any province lived in."""
    polis = state.poleis[seat]
    left = left_to_place(polis, frame)
    return _recruits(state.options.board, occupied(polis), left) if left else ()


def refuse_recruit(
    state: GrecoloniesState, frame: Recruitment, _seat: Seat, action: Recruit
) -> Refusal | None:
    """Nobody left, too many, or a province where no citizen lives."""
    polis = state.polis
    left = left_to_place(polis, frame)
    place = state.board.index[action.province]
    if not left:
        return Refusal("nobody-to-recruit", {}, RULE)
    if place not in occupied(polis):
        homes = tuple(Word("province", state.board.provinces[each]) for each in occupied(polis))
        return Refusal("not-lived-in", {**named(province=action.province), "homes": homes}, RULE)
    if not 1 <= action.count <= left:
        return Refusal("too-many-recruits", {"wanted": action.count, "left": left}, RULE)
    return None


def legal_passing(state: GrecoloniesState, _frame: Acting, seat: Seat) -> tuple[Pass, ...]:
    """`pass` where there is nobody to recruit."""
    return () if recruits(state.poleis[seat]) else PASSING


def refuse_pass(state: GrecoloniesState, _frame: Acting, _seat: Seat, _action: Pass) -> Refusal | None:
    """There is somebody to recruit: three, or those on the Oracle."""
    left = recruits(state.polis)
    return Refusal("must-act", {"left": left}, "Effectuer une action") if left else None


def recruit(
    state: GrecoloniesState, frame: Recruitment, _seat: Seat, action: Recruit, _chance: Chance
) -> Step[GrecoloniesState]:
    """Place some recruits, those of the Oracle first; the action is over when all are placed."""
    polis = state.polis
    place = state.board.index[action.province]
    count, waiting = action.count, polis.oracle
    blessed = min(count, waiting)
    left = left_to_place(polis, frame) - count
    citizens = with_more(polis.citizens, place, count)
    reserve, oracle = polis.reserve - (count - blessed), waiting - blessed
    polis = change(polis, citizens=citizens, reserve=reserve, oracle=oracle)
    state = with_polis(state, state.active, polis)
    events: list[Event] = [Recruited(polis.city, action.province, count, blessed)]
    after = change(state, frame=Recruiting(left)) if left else end_action(state, events)
    return Step(after, tuple(events))


def rest(
    state: GrecoloniesState, _frame: Acting, _seat: Seat, _action: Pass, _chance: Chance
) -> Step[GrecoloniesState]:
    """Recruit nobody."""
    events: list[Event] = [Passed(state.polis.city)]
    return Step(end_action(state, events), tuple(events))
