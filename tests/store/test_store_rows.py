"""What the database itself refuses, whoever writes: lost updates, changed logs, two games in a channel."""

import asyncio
from dataclasses import fields
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from made_store import REFUSED, open_made
from rows import NOON, add_game, ask, change_and_write, do, game_values, line
from sqlalchemy import Table
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.errors.tables import ChannelTaken
from bot.errors.trouble import Stale
from bot.store import itself
from bot.store.club import results
from bot.store.database import Store
from bot.store.games import games, logs, plans
from bot.store.games.games import Chair
from bot.store.games.logs import Snapshot
from bot.store.games.plans import Order
from bot.store.people import guests, seats
from bot.store.rows.club import RATING, RESULT
from bot.store.rows.games import CHAIR, GAME
from bot.store.rows.people import GUEST, HANDOVER, OFFER
from engine.core.contract import Seat, Word


async def write_lines(store: Store, game: int, *lines) -> None:
    async with store.writing() as connection:
        await logs.add_entries(connection, game, lines, NOON)


async def log_of(store: Store, game: int) -> list:
    async with store.reading() as connection:
        return await logs.entries(connection, game)


async def test_the_log_comes_back_in_order_as_it_was_written(store: Store):
    game, other = await add_game(store), await add_game(store, 8)
    await write_lines(store, game, line(1, drawn=(3, 1)), line(2, "undo 0", seat=1, person=None))
    await write_lines(store, other, line(1, "take right"))
    await write_lines(store, game, line(3, "take middle", person=2**63 - 1))
    assert await log_of(store, game) == [
        line(1, drawn=(3, 1)),
        line(2, "undo 0", seat=1, person=None),
        line(3, "take middle", person=2**63 - 1),
    ]
    async with store.reading() as connection:
        assert await logs.times(connection, game) == {
            1: (NOON, 5),
            2: (NOON, None),
            3: (NOON, 2**63 - 1),
        }


async def test_a_number_is_given_once_in_a_game(store: Store):
    game = await add_game(store)
    await write_lines(store, game, line(1), line(2))
    with pytest.raises(Stale):
        await write_lines(store, game, line(3), line(2, "take right"))
    assert [each.number for each in await log_of(store, game)] == [1, 2]


@pytest.mark.parametrize(
    "statement",
    [
        "delete from entry",
        "update entry set deed = 'take right'",
        "update entry set number = 9",
        "update entry set seat = 1",
        "update entry set drawn = '[6]'",
        "update entry set by = 'host'",
    ],
)
async def test_the_log_only_grows(store: Store, path: Path, statement: str):
    await write_lines(store, await add_game(store), line(1))
    before = ask(path, "select * from entry")
    async with store.writing() as connection:
        with pytest.raises(DBAPIError, match="the log only grows"):
            await connection.exec_driver_sql(statement)
    with pytest.raises(REFUSED, match="the log only grows"):
        do(path, statement)
    assert ask(path, "select * from entry") == before


async def test_who_pressed_may_be_forgotten(store: Store, path: Path):
    """People may ask for their ids to go: the game stays."""
    await write_lines(store, await add_game(store), line(1))
    do(path, "update entry set person = null")
    assert ask(path, "select person from entry") == [(None,)]


async def test_entries_belong_to_a_game(store: Store):
    async with store.writing() as connection:
        with pytest.raises(IntegrityError):
            await connection.exec_driver_sql(
                "insert into entry (game, number, seat, deed, by, drawn, at) "
                "values (99, 1, 0, 'x', 'person', '[]', '2026-03-01')"
            )


async def test_a_change_counts_only_from_what_was_seen(store: Store):
    game = await add_game(store)
    async with store.writing() as connection:
        await games.change_game(connection, game, 0, {"number": 1})
    with pytest.raises(Stale):
        async with store.writing() as connection:
            await games.change_game(connection, game, 0, {"number": 2})
    async with store.writing() as connection:
        await games.change_game(connection, game, 1, {"language": "fr"})
        found = await games.find_game(connection, game)
    assert found is not None
    assert (found.number, found.revision, found.language) == (1, 2, "fr")


async def test_of_two_writers_at_once_one_is_told_it_came_too_late(path: Path):
    """Two processes in small: two stores on one database, each sure that it is the first."""
    stores = [await open_made(path) for _ in range(2)]
    game = await add_game(stores[0])

    async def write(store: Store, deed: str) -> str:
        try:
            async with store.writing() as connection:
                await games.change_game(connection, game, 0, {"number": 1})
                await logs.add_entries(connection, game, [line(1, deed)], NOON)
        except Stale:
            return "stale"
        return deed

    found = await asyncio.gather(write(stores[0], "take left"), write(stores[1], "take right"))
    assert "stale" in found
    (entry,) = await log_of(stores[0], game)
    assert entry.deed in found
    for store in stores:
        await store.close()


async def test_a_transaction_is_all_or_nothing(store: Store, path: Path):
    game = await add_game(store)
    await write_lines(store, game, line(1))
    with pytest.raises(Stale):
        await change_and_write(store, game, line(1, "take right"))
    assert ask(path, "select number, revision from game") == [(0, 0)]
    assert await log_of(store, game) == [line(1)]


async def test_what_is_read_together_is_of_one_moment(store: Store, path: Path):
    """Another process writes between two statements of a reader."""
    game = await add_game(store)
    other = await open_made(path)
    async with store.reading() as connection:
        found = await games.find_game(connection, game)
        async with other.writing() as writer:
            await games.change_game(writer, game, 0, {"number": 1})
            await logs.add_entries(writer, game, [line(1)], NOON)
        assert found is not None
        assert len(await logs.entries(connection, game)) == found.number == 0
    assert len(await log_of(store, game)) == 1
    await other.close()


