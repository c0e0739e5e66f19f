"""Messages in channels: sent, changed, deleted, freed of their buttons, by these functions alone.

What answers a person who pressed or typed something stands in `bot.herald.press`.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import discord
import structlog

from bot.herald.herald import FAILED, GONE, Herald
from bot.herald.sheet import Sheet, lasting

log = structlog.get_logger(__name__)


def link(guild: int | None, channel: int, message: int | None) -> str:
    """The address of a message, or of its channel."""
    end = f"/{message}" if message is not None else ""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}{end}"


@dataclass(frozen=True, slots=True)
class Letter:
    """A message in the making: what it shows, and whom it mentions so that they notice."""

    sheet: Sheet
    mentioned: Sequence[int | None] = ()
    silent: bool = False
    """Nobody's telephone rings for it."""
    tongue: str = ""
    """In which language it says where that stands which found no room."""
    filed: bool = True
    """Whether it may carry files: then that stands in one."""


async def send(
    channel: discord.abc.Messageable,
    letter: Letter,
    nonce: str | int | None = None,
    reply_to: discord.MessageReference | None = None,
) -> discord.Message:
    """Send a message. Of several with one `nonce` that follow each other soon Discord keeps the first.

    Raises:
        discord.HTTPException: it could not be done. What else may happen stands in `FAILED`.
    """
    _tell_rest(letter)
    return await channel.send(
        view=letter.sheet,
        files=[each.file() for each in letter.sheet.files],
        allowed_mentions=_ringing(letter.mentioned),
        silent=letter.silent,
        # Of these two None is the default, which their types do not say.
        nonce=None if nonce is None else str(nonce),  # type: ignore[arg-type]
        reference=reply_to,  # type: ignore[arg-type]
    )


async def send_directly(
    herald: Herald, person: int, letter: Letter, nonce: str | int | None = None
) -> discord.Message:
    """Send a direct message.

    Raises:
        discord.HTTPException: it could not be done: see `NOWHERE` for people who take none, or are gone.
    """
    return await send(await herald.fetch_user(person), letter, nonce)


def _ringing(people: Iterable[int | None]) -> discord.AllowedMentions:
    """Whom a message rings: these people, each once, and nobody else it may name."""
    return discord.AllowedMentions(
        users=[discord.Object(person) for person in dict.fromkeys(people) if person is not None]
    )


def _tell_rest(letter: Letter) -> None:
    """See to what finds no room in a message: it comes in a file, or the message says that more was to tell.
    Where its language is not known it is logged."""
    if letter.tongue:
        letter.sheet.with_rest(letter.tongue, filed=letter.filed)
    if letter.sheet.rest:
        log.warning("a message had more text than it may have", rest=letter.sheet.rest)


async def change(channel: discord.PartialMessageable, message: int, letter: Letter) -> bool:
    """Show a letter in place of what a message shows, ringing nobody; whether it could be changed.

    Raises:
        discord.HTTPException: it failed otherwise.
    """
    _tell_rest(letter)
    shown = channel.get_partial_message(message)
    try:
        await shown.edit(view=letter.sheet, attachments=[each.file() for each in letter.sheet.files])
    except discord.HTTPException as error:
        if error.code not in GONE:
            raise
        return False
    return True


async def remove(channel: discord.PartialMessageable, message: int) -> None:
    """Delete a message, unless it is gone already.

    Raises:
        discord.HTTPException: it failed otherwise.
    """
    try:
        await channel.get_partial_message(message).delete()
    except discord.HTTPException as error:
        if error.code not in GONE:
            raise


async def take_buttons(channel: discord.PartialMessageable, message: int) -> None:
    """Take the buttons off an earlier post, if that can be done: the newest is the one to act from."""
    try:
        found = await channel.fetch_message(message)
        await found.edit(view=_without_buttons(found))
    except FAILED as error:
        # Gone, too old to edit, not to be read or reached: its buttons lead to the game as it is now.
        log.debug("earlier post keeps its buttons", why=str(error)[:200])


def _without_buttons(message: discord.Message) -> Sheet:
    """A message's content without its rows of buttons, but those that belong to what it tells."""
    sheet = Sheet()
    _copy(message.components, sheet, iter(message.attachments))
    return sheet


def _copy(components: Iterable[discord.Component], sheet: Sheet, files: Iterator[discord.Attachment]) -> None:
    for component in components:
        if isinstance(component, discord.Container):
            colour = component.accent_colour
            sheet.framed(None if colour is None else colour.value)
            _copy(component.children, sheet, files)
            sheet.below()
        elif isinstance(component, discord.TextDisplay):
            sheet.text(component.content)
        elif isinstance(component, discord.MediaGalleryComponent):
            shown = zip(component.items, files, strict=False)
            told = ((file.filename, item.description or file.description or "") for item, file in shown)
            sheet.gallery(*told)
        elif isinstance(component, discord.FileComponent):
            sheet.add_item(discord.ui.File(f"attachment://{component.name or next(files).filename}"))
        elif isinstance(component, discord.ActionRow):
            sheet.row(*lasting(component))
