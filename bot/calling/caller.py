"""The caller: one task that waits for the next timer, makes calls of what is due, and sends them."""

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

import structlog

from bot.calling.sender import Sender
from bot.calling.settled import Settled
from bot.calls.when import zones
from bot.calls.when.schedule import QUIET
from bot.calls.when.wishes import Pace
from bot.calls.written import timers
from bot.calls.written.claims import Claimed, claim
from bot.calls.written.ends import Ends
from bot.calls.written.holidays import Holidays
from bot.calls.written.patience import Patience
from bot.calls.written.questions import Questions
from bot.calls.written.timers import Timer
from bot.calls.written.waits import Waits
from bot.errors import TableError
from bot.speech.texts import LANGUAGES
from bot.tables.state.table import Table
from bot.waiting.clock import Clock

if TYPE_CHECKING:
    from bot.app.client import Herald

log = structlog.get_logger(__name__)

TROUBLE = timedelta(seconds=30)
"""Before another look when the store could not be read."""


class Caller:
    """Calls people when it is their turn, and at no other time."""

    def __init__(self, herald: "Herald", clock: Clock, sender: Sender | None = None) -> None:
        self.herald = herald
        self.clock = clock
        self.waits = Waits(soon=self.wake)
        self.sender = sender or Sender(herald, clock)
        self.sender.noticed = self.wake
        self.settled = Settled(herald, self.sender.title, self.sender.turn, self.wake)
        self.holidays = Holidays(herald.tables)
        self.ends = Ends(herald.tables, herald.automat.computers, herald.people)
        self.questions = Questions(herald.tables, self.waits.draw)
        self.patience = Patience(herald.tables, herald.votes, self.wake)
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        herald.tables.follow = self.waits.follow

    async def start(self) -> None:
        """Begin, with whatever became due while the bot was down."""
        await self.watch_all()
        async with self.herald.store.writing() as connection:
            await timers.look_at_all_messages(connection)
        self._task = asyncio.create_task(self._run(), name="caller")

    async def stop(self) -> None:
        """End between two calls."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self.sender.stop()
            await self.settled.stop()

    def wake(self) -> None:
        """Something was written that may be due."""
        self._wake.set()

    async def back_at(self, table: Table, person: int) -> Table:
        """Who is away and wants to play at a table is back; the table as it is then."""
        if not table.lent_by(person):
            return table
        await self.holidays.back(person)
        self.wake()
        return await self.herald.tables.get(table.id)

    async def watch_all(self) -> None:
        """Wait for whoever is owed something in games from before there were timers."""
        tables = self.herald.tables
        async with tables.store.reading() as connection:
            games = await timers.unwatched(connection)
        for game in games:
            try:
                async with tables.locked(game) as table, tables.store.writing() as connection:
                    await self.waits.begin(connection, table, self.clock.now())
            except TableError as error:
                log.warning("nobody is called", game=game, why=error.key)

    async def _run(self) -> None:
        await asyncio.to_thread(_warm)
        idle = 0
        while True:
            self._wake.clear()
            try:
                idle = 0 if await self.work() else idle + 1
                async with self.herald.store.reading() as connection:
                    due = await timers.next_due(connection)
            except TableError as error:
                log.warning("timers cannot be read", why=error.key)
                due = self.clock.now() + TROUBLE
            except Exception:
                log.exception("caller stumbled")
                due = self.clock.now() + TROUBLE
            if due is not None and due <= self.clock.now():
                if idle < 2:  # written meanwhile, or the time came
                    continue
                due = self.clock.now() + timedelta(seconds=1)  # something cannot be done just now
            # Nobody wakes this task for whoever was called in public just now: it looks soon enough.
            latest = self.clock.now() + QUIET / 2
            await self.clock.wait_until(latest if due is None else min(due, latest), self._wake)

    async def work(self) -> bool:
        """Begin everything that is due now; whether there was anything.

        What is sent was claimed just before: a crash leaves little open. What is on its way holds up nothing.
        """
        done = False
        while await self.sender.send_due() or (await self._claim()).looked:
            done = True
        await self.sender.note()
        await self.settled.look()
        return done

    async def _claim(self) -> Claimed:
        async with self.herald.store.writing() as connection:
            claimed = await claim(connection, self.clock.now())
        for person in claimed.holidays:
            await self.holidays.look_at(person)
        for follow, waits in (
            (self._end, claimed.ended),
            (self.questions.late, claimed.late),
            (self.questions.order, claimed.ordered),
        ):
            for timer in waits:
                try:
                    await follow(timer)
                except TableError as error:  # tried again in a few minutes
                    log.warning("what is due could not be played", game=timer.game, why=error.key)
        return claimed

    async def _end(self, timer: Timer) -> None:
        async with self.herald.store.reading() as connection:
            pace = (await timers.paces(connection, [timer.game])).get(timer.game, Pace())
        await self.ends.end(timer, pace)


def _warm() -> None:
    """What takes long the first time: the names of zones."""
    for language in LANGUAGES:
        zones.find("a", language)
