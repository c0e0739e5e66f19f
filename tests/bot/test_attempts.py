"""Attempts at a connection that fail again and again: ever more slowly, and with a bound per day."""

import asyncio
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from types import SimpleNamespace

import pytest
from moved_clock import MovedClock

from bot.cli.running import serving
from bot.herald import services
from bot.waiting import attempts
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


class Hours(MovedClock):
    """A clock that whoever waits moves, until a few days have passed."""

    async def wait_until(self, when: datetime | None, wake: asyncio.Event) -> None:
        assert when is not None
        self.time = when
        if self.time > NOON + timedelta(days=3):
            wake.set()


@pytest.mark.parametrize(("lived", "most"), [(timedelta(0), MOST), (LIVED, 20), (LIVED, MOST)])
async def test_the_bot_keeps_to_it_and_closes_what_each_attempt_opened(
    lived: timedelta, most: int, monkeypatch: pytest.MonkeyPatch, quiet: None
) -> None:
    clock, begun, opened = Hours(NOON), [], []
    stops: list[asyncio.Event] = []

    class Client:
        def __init__(self, services: object) -> None:
            opened.append(self)

        async def start(self, token: str) -> None:
            begun.append(clock.now())
            clock.move(seconds=lived.total_seconds())
            raise OSError("the connection broke")

        async def close(self) -> None:
            opened.remove(self)

    async def open_services(settings: object, **how: object) -> object:
        found = SimpleNamespace(store=SimpleNamespace(superseded=asyncio.Event()))
        opened.append(found)
        return found

    async def close_services(found: object) -> None:
        opened.remove(found)

    monkeypatch.setattr(attempts, "MOST", most)
    monkeypatch.setattr("bot.waiting.clock.SystemClock", lambda: clock)
    monkeypatch.setattr("bot.app.client.Keryx", Client)
    monkeypatch.setattr("bot.app.client.point_at", lambda settings: None)
    monkeypatch.setattr(services, "open_services", open_services)
    monkeypatch.setattr(services, "close_services", close_services)
    monkeypatch.setattr(serving, "end_when_told", stops.append)
    await serving.serve(SimpleNamespace(metrics_port=0), "token")
    assert stops[0].is_set()
    assert opened == []
    day = timedelta(days=1)
    busiest = max(sum(at <= other < at + day for other in begun) for at in begun)
    assert busiest <= most
    assert begun[-1] > NOON + 2 * day, "it goes on trying"
    assert busiest == most or most == MOST
