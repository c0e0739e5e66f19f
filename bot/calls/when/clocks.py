"""When clocks end: pure functions of what the table settled and agreed, what the person said, and the wait.

A clock stands still during a person's holidays, the table's pauses, and week-ends where these are free. What
is left of one may be kept for the next turn (a bank), and all may end at one hour of the day.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta

from bot.calls.when.waking import zone_of
from bot.store.calls.timers import SECOND, Wait
from bot.store.calls.wishes import Habits, Pace, Rest, merged

LEAST = timedelta(hours=12)
"""How long one has at the least where turns end at an hour of the day and nothing else is settled."""

DAY = timedelta(days=1)
SATURDAY = 5


def after(start: datetime, length: timedelta, rests: Sequence[Rest]) -> datetime:
    """When `length` has passed since `start`, not counting the rests (in order, not overlapping)."""
    at = start + length
    for rest in rests:
        begins = max(rest.begins, start)
        if rest.ends > begins and begins < at:
            at += rest.ends - begins
    return at


def passed(start: datetime, end: datetime, rests: Sequence[Rest]) -> timedelta:
    """How much time passes from `start` to `end`, not counting the rests; none if that is earlier."""
    length = max(end - start, timedelta(0))
    for rest in rests:
        length -= max(timedelta(0), min(rest.ends, end) - max(rest.begins, start))
    return length


def is_short(pace: Pace, wait: Wait) -> bool:
    """Whether the clock for answers counts, not the one for turns."""
    return pace.answers is not None and not wait.in_turn and not wait.overdue


def usual_length(pace: Pace) -> timedelta | None:
    """How long a whole clock runs, at the least where it ends at an hour; None: there is none."""
    return pace.clock if pace.hour is None else pace.clock or LEAST


def length_of(pace: Pace, wait: Wait) -> timedelta | None:
    """How long the clock that counts runs, without an extension; None: there is none, or it has ended."""
    if is_short(pace, wait):
        return pace.answers
    if wait.clock_ended:
        return None
    length = usual_length(pace)
    if length is None or pace.credit is None or wait.bank is None:
        return length
    return min(length, wait.bank * SECOND)


def deadline(pace: Pace, habits: Habits, wait: Wait) -> datetime | None:
    """When the clock that counts ends; None: there is none, or it has ended."""
    span = last_span(pace, habits, wait)
    return None if span is None else span[1]


def last_span(pace: Pace, habits: Habits, wait: Wait) -> tuple[datetime, datetime] | None:
    """From when to when the clock runs, or its extension where it has one; None: it does not."""
    length = length_of(pace, wait)
    if length is None:
        return None
    extension = wait.extended * SECOND
    until = max(wait.since, wait.patience or wait.since) + 2 * (length + extension)
    rests = at_table(pace, habits, wait.since, until).rests
    ends = after(wait.since, length, rests)
    ends = _allowed(pace, ends if wait.patience is None else max(ends, wait.patience), rests)
    return (ends, _allowed(pace, after(ends, extension, rests), rests)) if extension else (wait.since, ends)


def at_table(pace: Pace, habits: Habits, since: datetime, until: datetime) -> Habits:
    """The person's habits at a table: also its pauses, and free week-ends, are times when they rest.

    Week-ends are those from `since` on until some time after `until`, and after all that rests meanwhile.
    """
    if not pace.rests and not pace.weekends:
        return habits
    rests = [*habits.rests, *pace.rests]
    if pace.weekends:
        until += sum((rest.ends - rest.begins for rest in rests if rest.ends > since), 14 * DAY)
        rests += weekends(habits.zone, since, until)
    return replace(habits, rests=merged(rests))


def weekends(zone: str | None, since: datetime, until: datetime) -> Iterator[Rest]:
    """Saturdays with their Sundays by the calendar of a zone, from that week's to that before `until`."""
    there = zone_of(zone)
    day = since.astimezone(there).date()
    day += timedelta(days=SATURDAY - day.weekday())
    while (begins := datetime.combine(day, time(0), there).astimezone(UTC)) <= until:
        yield Rest(begins, datetime.combine(day + 2 * DAY, time(0), there).astimezone(UTC))
        day += 7 * DAY


def _allowed(pace: Pace, at: datetime, rests: Sequence[Rest]) -> datetime:
    """The first moment from `at` on at which a clock may end: in no rest, at the table's hour."""
    while True:
        found = at if pace.hour is None else next_hour(pace.hour, pace.zone, at)
        ends = next((rest.ends for rest in rests if rest.begins < found < rest.ends), None)
        if ends is None:
            return found
        at = ends


def next_hour(hour: time, zone: str | None, when: datetime) -> datetime:
    """The first moment from `when` on at which it is that hour in a zone."""
    there = zone_of(zone)
    day = when.astimezone(there).date()
    found = (datetime.combine(day + ahead * DAY, hour, there).astimezone(UTC) for ahead in range(-1, 4))
    return next(at for at in found if at >= when)


def left_of(pace: Pace, habits: Habits, wait: Wait, now: datetime) -> int | None:
    """Seconds that are left in somebody's bank when their wait is over; None: no bank counts for it."""
    if pace.credit is None or pace.clock is None or is_short(pace, wait):
        return None
    store = pace.clock if wait.bank is None else min(pace.clock, wait.bank * SECOND)
    rests = at_table(pace, habits, wait.since, now).rests
    return max(timedelta(0), store - passed(wait.since, now, rests)) // SECOND


def credited(pace: Pace, left: int | None) -> int | None:
    """Seconds in somebody's bank when their turn begins; None: the table has no such clock.

    So many were `left`; None: it is their first turn, and they have all that it holds.
    """
    if pace.credit is None or pace.clock is None:
        return None
    store = pace.clock // SECOND
    return store if left is None else min(store, left + pace.credit // SECOND)
