"""The outbox: in order per channel, with growing pauses, nothing lost and nothing told twice."""

from datetime import timedelta

import pytest
from rows import NOON, add_game

from bot.store.database import Store
from bot.store.posts import outbox

SECOND = timedelta(seconds=1)


async def add(store: Store, game: int, channel: int = 7, kind: str = "turn", number: int = 1) -> None:
    async with store.writing() as connection:
        await outbox.add(connection, outbox.Notice(game, channel, kind, number), NOON)


async def due(store: Store, now=NOON) -> list[outbox.Notice]:
    async with store.reading() as connection:
        first = await outbox.firsts(connection)
    return [each for each in first if each.due is not None and each.due <= now]


async def next_due(store: Store):
    async with store.reading() as connection:
        return await outbox.next_due(connection)


async def begin(store: Store, notice: outbox.Notice, now=NOON) -> None:
    async with store.writing() as connection:
        await outbox.begin(connection, notice, now)


async def test_what_is_added_is_due_at_once_until_it_is_confirmed(store: Store):
    game = await add_game(store)
    assert await next_due(store) is None
    await add(store, game, number=4)
    (notice,) = await due(store)
    assert (notice.game, notice.channel, notice.kind, notice.number, notice.attempts) == (
        game,
        7,
        "turn",
        4,
        0,
    )
    assert await next_due(store) == NOON
    async with store.writing() as connection:
        await outbox.confirm(connection, notice, 2**62)
    assert await due(store) == []
    assert await next_due(store) is None


async def test_a_newer_notice_covers_one_that_nobody_saw(store: Store):
    game, other = await add_game(store), await add_game(store, 8)
    await add(store, game, number=1)
    await add(store, other, 8, number=1)
    await add(store, game, number=2)
    assert [(notice.game, notice.number) for notice in await due(store)] == [(other, 1), (game, 2)]


async def test_one_that_may_have_been_posted_is_not_covered_but_comes_first(store: Store):
    game = await add_game(store)
    await add(store, game, number=1)
    (first,) = await due(store)
    await begin(store, first)
    await add(store, game, number=2)
    assert await due(store) == []  # the second waits behind the first
    (again,) = await due(store, NOON + SECOND)
    assert (again.id, again.attempts) == (first.id, 1)
    async with store.writing() as connection:
        await outbox.confirm(connection, again, None)
    (second,) = await due(store, NOON + SECOND)
    assert second.number == 2


async def test_channels_do_not_wait_for_each_other(store: Store):
    one, two = await add_game(store, 7), await add_game(store, 8)
    await add(store, one, 7)
    (notice,) = await due(store)
    await begin(store, notice)
    await add(store, two, 8)
    assert [notice.game for notice in await due(store)] == [two]


async def test_attempts_grow_apart_up_to_an_hour(store: Store):
    game = await add_game(store)
    await add(store, game)
    now, waits = NOON, []
    for _ in range(15):
        (notice,) = await due(store, now)
        await begin(store, notice, now)
        then = await next_due(store)
        waits.append((then - now).total_seconds())
        assert await due(store, then - SECOND / 10) == []
        now = then
    assert waits[:5] == [1, 2, 4, 8, 16]
    assert waits == sorted(waits)
    assert waits[-1] == outbox.LONGEST_WAIT.total_seconds()


@pytest.mark.parametrize("wait", [timedelta(minutes=15), timedelta(days=1)])
async def test_a_channel_that_refused_is_left_alone_until_it_opens(store: Store, wait: timedelta):
    game, other = await add_game(store, 7), await add_game(store, 8)
    await add(store, game, 7)
    await add(store, other, 8)
    for notice in await due(store):
        await begin(store, notice)
        async with store.writing() as connection:
            await outbox.postpone(connection, notice, NOON + wait, "403 50013")
    assert await due(store, NOON + wait - SECOND) == []
    async with store.writing() as connection:
        assert await outbox.hasten(connection, [7], NOON + SECOND) == 1
        assert await outbox.hasten(connection, [7], NOON + SECOND) == 0
    assert [notice.channel for notice in await due(store, NOON + SECOND)] == [7]
