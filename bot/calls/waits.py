"""Who is waited for, kept with every change of a game, in its transaction: nothing is lost, nothing doubled.

Quick turns cost next to nothing: a timer is first looked at ten minutes after somebody was called, and only
then settings and habits are asked.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.calls import timers
from bot.calls.schedule import QUIET
from bot.store import people
from bot.table.table import RUNNING, Table

AGAIN = timedelta(minutes=2)
"""Acts that follow each other more quickly are written down as one."""


@dataclass(frozen=True, slots=True)
class Owed:
    """What a person owes: the same as before, or something new."""

    what: tuple[object, ...]
    in_turn: bool


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
        what: tuple[object, ...] = (decision.seat, turn)
        if not decision.in_turn:
            what = (*what, decision.kind, *sorted((name, str(fact)) for name, fact in decision.facts.items()))
        earlier = found.get(person)
        if earlier is None:
            found[person] = Owed((what,), decision.in_turn)
        else:
            found[person] = Owed((*earlier.what, what), earlier.in_turn and decision.in_turn)
    return found


class Waits:
    """Follows every change of a table."""

    def __init__(self) -> None:
        self._acted: dict[tuple[int, int], datetime] = {}

    async def follow(
        self, connection: AsyncConnection, before: Table, after: Table, actors: Sequence[int], now: datetime
    ) -> None:
        """Write down whom the game waits for after a change that `actors` made."""
        was, now_owed = owed(before), owed(after)
        over = [person for person in was if person not in now_owed]
        if over:
            await timers.end_wait(connection, after.id, over)
        played = [seat for person in actors if person in was for seat in after.seats_of(person)]
        if played and any(was[person] != now_owed.get(person) for person in actors if person in was):
            await people.lapse_offers(connection, after.id, after.channel, played, now)
        for person, what in now_owed.items():
            same = was.get(person)
            answered = person in actors and same is not None and not same.in_turn
            if same is None or same.what != what.what or answered:
                due = now + QUIET
                await timers.begin_wait(connection, after.id, person, after.number, what.in_turn, now, due)
                self._acted.pop((after.id, person), None)
            elif person in actors:
                await self._has_acted(connection, after.id, person, now)

    async def _has_acted(self, connection: AsyncConnection, game: int, person: int, now: datetime) -> None:
        last = self._acted.get((game, person))
        if last is not None and now - last < AGAIN:
            return
        await timers.acted(connection, game, person, now, now + QUIET)
        self._acted[game, person] = now
        if len(self._acted) > 10_000:
            self._acted.clear()

    async def begin(self, connection: AsyncConnection, table: Table, now: datetime) -> None:
        """Wait for everybody who owes something, as if they had been called just now."""
        for person, what in owed(table).items():
            await timers.begin_wait(
                connection, table.id, person, table.number, what.in_turn, now, now + QUIET
            )
