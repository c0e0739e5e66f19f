"""When somebody is called next: pure functions of what the table settled, what the person said, since when
they are waited for, and the time.

Intervals count from the last call that was made, not from those that ought to have been: after a bot was
down for days one call is due, not all that were missed.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.calls.when.clocks import after, at_table, deadline, is_short
from bot.calls.when.last import APART, next_last
from bot.calls.when.pauses import pause_ends
from bot.calls.when.waking import reachable
from bot.calls.when.wishes import LONGEST
from bot.store.calls.calls import CallKind
from bot.store.calls.timers import Wait
from bot.store.calls.wishes import NOWHERE, Habits, Pace

QUIET = timedelta(minutes=10)
"""After so long without an act, somebody who has begun a turn is asked whether it is to be ended."""

PUNCTUAL = timedelta(hours=1)
"""A call at a time somebody asked for is no more that call when it comes later than this."""

CALL, NUDGE, POINTLESS, LAST = CallKind.CALL, CallKind.NUDGE, CallKind.POINTLESS, CallKind.LAST
CLOCK, ANSWERS, ORDER = "clock", "answers", "order"
"""What can be due: a reminder; a nudge to end a turn; the notice to the table that no more calls follow; a
last call before the clock ends; the end of the clock; the end of the clock for answers; the time at which a
standing order answers."""

SOONER = 4
"""The first reminder of a question comes after this part of its clock, if not before."""


class Due(NamedTuple):
    """What is to be done next for a wait, and when."""

    at: datetime
    kind: str


def interval(pace: Pace, habits: Habits, sent: int) -> timedelta:
    """How long after the last call, or the beginning, the next one follows."""
    if habits.interval is not None:
        return habits.interval
    length = pace.first
    for _ in range(sent):
        if length >= LONGEST:
            return LONGEST
        length = length * pace.growth / 100
    return min(length, LONGEST)


def order_answers(pace: Pace, habits: Habits, wait: Wait) -> datetime | None:
    """When a standing order answers a question that hides something; None: none does."""
    if wait.asked is None:
        return None
    ends = deadline(pace, habits, wait)
    return pause_ends(habits, wait.asked, timedelta(seconds=wait.pause), ends)


def next_interval(pace: Pace, habits: Habits, wait: Wait) -> timedelta:
    """How long after the last call the next one follows: sooner where there is little time to answer."""
    if pace.answers is None or not is_short(pace, wait):
        return interval(pace, habits, wait.sent)
    first = pace.answers / SOONER
    length = interval(replace(pace, first=min(pace.first, first)), habits, wait.sent)
    return min(length, first) if not wait.sent else length


def next_call(pace: Pace, habits: Habits, wait: Wait, now: datetime) -> Due | None:
    """The next call, nudge or notice, not before `now`; None: none will follow by itself."""
    place = habits.place or pace.place
    if place == NOWHERE or pace.most == 0 or wait.given_up:
        return None
    not_before = now if wait.patience is None else max(now, wait.patience)
    habits = at_table(pace, habits, wait.since, max(not_before, wait.snoozed or not_before) + 2 * LONGEST)
    if wait.snoozed is not None:
        # At the very time the person named, asleep or not. On holiday, or if the bot was down then, it is as
        # late as any other call.
        at = max(wait.snoozed, not_before)
        named = reachable(replace(habits, wakes=None, sleeps=None), at)
        return Due(named if named - wait.snoozed <= PUNCTUAL else reachable(habits, at), CALL)
    if wait.silent:
        return None
    if wait.in_turn and wait.acted is not None and not wait.nudged:
        return Due(reachable(habits, max(wait.acted + QUIET, not_before)), NUDGE)
    start = max(each for each in (wait.since, wait.acted, wait.last) if each is not None)
    at = max(after(start, next_interval(pace, habits, wait), habits.rests), not_before)
    if wait.sent >= pace.most:
        return Due(at, POINTLESS)
    return Due(reachable(habits, at), CALL)


def next_due(pace: Pace, habits: Habits, wait: Wait, now: datetime) -> Due | None:
    """What is due first: a standing order's answer, the end of a clock, or a call."""
    found: list[Due] = []
    answers = order_answers(pace, habits, wait)
    if answers is not None:
        found.append(Due(max(answers, now), ORDER))
    ends = deadline(pace, habits, wait)
    if ends is not None:
        found.append(Due(max(ends, now), ANSWERS if is_short(pace, wait) else CLOCK))
    call, last = next_call(pace, habits, wait, now), next_last(pace, habits, wait, now)
    if last is not None:
        found.append(Due(last, LAST))
    if call is not None and (last is None or not _left_out(wait, call, last)):
        found.append(call)
    return min(found, key=lambda due: due.at, default=None)


def _left_out(wait: Wait, call: Due, last: datetime) -> bool:
    """Whether a call has no sense because a last one follows: shortly after it, or after one that says that
    there is none. A time that the person named stays."""
    if call.kind == POINTLESS:
        return True
    return call.kind == CALL and wait.snoozed is None and last - APART < call.at <= last
