"""When somebody is called next: examples, and properties over all settings, habits and times."""

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.calls.when import clocks, schedule, waking
from bot.calls.when.schedule import ANSWERS, CALL, CLOCK, LAST, NUDGE, ORDER, POINTLESS, QUIET, Due
from bot.calls.when.wishes import GROWTHS
from bot.store.calls.timers import Wait
from bot.store.calls.wishes import DIRECT, ENDS, NOTHING, NOWHERE, PLACES, Habits, Pace, Rest, merged

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
PARIS = Habits(zone="Europe/Paris", wakes=time(8), sleeps=time(22))
ANYBODY = Habits()


def at(text: str, zone: str = "UTC", fold: int = 0) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).astimezone(UTC)


def calls(pace: Pace, habits: Habits, since: datetime, most: int = 30) -> list[Due]:
    """Everything that follows by itself when nobody answers and the bot is always there."""
    wait, now, found = Wait(since), since, []
    for _ in range(most):
        due = schedule.next_due(pace, habits, wait, now)
        if due is None:
            break
        found.append(due)
        now = due.at
        if due.kind == CALL:
            wait = wait._replace(sent=wait.sent + 1, last=now, snoozed=None)
        elif due.kind == LAST:
            wait = wait._replace(last=now, warned=now)
        elif due.kind == POINTLESS:
            wait = wait._replace(given_up=True)
        elif due.kind == CLOCK:
            wait = wait._replace(clock_ended=True)
        else:
            wait = wait._replace(nudged=True)
    return found


# Examples


def test_intervals_grow_until_the_table_is_told_and_then_there_is_silence() -> None:
    pace = Pace(first=12 * HOUR, growth=200, most=3)
    assert [((due.at - NOON) / HOUR, due.kind) for due in calls(pace, ANYBODY, NOON)] == [
        (12, CALL), (36, CALL), (84, CALL), (180, POINTLESS),
    ]  # fmt: skip


def test_an_even_pace_stays_even() -> None:
    hours = [(due.at - NOON) / HOUR for due in calls(Pace(first=6 * HOUR, growth=100, most=4), ANYBODY, NOON)]
    assert hours == [6, 12, 18, 24, 30]


def test_ones_own_interval_takes_the_place_of_the_tables() -> None:
    habits = Habits(interval=4 * HOUR)
    hours = [(due.at - NOON) / HOUR for due in calls(Pace(most=2), habits, NOON)]
    assert hours == [4, 8, 12]


def test_intervals_do_not_grow_beyond_a_fortnight() -> None:
    found = calls(Pace(first=10 * DAY, growth=300, most=20), ANYBODY, NOON)
    assert {b.at - a.at for a, b in pairwise(found)} == {14 * DAY}


def test_nobody_is_called_at_night() -> None:
    pace = Pace(first=12 * HOUR, growth=100, most=2)
    since = at("2026-03-02 14:00", "Europe/Paris")
    first, second, notice = calls(pace, PARIS, since)
    assert first.at == at("2026-03-03 08:00", "Europe/Paris")  # not at two in the morning
    assert second.at == at("2026-03-03 20:00", "Europe/Paris")
    assert notice == Due(at("2026-03-04 08:00", "Europe/Paris"), POINTLESS)


def test_waking_hours_may_pass_midnight() -> None:
    owl = Habits(zone="America/New_York", wakes=time(18), sleeps=time(4))
    assert waking.awake(owl, at("2026-06-01 03:00", "America/New_York")) == at(
        "2026-06-01 03:00", "America/New_York"
    )
    assert waking.awake(owl, at("2026-06-01 04:00", "America/New_York")) == at(
        "2026-06-01 18:00", "America/New_York"
    )


@pytest.mark.parametrize(
    ("asleep", "wakes"),
    [
        ("2026-03-28 23:00", "2026-03-29 08:00"),  # the night that lacks an hour
        ("2026-10-24 23:00", "2026-10-25 08:00"),  # the night that has one more
    ],
)
def test_the_clocks_change_in_the_night(asleep: str, wakes: str) -> None:
    assert waking.awake(PARIS, at(asleep, "Europe/Paris")) == at(wakes, "Europe/Paris")


def test_somebody_who_wakes_in_the_hour_that_does_not_exist() -> None:
    early = Habits(zone="Europe/Paris", wakes=time(2, 30), sleeps=time(20))
    assert waking.awake(early, at("2026-03-29 01:00", "Europe/Paris")) == at("2026-03-29 01:30")


def test_somebody_who_wakes_in_the_hour_that_comes_twice() -> None:
    early = Habits(zone="Europe/Paris", wakes=time(2, 30), sleeps=time(20))
    first, second = (at("2026-10-25 02:30", "Europe/Paris", fold=fold) for fold in (0, 1))
    assert second - first == HOUR
    assert waking.awake(early, first - HOUR) == first
    between = at("2026-10-25 02:10", "Europe/Paris", fold=1)  # asleep again
    assert waking.awake(early, between) == second


