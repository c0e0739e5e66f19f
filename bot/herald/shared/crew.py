"""The processes that share one PostgreSQL: this one says that it lives, hears of others, follows the dead.

With SQLite there is one process, and nothing here is begun. How it all fits together:
docs/several-processes.md.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

import structlog

from bot.errors.trouble import StoreTrouble
from bot.herald.shared.budget import Budget
from bot.settings import Shards, overlap
from bot.store.crew import workers
from bot.store.crew.claims import give_back
from bot.store.crew.hearing import Hearing
from bot.store.crew.workers import LIVES, Beat, Worker
from bot.store.database import Store
from bot.tables.change.tables import Tables
from bot.waiting.clock import Clock, SharedClock
from bot.waiting.loop import end

log = structlog.get_logger(__name__)

BEAT = 4.0
"""Seconds between two beats: some may be lost before a process counts as dead."""

FIRST, LONGEST = 1.0, 30.0
"""Seconds before it is listened again where the connection was lost; each wait is twice the one before."""

LATE = 5.0
"""Seconds that others wait for the process that holds a server before they post there."""

TWICE = 8
"""Beats for which another process has to hold the same shards until it is said: one that was killed and
started again meets its own row from before, but not for so long."""


async def nothing() -> None:
    """For whoever has nothing to take over."""


@dataclass(slots=True)
class Crew:
    """This process among others."""

    store: Store
    clock: Clock
    tables: Tables
    held: Shards | None
    """The shards this process holds; None: all."""
    posts: asyncio.Event
    votes: asyncio.Event
    budget: Budget = field(default_factory=Budget)
    share: Callable[[int], None] = lambda _: None
    """Told how many processes live whenever that is seen."""
    take_over: Callable[[], Awaitable[None]] = nothing
    """Looks at everything that somebody may have left undone, as at a start."""
    let_go: Callable[[], Awaitable[None]] = nothing
    """Ends what is under way and belongs to others by now."""
    _others: tuple[Shards | None, ...] = ()
    """What the other processes that live hold."""
    _rivals: dict[str, int] = field(default_factory=dict)
    """Processes that hold the same shards, and for how many beats they have."""
    _lives: int = 0
    """How often it has come to life: buried by others, it goes on under another name."""
    _later: asyncio.TimerHandle | None = None
    """When it looks whether what another one is to post has been."""
    _tasks: list["asyncio.Task[None]"] = field(default_factory=list)

    def minds(self, guild: int | None) -> bool:
        """Whether this process is the first to see to a server: it holds it, or nobody does who lives."""
        if self.held is None or self.held.hold(guild):
            return True
        return not any(each is None or each.hold(guild) for each in self._others)

    # Living

    async def begin(self) -> None:
        """Say that this process lives, from now on again and again, and hear of the others.

        Raises:
            StoreTrouble: it cannot be said.
        """
        if not self.store.shared:
            return
        await self._come_to_life()
        await self.beat()
        self._tasks = [
            asyncio.create_task(self._go_on(), name="beat"),
            asyncio.create_task(self._hear(), name="hearing"),
        ]

    async def stop(self) -> None:
        """Say nothing more; others take over at once."""
        for task in self._tasks:
            await end(task)
        self._tasks = []
        if self._later is not None:
            self._later.cancel()
        name, self.store.holder = self.store.holder, None
        if name is not None:
            try:
                await self.store.write(workers.end, name)
            except StoreTrouble as error:
                log.warning("others will take over a little later", why=error.key)

    async def _come_to_life(self) -> None:
        self._lives += 1
        name = f"{self.store.name}.{self._lives}"
        shards = "" if self.held is None else str(self.held)
        self._set_clock(await self.store.write(workers.begin, Worker(name, shards)))
        self.store.holder = name

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except StoreTrouble as error:
                log.warning("this process cannot say that it lives", why=error.key)
            except Exception:
                log.exception("stumbled", task="beat")

    async def beat(self) -> None:
        """Say once that this process lives, and see to what the dead have left.

        Raises:
            StoreTrouble: it cannot be said.
        """
        assert self.store.holder is not None  # noqa: S101 - it has come to life
        beat = await self.store.write(workers.beat, self.store.holder, self.clock.now())
        if again := not beat.known:
            log.warning(
                "this process was taken for dead: others have its work", seconds=LIVES.total_seconds()
            )
            await self._come_to_life()
            self.tables.doubt()
            await self.let_go()
            beat = await self.store.write(workers.beat, self.store.holder, self.clock.now())
        self._see(beat)
        owed, self.store.owed = self.store.owed, []
        for lease in owed:
            await give_back(self.store, lease)
        if beat.buried:
            log.warning("taking over from processes that died", names=beat.buried)
        if beat.ended:
            log.info("taking over from processes that ended", names=beat.ended)
        if again or beat.buried or beat.ended:
            await self.take_over()

    def _see(self, beat: Beat) -> None:
        self._set_clock(beat.now)
        others = [each for each in beat.living if each.name != self.store.holder]
        self._others = tuple(Shards.read(each.shards) if each.shards else None for each in others)
        self._tell_rivals(others)
        self.budget.share(len(beat.living))
        self.share(len(beat.living))

    def _tell_rivals(self, others: Sequence[Worker]) -> None:
        """Say in the log, once, that another process goes on holding the same shards: each press comes to
        both, and one of them answers too late. Neither is ended: which is meant to stay nobody knows."""
        mine = "" if self.held is None else str(self.held)
        found = [each.name for each in others if overlap(mine, each.shards)]
        self._rivals = {each: self._rivals.get(each, 0) + 1 for each in found}
        names = [name for name, beats in self._rivals.items() if beats == TWICE]
        if names:
            log.error("another process holds the same shards: end one of them", names=names, shards=mine)

    def _set_clock(self, now: datetime) -> None:
        if isinstance(self.clock, SharedClock):
            self.clock.set_to(now)

    # Hearing of others

    async def _hear(self) -> None:
        """Listen, and listen again after the connection is lost, after ever longer waits."""
        wait = FIRST
        while True:
            try:
                async with Hearing(self.store, self.heard) as hearing:
                    # What was said while nobody listened is not said again.
                    self.tables.doubt()
                    self.tables.told_of_changes = True
                    self.posts.set()
                    wait = FIRST
                    await hearing.lost(BEAT)
            except StoreTrouble as error:
                log.warning("other processes are not heard", why=error.key)
            except Exception:
                log.exception("stumbled", task="hearing")
            finally:
                self.tables.told_of_changes = False
            await asyncio.sleep(wait)
            wait = min(LONGEST, 2 * wait)

    def heard(self, said: str) -> None:
        """What a process has said: `game 7 keryx-12ab`. What this one says itself it knows."""
        what, number, who = said.split(" ", 2)
        if who == self.store.name:
            return
        if what == "game":
            self.tables.doubt(int(number))
        elif what == "posts" and self.minds(int(number) or None):
            self.posts.set()
        elif what == "posts" and self._later is None:
            self._later = asyncio.get_running_loop().call_later(LATE, self._look_late)
        elif what == "votes":
            self.votes.set()

    def _look_late(self) -> None:
        self._later = None
        self.posts.set()
