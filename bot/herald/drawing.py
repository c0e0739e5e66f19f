"""Boards as pictures of messages, and how many of them one person may wait for at once."""

import asyncio
import functools
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Concatenate, ParamSpec, TypeVar

import structlog

from bot.herald.press import Press
from bot.herald.services import Services
from bot.herald.sheet import Attachment, KeptButton
from bot.pictures.captions import actor_of
from bot.pictures.draw import NOW, Shown
from bot.speech.teller import Teller
from bot.tables.state.table import Table
from bot.waiting.fair import Asker
from bot.waiting.loop import end
from bot.waiting.newest import OutOfDate
from engine.core.contract import Event
from engine.core.play.match import Match
from render.boards import artist_of, charts_of, crests_of

Given = ParamSpec("Given")
Made = TypeVar("Made")

SOON, LATEST = 0.8, 8.0
"""Seconds for which an answer waits for its picture before it is promised, and after that before it comes
without."""

log = structlog.get_logger(__name__)


async def wants_pictures(press: Press) -> bool:
    """Whether the person wants pictures in what they alone are shown, not words alone."""
    return (await press.habits()).pictures


async def draw_board(
    services: Services, match: Match, teller: Teller, shown: Shown = NOW, asker: Asker | None = None
) -> Attachment:
    """The board of a match as a picture with its alternative text; without an `asker` for everybody.

    A focus that is no place of the board is left out.
    """
    if shown.focus is not None and shown.focus not in focuses(match):
        shown = replace(shown, focus=None)
    picture = await services.easel.draw(match, teller, shown, asker)
    return Attachment(picture.name, picture.data, picture.told)


def focuses(match: Match) -> tuple[str, ...]:
    """All that a picture may show instead of the whole board: places, and charts of their own."""
    view = match.view(None)
    return (*artist_of(match.title).places(view), *(word.id for word in charts_of(match.title, view)))


def colour_of(match: Match, teller: Teller, events: Sequence[Event]) -> int | None:
    """The colour of whoever did what is told of these events, as Discord counts colours; None for nobody."""
    view = match.view(None)
    actor = actor_of(teller, view, events)
    crest = None if actor is None else crests_of(match.title, view).get(actor)
    if crest is None:
        return None
    red, green, blue = crest.colour
    return red << 16 | green << 8 | blue


def chart_buttons(teller: Teller, table: Table, turn: int | None = None) -> tuple[KeptButton, ...]:
    """Buttons for the charts of a game, which are pictures of their own, now or at the end of a turn."""
    if table.match is None:
        return ()
    at = () if turn is None else (turn,)
    return tuple(
        KeptButton.make("chart", table.id, word.id, *at, label=teller.word(word))
        for word in charts_of(table.title, table.match.view(None))
    )


async def try_to_draw(
    services: Services, match: Match, teller: Teller, shown: Shown = NOW, asker: Asker | None = None
) -> Attachment | None:
    """The board of a match as a picture, see `draw_board`; None if drawing fails, which is logged."""
    try:
        return await draw_board(services, match, teller, shown, asker)
    except Exception:
        log.exception("drawing failed", title=match.rules.slug, entries=len(match.log))
        return None


async def try_to_draw_close(
    services: Services, match: Match, teller: Teller, events: Sequence[Event]
) -> Attachment | None:
    """Where it happened, drawn larger; None where that is much of the board, and where drawing fails."""
    try:
        picture = await services.easel.draw_close(match, teller, events)
    except Exception:
        log.exception("drawing a close-up failed", title=match.rules.slug, entries=len(match.log))
        return None
    return None if picture is None else Attachment(picture.name, picture.data, picture.told)


def one_picture(
    deed: Callable[Concatenate[Press, Given], Awaitable[None]],
) -> Callable[Concatenate[Press, Given], Coroutine[None, None, None]]:
    """A deed that counts among the pictures a person waits for, until it is done.

    Raises:
        TooManyAtOnce: they wait for enough pictures.
    """

    async def counted(press: Press, /, *args: Given.args, **kwargs: Given.kwargs) -> None:
        with press.services.drawing.one(press.person):
            await deed(press, *args, **kwargs)

    return functools.update_wrapper(counted, deed)


async def in_time(press: Press, make: Callable[[], Coroutine[None, None, Made]], *, new: bool) -> Made | None:
    """What `make` draws for the answer to a press, which is promised where that takes long; None: too long.

    Whoever presses quickly waits for the newest picture of a message alone. `new`: as in `Press.show`.

    Raises:
        OutOfDate: something newer is to be shown in that message.
    """
    drawing = asyncio.create_task(press.services.shown.one(press.place(new=new), press.number, make))
    try:
        await asyncio.wait({drawing}, timeout=SOON)
        if not drawing.done():
            await press.promise(new=new)
            await asyncio.wait({drawing}, timeout=LATEST)
        return drawing.result() if drawing.done() else None
    except OutOfDate:
        await press.promise(new=new)
        raise
    finally:
        await end(drawing)


async def for_message(
    press: Press, message: int, make: Callable[[], Coroutine[None, None, Made]]
) -> Made | None:
    """What `make` draws for an answer that is shown already, by Discord's number of it; None: that takes too
    long, something was pressed there meanwhile, or the bot is about to end and can send no more."""
    drawing = asyncio.create_task(press.services.shown.one((press.person, message), press.number, make))
    try:
        await asyncio.wait({drawing}, timeout=LATEST)
        return drawing.result() if drawing.done() and not press.interaction.client.is_closed() else None
    except OutOfDate:
        return None
    finally:
        await end(drawing)