def test_a_bot_that_was_down_for_three_days_calls_once() -> None:
    pace = Pace(first=8 * HOUR, growth=100, most=20)
    wait, up = Wait(NOON), NOON + 3 * DAY
    due = schedule.next_due(pace, ANYBODY, wait, up)
    assert due == Due(up, CALL)
    after = wait._replace(sent=1, last=up)
    assert schedule.next_due(pace, ANYBODY, after, up) == Due(up + 8 * HOUR, CALL)


def test_a_bot_that_comes_back_in_the_night_lets_people_sleep() -> None:
    up = at("2026-03-05 03:00", "Europe/Paris")
    assert schedule.next_due(Pace(), PARIS, Wait(NOON), up) == Due(
        at("2026-03-05 08:00", "Europe/Paris"), CALL
    )


def test_a_turn_begun_and_not_ended_gets_one_nudge() -> None:
    pace = Pace(first=12 * HOUR, growth=100, most=1)
    wait = Wait(NOON, acted=NOON + HOUR)
    assert schedule.next_due(pace, ANYBODY, wait, NOON + HOUR) == Due(NOON + HOUR + QUIET, NUDGE)
    nudged = wait._replace(nudged=True, last=NOON + HOUR + QUIET)
    assert schedule.next_due(pace, ANYBODY, nudged, NOON + 2 * HOUR) == Due(nudged.last + 12 * HOUR, CALL)
    assert schedule.next_due(pace, ANYBODY, wait._replace(in_turn=False), NOON + HOUR) == Due(
        NOON + 7 * HOUR, CALL
    )


def test_a_silenced_turn_is_silent_but_its_clock_goes_on() -> None:
    pace = Pace(clock=2 * DAY)
    assert schedule.next_due(Pace(), ANYBODY, Wait(NOON, silent=True), NOON) is None
    assert schedule.next_due(pace, ANYBODY, Wait(NOON, silent=True), NOON) == Due(NOON + 2 * DAY, CLOCK)


def test_a_snooze_is_kept_to_the_minute_even_at_night() -> None:
    until = at("2026-03-03 23:30", "Europe/Paris")
    wait = Wait(NOON, snoozed=until, sent=9, acted=NOON)
    assert schedule.next_due(Pace(), PARIS, wait, NOON) == Due(until, CALL)


def test_a_snooze_that_is_hours_late_waits_for_the_morning() -> None:
    wait = Wait(NOON, snoozed=NOON + 4 * HOUR)
    late = at("2026-03-03T02:00")  # the bot was down; it is three at night in Paris
    due = schedule.next_call(Pace(), PARIS, wait, late)
    assert due == Due(at("2026-03-03T08:00", "Europe/Paris"), CALL)
    a_little = NOON + 4 * HOUR + timedelta(minutes=50)
    night = replace(PARIS, wakes=time(23), sleeps=time(23, 30))
    assert schedule.next_call(Pace(), night, wait, a_little) == Due(a_little, CALL)


def test_nobody_is_called_on_holiday_and_the_clock_rests() -> None:
    away = Rest(NOON + DAY, NOON + 8 * DAY)
    habits = Habits(rests=(away,))
    pace = Pace(first=30 * HOUR, clock=2 * DAY)
    due = schedule.next_due(pace, habits, Wait(NOON), NOON)
    assert due == Due(away.ends + 6 * HOUR, CALL)
    assert clocks.deadline(pace, habits, Wait(NOON)) == NOON + 9 * DAY
    snoozed = Wait(NOON, snoozed=NOON + 3 * DAY)
    assert schedule.next_call(pace, habits, snoozed, NOON) == Due(away.ends, CALL)


def test_whoever_returns_in_the_night_is_called_in_the_morning() -> None:
    ends = at("2026-03-10 00:00", "Europe/Paris")
    habits = replace(PARIS, rests=(Rest(NOON - DAY, ends),))
    due = schedule.next_due(Pace(first=HOUR), habits, Wait(NOON), NOON)
    assert due == Due(at("2026-03-10 08:00", "Europe/Paris"), CALL)


def test_the_table_agreed_to_wait() -> None:
    wait = Wait(NOON, patience=NOON + 3 * DAY)
    pace = Pace(first=12 * HOUR, clock=DAY)
    assert schedule.next_call(pace, ANYBODY, wait, NOON) == Due(NOON + 3 * DAY, CALL)
    assert clocks.deadline(pace, ANYBODY, wait) == NOON + 3 * DAY


