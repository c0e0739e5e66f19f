"""When clocks end: examples, and properties over pauses, week-ends, fixed hours, banks, extensions."""

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta

from hypothesis import given, settings
from hypothesis import strategies as st
from test_calls_schedule import moments, paces, people, rests, waits

from bot.calls.when import clocks, waking
from bot.store.calls.timers import Wait
from bot.store.calls.wishes import Habits, Pace, Rest

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)  # a Monday
FRIDAY = NOON + timedelta(days=4)
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def test_the_whole_table_pauses() -> None:
    pace = Pace(clock=2 * DAY, rests=(Rest(NOON + DAY, NOON + 8 * DAY),))
    assert clocks.deadline(pace, Habits(), Wait(NOON)) == NOON + 9 * DAY
    question = Wait(NOON, in_turn=False)
    assert clocks.deadline(replace(pace, answers=36 * HOUR), Habits(), question) == NOON + 8.5 * DAY


def test_a_holiday_in_a_pause_counts_once() -> None:
    pace = Pace(clock=2 * DAY, rests=(Rest(NOON + DAY, NOON + 8 * DAY),))
    away = Habits(rests=(Rest(NOON + 2 * DAY, NOON + 9 * DAY),))
    assert clocks.deadline(pace, away, Wait(NOON)) == NOON + 10 * DAY


def test_free_week_ends_are_each_ones_own() -> None:
    pace = Pace(clock=DAY, weekends=True)
    assert clocks.deadline(pace, Habits(), Wait(FRIDAY)) == FRIDAY + 3 * DAY
    assert clocks.deadline(pace, Habits(), Wait(FRIDAY + DAY)) == FRIDAY + 3.5 * DAY, "begun on Saturday"
    auckland = Habits(zone="Pacific/Auckland")  # Saturday there begins on Friday at 11:00
    assert clocks.deadline(pace, auckland, Wait(FRIDAY)) == FRIDAY + 47 * HOUR + DAY
    assert clocks.deadline(pace, Habits(), Wait(NOON)) == NOON + DAY


def test_turns_end_at_one_hour_of_the_day() -> None:
    pace = Pace(clock=DAY, hour=time(21), zone="Europe/Paris")
    assert clocks.deadline(pace, Habits(), Wait(NOON)) == NOON + 32 * HOUR, "on Tuesday at nine"
    assert clocks.deadline(pace, Habits(), Wait(NOON + 8 * HOUR)) == NOON + 32 * HOUR, "to the minute"
    assert clocks.deadline(pace, Habits(), Wait(NOON + 8 * HOUR + MINUTE)) == NOON + 56 * HOUR
    alone = replace(pace, clock=None)
    assert clocks.deadline(alone, Habits(), Wait(NOON)) == NOON + 32 * HOUR, "half a day at the least"
    over_summer = NOON + 27 * DAY  # the clocks change on Sunday the 29th: nine is an hour earlier then
    assert clocks.deadline(pace, Habits(), Wait(over_summer)) == over_summer + 31 * HOUR


def test_the_hour_is_never_in_a_rest() -> None:
    pace = Pace(clock=DAY, hour=time(21), weekends=True)
    assert clocks.deadline(pace, Habits(), Wait(FRIDAY)) == FRIDAY + 3 * DAY + 9 * HOUR, "on Monday"


def test_a_bank_keeps_what_was_not_used() -> None:
    pace = Pace(clock=5 * DAY, credit=12 * HOUR)
    full = clocks.credited(pace, None)
    assert full == 5 * 24 * 3600
    wait = Wait(NOON, bank=full)
    assert clocks.deadline(pace, Habits(), wait) == NOON + 5 * DAY
    left = clocks.left_of(pace, Habits(), wait, NOON + 2 * DAY)
    assert clocks.credited(pace, left) == 3.5 * 24 * 3600
    assert clocks.credited(pace, clocks.left_of(pace, Habits(), wait, NOON + HOUR)) == full, (
        "no more than fits"
    )
    assert clocks.left_of(pace, Habits(), wait, NOON + 9 * DAY) == 0
    away = Habits(rests=(Rest(NOON, NOON + DAY),))
    assert clocks.left_of(pace, away, wait, NOON + 2 * DAY) == 4 * 24 * 3600
    assert clocks.credited(Pace(clock=DAY), 3600) is None


def inside(pace: Pace, habits: Habits, when: datetime) -> bool:
    """Whether this is within a rest, not at its beginning."""
    there = waking.zone_of(habits.zone)
    before = (when - MINUTE / 2).astimezone(there).weekday()
    free = pace.weekends and when.astimezone(there).weekday() >= 5 and before >= 5
    return free or any(rest.begins < when < rest.ends for rest in (*habits.rests, *pace.rests))


@settings(deadline=None, derandomize=True)
@given(paces, people(), waits())
def test_a_clock_never_ends_in_a_pause_a_week_end_or_a_holiday(
    pace: Pace, habits: Habits, wait: Wait
) -> None:
    ends = clocks.deadline(pace, habits, wait)
    if ends is None:
        return
    assert ends >= wait.since
    assert wait.patience is None or ends >= wait.patience
    assert not inside(pace, habits, ends)
    if pace.hour is not None:
        there = ends.astimezone(waking.zone_of(pace.zone))
        shown = there.replace(tzinfo=None) - datetime.combine(there.date(), pace.hour)
        assert shown in (timedelta(0), HOUR, HOUR / 2), "an hour that a day lacks is the next one"


@settings(deadline=None, derandomize=True)
@given(paces, people(), waits(), st.timedeltas(MINUTE, 30 * DAY), rests)
def test_more_time_never_ends_sooner(
    pace: Pace, habits: Habits, wait: Wait, more: timedelta, away: tuple[Rest, ...]
) -> None:
    ends = clocks.deadline(pace, habits, wait)
    if ends is None:
        return
    longer = wait._replace(extended=wait.extended + more // timedelta(seconds=1))
    later = wait._replace(since=wait.since + more)
    for other in (
        clocks.deadline(pace, habits, longer),
        clocks.deadline(pace, habits, later),
        clocks.deadline(replace(pace, rests=away), replace(habits, rests=()), wait)
        if not habits.rests and not pace.rests
        else ends,
    ):
        assert other is not None
        assert other >= ends


@settings(deadline=None, derandomize=True)
@given(paces, people(), waits(), moments)
def test_a_bank_holds_no_more_than_its_store_and_is_never_less_than_empty(
    pace: Pace, habits: Habits, wait: Wait, now: datetime
) -> None:
    left = clocks.left_of(pace, habits, wait, now)
    if left is None or pace.clock is None or pace.credit is None:
        return
    assert 0 <= left <= pace.clock.total_seconds()
    then = clocks.credited(pace, left)
    assert then is not None
    assert min(pace.credit.total_seconds(), pace.clock.total_seconds()) - 1 <= then
    assert then <= pace.clock.total_seconds()
    ends = clocks.deadline(pace, habits, wait._replace(extended=0, patience=None))
    if ends is not None and now >= ends:
        assert left == 0, "time was over"


@settings(deadline=None, derandomize=True)
@given(moments, st.timedeltas(timedelta(0), 60 * DAY), rests)
def test_time_that_has_passed_is_the_time_it_took(
    start: datetime, length: timedelta, found: tuple[Rest, ...]
) -> None:
    assert clocks.passed(start, clocks.after(start, length, found), found) == length
