"""How long a standing order lets pass: drawn like a person's time, while they are awake, within the clock."""

from datetime import UTC, datetime, time, timedelta
from random import SystemRandom
from statistics import median
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.calls.when import pauses, waking
from bot.calls.when.pauses import LEAST, MOST, drawn, pause_ends
from bot.store.calls.wishes import Habits

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
PARIS = Habits(zone="Europe/Paris", wakes=time(8), sleeps=time(22))


def paris(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Paris")).astimezone(UTC)


def test_pauses_are_drawn_like_a_persons_from_a_secret_source() -> None:
    assert isinstance(pauses._SECRET, SystemRandom)
    found = [drawn() for _ in range(2000)]
    assert all(LEAST <= pause <= MOST for pause in found)
    assert 30 * MINUTE < median(found) < 50 * MINUTE
    assert sum(pause > 2 * HOUR for pause in found) > 100  # now and then somebody is busy
    assert sum(pause < 10 * MINUTE for pause in found) > 50
    assert len(set(found)) > 1000


def test_time_asleep_does_not_count() -> None:
    at = pause_ends(PARIS, paris("2026-03-02 21:50"), 40 * MINUTE, paris("2026-03-03 21:50"))
    assert at == paris("2026-03-03 08:30")  # not on the stroke of eight
    assert pause_ends(PARIS, paris("2026-03-02 12:00"), 40 * MINUTE, None) == paris("2026-03-02 12:40")


@pytest.mark.parametrize("night", ["2026-03-28", "2026-10-24"])
def test_a_pause_over_the_night_in_which_the_clocks_change(night: str) -> None:
    asked = paris(f"{night} 21:30")
    morning = (asked.astimezone(ZoneInfo("Europe/Paris")) + DAY).date()
    assert pause_ends(PARIS, asked, HOUR, asked + DAY) == paris(f"{morning} 08:30")


def test_who_never_said_when_they_sleep_is_taken_to_sleep_at_night() -> None:
    asked = paris("2026-03-02 22:50")
    assert pause_ends(Habits(zone="Europe/Paris"), asked, 40 * MINUTE, None) == paris("2026-03-03 08:30")
    assert pause_ends(Habits(), asked, 40 * MINUTE, None) == asked + 40 * MINUTE


def test_a_short_clock_makes_short_pauses_and_wakes_people() -> None:
    assert pause_ends(Habits(), NOON, 40 * MINUTE, NOON + 6 * HOUR) == NOON + 10 * MINUTE
    asked = paris("2026-03-02 21:55")
    assert pause_ends(PARIS, asked, 40 * MINUTE, asked + 6 * HOUR) == asked + 10 * MINUTE


zones = st.sampled_from(["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", None])
people = st.builds(Habits, zone=zones, wakes=st.times(), sleeps=st.times()) | st.builds(Habits, zone=zones)


@settings(deadline=None, derandomize=True)
@given(
    people,
    st.integers(0, 3 * 365 * 24 * 60).map(lambda minutes: NOON + minutes * MINUTE),
    st.timedeltas(LEAST, MOST),
    st.none() | st.timedeltas(HOUR, 60 * DAY),
)
def test_an_order_always_answers_well_before_the_clock_ends(
    habits: Habits, asked: datetime, pause: timedelta, clock: timedelta | None
) -> None:
    at = pause_ends(habits, asked, pause, None if clock is None else asked + clock)
    assert asked < at <= asked + 3 / 4 * min(clock or DAY, DAY)
    if at > asked + pause:  # it waited for the person to wake
        assert habits.zone is None or habits.wakes is None or waking.is_awake(habits, at)
