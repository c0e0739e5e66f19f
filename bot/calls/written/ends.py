"""What the end of a clock does: nothing, the game's stated answer, a computer player for this one turn, or
the seat is offered to others."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias

import structlog

from bot.calls.written.extensions import Extensions
from bot.calls.written.waits import owed
from bot.store.calls import timers
from bot.store.calls.calls import CallKind, NewCall, add_call
from bot.store.calls.timers import Timer
from bot.store.calls.wishes import COMPUTER, DEFAULT, OFFER, Pace
from bot.store.games.games import Chair, places
from bot.store.games.plans import Order
from bot.tables.change.standing import order_for, settle
from bot.tables.change.tables import Tables
from bot.tables.seats.people import People
from bot.tables.state.faults import Attempt
from bot.tables.state.table import RUNNING, Table
from engine.core.budget import NO_TIME
from engine.core.contract import Action, Decision, Seat
from engine.core.play.log import CLOCK
from engine.core.play.match import Match, Played
from engine.core.title import SENSIBLE
from engine.players.seated import LAST, MOST

log = structlog.get_logger(__name__)

WAITS_ON = "waits-on"
"""Said where the game states no answer."""


Choose: TypeAlias = Callable[[Match, Decision, int], tuple[Action, str] | None]
"""What is played for a decision after so many others, and by whose will; None: nothing, it waits on."""


def play_turn(
    match: Match, chairs: Sequence[Chair], orders: Sequence[Order], seats: Sequence[Seat], choose: Choose
) -> list[Played]:
    """What is played of everything these seats owe until the turn passes."""
    turn = match.rules.turn(match.state).number
    played: list[Played] = []
    while len(played) < MOST and match.rules.turn(match.state).number == turn:
        owing = [each for each in match.rules.decisions(match.state) if each.seat in seats]
        chosen = ((each.seat, choose(match, each, len(played))) for each in owing)
        found = next(((seat, each) for seat, each in chosen if each is not None), None)
        if found is None:
            break
        seat, (action, by) = found
        step = match.play(seat, action, by)
        match, answered = settle(step.match, chairs, orders)
        played += [step, *answered]
    return played


async def still_waits(tables: Tables, table: Table, timer: Timer) -> bool:
    """Whether the same thing is still waited for. Under the table's lock."""
    if table.status != RUNNING or timer.person not in owed(table):
        return False
    now = await tables.store.read(timers.of_game, timer.game)
    return any(each.id == timer.id and each.mark == timer.mark for each in now)


class Ends:
    """Ends clocks."""

    def __init__(self, tables: Tables, people: People) -> None:
        self.tables = tables
        self.people = people
        self.extensions = Extensions(tables)

    async def end(self, timer: Timer, pace: Pace) -> None:
        """End the clock of a wait as its table has settled.

        Whatever is done, it is done once: afterwards it is no more the wait it was, or its clock has ended or
        runs on.
        """
        if await self.extensions.before_others_play(timer, pace):
            return
        if pace.ends == DEFAULT:
            await self._play(timer, DEFAULT, self._stated)
        elif pace.ends == COMPUTER:
            await self._play(timer, COMPUTER, self._by_computer)
        elif pace.ends == OFFER:
            await self._offer(timer)
        else:
            await self._finish(timer)

    async def _finish(self, timer: Timer, ending: str | None = None, *, played: bool = False) -> None:
        """End the clock of this wait; with `ending` the table is told what that did, if it still waits or
        something was `played`."""
        now = self.tables.now()
        async with self.tables.store.writing() as connection:
            same = await timers.change(connection, timer, {"clock_ended": True, "due": now})
            place = (await places(connection, [timer.game])).get(timer.game)
            if (same or played) and ending is not None and place is not None:
                why, where = f"game {timer.game}: the clock has ended", (place.guild, place.channel)
                call = NewCall(CallKind.OVER, timer.person, *where, timer.waits, ending=ending, why=why)
                await add_call(connection, call, now)

    async def _offer(self, timer: Timer) -> None:
        """Offer the person's seats to others, until somebody takes one or its holder plays."""
        async with self.tables.locked(timer.game) as table:
            late = await still_waits(self.tables, table, timer)
        for seat in table.seats_of(timer.person) if late else ():
            await self.people.offer_to_all(timer.game, seat)
        await self._finish(timer)

    async def _play(
        self, timer: Timer, how: str, chooser: Callable[[Table, Sequence[Order]], Choose]
    ) -> None:
        async with self.tables.locked(timer.game, Attempt(f"clock: {how}")) as table:
            if not await still_waits(self.tables, table, timer):
                return
            assert table.match is not None  # noqa: S101 - it runs
            seats, orders = table.seats_of(timer.person), (await self.tables.prepared.of(timer.game)).orders
            choose = chooser(table, orders)
            played = await asyncio.to_thread(play_turn, table.match, table.chairs, orders, seats, choose)
            if played:
                await self.tables.commit(table, played, None)
        await self._finish(timer, how if played else WAITS_ON, played=bool(played))

    def _stated(self, table: Table, orders: Sequence[Order]) -> Choose:
        """The stated answers; an order that would have answered in a while comes before them."""

        def chosen(_match: Match, decision: Decision, _played: int) -> tuple[Action, str] | None:
            if decision.default is None:
                return None
            return order_for(decision, table.chairs, orders) or (decision.default, CLOCK)

        return chosen

    def _by_computer(self, table: Table, orders: Sequence[Order]) -> Choose:
        """Orders, and for the rest a computer player."""
        if not table.title.computers:
            return lambda *_: None
        player = table.title.player(SENSIBLE, table.begun.number, NO_TIME)

        def chosen(match: Match, decision: Decision, played: int) -> tuple[Action, str] | None:
            legal = match.rules.legal(match.state, decision.seat)
            given = order_for(decision, table.chairs, orders)
            if given is not None or played >= LAST:
                return given or (legal[-1], CLOCK)
            return player.choose(match.rules, match.view(decision.seat), decision.seat, legal), CLOCK

        return chosen
