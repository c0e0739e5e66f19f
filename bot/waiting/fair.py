"""Fair turns: one thing after another, what is for everybody first, then servers in turn and people in turn.

Whoever asks for much waits for themselves, not others for them. What several ask for is made once.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Hashable
from contextvars import Context
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.waiting.filed import ROOM, Filed

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Asker:
    """Whose private wish something is: a person on a server; 0 outside of servers."""

    server: int
    person: int


class Lines(Generic[T]):
    """What waits, in a line for each person, and the persons in a line for each server."""

    def __init__(self) -> None:
        self._public: deque[T] = deque()
        self._servers: OrderedDict[int, OrderedDict[int, deque[T]]] = OrderedDict()

    def add(self, thing: T, asker: Asker | None) -> None:
        """Put something at the end of its asker's line; without one it is for everybody."""
        if asker is None:
            self._public.append(thing)
        else:
            people = self._servers.setdefault(asker.server, OrderedDict())
            people.setdefault(asker.person, deque()).append(thing)

    def next(self) -> T | None:
        """Take out what is next; None if nothing waits."""
        if self._public:
            return self._public.popleft()
        if not self._servers:
            return None
        server, people = self._servers.popitem(last=False)
        person, line = people.popitem(last=False)
        thing = line.popleft()
        if line:
            people[person] = line
        if people:
            self._servers[server] = people
        return thing


@dataclass(eq=False)
class Job(Generic[T]):
    """Something to be made, for as many as want it."""

    key: Hashable
    make: Callable[[], Awaitable[T]]
    done: "asyncio.Future[T]"
    wanted: int = 0
    begun: bool = False


class Workshop(Generic[T]):
    """Makes one thing after another, each once for all who ask for it; the `kept` newest are kept in a file
    of at most `room` bytes.

    `at_once`: how many are begun before the first of them is made, so that whoever makes them elsewhere has
    the next one at hand.
    """

    def __init__(self, kept: int, at_once: int = 1, room: int = ROOM) -> None:
        self._at_once = at_once
        self._lines: Lines[Job[T]] = Lines()
        self._jobs: dict[Hashable, Job[T]] = {}
        self._made: Filed[T] = Filed(kept, room)
        self._workers = set[asyncio.Task[None]]()

    @property
    def waiting(self) -> int:
        """How many things wait to be made, those that have begun not counted."""
        return sum(not job.begun for job in self._jobs.values())

    def has(self, key: Hashable) -> bool:
        """Whether it is made already, or somebody waits for it."""
        return key in self._made or key in self._jobs

    async def get(self, key: Hashable, make: Callable[[], Awaitable[T]], asker: Asker | None) -> T:
        """What `make` makes, or another's like it: things are alike that have the same key.

        Whatever `make` raises is raised for everybody who waits for it.
        """
        if key in self._made:
            return self._made.get(key)
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = Job(key, make, asyncio.get_running_loop().create_future())
        if not job.begun:
            self._lines.add(job, asker)
        if len(self._workers) < self._at_once:
            # It works for many: not on behalf of whoever came first.
            worker = asyncio.create_task(self._work(), name="workshop", context=Context())
            self._workers.add(worker)
        job.wanted += 1
        try:
            return await asyncio.shield(job.done)
        finally:
            job.wanted -= 1

    async def _work(self) -> None:
        try:
            while (job := self._lines.next()) is not None:
                if job.begun:  # in several lines
                    continue
                job.begun = True
                if job.wanted:
                    await self._make(job)
                self._jobs.pop(job.key)
        finally:
            if (this := asyncio.current_task()) is not None:
                self._workers.discard(this)

    async def _make(self, job: Job[T]) -> None:
        try:
            made = await job.make()
        except asyncio.CancelledError:
            job.done.cancel()
            raise
        except Exception as error:
            job.done.set_exception(error)
            job.done.exception()  # they may all have gone
            return
        job.done.set_result(made)
        self._made.put(job.key, made)

    async def stop(self) -> None:
        """Make nothing more."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
