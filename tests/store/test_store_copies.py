"""Measures copy games that wait: each copy is a whole game, elsewhere and for somebody else."""

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from rows import ask

from bot.cli.speed import store_speed
from bot.cli.speed.store_speed import Clicker
from bot.store import yardsticks
from bot.store.calls import timers
from bot.store.calls.timers import NewWait
from bot.store.database import Store
from bot.store.yardsticks import Copy

pytestmark = pytest.mark.sqlite

DUE = datetime(2026, 3, 1, 12, tzinfo=UTC)


async def test_a_copy_is_the_same_game_elsewhere_for_somebody_else(store: Store):
    tables = store_speed.tables_of(store)
    clicker = await Clicker.sit(tables, 1, random.Random(1))
    for _ in range(30):
        await clicker.click()
    table = await tables.get(clicker.game)
    async with store.writing() as connection:
        await timers.begin_wait(connection, NewWait(table.id, 2, table.number, in_turn=True), DUE, DUE)
        assert await yardsticks.waited_for(connection, table.id) == 2
        copy = Copy(number=900, guild=8, channel=9, person=77, due=DUE)
        await yardsticks.copy_game(connection, table.id, 2, copy)
    found = await tables.get(900)
    assert (found.guild, found.channel, found.post) == (8, 9, None)
    assert [chair.person for chair in found.chairs] == [
        77 if chair.person == 2 else chair.person for chair in table.chairs
    ]
    assert found.match is not None
    assert table.match is not None
    assert found.match.state == table.match.state
    assert found.number == table.number >= 30
    async with store.reading() as connection:
        (timer,) = await timers.of_game(connection, 900)
        assert await yardsticks.uncalled(connection, 900) == 1
    assert (timer.person, timer.due, timer.mark) == (77, DUE, table.number)
    assert timer.wait.since == DUE - timedelta(hours=12)


async def test_a_game_without_snapshots_is_loaded_from_its_log(store: Store, path: Path):
    tables = store_speed.tables_of(store)
    clicker = await Clicker.sit(tables, 1, random.Random(1))
    for _ in range(60):
        await clicker.click()
    assert ask(path, "select count(*) from snapshot") == [(1,)]
    async with store.writing() as connection:
        await yardsticks.drop_snapshots(connection, clicker.game)
    assert ask(path, "select count(*) from snapshot") == [(0,)]
