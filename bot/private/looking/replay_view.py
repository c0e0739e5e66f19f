"""The animated picture of a game for one person or everybody, and how far it is while it is made."""

import asyncio
import contextlib
import time

import structlog

from bot.errors.asking import NoSuchTurn, TurnsReversed
from bot.herald.herald import FAILED
from bot.herald.press import Press
from bot.herald.sheet import Attachment, Sheet
from bot.pictures.film import NONE, STILL, Filmed, FilmFailed, order_of
from bot.private.looking.board_view import viewer_of
from bot.speech.names import joined, plain
from bot.speech.teller import Teller
from bot.tables.state.faults import write_down
from bot.tables.state.table import Table
from bot.tables.state.telling import teller_for
from engine.core.contract import Fact

LARGEST = 10 * 1024 * 1024
"""Bytes that may be uploaded anywhere."""
MARGIN = 64 * 1024
"""Bytes of a message besides the picture."""
PAUSE = 2.5
"""Seconds between two looks at how far it is."""
LONGEST_WAIT = 780.0
"""Seconds one waits for a film: what answers an interaction is valid for 15 minutes."""
BAR = 20
"""Letters of the bar."""

log = structlog.get_logger(__name__)


async def show_replay(press: Press, first: int | None, last: int | None, *, everybody: bool = False) -> None:
    """Make the picture and show it in place of its progress.

    Raises:
        NotRunning: the game has not begun.
        NoSuchTurn, TurnsReversed: there is no such stretch.
        TooManyAtOnce, TooOften: they wait for enough films, or have posted enough of them.
    """
    table = await press.table()
    latest = table.rules.turn(table.begun.state).number
    for turn in (first, last):
        if turn is not None and turn > latest:
            raise NoSuchTurn({"latest": latest})
    if first is not None and last is not None and first > last:
        raise TurnsReversed({"first": first, "last": last})
    with press.services.filming.one(press.person):
        if everybody:
            press.services.posted.once_more(press.person)
        await press.interaction.response.defer(ephemeral=not everybody, thinking=True)
        teller = teller_for(table, table.language if everybody else press.tongue)
        found = await _filmed(press, table, teller, first, last, everybody=everybody)
        if isinstance(found, str):
            await press.reply(found)
            return
        await _show(press, teller, found, first or 1, last or latest)


async def _filmed(
    press: Press,
    table: Table,
    teller: Teller,
    first: int | None,
    last: int | None,
    *,
    everybody: bool,
) -> Filmed | str:
    """The film, or why there is none; meanwhile it is told how far it is."""
    order = await asyncio.to_thread(
        order_of,
        table.begun,  # with its log alone: what makes the film replays it
        tuple(plain(name) for name in teller.names),
        teller.language,
        first=first,
        last=last,
        viewer=None if everybody else viewer_of(table, press.person),
        largest=min(LARGEST, press.interaction.filesize_limit or LARGEST) - MARGIN,
    )
    studio = press.services.studio
    making = asyncio.create_task(studio.film(order, press.asker))
    shown = teller.say("replay-begins")
    await _tell(press, shown)
    until = time.monotonic() + LONGEST_WAIT
    try:
        while not (await asyncio.wait({making}, timeout=PAUSE))[0]:
            if time.monotonic() > until:
                return teller.say("replay-late")
            text = _progress(teller, studio.far(order)) or shown
            if text != shown:
                shown = text
                await _tell(press, shown)
        found = making.result()
    except FilmFailed as error:
        code = await write_down(press.services.store, press.now, error, table.id)
        log.exception("no replay", game=table.id, code=code)
        return teller.say("replay-failed", code=code)
    finally:
        making.cancel()
    return teller.say("replay-none") if found.kind == NONE else found


def _progress(teller: Teller, far: tuple[int, int] | None) -> str:
    """How far a film is; empty before it is begun."""
    if far is None:
        return ""
    done, total = far
    filled = BAR * done // max(1, total)
    text = teller.say("replay-progress", done=done, total=total)
    return f"{text}\n{'▰' * filled}{'▱' * (BAR - filled)}"


async def _tell(press: Press, text: str) -> None:
    """Say how far it is; nothing depends on whether that is seen."""
    with contextlib.suppress(*FAILED):
        await press.reply(text)


async def _show(press: Press, teller: Teller, found: Filmed, begin: int, end: int) -> None:
    still = found.kind == STILL
    name = "board.png" if still else "replay.gif"
    facts: dict[str, Fact] = {"title": teller.title(), "from": begin, "to": end, "one": int(begin == end)}
    title = teller.render("replay-title", facts)
    told = joined(f"**{title}**", teller.say("replay-short") if still else "")
    await press.show(Sheet().text(told).attach(Attachment(name, found.data, plain(title)[:1024])))
