"""Waiting longer, agreed by the table: until then neither calls nor the end of a clock."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from bot.calls.when.errors import NobodyIsWaitedFor, SeveralAreWaitedFor, TooPatient
from bot.errors.seats import NoSuchSeat, NotSeated
from bot.store.calls import timers
from bot.store.connection import Connection
from bot.store.people.votes import MOST, Motion, Vote
from bot.tables.change.tables import Beside, Tables
from bot.tables.state.table import Table
from bot.tables.votes.votes import Kind, Votes
from engine.core.contract import Seat

WAIT = "wait"

ASKED = timedelta(hours=12)
"""How long the table has to agree."""
LONGEST = timedelta(days=30)
"""The farthest a table may wait: beyond it another holder for the seat serves everybody better."""


class Patience:
    """The motion to wait for somebody. `soon` wakes whoever watches the timers."""

    def __init__(self, tables: Tables, votes: Votes, soon: Callable[[], None]) -> None:
        self.tables = tables
        self.votes = votes
        self._soon = soon
        votes.kinds[WAIT] = Kind(self._wait, ASKED, MOST, overtaken=self._is_idle)

    async def ask(self, game: int, by: int, by_name: str, until: datetime, seat: int | None = None) -> Vote:
        """Ask the people who play to wait for a seat; more than half must agree.

        Without a seat it is one's own, if it is waited for, or the only one that is.

        Raises:
            NotRunning, VoteOpen.
            NotSeated: who asks neither plays nor hosts.
            TooPatient: `until` is more than 30 days away.
            NoSuchSeat, NobodyIsWaitedFor, SeveralAreWaitedFor.
        """
        table = await self.tables.get(game)
        match = self.tables.running(table, None)
        if by not in {chair.person for chair in table.players} and not table.hosted_by(by):
            raise NotSeated
        if until > self.tables.now() + LONGEST:
            raise TooPatient({"most": LONGEST.days})
        number = waited_for(table, by, seat)
        turn = match.rules.turn(match.state).number
        about = {"seat": number, "turn": turn, "until": int(until.timestamp())}
        return await self.votes.put(game, Motion(WAIT, about), by, by_name, lambda now: now.players)

    async def _wait(self, table: Table, vote: Vote, beside: Beside) -> None:
        person = table.chairs[vote.motion.number("seat")].person
        until = datetime.fromtimestamp(vote.motion.number("until"), UTC)

        async def kept(connection: Connection) -> None:
            await beside(connection)
            if person is not None:
                await timers.be_patient(connection, table.id, person, until, self.tables.now())

        await self.tables.note(table, kept)
        self._soon()

    def _is_idle(self, table: Table, vote: Vote) -> bool:
        """Whether there is nothing to wait for any more: the seat has done its part, or the time has come."""
        past = self.tables.now().timestamp() >= vote.motion.number("until")
        return past or has_answered(table, vote)


def waited_for(table: Table, by: int, seat: int | None) -> Seat:
    """The seat that somebody asks to wait for.

    Raises:
        NoSuchSeat.
        NobodyIsWaitedFor: the table does not wait for this seat, or for anybody.
        SeveralAreWaitedFor: none is named, and it waits for several.
    """
    if seat is not None and seat not in range(table.seats):
        raise NoSuchSeat({"seats": table.seats})
    owing = [each.seat for each in table.owed if table.chairs[each.seat].person is not None]
    owing = list(dict.fromkeys(owing))
    names = tuple(table.chairs[each].name for each in owing)
    if seat is not None:
        if seat not in owing:
            raise NobodyIsWaitedFor({"names": names})
        return Seat(seat)
    mine = [each for each in owing if each in table.seats_of(by)]
    found = mine or owing
    if not found:
        raise NobodyIsWaitedFor({"names": names})
    if len(found) > 1 and not mine:
        raise SeveralAreWaitedFor({"names": names})
    return found[0]


def has_answered(table: Table, vote: Vote) -> bool:
    """Whether the seat has done since what the table would have waited for."""
    if table.match is None:
        return True
    turn = table.rules.turn(table.match.state).number
    return turn != vote.motion.number("turn") or vote.motion.number("seat") not in {
        each.seat for each in table.owed
    }
