"""Who is waited for, kept with every change of a game, in its transaction: nothing is lost, nothing doubled.

Quick turns cost next to nothing: a timer is first looked at ten minutes after somebody was called, and only
then settings and habits are asked; before, whether the table has a bank clock, and whether who is next wants
to hear of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.calls.when.clocks import at_table
from bot.calls.when.pauses import Draw, drawn
from bot.calls.when.schedule import QUIET
from bot.calls.when.waking import reachable
from bot.calls.written.banks import close_banks, open_bank
from bot.store.calls import timers, wishes
from bot.store.calls.calls import CallKind, NewCall, add_call, drop_unsent, is_written
from bot.store.calls.timers import NewWait, TimerChanges
from bot.store.calls.wishes import Pace
from bot.store.connection import Connection
from bot.store.people import seats
from bot.tables.state.following import nobody_listens
from bot.tables.state.table import RUNNING, Table
from engine.core.contract import Decision, Word
from engine.core.play.log import Agree, Undo

SEVERAL = 3
"""So many people do not always know who is next."""

AGAIN = timedelta(minutes=2)
"""Acts that follow each other more quickly are written down as one."""


@dataclass(frozen=True, slots=True)
class Owed:
    """What a person owes: the same as before, or something new."""

    what: tuple[object, ...]
    in_turn: bool
    hidden: bool = False
    """A question whose answer hides something is among it."""


def name_of(decision: Decision) -> tuple[object, ...]:
    """What tells a decision from another one of the same turn. Numbers do not: they change when others
    answer, and the question stays the same."""
    if decision.in_turn:
        return (decision.seat,)
    words = ((name, str(fact)) for name, fact in decision.facts.items() if isinstance(fact, Word))
    return (decision.seat, decision.kind, *sorted(words))


def owed(table: Table) -> dict[int, Owed]:
    """What each person owes at a table."""
    if table.status != RUNNING or table.match is None:
        return {}
    turn = table.rules.turn(table.match.state).number
    found: dict[int, Owed] = {}
    for decision in table.owed:
        person = table.chairs[decision.seat].person
        if person is None:
            continue
        what, hidden = (turn, *name_of(decision)), decision.hidden and not decision.in_turn
        earlier = found.get(person, Owed((), in_turn=True))
        found[person] = Owed(
            (*earlier.what, what), earlier.in_turn and decision.in_turn, earlier.hidden or hidden
        )
    return found


def is_next(table: Table) -> int | None:
    """Who plays after whoever does now; None: that is not settled, a computer's turn, or they play already.

    Among two everybody knows.
    """
    if table.status != RUNNING or table.match is None or len(table.people) < SEVERAL:
        return None
    seat = table.rules.follows(table.match.state)
    person = None if seat is None else table.chairs[seat].person
    return None if person is None or table.owed_by(person) else person


def answered(before: Table, after: Table) -> set[int]:
    """The people for whose seats something was played, by themselves or by others' will."""
    assert after.match is not None  # noqa: S101 - it runs
    played = after.match.log[before.number :]
    found = {after.chairs[entry.seat].person for entry in played if not isinstance(entry.deed, Undo | Agree)}
    return {person for person in found if person is not None}


class Waits:
    """Follows every change of a table.

    `draw` says how long a standing order lets pass; `soon` is called when there is something to look at.
    """

    def __init__(self, draw: Draw = drawn, soon: Callable[[], None] = nobody_listens) -> None:
        self.draw = draw
        self._soon = soon
        self._acted: dict[tuple[int, int], datetime] = {}

    async def follow(
        self, connection: Connection, before: Table, after: Table, actors: Sequence[int], now: datetime
    ) -> None:
        """Write down whom the game waits for after a change that `actors` made."""
        was, now_owed = owed(before), owed(after)
        done = () if after.match is None else after.match.log[before.number :]
        if done and all(isinstance(entry.deed, Agree) for entry in done):
            actors = ()  # who agrees on the end has answered nothing by that
        over = [person for person in was if person not in now_owed]
        await close_banks(connection, after.id, over, now)
        if over and await timers.end_wait(connection, after.id, over):
            self._soon()
        played = [seat for person in actors if person in was for seat in after.seats_of(person)]
        if played and any(was[person] != now_owed.get(person) for person in actors if person in was):
            await seats.lapse_offers(connection, after.id, after.channel, played, now)
        acted = {*actors, *(answered(before, after) if now_owed else ())}
        await self._forewarn(connection, before, after, now)
        for person, what in now_owed.items():
            same = was.get(person)
            anew = person in acted and same is not None and not same.in_turn
            if same is None or same.what != what.what or anew:
                await self._begin(connection, after, person, what, now)
                self._acted.pop((after.id, person), None)
            elif person in actors:
                await self._has_acted(connection, after.id, person, now)

    async def _forewarn(self, connection: Connection, before: Table, after: Table, now: datetime) -> None:
        """Tell whoever is next and wants to hear of it, unless they play within some minutes."""
        person = is_next(after)
        if person is None or after.match is None or before.match is None or person == is_next(before):
            return
        if not await wishes.is_forewarned(connection, person):
            return
        habits = (await wishes.habits(connection, [person]))[person]
        pace = (await wishes.paces(connection, [after.id])).get(after.id, Pace())
        due = reachable(at_table(pace, habits, now, now + QUIET), now + QUIET)
        why = f"game {after.id}: next after turn {after.match.turn}"
        call = NewCall(CallKind.NEXT, person, after.guild, None, game=after.id, why=why)
        if await is_written(connection, call):  # something was taken back, and is played once more
            return
        await drop_unsent(connection, CallKind.NEXT, after.id)
        await add_call(connection, call, now, due)
        self._soon()

    async def _has_acted(self, connection: Connection, game: int, person: int, now: datetime) -> None:
        last = self._acted.get((game, person))
        if last is not None and now - last < AGAIN:
            return
        await timers.mark_acted(connection, game, person, now, now + QUIET)
        self._acted[game, person] = now
        if len(self._acted) > 10_000:
            self._acted.clear()

    async def _begin(
        self, connection: Connection, table: Table, person: int, what: Owed, now: datetime
    ) -> None:
        # Everybody gets a pause, with or without an order: no row tells who has given one.
        pause = self.draw() if what.hidden else None
        due = now + QUIET if pause is None else now
        turn = 0 if table.match is None else table.match.turn
        bank = await open_bank(connection, table.id, person, turn, now, in_turn=what.in_turn)
        wait = NewWait(table.id, person, table.number, what.in_turn, pause, bank)
        asked = await timers.begin_wait(connection, wait, now, due)
        if asked or pause is not None:
            self._soon()

    async def begin(self, connection: Connection, table: Table, now: datetime) -> None:
        """Wait for everybody who owes something, as if they had been called just now."""
        for person, what in owed(table).items():
            await self._begin(connection, table, person, what, now)

    async def begin_pause(self, connection: Connection, table: Table, person: int, now: datetime) -> None:
        """Begin a pause anew for somebody who gave a standing order: it answers what hides something and is
        asked just now after that."""
        what = owed(table).get(person)
        if what is None or not what.hidden:
            return
        for timer in await timers.of_game(connection, table.id):
            if timer.person == person:
                changes: TimerChanges = {**timers.pausing(now, self.draw()), "due": now}
                await timers.change(connection, timer, changes)
        self._soon()
