"""The last calls before a clock ends: examples, and properties over all settings, habits and times."""

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st
from test_calls_schedule import calls, moments, paces, people, resting_at, waits

from bot.calls.when import clocks, waking
from bot.calls.when.last import APART, last_calls
from bot.calls.when.schedule import CALL, CLOCK, LAST, POINTLESS, Due, next_due
from bot.store.calls.timers import Wait
from bot.store.calls.wishes import COMPUTER, OFFER, Habits, Pace, Rest

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
LONDON = Habits(zone="Europe/London", wakes=time(8), sleeps=time(22))


ANYBODY = Habits()
WAIT = Wait(NOON)


def hours(pace: Pace, wait: Wait = WAIT) -> list[float]:
    return [(at - wait.since) / HOUR for at in last_calls(pace, ANYBODY, wait)]


def kinds(pace: Pace) -> list[tuple[float, str]]:
    return [((due.at - NOON) / HOUR, due.kind) for due in calls(pace, ANYBODY, NOON)]


def test_a_clock_of_half_a_day_has_one_before_a_computer_plays() -> None:
    pace = Pace(clock=12 * HOUR, ends=COMPUTER, most=1)
    assert kinds(pace)[:2] == [(9.6, LAST), (12, CLOCK)]


def test_a_clock_of_a_fortnight_is_not_silent_at_its_end() -> None:
    pace = Pace(clock=14 * DAY, ends=OFFER)
    late = [(at, kind) for at, kind in kinds(pace) if at > 7 * 24]
    assert late[:3] == [(14 * 24 * 4 / 5, LAST), (14 * 24 - 1, LAST), (14 * 24, CLOCK)]
    assert [kind for _, kind in late[3:]] == [POINTLESS], "not before: calls followed"


def test_a_clock_that_does_nothing_at_its_end_has_none() -> None:
    assert hours(Pace(clock=DAY)) == []
    assert hours(Pace(clock=DAY, ends=COMPUTER), wait=Wait(NOON, in_turn=False)) == []


def test_it_comes_in_waking_hours_before_the_end() -> None:
    evening = NOON + 8 * HOUR  # eight in the evening
    night = Pace(clock=12 * HOUR, ends=COMPUTER)
    assert last_calls(night, LONDON, Wait(evening)) == [evening + HOUR], "an hour before they go to bed"
    day = Pace(clock=DAY, ends=COMPUTER)
    assert last_calls(day, LONDON, Wait(NOON)) == [NOON + 20 * HOUR], "at eight in the morning"
    week = Pace(clock=7 * DAY, ends=COMPUTER)
    midnight = NOON + 12 * HOUR
    found = last_calls(week, LONDON, Wait(midnight))
    assert found[-1] == midnight + 7 * DAY - 3 * HOUR, "an hour before they go to bed for the last time"


def test_who_sleeps_all_the_time_is_not_woken() -> None:
    asleep = replace(LONDON, wakes=time(20), sleeps=time(21))
    assert last_calls(Pace(clock=6 * HOUR, ends=COMPUTER), asleep, Wait(NOON)) == []


def test_a_reminder_that_would_come_shortly_before_is_left_out() -> None:
    pace = Pace(first=18 * HOUR, clock=DAY, ends=COMPUTER)
    assert kinds(pace)[:2] == [(19.2, LAST), (24, CLOCK)]
    assert kinds(replace(pace, first=17 * HOUR))[:2] == [(17, CALL), (19.2, LAST)]


def test_a_time_one_named_before_the_end_takes_its_place() -> None:
    pace = Pace(clock=DAY, ends=COMPUTER)
    named = Wait(NOON, snoozed=NOON + 22 * HOUR)
    assert next_due(pace, Habits(), named, NOON) == Due(NOON + 22 * HOUR, CALL)
    too_late = Wait(NOON, snoozed=NOON + 30 * HOUR)
    assert next_due(pace, Habits(), too_late, NOON) == Due(NOON + 19.2 * HOUR, LAST)


def test_an_extension_has_one_of_its_own() -> None:
    pace = Pace(clock=DAY, ends=COMPUTER)
    wait = Wait(NOON, extended=24 * 3600)
    assert clocks.deadline(pace, Habits(), wait) == NOON + 2 * DAY
    assert hours(pace, wait=wait) == [24 + 19.2]


def test_a_bot_that_was_down_makes_one_of_them() -> None:
    pace, up = Pace(clock=7 * DAY, ends=COMPUTER), NOON + 7 * DAY - HOUR / 2
    due = next_due(pace, Habits(), Wait(NOON, sent=5, last=NOON + 2 * DAY), up)
    assert due == Due(up, LAST)
    after = Wait(NOON, sent=5, last=up, warned=up)
    assert next_due(pace, Habits(), after, up) == Due(NOON + 7 * DAY, CLOCK)


@settings(deadline=None, derandomize=True)
@given(paces, people(), waits())
def test_last_calls_reach_people_while_there_is_time(pace: Pace, habits: Habits, wait: Wait) -> None:
    found, ends = last_calls(pace, habits, wait), clocks.deadline(pace, habits, wait)
    assert len(found) <= 2
    for at in found:
        assert ends is not None
        assert wait.since < at < ends
        assert waking.is_awake(habits, at)
        assert not resting_at(pace, habits, at)
    for one, other in pairwise(found):
        assert other - one >= APART


always = st.builds(Pace, clock=st.timedeltas(HOUR, 60 * DAY), ends=st.just(COMPUTER), weekends=st.booleans())


@settings(deadline=None, derandomize=True)
@given(always, moments, st.none() | st.integers(3600, 14 * 24 * 3600))
def test_whoever_is_always_awake_is_always_warned(pace: Pace, since: datetime, extended: int | None) -> None:
    wait = Wait(since, extended=extended or 0)
    assert last_calls(pace, Habits(), wait)
    if extended is None and not pace.weekends:
        assert last_calls(pace, Habits(), wait)[0] == since + pace.clock * 4 / 5


def test_a_holiday_moves_it_with_the_end() -> None:
    away = Rest(NOON + 20 * HOUR, NOON + 10 * DAY)
    pace, habits = Pace(clock=DAY, ends=COMPUTER), Habits(rests=(away,))
    assert last_calls(pace, habits, Wait(NOON)) == [NOON + 19.2 * HOUR]
    sooner = Habits(rests=(Rest(NOON + HOUR, NOON + 10 * DAY),))
    assert last_calls(pace, sooner, Wait(NOON)) == [NOON + 10 * DAY + 18.2 * HOUR]
