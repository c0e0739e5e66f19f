"""Orders animated pictures from a process of its own, one at a time, in fair turns."""

import asyncio
import json
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import structlog

from bot.waiting.fair import Asker, Workshop
from bot.waiting.loop import end
from bot.waiting.processes.apart import Apart, framed, started
from bot.watch import UNWATCHED, Watch
from engine.core.contract import Viewer
from engine.core.play.match import Match
from engine.core.play.record import record_text

log = structlog.get_logger(__name__)

LONGEST = 600.0
"""Seconds one may take: an interaction is valid for 15 minutes."""

STARVED = 20.0
"""Seconds without a sign of a film after which it is begun again, less far behind others."""

NICE = 10
"""How far its process steps back then."""

MOMENT = 0.1
"""Seconds in which nearly everybody is answered."""

LINGERS = 20.0
"""Seconds its process stays for the next one."""

KEPT, ROOM = 3, 32 << 20
"""Films that are kept for whoever asks for the same a little later, and bytes of the file they lie in: most
take up to ten million."""

FILM, STILL, NONE = "film", "still", "none"

Told = Callable[[int, int], None]
"""Called with how many boards are drawn and how many there will be."""


@dataclass(frozen=True, slots=True)
class Filmed:
    """What came of an order: `film` (GIF), `still` (PNG, there was only one board), or `none`."""

    kind: str
    data: bytes


class FilmFailed(Exception):
    """The process ended without a picture."""


def order_of(
    match: Match,
    names: tuple[str, ...],
    language: str,
    *,
    first: int | None = None,
    last: int | None = None,
    viewer: Viewer = None,
    largest: int,
) -> bytes:
    """What the process is told: the turns from `first` to `last` as a picture of at most `largest` bytes."""
    order = {
        "home": match.title.home,
        "record": record_text(match, names, open_seed=False),
        "names": list(names),
        "language": language,
        "first": first,
        "last": last,
        "viewer": viewer if match.rules.hidden else None,  # where all see the same, films are alike
        "largest": largest,
    }
    return json.dumps(order).encode()


class Studio:
    """Makes one film after another, like ones once."""

    def __init__(self, watch: Watch = UNWATCHED) -> None:
        self._watch = watch
        self._projector = Projector()
        self._workshop: Workshop[Filmed] = Workshop(KEPT, room=ROOM)
        self._far: dict[bytes, tuple[int, int]] = {}
        self._before = 0
        """How much goes before films just now."""

    def far(self, order: bytes) -> tuple[int, int] | None:
        """How many boards of a film are drawn, and how many there will be; None before it is begun."""
        return self._far.get(order)

    async def film(self, order: bytes, asker: Asker | None) -> Filmed:
        """The film of an order.

        Raises:
            FilmFailed: it could not be made; why is logged.
        """

        async def make() -> Filmed:
            def told(done: int, total: int) -> None:
                self._far[order] = done, total

            began = time.perf_counter()
            try:
                made = await self._projector.film(order, told)
            finally:
                self._far.pop(order, None)
            self._watch.drew("film", time.perf_counter() - began)
            return made

        return await self._workshop.get(order, make, asker)

    def stand_aside(self, begins: bool) -> None:
        """Have films wait while anything goes before them: to be told when it begins, and when it ends."""
        self._before += 1 if begins else -1
        if self._before == int(begins):  # the first of all, or the last
            self._projector.stand_aside(begins)

    def let_pass(self, answering: "asyncio.Task[object]") -> None:
        """Have films wait until somebody is answered, for `MOMENT` seconds at most: they may wait for one."""

        def passed(_: object) -> None:
            timer.cancel()
            self.stand_aside(False)

        def took_longer() -> None:
            if answering.remove_done_callback(passed):
                self.stand_aside(False)

        self.stand_aside(True)
        answering.add_done_callback(passed)
        timer = asyncio.get_running_loop().call_later(MOMENT, took_longer)

    async def stop(self) -> None:
        """Make no more."""
        await self._workshop.stop()
        await self._projector.close()


class _Starved(Exception):
    """There was no sign of a film for too long."""


