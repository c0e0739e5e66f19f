"""Tasks end, also those that swallow being cancelled."""

import asyncio

from bot.waiting import loop


async def test_a_task_that_swallows_being_cancelled_ends_all_the_same(monkeypatch):
    monkeypatch.setattr(loop, "AGAIN", 0.01)
    swallowed = 0

    async def stubborn():
        nonlocal swallowed
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                swallowed += 1
                if swallowed == 3:
                    raise

    task = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    await loop.end(task)
    assert task.cancelled()
    assert swallowed == 3


async def test_a_task_that_is_over_is_left_alone():
    async def done():
        raise ValueError

    task = asyncio.create_task(done())
    await asyncio.wait({task})
    await loop.end(task)
    assert isinstance(task.exception(), ValueError)