@pytest.mark.parametrize("status", ["lobby", "running"])
async def test_a_channel_has_one_open_game(store: Store, status: str):
    game = await add_game(store, status=status)
    for attempt in ("lobby", "running"):
        with pytest.raises(ChannelTaken):
            await add_game(store, status=attempt)
    await add_game(store, 8, status=status)
    async with store.writing() as connection:
        await games.change_game(connection, game, 0, {"status": "ended"})
    later = await add_game(store, status=status)
    async with store.reading() as connection:
        assert await games.newest_in(connection, 7) == later
        assert await games.newest_in(connection, 9) is None


async def test_an_ended_game_cannot_be_opened_beside_another(store: Store):
    first = await add_game(store, status="ended")
    await add_game(store)
    async with store.writing() as connection:
        with pytest.raises(IntegrityError):
            await games.change_game(connection, first, 0, {"status": "running"})


async def test_the_open_game_of_a_channel_comes_before_newer_ones(store: Store):
    running = await add_game(store)
    await add_game(store, status="ended")
    async with store.reading() as connection:
        assert await games.newest_in(connection, 7) == running
        assert await games.running(connection) == [running]


async def test_seats_are_kept_in_order_and_replaced_as_a_whole(store: Store):
    game = await add_game(store)
    seats = [Chair(Seat(seat), 2**62 + seat, "Zoë", None, Word("nation", "rome")) for seat in (1, 0)]
    for kept in (seats, seats[:1]):
        async with store.writing() as connection:
            await games.replace_chairs(connection, game, kept)
            found = await games.chairs(connection, game)
        assert found == sorted(kept, key=lambda each: each.seat)


async def test_a_game_has_one_snapshot_for_its_version_of_the_rules(store: Store, path: Path):
    game = await add_game(store)
    async with store.writing() as connection:
        assert await logs.newest_snapshot(connection, game, 1) is None
        await logs.keep_snapshot(connection, game, 1, Snapshot(25, "[1]"))
        await logs.keep_snapshot(connection, game, 1, Snapshot(50, "[2]"))
        assert await logs.newest_snapshot(connection, game, 1) == Snapshot(50, "[2]")
        assert await logs.newest_snapshot(connection, game, 2) is None
        assert await logs.newest_snapshot(connection, game + 1, 1) is None
    assert ask(path, "select number from snapshot") == [(50,)]


async def test_standing_orders_are_set_anew_and_the_narrowest_comes_first(store: Store):
    game = await add_game(store)
    wide, narrow = Order(0, "entry", (), "fight"), Order(0, "entry", (("rival", "2"),), "pass")
    async with store.writing() as connection:
        for order in (wide, narrow, Order(1, "entry", (), "ask"), Order(0, "entry", (), "pass")):
            await plans.keep_order(connection, game, order)
        found = await plans.standing_orders(connection, game)
    assert found[0] == narrow
    assert set(found[1:]) == {Order(1, "entry", (), "ask"), Order(0, "entry", (), "pass")}


async def test_settings_and_faults_are_kept(store: Store, path: Path):
    async with store.writing() as connection:
        assert await itself.setting(connection, "commands") is None
        await itself.keep_setting(connection, "commands", "one")
        await itself.keep_setting(connection, "commands", "two")
        assert await itself.setting(connection, "commands") == "two"
        await itself.add_fault(connection, itself.Fault(None, 3, 1, "take left", "trace", NOON))
    assert ask(path, "select number, seat, deed, error from fault") == [(3, 1, "take left", "trace")]


async def test_times_come_back_as_the_same_moment_in_utc(store: Store):
    there = timezone(timedelta(hours=5, minutes=30))
    game = await add_game(store, created=NOON.astimezone(there), ended=None)
    async with store.reading() as connection:
        found = await games.find_game(connection, game)
    assert found is not None
    assert found.created == NOON
    assert found.created.tzinfo is UTC
    assert found.ended is None
    assert isinstance(found.started, datetime)


def test_values_for_a_row_are_complete():
    assert set(game_values()) < set(GAME.columns.keys())


@pytest.mark.parametrize(
    ("value", "table"),
    [
        (games.StoredGame, GAME),
        (guests.Guest, GUEST),
        (seats.Handover, HANDOVER),
        (seats.Offer, OFFER),
        (results.Result, RESULT),
        (results.StoredRating, RATING),
    ],
)
def test_a_value_has_a_field_for_each_column_it_is_read_from(value: type, table: Table):
    assert {field.name for field in fields(value)} == set(table.columns.keys())


def test_a_chair_says_all_but_whose_game_it_is_of():
    assert {"game", *(field.name for field in fields(Chair))} == set(CHAIR.columns.keys())


def test_the_seed_of_a_stored_game_stays_out_of_what_is_written_down():
    game = games.StoredGame(**game_values())
    assert game.seed not in repr(game)


async def test_text_that_postgresql_does_not_have_is_kept_readable(store: Store):
    """People can type a NUL, in a note for example; one is looked for, too."""
    game = await add_game(store, host_name="A\0na")
    kept = "A\N{REPLACEMENT CHARACTER}na" if store.shared else "A\0na"
    async with store.writing() as connection:
        found = await games.find_game(connection, game)
        await itself.keep_setting(connection, "a\0b", "one")
        assert await itself.setting(connection, "a\0b") == "one"
        assert await itself.setting(connection, "ab") is None
        seats = [Chair(Seat(seat), 2**62 + seat, "Z\0e", None, None) for seat in (0, 1)]
        await games.replace_chairs(connection, game, seats)
        names = {chair.name for chair in await games.chairs(connection, game)}
    assert found is not None
    assert found.host_name == kept
    assert names == {kept.replace("A", "Z").replace("na", "e")}
