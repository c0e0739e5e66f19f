"""Orders animated pictures from a process of its own, one at a time, in fair turns."""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass

import structlog

from bot.waiting.fair import Asker, Workshop
from bot.waiting.processes.apart import Apart, apart
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

KEPT = 3
"""Films that are kept for whoever asks for the same a little later."""

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
        self._workshop: Workshop[Filmed] = Workshop(KEPT)
        self._far: dict[bytes, tuple[int, int]] = {}

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
                made = await film(order, told)
            finally:
                self._far.pop(order, None)
            self._watch.drew("film", time.perf_counter() - began)
            return made

        return await self._workshop.get(order, make, asker)

    async def stop(self) -> None:
        """Make no more."""
        await self._workshop.stop()


async def film(order: bytes, told: Told) -> Filmed:
    """A film made in a process of its own, of what nobody else wants of the processor: answers come first.

    Raises:
        FilmFailed: it could not be made; why is logged.
    """
    try:
        try:
            return await _made(order, told, None)
        except _Starved:
            log.info("a film is begun again: others left it nothing of the processor")
            return await _made(order, told, NICE)
    except (TimeoutError, asyncio.IncompleteReadError, OSError, ValueError) as error:
        raise FilmFailed from error


class _Starved(Exception):
    """There was no sign of a film for too long."""


async def _made(order: bytes, told: Told, nice: int | None) -> Filmed:
    """A film made by a process that steps back so far; None: behind everybody.

    Raises:
        FilmFailed: it was not made, which is logged.
        _Starved: a process that is behind everybody gets nothing.
        TimeoutError, asyncio.IncompleteReadError, OSError, ValueError: the process did not do as it should.
    """
    words = () if nice is None else (nice,)
    async with apart("bot.pictures.film_worker", *words, longest=LONGEST) as process:
        process.orders.write(order)
        await process.orders.drain()
        process.orders.write_eof()
        while line := await _line(process, STARVED if nice is None else None):
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