@pytest.mark.parametrize("nobody", [Pace(place=NOWHERE), Pace(most=0)])
def test_a_table_without_calls(nobody: Pace) -> None:
    assert schedule.next_due(nobody, ANYBODY, Wait(NOON), NOON) is None
    assert schedule.next_due(Pace(), Habits(place=NOWHERE), Wait(NOON), NOON) is None


def test_a_zone_that_is_known_no_more_is_utc() -> None:
    lost = Habits(zone="Europe/Atlantis", wakes=time(8), sleeps=time(22))
    assert waking.awake(lost, at("2026-03-02 03:00")) == at("2026-03-02 08:00")


# Properties

ZONES = (
    "UTC", "Europe/Paris", "America/New_York", "America/St_Johns", "Asia/Kolkata", "Australia/Lord_Howe",
    "Pacific/Apia", "Africa/Casablanca", "Asia/Kathmandu",
)  # fmt: skip
moments = st.integers(0, 3 * 365 * 24 * 60).map(
    lambda minutes: datetime(2025, 1, 1, tzinfo=UTC) + timedelta(minutes=minutes)
)
hours = st.times().map(lambda hour: hour.replace(second=0, microsecond=0))
lengths = st.timedeltas(timedelta(minutes=15), timedelta(days=14))
rests = st.lists(st.tuples(moments, st.timedeltas(timedelta(hours=1), timedelta(days=40))), max_size=3).map(
    lambda found: merged([Rest(begins, begins + length) for begins, length in found])
)


@st.composite
def people(draw: st.DrawFn) -> Habits:
    wakes = draw(st.none() | hours)
    sleeps = None
    if wakes is not None:
        shift = draw(st.integers(60, 23 * 60))
        minutes = (wakes.hour * 60 + wakes.minute + shift) % (24 * 60)
        sleeps = time(minutes // 60, minutes % 60)
    return Habits(
        draw(st.none() | st.sampled_from(ZONES)),
        wakes,
        sleeps,
        draw(st.none() | lengths),
        draw(st.none() | st.sampled_from(PLACES)),
        None,
        draw(rests),
    )


paces = st.builds(
    Pace,
    first=lengths,
    growth=st.sampled_from(GROWTHS),
    most=st.integers(0, 20),
    place=st.sampled_from(PLACES),
    clock=st.none() | st.timedeltas(timedelta(hours=1), timedelta(days=60)),
    ends=st.sampled_from(ENDS),
    answers=st.none() | st.timedeltas(timedelta(hours=1), timedelta(days=60)),
    credit=st.none() | st.timedeltas(timedelta(hours=1), timedelta(days=14)),
    weekends=st.booleans(),
    hour=st.none() | hours,
    zone=st.none() | st.sampled_from(ZONES),
    rests=st.just(()) | rests,
)


@st.composite
def waits(draw: st.DrawFn) -> Wait:
    since = draw(moments)
    later = st.timedeltas(timedelta(0), timedelta(days=30)).map(lambda much: since + much)
    sent = draw(st.integers(0, 20))
    return Wait(
        since,
        draw(st.booleans()),
        draw(st.none() | later),
        sent,
        draw(later) if sent else None,
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.none() | later),
        draw(st.none() | later),
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.none() | later),
        draw(st.integers(0, 6 * 3600)),
        draw(st.none() | later),
        draw(st.just(0) | st.integers(3600, 14 * 24 * 3600)),
        draw(st.none() | st.integers(0, 60 * 24 * 3600)),
    )


def resting_at(pace: Pace, habits: Habits, when: datetime) -> bool:
    """Whether somebody is away, their table pauses, or it is their free week-end."""
    there = waking.zone_of(habits.zone)
    free = pace.weekends and when.astimezone(there).weekday() >= 5
    return free or any(rest.begins <= when < rest.ends for rest in (*habits.rests, *pace.rests))


@settings(deadline=None, derandomize=True)
@given(people(), moments)
def test_whoever_is_reached_is_awake_and_at_home(habits: Habits, when: datetime) -> None:
    found = waking.reachable(habits, when)
    assert found >= when
    assert waking.is_awake(habits, found)
    assert not any(rest.begins <= found < rest.ends for rest in habits.rests)
    assert waking.reachable(habits, found) == found


@settings(deadline=None, derandomize=True)
@given(people(), moments)
def test_nobody_waits_longer_than_a_day_and_an_hour_to_wake(habits: Habits, when: datetime) -> None:
    assert waking.awake(habits, when) - when <= timedelta(hours=25)


@settings(deadline=None, derandomize=True)
@given(moments, lengths, rests)
def test_time_that_passes_does_not_count_rests(
    start: datetime, length: timedelta, found: tuple[Rest, ...]
) -> None:
    end = clocks.after(start, length, found)
    rested = sum(
        (max(timedelta(0), min(rest.ends, end) - max(rest.begins, start)) for rest in found), timedelta(0)
    )
    assert end - start - rested == length


