"""Turns with luck in them: where they began is known after dice, snapshots, undo and going back."""

from dataclasses import replace

import pytest
from house import ANA, BRUNO, CHLOE, House, ask

from bot.posting.messages.posts import told_until, turn_began, turn_of
from bot.private.looking.board_view import _last_turn
from bot.private.panel.sheet import turn_so_far
from bot.tables.change.tables import SNAPSHOT_EVERY
from bot.tables.state.table import Table
from engine.core.contract import Seat
from engine.core.play.log import HOST

THREE = (ANA, BRUNO, CHLOE)


async def thrown(house: House) -> int:
    """Turn 1, in which two of three have thrown dice again: nobody can take back anything."""
    game = await house.game("liars-dice", THREE)
    await house.plays(game, BRUNO, "rethrow first")
    await house.plays(game, ANA, "rethrow second")
    return game


def told(table: Table, told: int) -> tuple[int, int]:
    """How many entries a post tells when so many have been told, and the turn in its heading."""
    table = replace(table, told=told)
    return told_until(table), turn_of(table, told_until(table))


async def test_a_turn_with_dice_in_it_is_told_as_one(house: House):
    game = await thrown(house)
    table = await house.tables.get(game)
    assert table.match.free == 0
    assert turn_began(table) == 0
    assert told(table, 0) == (2, 1)
    await house.plays(game, CHLOE, "rethrow -")
    table = (await house.plays(game, ANA, "bid 1 1")).after
    assert turn_began(table) == 4
    assert told(table, 0) == told(table, 2) == (4, 1)
    # The doubt lifts the cups and throws dice: the next turn has begun with them.
    table = (await house.plays(game, BRUNO, "doubt")).after
    assert turn_began(table) == 5
    assert told(table, 4) == (5, 2)
    assert [each.entry.number for each in await house.tables.since(table, 4)] == [5]


async def test_what_somebody_did_in_a_turn_does_not_end_at_dice(house: House):
    game = await thrown(house)
    table = await house.tables.get(game)
    assert [action.dice for action in turn_so_far(table.match, Seat(0))] == [("second",)]
    assert [action.dice for action in turn_so_far(table.match, Seat(1))] == [("first",)]
    await house.plays(game, CHLOE, "rethrow -")
    assert not turn_so_far((await house.plays(game, ANA, "bid 1 1")).after.match, Seat(0))


async def again(house: House, table: Table) -> Table:
    """The table as another process loads it."""
    fresh = await house.fresh(table.id)
    assert (fresh.match.turns, fresh.match.began) == (table.match.turns, table.match.began)
    return fresh


@pytest.mark.parametrize("more", [0, 1, 4])
async def test_where_a_turn_began_is_known_after_a_restart(house: House, more: int):
    """A snapshot in the middle of a turn keeps it."""
    game = await house.game("liars-dice", THREE)
    sent = 0
    while sent < SNAPSHOT_EVERY + more:
        table = await house.tables.get(game)
        seat = table.owed[0].seat
        legal = table.match.legal(seat)
        action = legal[1] if "rethrow" in legal[0].word else legal[0]
        sent = (await house.tables.play(game, THREE[seat], [action], None, seat)).after.number
    assert ask(house.path, "select number from snapshot") == [(SNAPSHOT_EVERY,)]
    table = await house.tables.get(game)
    fresh = await again(house, table)
    for keep in range(table.number + 1):
        assert await house.tables.since(fresh, keep) == await house.tables.since(table, keep)
        assert told(fresh, keep) == told(table, keep)
    assert _last_turn(fresh) == _last_turn(table) <= turn_began(table)
    assert fresh.match.whole() == table.match


async def test_where_a_turn_began_is_known_after_taking_back_and_going_back(house: House):
    game = await thrown(house)
    await house.plays(game, CHLOE, "rethrow -")
    await house.plays(game, ANA, "bid 1 1")
    table = (await house.tables.undo(game, ANA)).after
    assert (turn_began(table), turn_of(table, told_until(table))) == (0, 1)
    await house.plays(game, ANA, "bid 1 2")
    table = (await house.plays(game, BRUNO, "bid 2 2")).after
    assert turn_began(await again(house, table)) == 5
    async with house.tables.locked(game) as locked:
        gone = locked.match.rewind(Seat(0), 2, HOST)
        table = (await house.tables.commit(locked, [gone], None)).after
    assert turn_began(await again(house, table)) == 0
    assert [each.entry.number for each in await house.tables.since(table, 0)] == [1, 2]
