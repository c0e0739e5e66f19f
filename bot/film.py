"""Orders animated pictures from a process of its own, one at a time."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import structlog

from engine.core.contract import Viewer
from engine.core.match import Match
from engine.core.record import record_text

log = structlog.get_logger(__name__)

LONGEST = 600.0
"""Seconds one may take: an interaction is valid for 15 minutes."""

ONE = asyncio.Semaphore(1)
"""Drawing takes a core; others wait their turn."""

FILM, STILL, NONE = "film", "still", "none"

Told = Callable[[int, int], Awaitable[None]]
"""Called with how many boards are drawn and how many there will be."""


@dataclass(frozen=True, slots=True)
class Filmed:
    """What came of an order: `film` (GIF), `still` (PNG, there was only one board), or `none`."""

    kind: str
    data: bytes


class FilmFailed(Exception):
    """The process ended without a picture."""


async def film(
    match: Match,
    names: tuple[str, ...],
    language: str,
    told: Told,
    *,
    first: int | None = None,
    last: int | None = None,
    viewer: Viewer = None,
    largest: int,
) -> Filmed:
    """The turns from `first` to `last` as an animated picture of at most `largest` bytes.

    Raises:
        FilmFailed: it could not be made; why is logged.
    """
    order = {
        "record": await asyncio.to_thread(record_text, match, names, False),
        "names": list(names),
        "language": language,
        "first": first,
        "last": last,
        "viewer": viewer,
        "largest": largest,
    }
    async with ONE:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot.film_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            async with asyncio.timeout(LONGEST):
                return await _talk(process, json.dumps(order).encode(), told)
        except (TimeoutError, asyncio.IncompleteReadError, OSError, ValueError) as error:
            raise FilmFailed from error
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def _talk(process: asyncio.subprocess.Process, order: bytes, told: Told) -> Filmed:
    assert process.stdin is not None  # noqa: S101 - asked for
    assert process.stdout is not None  # noqa: S101 - asked for
    assert process.stderr is not None  # noqa: S101 - asked for
    errors = asyncio.create_task(process.stderr.read())
    try:
        process.stdin.write(order)
        await process.stdin.drain()
        process.stdin.close()
        while line := await process.stdout.readline():
            word, _, number = line.decode().strip().partition(" ")
            if word in (FILM, STILL, NONE):
                return Filmed(word, await process.stdout.readexactly(int(number)))
            await told(int(word), int(number))
        log.error("no film", why=(await errors).decode(errors="replace")[-2000:])
        raise FilmFailed
    finally:
        errors.cancel()
