"""Attempts at a connection that fail again and again: ever more slowly, and with a bound per day."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise

from bot.waiting.attempts import FIRST, LIVED, LONGEST, MOST, Attempts

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def begun(attempts: Attempts, until: timedelta) -> list[datetime]:
    """When attempts are made if each fails at once."""
    now, found = NOON, []
    while now < NOON + until:
        attempts.begin(now)
        found.append(now)
        now += attempts.wait(now)
    return found


def test_each_failure_doubles_the_wait_up_to_half_an_hour() -> None:
    found = begun(Attempts(), timedelta(hours=6))
    waits = [later - earlier for earlier, later in pairwise(found)]
    assert waits[:4] == [FIRST, 2 * FIRST, 4 * FIRST, 8 * FIRST]
    assert waits == sorted(waits)
    assert waits[-1] == LONGEST
    assert len(begun(Attempts(), timedelta(days=1))) < 60


def test_a_connection_that_held_begins_anew() -> None:
    attempts = Attempts()
    begun(attempts, timedelta(hours=3))
    attempts.begin(NOON + timedelta(days=1))
    assert attempts.wait(NOON + timedelta(days=1) + LIVED) == FIRST


def test_the_bound_of_a_day_holds_where_waits_alone_would_not() -> None:
    attempts, now = Attempts(), NOON
    for _ in range(MOST):
        attempts.begin(now)
        now += timedelta(minutes=1)
    assert attempts.wait(now) == NOON + timedelta(days=1) - now
