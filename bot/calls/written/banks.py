"""Bank clocks: what is left of somebody's time when their turn is over is kept for their next one."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.calls.when.clocks import credited, is_short, left_of
from bot.store.calls import clocks, timers, wishes
from bot.store.calls.timers import Wait
from bot.store.calls.wishes import Pace
from bot.store.connection import Connection


async def close_banks(connection: Connection, game: int, people: Sequence[int], now: datetime) -> None:
    """Write down what these people have left, for whom the game waits no more from now on."""
    if not people or not await clocks.has_bank(connection, game):
        return
    pace = (await wishes.paces(connection, [game])).get(game, Pace())
    habits = await wishes.habits(connection, people)
    for timer in await timers.of_game(connection, game):
        if timer.person not in habits:
            continue
        left = left_of(pace, habits[timer.person], timer.wait, now)
        if left is not None:
            kept = await clocks.kept_of(connection, game, timer.person)
            await clocks.keep(connection, game, timer.person, replace(kept, left=left))


async def open_bank(
    connection: Connection, game: int, person: int, turn: int, now: datetime, *, in_turn: bool
) -> int | None:
    """Seconds in somebody's bank for whom the game waits from `now` on, credited once for each turn.

    None: the table has no bank clock, or what they are asked has a clock of its own.
    """
    if not await clocks.has_bank(connection, game):
        return None
    await close_banks(connection, game, [person], now)
    pace = (await wishes.paces(connection, [game])).get(game, Pace())
    if is_short(pace, Wait(now, in_turn)):
        return None
    kept = await clocks.kept_of(connection, game, person)
    if kept.turn != turn or kept.left is None:
        kept = replace(kept, left=credited(pace, kept.left), turn=turn)
        await clocks.keep(connection, game, person, kept)
    return kept.left
