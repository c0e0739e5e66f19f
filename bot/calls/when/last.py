"""The last calls before a clock ends: one when four fifths of it have passed, and where it is longer than two
days one an hour before its end. All while the person is awake, so that they can still play."""

from datetime import datetime, timedelta

from bot.calls.when.clocks import after, at_table, is_short, last_span, passed
from bot.calls.when.waking import is_awake, reachable
from bot.store.calls.timers import Wait
from bot.store.calls.wishes import NOTHING, NOWHERE, Habits, Pace

SHARE = 4 / 5
"""Of the clock, until the first of them."""

HOUR = timedelta(hours=1)
LONG = timedelta(days=2)
"""A longer clock has a second one, an hour before its end."""

APART = timedelta(hours=2)
"""How far calls are from each other at the least: one that would come so shortly before is left out."""

STEP = timedelta(minutes=15)


def last_calls(pace: Pace, habits: Habits, wait: Wait) -> list[datetime]:
    """When somebody is warned that their clock ends, in order; nothing where its end does nothing.

    Whoever sleeps or is away for all that is left is warned before; whoever does so the whole time is not.
    """
    span = last_span(pace, habits, wait)
    if span is None or pace.ends == NOTHING or is_short(pace, wait):
        return []
    begins, ends = span
    habits = at_table(pace, habits, begins, ends)
    length = passed(begins, ends, habits.rests)
    if not length:  # an empty bank
        return []
    wanted = after(begins, length * SHARE, habits.rests)
    spare = min(HOUR, length / 10)
    first = reachable(habits, wanted)
    found = first if first <= ends - spare else reached_before(habits, begins, wanted)
    warned = [] if found is None else [found]
    if length > LONG:
        found = reached_before(habits, begins, ends - HOUR)
        if found is not None and (not warned or found - warned[0] >= APART):
            warned.append(found)
    return warned


def reached_before(habits: Habits, begins: datetime, at: datetime) -> datetime | None:
    """The last moment until `at` at which the person can be called, an hour before they go.

    None: there is none since `begins`.
    """
    found = at
    while found > begins:
        away = next((rest for rest in habits.rests if rest.begins <= found < rest.ends), None)
        if away is not None:
            found = _quarter(min(found, away.begins))
        elif not is_awake(habits, found):
            found = _quarter(found)
        else:
            break
    if found <= begins:
        return None
    earlier = found + STEP - HOUR
    if found == at or earlier <= begins or reachable(habits, earlier) != earlier:
        return found
    return earlier


def _quarter(at: datetime) -> datetime:
    """The last quarter of an hour before."""
    late = at.minute * timedelta(minutes=1) % STEP + timedelta(seconds=at.second, microseconds=at.microsecond)
    return at - (late or STEP)


def next_last(pace: Pace, habits: Habits, wait: Wait, now: datetime) -> datetime | None:
    """When the next last call is due, not before `now`; None: none follows.

    A time the person named themselves, before the end, takes the place of what would come before it.
    """
    if (habits.place or pace.place) == NOWHERE or pace.most == 0 or wait.silent:
        return None
    span = last_span(pace, habits, wait)
    if span is None:
        return None
    since = wait.warned or wait.since
    if wait.snoozed is not None and wait.snoozed < span[1]:
        since = max(since, wait.snoozed)
    found = next((at for at in last_calls(pace, habits, wait) if at > since), None)
    if found is None:
        return None
    wanted = max(found, now, wait.patience or now)
    at = reachable(at_table(pace, habits, wait.since, wanted), wanted)
    return at if at < span[1] else None
