"""Private answers to whoever pressed or typed something, in their language; and files they attach."""

from collections.abc import Callable, Sequence

import discord

from bot.errors.files import FileGone
from bot.errors.tables import NoGame
from bot.herald import permissions
from bot.herald.messages import Attachment
from bot.herald.press import KeptButton, Press, Sheet
from bot.speech.texts import language_of, say
from bot.tables.state.table import Table
from bot.waiting.fair import Asker


def language(interaction: Press) -> str:
    """The reader's language."""
    return language_of(interaction.locale.value)


def asker_of(interaction: Press) -> Asker:
    """Who asks by an interaction, for fair turns among servers and people."""
    return Asker(interaction.guild_id or 0, interaction.user.id)


async def table_here(interaction: Press) -> Table:
    """The game of the channel an interaction comes from.

    Raises:
        NoGame: there is none.
    """
    if interaction.channel_id is None:
        raise NoGame
    table = await interaction.client.services.tables.at(interaction.channel_id)
    if table.guild != interaction.guild_id:
        raise NoGame
    return table


async def table_of(interaction: Press, parts: Sequence[str]) -> Table:
    """The game whose number the parts of an id begin with.

    Raises:
        NoGame: there is none any more.
    """
    return await interaction.client.services.tables.get(int(parts[0]))


def turning(
    tongue: str, page: int, pages: int, name: Callable[[int], tuple[object, ...]]
) -> list[KeptButton]:
    """Buttons to the page before and the page after, where there are such; `name` makes a page's id."""
    return [
        KeptButton.make(*map(str, name(step)), label=say(tongue, key))
        for key, step in (("button-earlier", page - 1), ("button-more", page + 1))
        if 0 <= step < pages
    ]


def missing_here(interaction: Press, table: Table) -> str:
    """What keeps the bot from posting where the person acts, told to them; empty if nothing does."""
    if interaction.channel_id != table.channel:
        return ""
    in_thread = isinstance(interaction.channel, discord.Thread)
    lacks = permissions.lacking(interaction.app_permissions, thread=in_thread)
    return permissions.sentence(language(interaction), table.channel, lacks)


async def reply(interaction: Press, text: str) -> None:
    """A private sentence, whatever was answered before."""
    await reply_sheet(interaction, Sheet().text(text))


async def promise(interaction: Press, *, new: bool = True) -> None:
    """Answer later, by `reply_sheet`, unless that is promised already; `new`: as there."""
    if interaction.response.is_done():
        return
    if new or not _is_private(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
    else:
        await interaction.response.defer()


async def reply_sheet(
    interaction: Press, sheet: Sheet, files: Sequence[Attachment] = (), *, new: bool = True
) -> None:
    """Answer by a private message, whatever was answered or promised before.

    With `new` False it takes the place of the private message that was pressed.
    """
    attached, response = [each.file() for each in files], interaction.response
    instead, promised = (
        not new and _is_private(interaction),
        discord.InteractionResponseType.deferred_channel_message,
    )
    if response.is_done() and (instead or response.type is promised):
        await interaction.edit_original_response(view=sheet, attachments=attached)
    elif response.is_done():
        await interaction.followup.send(view=sheet, files=attached, ephemeral=True)
    elif instead:
        await response.edit_message(view=sheet, attachments=attached)
    else:
        await response.send_message(view=sheet, files=attached, ephemeral=True)


def _is_private(interaction: Press) -> bool:
    """Whether a message was pressed that nobody else sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


class Attached:
    """A file attached to a command, read where it lies at Discord."""

    def __init__(self, file: discord.Attachment) -> None:
        self.size = file.size
        self._file = file

    async def read(self) -> bytes:
        """Its content.

        Raises:
            FileGone: Discord does not give it out.
        """
        try:
            return await self._file.read()
        except discord.HTTPException as error:
            raise FileGone from error
