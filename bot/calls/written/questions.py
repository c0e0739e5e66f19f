"""What becomes of a question outside one's turn that nobody answers in person.

A standing order answers after a pause where its speed would tell something. At the end of the clock for
answers the game's stated answer stands.
"""

import asyncio
from collections.abc import Sequence
from datetime import timedelta

import structlog

from bot.calls.when.pauses import Draw
from bot.calls.written.ends import still_waits
from bot.calls.written.waits import name_of
from bot.store.calls import timers
from bot.store.calls.calls import CallKind, NewCall, add_call
from bot.store.calls.timers import Timer, TimerChanges
from bot.store.games.games import Chair, places
from bot.store.games.plans import Order
from bot.tables.change.standing import order_for, settle
from bot.tables.change.tables import Tables
from bot.tables.state.faults import Attempt
from bot.tables.state.table import Table
from engine.core.contract import Decision, Seat
from engine.core.play.log import CLOCK
from engine.core.play.match import Match, Played

log = structlog.get_logger(__name__)

OUTAGE = timedelta(minutes=10)
"""If an order is that late, the bot was down."""


def asked_of(match: Match, seats: Sequence[Seat]) -> list[Decision]:
    """The questions outside their turn that these seats owe an answer to."""
    decisions = match.rules.decisions(match.state)
    return [each for each in decisions if each.seat in seats and not each.in_turn]


def answers(
    match: Match, chairs: Sequence[Chair], orders: Sequence[Order], seats: Sequence[Seat], *, late: bool
) -> list[Played]:
    """What standing orders answer for these seats to what they are asked now; what follows from that is a
    question of its own.

    `late`: the clock has ended, and where no order answers, the game's stated answer stands.
    """
    played: list[Played] = []
    for question in asked_of(match, seats):
        name = name_of(question)
        now = next((each for each in asked_of(match, seats) if name_of(each) == name), None)
        if now is None:  # settled by the answer before
            continue
        answer = order_for(now, chairs, orders)
        if answer is None and late and now.default is not None:
            answer = now.default, CLOCK
        if answer is None:
            continue
        action, by = answer
        step = match.play(now.seat, action, by)
        match, following = settle(step.match, chairs, orders)
        played += [step, *following]
    return played


class Questions:
    """Answers what people do not answer themselves. `draw` draws a pause."""

    def __init__(self, tables: Tables, draw: Draw) -> None:
        self.tables = tables
        self.draw = draw

    async def answer_by_order(self, timer: Timer) -> None:
        """Let a standing order answer after its pause, if there is one, as the person themselves would.

        Not right after the bot was down: nobody answers themselves in the very moment it is back.
        """
        now = self.tables.now()
        if timer.due is not None and now - timer.due > OUTAGE:
            await self._change(timer, timers.pausing(now, self.draw()))
        elif await self._play(timer, "order", late=False):
            await self._ask_on(timer)
        else:
            await self._change(timer, {"asked": None})

    async def _ask_on(self, before: Timer) -> None:
        """Whoever is asked on is told directly: in public nobody is called who has just answered."""
        async with self.tables.store.writing() as connection:
            for timer in await timers.of_game(connection, before.game):
                if timer.person == before.person:
                    place = (await places(connection, [timer.game]))[timer.game]
                    why = f"game {timer.game}: asked on after a standing order"
                    call = NewCall(CallKind.CALL, timer.person, place.guild, None, timer.waits, why=why)
                    await add_call(connection, call, self.tables.now())

    async def answer_late(self, timer: Timer) -> None:
        """Let the stated answer stand at the end of the clock for answers, and tell the table.

        A question for which the game states no answer waits on, by the table's other clock.
        """
        played = await self._play(timer, "answers", late=True)
        stood = [each.entry.number for each in played if each.entry.by == CLOCK]
        if stood:
            async with self.tables.store.writing() as connection:
                place = (await places(connection, [timer.game]))[timer.game]
                why, told = f"game {timer.game}: no answer in time", tuple(stood)
                where = place.guild, place.channel
                call = NewCall(CallKind.STOOD, timer.person, *where, timer.waits, entries=told, why=why)
                await add_call(connection, call, self.tables.now())
        if not played:
            await self._change(timer, {"overdue": True, "asked": None})

    async def _change(self, timer: Timer, changes: TimerChanges) -> None:
        await self.tables.store.write(timers.change, timer, {**changes, "due": self.tables.now()})

    async def _play(self, timer: Timer, why: str, *, late: bool) -> list[Played]:
        async with self.tables.locked(timer.game, Attempt(f"clock: {why}")) as table:
            if not await still_waits(self.tables, table, timer):
                return []
            assert table.match is not None  # noqa: S101 - it runs
            orders, seats = (await self.tables.prepared.of(timer.game)).orders, table.seats_of(timer.person)
            played = await asyncio.to_thread(answers, table.match, table.chairs, orders, seats, late=late)
            if played:
                await self.tables.commit(table, played, None)
            return played


async def ordered(tables: Tables, game: int, person: int) -> Decision | None:
    """The question that waits for the pause of one of the person's standing orders; None: they have to answer
    what they are asked themselves."""
    async with tables.locked(game) as table:
        orders = (await tables.prepared.of(game)).orders
    return order_ahead(table, orders, person)


def order_ahead(table: Table, orders: Sequence[Order], person: int) -> Decision | None:
    """The question that one of these orders of the person answers after its pause; None: there is none."""
    owed = table.owed_by(person)
    if not all(each.hidden and order_for(each, table.chairs, orders) is not None for each in owed):
        return None
    return next(iter(owed), None)
