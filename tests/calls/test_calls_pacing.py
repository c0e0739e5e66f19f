"""The pace of calls: never above what is allowed in any second, and delays are made good."""

import asyncio
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.calls.when.pacing import HASTE, RATE, Pacer


def starts(delays: list[float]) -> list[float]:
    """When each start is, if asking for it is delayed so long after the one before."""
    time, found = 100.0, []
    pacer = Pacer(now=lambda: time)
    for delay in delays:
        time += delay
        time += pacer.reserve()
        found.append(time)
    return found


def test_at_leisure_the_pace_is_even() -> None:
    found = starts([0.0] * 1000)
    assert abs((found[-1] - found[0]) - 999 / RATE) < 0.01


def test_short_delays_are_made_good() -> None:
    found = starts([0.0 if place % 50 else 0.04 for place in range(2000)])
    assert (found[-1] - found[0]) < 2000 / RATE * 1.01


@settings(deadline=None, derandomize=True)
@given(st.lists(st.floats(0, 4), min_size=60, max_size=200))
def test_no_second_has_more_than_fifty_starts(delays: list[float]) -> None:
    found = starts(delays)
    assert all(after - before >= 1 / HASTE - 1e-9 for before, after in pairwise(found))
    for place, start in enumerate(found):
        assert sum(1 for other in found[place:] if other < start + 1) <= 50


def test_turns_not_taken_are_not_saved_up() -> None:
    found = starts([0.0] * 10 + [60.0] + [0.0] * 500)
    assert found[-1] - found[10] >= 499 / RATE - 0.01


async def test_the_lowest_number_is_next_and_nobody_is_forgotten() -> None:
    pacer, came = Pacer(1000, 1000), []

    async def comes(order: int) -> None:
        await pacer.turn(order)
        came.append(order)

    tasks = [asyncio.create_task(comes(order)) for order in (5, 3, 9, 1, 7)]
    await asyncio.sleep(0)
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert sorted(came) == [1, 3, 5, 7]
    assert came[1:] == sorted(came[1:])
