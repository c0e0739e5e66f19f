"""Messages in a channel: their addresses, changing and deleting them, whom they ring, Discord's troubles."""

from collections.abc import Iterable, Sequence
from enum import IntEnum

import discord

from bot.herald.press import Sheet


class Code(IntEnum):
    """Discord's numbers for what went wrong."""

    UNKNOWN_MESSAGE = 10008
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    TOO_MANY_EDITS = 30046
    """Of a message older than an hour."""
    ARCHIVED = 50083
    """The thread is archived: nothing in it can be changed."""


GONE = (Code.UNKNOWN_MESSAGE, Code.TOO_MANY_EDITS, Code.ARCHIVED)
"""A message cannot be changed any more: deleted, too old, or in an archived thread."""

LATE = (Code.UNKNOWN_MESSAGE, Code.UNKNOWN_WEBHOOK, Code.UNKNOWN_INTERACTION)
"""An answer to an interaction has no place any more."""


def link(guild: int | None, channel: int, message: int | None) -> str:
    """The address of a message, or of its channel."""
    end = f"/{message}" if message is not None else ""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}{end}"


def ringing(people: Iterable[int | None]) -> discord.AllowedMentions:
    """Whom a message rings: these people, each once, and nobody else it may name."""
    return discord.AllowedMentions(
        users=[discord.Object(person) for person in dict.fromkeys(people) if person is not None]
    )


async def change(
    channel: discord.PartialMessageable,
    message: int,
    sheet: Sheet,
    files: Sequence[discord.File] | None = None,
) -> bool:
    """Show a sheet in place of a message's content; whether the message could be changed.

    `files` take the place of its attachments; None: those stay.

    Raises:
        discord.HTTPException: it failed otherwise.
    """
    try:
        shown = channel.get_partial_message(message)
        await (shown.edit(view=sheet) if files is None else shown.edit(view=sheet, attachments=files))
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