@settings(deadline=None, derandomize=True)
@given(moments, lengths, lengths, rests)
def test_longer_ends_later(start: datetime, one: timedelta, more: timedelta, found: tuple[Rest, ...]) -> None:
    assert clocks.after(start, one + more, found) > clocks.after(start, one, found)


@settings(deadline=None, derandomize=True)
@given(paces, people(), waits(), moments)
def test_what_is_due_is_never_in_the_past_nor_at_a_bad_time(
    pace: Pace, habits: Habits, wait: Wait, now: datetime
) -> None:
    due = schedule.next_due(pace, habits, wait, now)
    if due is None:
        return
    assert due.at >= now
    place = habits.place or pace.place
    if due.kind == CLOCK:
        assert pace.clock is not None or pace.hour is not None
        assert not wait.clock_ended
        return
    if due.kind == LAST:
        ends = clocks.deadline(pace, habits, wait)
        assert pace.ends != NOTHING
        assert ends is not None
        assert due.at < ends
    resting = resting_at(pace, habits, due.at)
    if due.kind == ANSWERS:
        assert pace.answers is not None
        assert not wait.in_turn
        assert not wait.overdue
        return
    if due.kind == ORDER:
        assert wait.asked is not None
        return
    assert place != NOWHERE
    assert not wait.given_up or due.kind == LAST
    if due.kind == POINTLESS:
        assert wait.sent >= pace.most
        return
    assert not resting
    if wait.snoozed is None or due.kind == LAST:
        assert not wait.silent
        assert waking.is_awake(habits, due.at)


@settings(deadline=None, derandomize=True)
@given(paces, people(), waits(), st.timedeltas(timedelta(0), timedelta(days=20)), st.floats(0, 0.99))
def test_looking_later_changes_nothing_before_it_is_due(
    pace: Pace, habits: Habits, wait: Wait, waited: timedelta, share: float
) -> None:
    now = wait.since + waited
    due = schedule.next_due(pace, habits, wait, now)
    assume(due is not None)
    assert due is not None
    assert schedule.next_due(pace, habits, wait, now + (due.at - now) * share) == due


def test_a_time_one_named_that_falls_into_a_holiday_waits_for_the_day_after_it() -> None:
    """A holiday that ends at midnight: nobody is woken then, though they had named a time in it."""
    begins = datetime(2026, 3, 2, tzinfo=UTC)
    habits = Habits(zone="UTC", wakes=time(8), sleeps=time(22), rests=(Rest(begins, begins + DAY),))
    wait = Wait(since=begins, snoozed=begins + HOUR)
    for now in (begins, begins + HOUR, begins + 20 * HOUR, begins + DAY):
        assert schedule.next_call(Pace(), habits, wait, now) == Due(begins + DAY + 8 * HOUR, CALL)


@settings(deadline=None, derandomize=True)
@given(paces, people(), moments)
def test_a_wait_ends_in_silence(pace: Pace, habits: Habits, since: datetime) -> None:
    """However long nobody answers: at most so many calls, one notice, one end of the clock, in order."""
    found = calls(pace, habits, since, most=60)
    kinds = [due.kind for due in found]
    assert len(found) < 60
    assert kinds.count(CALL) <= pace.most
    assert kinds.count(POINTLESS) <= 1
    assert kinds.count(CLOCK) == (pace.clock is not None or pace.hour is not None)
    assert [due.at for due in found] == sorted(due.at for due in found)
    if kinds.count(CALL):
        assert kinds.count(POINTLESS) == 1
    gaps = [b.at - a.at for a, b in pairwise(found) if not {CLOCK, LAST} & {a.kind, b.kind}]
    least = habits.interval or min(pace.first, timedelta(days=14))
    assert all(gap >= least for gap in gaps)


@settings(deadline=None, derandomize=True)
@given(paces, people(), waits())
def test_after_any_absence_of_the_bot_one_call_is_due_not_many(
    pace: Pace, habits: Habits, wait: Wait
) -> None:
    pace = replace(pace, most=max(pace.most, wait.sent + 1), place=DIRECT)
    habits = replace(habits, place=None if habits.place == NOWHERE else habits.place)
    wait = wait._replace(given_up=False, silent=False, nudged=True)
    due = schedule.next_call(pace, habits, wait, wait.since + timedelta(days=90))
    assert due is not None
    assert due.kind == CALL
    after = wait._replace(sent=wait.sent + 1, last=due.at, snoozed=None, nudged=True, silent=False)
    following = schedule.next_call(pace, habits, after, due.at)
    assert following is None or following.at >= due.at + min(
        habits.interval or timedelta(days=14), schedule.next_interval(pace, habits, after)
    )
