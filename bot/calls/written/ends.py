"""What the end of a clock does: nothing, the game's stated answer, a computer player for this one turn, or
the seat is offered to others."""

import asyncio
from collections.abc import Callable, Sequence

import structlog

from bot.calls.written.waits import owed
from bot.store.calls import timers
from bot.store.calls.calls import CallKind, NewCall, add_call
from bot.store.calls.timers import Timer
from bot.store.calls.wishes import COMPUTER, DEFAULT, OFFER, Pace
from bot.store.games.games import places
from bot.store.games.plans import Order
from bot.tables.change.automat import MOST, Computers
from bot.tables.change.standing import order_for, settle
from bot.tables.change.tables import Tables
from bot.tables.seats.people import People
from bot.tables.state.faults import Attempt
from bot.tables.state.table import RUNNING, Chair, Table
from engine.core.contract import Seat
from engine.core.play.log import CLOCK
from engine.core.play.match import Match, Played
from engine.core.title import Player

log = structlog.get_logger(__name__)

WAITS_ON = "waits-on"
"""Said where the game states no answer."""


def stated_answers(
    match: Match, chairs: Sequence[Chair], orders: Sequence[Order], seats: Sequence[Seat]
) -> list[Played]:
    """The stated answers of everything these seats owe in this turn."""
    turn = match.rules.turn(match.state).number
    played: list[Played] = []
    while len(played) < MOST and match.rules.turn(match.state).number == turn:
        decisions = match.rules.decisions(match.state)
        found = next((each for each in decisions if each.seat in seats and each.default is not None), None)
        if found is None or found.default is None:
            break
        # An order that would have answered in a while comes before the game's own answer.
        action, by = order_for(found, chairs, orders) or (found.default, CLOCK)
        step = match.play(found.seat, action, by)
        played.append(step)
        match, answered = settle(step.match, chairs, orders)
        played += answered
    return played


def stand_in_turn(
    match: Match, chairs: Sequence[Chair], orders: Sequence[Order], seats: Sequence[Seat], player: Player
) -> list[Played]:
    """A computer player plays what these seats owe until the turn passes."""
    rules = match.rules
    turn = rules.turn(match.state).number
    played: list[Played] = []
    while len(played) < MOST and rules.turn(match.state).number == turn:
        found = next((each for each in rules.decisions(match.state) if each.seat in seats), None)
        if found is None:
            break
        seat = found.seat
        legal = rules.legal(match.state, seat)
        action, by = legal[-1], CLOCK
        given = order_for(found, chairs, orders)
        if given is not None:
            action, by = given
        elif len(played) < MOST // 2:
            action = player.choose(rules, match.view(seat), seat, legal)
        step = match.play(seat, action, by)
        played.append(step)
        match, answered = settle(step.match, chairs, orders)
        played += answered
    return played


async def still_waits(tables: Tables, table: Table, timer: Timer) -> bool:
    """Whether the same thing is still waited for. Under the table's lock."""
    if table.status != RUNNING or timer.person not in owed(table):
        return False
    async with tables.store.reading() as connection:
        now = await timers.of_game(connection, timer.game)
    return any(each.id == timer.id and each.mark == timer.mark for each in now)


def _over(timer: Timer, guild: int | None, channel: int, ending: str) -> NewCall:
    """What tells a table that somebody's time is over, and what that did."""
    why = f"game {timer.game}: the clock has ended"
    return NewCall(CallKind.OVER, timer.person, guild, channel, timer.waits, ending=ending, why=why)


class Ends:
    """Ends clocks."""

    def __init__(self, tables: Tables, computers: Computers, people: People) -> None:
        self.tables = tables
        self.computers = computers
        self.people = people

    async def end(self, timer: Timer, pace: Pace) -> None:
        """The clock of a wait has ended. Whatever is done, it is done once: afterwards it is no more the wait
        it was, or its clock has ended."""
        if pace.ends == DEFAULT:
            await self._play(timer, DEFAULT, self._stated)
        elif pace.ends == COMPUTER:
            await self._play(timer, COMPUTER, self._by_computer)
        elif pace.ends == OFFER:
            await self._offer(timer)
        else:
            await self._finish(timer)

    async def _finish(self, timer: Timer, ending: str | None = None) -> None:
        """The clock has ended for this wait; with `ending` the table is told what that did."""
        now = self.tables.now()
        async with self.tables.store.writing() as connection:
            same = await timers.change(connection, timer, {"clock_ended": True, "due": now})
            place = (await places(connection, [timer.game])).get(timer.game)
            if same and ending is not None and place is not None:
                call = _over(timer, place.guild, place.channel, ending)
                await add_call(connection, call, now)

    async def _offer(self, timer: Timer) -> None:
        """Offer the person's seats to others, until somebody takes one or its holder plays."""
        async with self.tables.locked(timer.game) as table:
            late = await still_waits(self.tables, table, timer)
        for seat in table.seats_of(timer.person) if late else ():
            await self.people.offer_to_all(timer.game, seat)
        await self._finish(timer)

    async def _play(
        self,
        timer: Timer,
        how: str,
        turn: Callable[[Table, Sequence[Order], Sequence[Seat]], list[Played]],
    ) -> None:
        async with self.tables.locked(timer.game, Attempt(f"clock: {how}")) as table:
            if not await still_waits(self.tables, table, timer):
                return
            seats = table.seats_of(timer.person)
            orders = await self.tables.orders_of(timer.game)
            played = await asyncio.to_thread(turn, table, orders, seats)
            if played:
                await self.tables.commit(table, played, None)
        await self._finish(timer, None if played else WAITS_ON)
        if played:
            await self._say(table, timer, how)

    async def _say(self, table: Table, timer: Timer, how: str) -> None:
        async with self.tables.store.writing() as connection:
            call = _over(timer, table.guild, table.channel, how)
            await add_call(connection, call, self.tables.now())

    def _stated(self, table: Table, orders: Sequence[Order], seats: Sequence[Seat]) -> list[Played]:
        assert table.match is not None  # noqa: S101 - it runs
        return stated_answers(table.match, table.chairs, orders, seats)

    def _by_computer(self, table: Table, orders: Sequence[Order], seats: Sequence[Seat]) -> list[Played]:
        assert table.match is not None  # noqa: S101 - it runs
        players = self.computers.get(table.rules.slug, {})
        best = players.get("sensible") or next(iter(players.values()), None)
        if best is None:
            return []
        player = best(table.match.number)
        return stand_in_turn(table.match, table.chairs, orders, seats, player)
