"""Discord's patience is shared: each process has its part of the requests of any second."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.calls.when.pacing import RATE, Pacer
from bot.herald.shared import budget
from bot.herald.shared.budget import MOST, Budget
from bot.waiting.clock import SharedClock


class Time:
    """Time that passes by sleeping alone."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.mark.parametrize("among", [2, 3, 7])
async def test_no_second_has_more_than_its_part(among: int, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    monkeypatch.setattr(budget.asyncio, "sleep", time.sleep)
    shared, made = Budget(time), list[float]()
    shared.share(among)
    for number in range(200):
        time.now += 0.011 * (number % 3)
        await shared.turn()
        made.append(time.now)
    share = MOST // among
    assert all(late - early >= 1 - 1e-9 for early, late in zip(made, made[share:], strict=False))
    assert time.now - 100 < 200 / share + 1


async def test_alone_nobody_waits_and_a_new_share_counts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    monkeypatch.setattr(budget.asyncio, "sleep", time.sleep)
    shared = Budget(time)
    shared.share(1)
    for _ in range(200):
        await shared.turn()
    assert time.now == 100
    shared.share(2)
    for _ in range(MOST // 2 + 1):
        await shared.turn()
    assert time.now == 101
    shared.share(1)
    for _ in range(200):
        await shared.turn()
    assert time.now == 101


def test_calls_keep_their_part_of_the_pace() -> None:
    time = Time()
    pacer = Pacer(now=time)
    for among in (2, 4, 1):
        pacer.share(among)
        time.now += 60
        pacer.reserve()
        assert pacer.reserve() == pytest.approx(among / RATE)


def test_the_clock_follows_the_database() -> None:
    clock, then = SharedClock(), datetime(2200, 1, 1, tzinfo=UTC)
    clock.set_to(then)
    assert timedelta() <= clock.now() - then < timedelta(days=1)
