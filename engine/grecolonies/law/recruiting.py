"""Recruiting: three citizens from the reserve and all from the Oracle, to provinces lived in before.

Source: "Recruter". Ours: with fewer than three in the reserve, all of it; with nobody to recruit, `pass`.
"""

from functools import lru_cache

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word
from engine.core.values.change import change
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
    with_entry,
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
    polis = state.poleis[state.active]
    left = left_to_place(polis, frame)
    place = board(state.options.board).index[action.province]
    if not left:
        return Refusal("nobody-to-recruit", {}, RULE)
    if place not in occupied(polis):
        homes = tuple(
            Word("province", board(state.options.board).provinces[each]) for each in occupied(polis)
        )
        return Refusal("not-lived-in", {"province": Word("province", action.province), "homes": homes}, RULE)
    if not 1 <= action.count <= left:
        return Refusal("too-many-recruits", {"wanted": action.count, "left": left}, RULE)
    return None


def legal_passing(state: GrecoloniesState, _frame: Acting, seat: Seat) -> tuple[Pass, ...]:
    """`pass` where there is nobody to recruit."""
    return () if recruits(state.poleis[seat]) else PASSING


def refuse_pass(state: GrecoloniesState, _frame: Acting, _seat: Seat, _action: Pass) -> Refusal | None:
    """There is somebody to recruit: three, or those on the Oracle."""
    left = recruits(state.poleis[state.active])
    return Refusal("must-act", {"left": left}, "Effectuer une action") if left else None


def recruit(
    state: GrecoloniesState, frame: Recruitment, _seat: Seat, action: Recruit, _chance: Chance
) -> Step[GrecoloniesState]:
    """Place some recruits, those of the Oracle first; the action is over when all are placed."""
    polis = state.poleis[state.active]
    place = board(state.options.board).index[action.province]
    count, waiting = action.count, polis.oracle
    blessed = min(count, waiting)
    left = left_to_place(polis, frame) - count
    polis = change(
        polis,
        citizens=with_entry(polis.citizens, place, polis.citizens[place] + count),
        reserve=polis.reserve - (count - blessed),
        oracle=waiting - blessed,
    )
    poleis = with_entry(state.poleis, state.active, polis)
    events: list[Event] = [Recruited(polis.city, action.province, count, blessed)]
    if left:
        return Step(change(state, frame=Recruiting(left), poleis=poleis), tuple(events))
    return Step(end_action(change(state, poleis=poleis), events), tuple(events))


def rest(
    state: GrecoloniesState, _frame: Acting, _seat: Seat, _action: Pass, _chance: Chance
) -> Step[GrecoloniesState]:
    """Recruit nobody."""
    events: list[Event] = [Passed(state.poleis[state.active].city)]
    return Step(end_action(state, events), tuple(events))
