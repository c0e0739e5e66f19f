"""Thinks in one process of its own at low priority, one job after another: no click waits for a thought.

The process begins with the first job, and ends when there has been none for some minutes, or with the bot.
"""

import asyncio
import base64
import pickle
import zlib
from collections import deque
from collections.abc import Callable
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, TypeVar, cast

import structlog

from bot.errors.codes import code_of
from bot.errors.trouble import InternalTrouble
from bot.waiting.clock import Clock
from bot.waiting.loop import end
from bot.waiting.processes.apart import Apart, apart, framed

log = structlog.get_logger(__name__)

IDLE = timedelta(minutes=3)
"""How long the process stays when there is nothing to think about."""

NICE = 19
"""How far the process steps back behind everything else."""

MEMORY = 2_000_000_000
"""Bytes it may ask for, the program itself included."""

LONGEST = 300.0
"""Seconds one job may take on a busy machine."""

TRIES = 2
"""In how many processes a job is tried before it is given up."""

T = TypeVar("T")


class Unthought(Exception):
    """Why a thought failed, and the job as text, to do it again: it may hold what some may not know."""


@dataclass(eq=False)
class Job:
    """Something to be thought about, until somebody waits for it no more."""

    name: str
    order: bytes
    done: "asyncio.Future[Any]"
    tried: int = 0
    context: Context = field(default_factory=copy_context)
    """For whom it is thought, as the log tells it."""

    def fail(self, why: str) -> None:
        """Give it up, and log it; whoever waits gets all that is needed to do it again as the cause."""
        trouble = InternalTrouble()
        self.context.run(log.error, "a thought failed", work=self.name, why=why, code=code_of(trouble))
        trouble.__cause__ = Unthought(why, base64.b85encode(zlib.compress(self.order)).decode())
        if not self.done.done():
            self.done.set_exception(trouble)


class Study:
    """Where everything is thought about that takes longer than a click may.

    `nice`: how far its process steps back behind everything else; None: `NICE`. `at_work`: called with
    whether there is something to think about, whenever that changes.
    """

    def __init__(
        self, clock: Clock, nice: int | None = None, at_work: Callable[[bool], None] | None = None
    ) -> None:
        self._clock = clock
        self._nice = NICE if nice is None else nice
        self._at_work = at_work or _untold
        self._bell = asyncio.Event()
        self._first: deque[Job] = deque()
        self._jobs: deque[Job] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._closed = False
        self._ready: set[str] = set()
        """What the process that is there was made ready for."""

    async def think(self, work: Callable[..., T], *given: object, first: bool = False) -> T:
        """What `work` makes of what is given, in the study's process.

        `work` is a function at the top level of a module, or a `functools.partial` of one; what is given and
        what it returns must pickle. Its module is imported there: it had better import little. One job takes
        a few seconds at most: longer work is cut into jobs, so that others come between. Jobs with `first`
        go before the others. If the process dies the job is tried once more in a new one. Whoever is
        cancelled waits no more; what has begun then is thought to its end.

        Raises:
            EngineError, TableError: raised by `work`.
            InternalTrouble: it failed otherwise, which is logged; or the bot is about to end.
        """
        if self._closed:
            raise InternalTrouble
        return cast(T, await self._ordered(self._first if first else self._jobs, work, given))

    def make_ready(self, name: str, work: Callable[..., object], *given: object) -> None:
        """Have the process begun, and `work` done in it once under this name, for which nobody waits: what is
        thought about afterwards begins sooner."""
        if not self._closed and not self.is_ready(name):
            self._ready.add(name)
            self._ordered(self._jobs, work, given).add_done_callback(_heard)

    def is_ready(self, name: str) -> bool:
        """Whether what is to be done under this name has been ordered in the process that is there."""
        return name in self._ready

    def _ordered(
        self, line: deque[Job], work: Callable[..., object], given: tuple[object, ...]
    ) -> "asyncio.Future[Any]":
        """What comes of a new job at the end of a line."""
        job = Job(_named(work), pickle.dumps((work, given)), asyncio.get_running_loop().create_future())
        line.append(job)
        self._bell.set()
        if self._worker is None:
            # It works for many: not on behalf of whoever came first.
            self._worker = asyncio.create_task(self._work(), name="study", context=Context())
        return job.done

    async def close(self) -> None:
        """End the process, whatever it does; nobody gets an answer any more."""
        self._closed = True
        if self._worker is not None:
            await end(self._worker)
        for job in (*self._first, *self._jobs):
            job.done.cancel()

    @property
    def waiting(self) -> int:
        """How many thoughts somebody waits for, the one that is under way included."""
        return sum(not job.done.done() for job in (*self._first, *self._jobs))

    def _next(self) -> Job | None:
        """The next job that somebody waits for, which stays in its line; None: there is none."""
        for line in (self._first, self._jobs):
            while line:
                if not line[0].done.done():
                    return line[0]
                line.popleft()
        return None

    async def _work(self) -> None:
        try:
            while self._next() is not None:
                await self._in_one_process()
        finally:
            self._worker = None

    async def _in_one_process(self) -> None:
        """Do jobs until the process dies, or until nothing has come for a while."""
        try:
            async with apart("bot.waiting.thinker", self._nice, MEMORY, longest=None) as process:
                try:
                    while await self._waited():
                        if not await self._all_done(process):
                            return
                finally:
                    self._ready.clear()
        except OSError as error:
            if (job := self._next()) is not None:
                job.fail(f"no process: {error}")

    async def _all_done(self, process: Apart) -> bool:
        """Whether the process lives on after all that is to be done."""
        self._at_work(True)
        try:
            while (job := self._next()) is not None:
                if not await _done(job, process):
                    return False
            return True
        finally:
            self._at_work(False)

    async def _waited(self) -> bool:
        """Whether a job has come; else it is time to end."""
        until = self._clock.now() + IDLE
        while self._next() is None:
            if self._clock.now() >= until:
                return False
            self._bell.clear()
            await self._clock.wait_until(until, self._bell)
        return True


async def _done(job: Job, process: Apart) -> bool:
    """Whether the process lives on after a job; one that died in it is tried again where it may be."""
    job.tried += 1
    try:
        async with asyncio.timeout(LONGEST):
            process.orders.write(framed(job.order))
            await process.orders.drain()
            length = int.from_bytes(await process.answers.readexactly(8))
            answer = await process.answers.readexactly(length)
    except TimeoutError:
        job.fail("it took too long")
        return False
    except (asyncio.IncompleteReadError, ConnectionError):
        code, why = await process.ended()
        if job.tried < TRIES:
            log.warning("the study's process died", work=job.name, code=code, why=why)
        else:
            job.fail(f"its process died with {code}: {why}")
        return False
    sound, found = pickle.loads(answer)  # noqa: S301 - our own making
    if job.done.done():  # nobody waits any more
        return True
    if sound:
        job.done.set_result(found)
    elif isinstance(found, str):
        job.fail(found)
    else:
        job.done.set_exception(found)
    return True


def _untold(at_work: bool) -> None:
    del at_work


def _heard(done: "asyncio.Future[Any]") -> None:
    """Take note of what nobody waits for: where it failed that is logged."""
    if not done.cancelled():
        done.exception()


def _named(work: Callable[..., object]) -> str:
    found = getattr(work, "func", work)
    return str(getattr(found, "__qualname__", found))
