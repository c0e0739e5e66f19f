"""The one extension that each person has in a game: asked for below a last call, or by itself before somebody
else plays for them."""

from dataclasses import replace
from datetime import timedelta

from bot.calls.when.clocks import at_table, deadline, is_short, passed
from bot.calls.when.errors import CallOver, ExtendedAlready
from bot.store.calls import clocks, timers, wishes
from bot.store.calls.calls import CallKind, NewCall, add_call
from bot.store.calls.timers import SECOND, Timer
from bot.store.calls.wishes import COMPUTER, DEFAULT, Pace
from bot.store.connection import Connection
from bot.store.games.games import places
from bot.tables.change.tables import Tables

BY_ITSELF = (COMPUTER, DEFAULT)
"""Ends of a clock at which others play for somebody: the extension comes before."""


async def extension_left(connection: Connection, pace: Pace, timer: Timer) -> timedelta | None:
    """How much longer somebody's clock may run; None: not at all, or they have had that in this game."""
    if pace.extension is None or is_short(pace, timer.wait):
        return None
    kept = await clocks.kept_of(connection, timer.game, timer.person)
    return None if kept.extended else pace.extension


class Extensions:
    """Gives people the one extension they have."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def before_others_play(self, timer: Timer, pace: Pace) -> bool:
        """Give it because time is over, where it is left and others would play; whether it was given."""
        if pace.ends not in BY_ITSELF:
            return False
        async with self.tables.store.writing() as connection:
            return await self._give(connection, timer, pace, "time was over")

    async def ask(self, timer: Timer) -> Timer:
        """Give it because they ask for it; the wait with it.

        Raises:
            CallOver: it is not waited for any more.
            ExtendedAlready: there is none, or they have had it in this game.
        """
        async with self.tables.store.writing() as connection:
            pace = (await wishes.paces(connection, [timer.game])).get(timer.game, Pace())
            if not await self._give(connection, timer, pace, "asked for"):
                raise ExtendedAlready
            for each in await timers.of_game(connection, timer.game):
                if each.id == timer.id and each.mark == timer.mark:
                    return each
        raise CallOver

    async def _give(self, connection: Connection, timer: Timer, pace: Pace, why: str) -> bool:
        """Let the clock run on; time that passed since it ended, as the bot was down, does not count."""
        now, length = self.tables.now(), await extension_left(connection, pace, timer)
        habits = (await wishes.habits(connection, [timer.person]))[timer.person]
        ends = deadline(pace, habits, timer.wait)
        if length is None or ends is None:
            return False
        late = passed(ends, now, at_table(pace, habits, timer.wait.since, now).rests)
        extended = (length + late) // SECOND
        if not await timers.change(connection, timer, {"extended": extended, "warned": None, "due": now}):
            return False
        kept = await clocks.kept_of(connection, timer.game, timer.person)
        await clocks.keep(connection, timer.game, timer.person, replace(kept, extended=True))
        place = (await places(connection, [timer.game]))[timer.game]
        told = f"game {timer.game}: the one extension, {why}"
        call = NewCall(CallKind.EXTENDED, timer.person, place.guild, place.channel, timer.waits, why=told)
        await add_call(connection, call, now)
        return True
