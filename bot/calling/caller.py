"""The caller: one task that waits for the next timer, makes calls of what is due, and sends them."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import structlog

from bot.calling.sender import Sender
from bot.calling.settled import Settled
from bot.calls.when.schedule import ANSWERS, CLOCK, ORDER, QUIET
from bot.calls.written.claims import Claimed, claim, still_due
from bot.calls.written.ends import Ends
from bot.calls.written.questions import Questions
from bot.calls.written.told import pace_of
from bot.errors.tables import RulesChanged
from bot.errors.trouble import GameDamaged, InternalTrouble, TableError
from bot.herald.herald import Herald
from bot.store.calls import timers
from bot.store.calls.calls import look_at_all_messages
from bot.store.calls.timers import Timer, TimerChanges
from bot.store.crew.claims import carried, lease_for
from bot.store.crew.leases import Work
from bot.tables.state.faults import write_down
from bot.waiting.loop import Loop

log = structlog.get_logger(__name__)

TROUBLE = timedelta(seconds=30)
"""Before another look when the store could not be read."""

CLOSED = (InternalTrouble, GameDamaged, RulesChanged)
"""Why nothing can be played at a table until somebody has mended it."""

CLOCK_GIVEN_UP: TimerChanges = {"clock_ended": True}
ANSWER_GIVEN_UP: TimerChanges = {"overdue": True, "asked": None}
ORDER_GIVEN_UP: TimerChanges = {"asked": None}
"""What becomes of a wait where that was due and could not be done."""

PATIENT, SOON = 2, timedelta(seconds=1)
"""So many looks that changed nothing although something is due, and how long to wait then."""


class Caller:
    """Calls people when it is their turn, and at no other time."""

    def __init__(self, herald: Herald, sender: Sender | None = None) -> None:
        services = herald.services
        self.services = services
        self.clock = services.clock
        self.loop = Loop("caller", self.look, services.clock, services.bells.calls, QUIET / 2)
        self.sender = sender or Sender(herald)
        self.sender.noticed = services.bells.calls.set
        self.settled = Settled(herald, self.sender.turn, services.bells.calls.set)
        self.ends = Ends(services.tables, services.people)
        self.questions = Questions(services.tables, services.waits.draw)
        self._idle = 0

    async def look_at_all(self) -> None:
        """Begin with whatever became due while the bot was down."""
        await self.watch_all()
        await self.services.store.write(look_at_all_messages)

    async def stop(self) -> None:
        """End what is on its way."""
        await self.sender.stop()
        await self.settled.stop()

    async def watch_all(self) -> None:
        """Wait for whoever is owed something in games from before there were timers."""
        tables = self.services.tables
        games = await tables.store.read(timers.find_unwatched)
        for game in games:
            try:
                async with tables.locked(game) as table, tables.store.writing() as connection:
                    await self.services.waits.begin(connection, table, self.clock.now())
            except TableError as error:
                log.warning("nobody is called", game=game, why=error.key)

    async def look(self) -> datetime | None:
        """Begin everything that is due now; when something will be.

        Nobody wakes this task for whoever was called in public just now: it looks again soon enough.
        """
        try:
            self._idle = 0 if await self.work() else self._idle + 1
            due = await self.services.store.read(timers.next_due)
        except TableError as error:
            log.warning("timers cannot be read", why=error.key)
            return self.clock.now() + TROUBLE
        if due is not None and due <= self.clock.now() and self._idle >= PATIENT:
            return self.clock.now() + SOON  # something cannot be done just now
        return due

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
        store = self.services.store
        claimed = await store.write(claim, self.clock.now(), store=store if store.holder else None)
        for person in claimed.holidays:
            async with carried(store, lease_for(store, Work.HOLIDAY, person)):
                await self.services.holidays.look_at(person)
        for kind, follow, waits, given_up in (
            (CLOCK, self._end, claimed.ended, CLOCK_GIVEN_UP),
            (ANSWERS, self.questions.answer_late, claimed.late, ANSWER_GIVEN_UP),
            (ORDER, self.questions.answer_by_order, claimed.ordered, ORDER_GIVEN_UP),
        ):
            for timer in waits:
                await self._follow(timer, kind, follow, given_up)
        return claimed

    async def _follow(
        self, timer: Timer, kind: str, follow: Callable[[Timer], Awaitable[None]], given_up: TimerChanges
    ) -> None:
        """Do what is due of a wait, if it still is."""
        store = self.services.store
        async with carried(store, lease_for(store, Work.TIMER, timer.id)):
            try:
                if await self.services.store.write(still_due, timer, kind, self.clock.now()):
                    await follow(timer)
            except CLOSED as error:  # it will be no better the next time
                code = error.facts.get("code")
                log.error("given up what was due", game=timer.game, why=error.key, code=code)
                await self._give_up(timer, given_up)
            except TableError as error:  # tried again in a few minutes
                log.warning("what is due could not be played", game=timer.game, why=error.key)
            except Exception as error:
                code = await write_down(store, self.clock.now(), error, timer.game, kind)
                log.exception("given up what was due", game=timer.game, code=code)
                await self._give_up(timer, given_up)

    async def _give_up(self, timer: Timer, changes: TimerChanges) -> None:
        """Leave a wait to its people: what its clock or an order would do is not tried again for ever."""
        await self.services.store.write(timers.change, timer, {**changes, "due": self.clock.now()})

    async def _end(self, timer: Timer) -> None:
        await self.ends.end(timer, await pace_of(self.services.store, timer.game))
