"""The gentle player of Grécolonies: goes where less is to be had, and over the cups gives another good answer
than the best one; all else it does with sense."""

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Any, cast

from engine.core.contract import Action, Seat, State, View
from engine.core.law import AnyRulebook
from engine.grecolonies.players.claims import answers, shown, spoken
from engine.grecolonies.players.sensible import Sensible
from engine.grecolonies.state import Acting, Assault, GrecoloniesState
from engine.players.gentle import Gentle, second_thoughts

GOOD = 0.7
"""An answer is good if it wins this part as often as the best one."""


def gentle(seed: int) -> Gentle:
    """A gentle player."""
    return Gentle(Sensible(), _good, seed)


def _good(rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Iterator[Action]:
    frame = cast(GrecoloniesState, view.state).frame
    if isinstance(frame, Assault):
        return _good_answers(frame)
    return WHERE(rules, view, seat, legal)


def _good_answers(frame: Assault) -> Iterator[Action]:
    """The good answers to an attack, the best first; none to open with."""
    if not frame.count:
        return
    unseen = len(frame.dice[1 - frame.speaker])
    found = answers(shown(frame.dice[frame.speaker]), unseen, (frame.count, frame.weapon))
    found.sort(key=itemgetter(1), reverse=True)
    for claim, chance in found:
        if chance >= GOOD * found[0][1]:
            yield spoken(claim)


def _settles(state: State) -> bool:
    return isinstance(state, GrecoloniesState) and isinstance(state.frame, Acting)


WHERE = second_thoughts(Sensible(), _settles)
"""Where a turn goes, the best province first."""