class Projector:
    """The process that makes films, one after another: it stays a little, as whoever asks for one often asks
    for the next."""

    def __init__(self) -> None:
        self._process: Apart | None = None
        self._nice: int | None = None
        self._heard = False
        """Whether it has said anything: since then it ends with the bot, even while it waits."""
        self._aside = False
        self._ending: asyncio.Task[None] | None = None

    async def film(self, order: bytes, told: Told) -> Filmed:
        """A film made of what nobody else wants of the processor: answers come first. To be asked for one
        after another.

        Raises:
            FilmFailed: it could not be made; why is logged.
        """
        try:
            try:
                return await self._made(order, told, None)
            except _Starved:
                log.info("a film is begun again: others left it nothing of the processor")
                return await self._made(order, told, NICE)
        except (TimeoutError, asyncio.IncompleteReadError, OSError, ValueError) as error:
            raise FilmFailed from error

    def stand_aside(self, aside: bool) -> None:
        """Have the process wait, or go on: even what nobody else wants of a processor slows down the one
        beside it. One that has stepped back less far does not wait."""
        self._aside = aside
        if self._process is not None and self._nice is None and self._heard:
            _wait(self._process, aside)

    async def _made(self, order: bytes, told: Told, nice: int | None) -> Filmed:
        """A film made by a process that steps back so far; None: behind everybody.

        Raises:
            FilmFailed: it was not made, which is logged.
            _Starved: a process that is behind everybody gets nothing.
            TimeoutError, asyncio.IncompleteReadError, OSError, ValueError: the process did not do as it
                should.
        """

        def heard(done: int, many: int) -> None:
            if not self._heard:
                self._heard = True
                self.stand_aside(self._aside)
            told(done, many)

        process = await self._ready(nice)
        try:
            async with asyncio.timeout(LONGEST):
                made = await _shown(process, order, heard, STARVED if nice is None else None)
        except BaseException:  # nobody knows what it says next
            await self.close()
            raise
        self._ending = asyncio.create_task(self._linger(), name="projector")
        return made

    async def _ready(self, nice: int | None) -> Apart:
        """A process that steps back so far: the one that is there, or a new one."""
        if self._ending is not None:
            await end(self._ending)
        process = self._process
        if process is None or process.process.returncode is not None or nice != self._nice:
            await self.close()
            words = () if nice is None else (nice,)
            process = self._process = await started("bot.pictures.film_worker", *words)
            self._nice, self._heard = nice, False
        return process

    async def _linger(self) -> None:
        """End the process when no other film is wanted for a while."""
        await asyncio.sleep(LINGERS)
        await asyncio.shield(self._end_process())  # to its end, though the next film is wanted just now

    async def close(self) -> None:
        """End the process, whatever it does."""
        if self._ending is not None:
            await end(self._ending)
        await self._end_process()

    async def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await process.end()


def _wait(process: Apart, waits: bool) -> None:
    """Have a process wait, where the system ends it nevertheless if the bot ends, or go on."""
    if sys.platform == "linux":
        with suppress(ProcessLookupError):
            process.process.send_signal(signal.SIGSTOP if waits else signal.SIGCONT)


async def _shown(process: Apart, order: bytes, told: Told, longest: float | None) -> Filmed:
    """The film that a process makes.

    Raises:
        FilmFailed: it was not made, which is logged.
        _Starved: it says nothing for `longest` seconds.
        asyncio.IncompleteReadError, OSError, ValueError: the process did not do as it should.
    """
    process.orders.write(framed(order))
    await process.orders.drain()
    while line := await _line(process, longest):
        word, _, number = line.decode().strip().partition(" ")
        if word in (FILM, STILL, NONE):
            return Filmed(word, await process.answers.readexactly(int(number)))
        told(int(word), int(number))
    log.error("no film", why=(await process.ended())[1])
    raise FilmFailed


async def _line(process: Apart, longest: float | None) -> bytes:
    """What a process says next; nothing where it has ended.

    Raises:
        _Starved: it says nothing for so many seconds.
    """
    try:
        async with asyncio.timeout(longest):
            return await process.answers.readline()
    except TimeoutError:
        raise _Starved from None
