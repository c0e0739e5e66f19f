"""Earlier posts: they stay as they are, without their buttons. The newest is the one to act from."""

import discord
import structlog

from bot.herald.press import Sheet
from bot.herald.requests import FAILED

log = structlog.get_logger(__name__)


async def take_buttons(channel: discord.PartialMessageable, post: int) -> None:
    """Take the buttons off a message, if that can be done."""
    try:
        message = await channel.fetch_message(post)
        await message.edit(view=retired(message))
    except FAILED as error:
        # Gone, too old to edit, not to be read or reached: its buttons lead to the game as it is now.
        log.debug("earlier post keeps its buttons", why=str(error)[:200])


def retired(message: discord.Message) -> Sheet:
    """A message's content without its rows of buttons."""
    sheet, files = Sheet(), iter(message.attachments)
    for component in message.components:
        if isinstance(component, discord.TextDisplay):
            sheet.text(component.content)
        elif isinstance(component, discord.MediaGalleryComponent):
            for item, file in zip(component.items, files, strict=False):
                sheet.picture(file.filename, item.description or file.description or "")
        elif isinstance(component, discord.FileComponent):
            sheet.add_item(discord.ui.File(f"attachment://{component.name or next(files).filename}"))
    return sheet
