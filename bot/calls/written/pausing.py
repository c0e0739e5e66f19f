"""A pause of the whole table, agreed by those who play: clocks stand still, and nobody is called.

It ends on its day, or earlier as it began: when more than half of them say so.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from bot.calls.when.errors import NoPause, PausedAlready, PausedLately, TooLongAPause
from bot.calls.written.told import paused_until
from bot.errors.seats import NotSeated
from bot.store.calls import timers, wishes
from bot.store.calls.calls import CallKind, NewCall, add_call, drop_unsent, look_at_reminders
from bot.store.calls.wishes import Rest
from bot.store.connection import Connection
from bot.store.people.votes import MOST, Motion, Vote
from bot.tables.change.tables import Beside, Tables
from bot.tables.state.table import Table
from bot.tables.votes.votes import Kind, Votes

PAUSE, RESUME = "pause", "resume"

ASKED = timedelta(hours=12)
"""How long the table has to agree."""

LONGEST = timedelta(days=21)
"""The longest pause: those who need more are on holiday."""

BETWEEN = timedelta(days=7)
"""How long a table plays between two pauses, so that several do not make a longer one."""

BEFORE = timedelta(days=1)
"""So long before its end the table is reminded."""


class Pausing:
    """The motion to let the whole table pause. `soon` wakes whoever watches the timers."""

    def __init__(self, tables: Tables, votes: Votes, soon: Callable[[], None]) -> None:
        self.tables = tables
        self.votes = votes
        self._soon = soon
        votes.kinds[PAUSE] = Kind(self._pause, ASKED, MOST, overtaken=self._is_past)
        votes.kinds[RESUME] = Kind(self._resume, ASKED, MOST, overtaken=self._is_past)

    async def ask(self, game: int, by: int, by_name: str, until: datetime) -> Vote:
        """Ask the people who play to pause from now on until then; more than half must agree.

        Raises:
            NotRunning, VoteOpen.
            NotSeated: who asks neither plays nor hosts.
            TooLongAPause: `until` is more than three weeks away.
            PausedAlready: the table pauses.
            PausedLately: it has done so less than a week ago.
        """
        table = await self.tables.get(game)
        self.tables.running(table, None)
        if by not in {chair.person for chair in table.players} and not table.hosted_by(by):
            raise NotSeated
        now = self.tables.now()
        if until > now + LONGEST:
            raise TooLongAPause({"most": LONGEST.days})
        pauses = await self.tables.store.read(wishes.find_pauses, [game])
        for pause in pauses.get(game, ()):
            if now < pause.ends:
                raise PausedAlready
            if now < pause.ends + BETWEEN:
                raise PausedLately({"days": BETWEEN.days})
        about = {"until": int(until.timestamp())}
        return await self.votes.put(game, Motion(PAUSE, about), by, by_name, lambda now: now.players)

    async def ask_back(self, game: int, by: int, by_name: str) -> Vote:
        """Ask the people who play to end their pause now; more than half must agree. Where that is asked
        already, it is a yes.

        Raises:
            NotRunning, VoteOpen.
            NotSeated: who asks neither plays nor hosts.
            NoPause: the table does not pause.
            VoteNotAsked: it is asked already, and who asks does not play.
        """
        table = await self.tables.get(game)
        self.tables.running(table, None)
        if by not in {chair.person for chair in table.players} and not table.hosted_by(by):
            raise NotSeated
        until = await paused_until(self.tables.store, game, self.tables.now())
        if until is None:
            raise NoPause
        asked = await self.votes.open_at(game)
        if asked is not None and asked.motion.kind == RESUME:
            return await self.votes.answer(asked.id, by, True)
        about = {"until": int(until.timestamp())}
        return await self.votes.put(game, Motion(RESUME, about), by, by_name, lambda now: now.players)

    async def _resume(self, table: Table, vote: Vote, beside: Beside) -> None:
        del vote
        now = self.tables.now()

        async def ended(connection: Connection) -> None:
            await beside(connection)
            await wishes.end_pause(connection, table.id, now)
            await drop_unsent(connection, CallKind.RESUMES, table.id)
            await timers.look_again(connection, now, game=table.id)

        await self.tables.note(table, ended)
        self._soon()

    async def _pause(self, table: Table, vote: Vote, beside: Beside) -> None:
        now, until = self.tables.now(), datetime.fromtimestamp(vote.motion.number("until"), UTC)

        async def kept(connection: Connection) -> None:
            await beside(connection)
            await wishes.add_pause(connection, table.id, Rest(now, until))
            waiting = await timers.of_game(connection, table.id)
            for timer in waiting:  # their clocks end later: a last call comes anew
                await timers.change(connection, timer, {"warned": None})
            await look_at_reminders(connection, table.id)
            await timers.look_again(connection, now, game=table.id)
            if until - BEFORE > now:
                why = f"game {table.id}: the pause ends {until:%Y-%m-%d %H:%M}"
                told = NewCall(
                    CallKind.RESUMES, vote.asker, table.guild, table.channel, game=table.id, why=why
                )
                await add_call(connection, told, now, until - BEFORE)

        await self.tables.note(table, kept)
        self._soon()

    def _is_past(self, _table: Table, vote: Vote) -> bool:
        """Whether the day has come before the table agreed."""
        return self.tables.now().timestamp() >= vote.motion.number("until")
