"""`/admin`: a server's tables for those who may manage the server."""

from collections.abc import Sequence
from datetime import timedelta

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.club.admin.closing import close
from bot.club.admin.file import StillSecret, game_file
from bot.club.admin.survey import game_of, survey
from bot.commands.texts import command, fitting
from bot.errors.asking import NotAdmin
from bot.herald.ids import MOST_DAYS
from bot.herald.messages import Attachment
from bot.herald.permissions import check_admin
from bot.herald.press import GREY, RED, Handlers, KeptButton, Press, Sheet
from bot.herald.replies import language, promise, reply, reply_sheet
from bot.posting.messages.admin_view import survey_sheet
from bot.speech.texts import say
from bot.store.games import games
from bot.tables.state.telling import title_of

DAYS = 7
"""Days without an action after which a table counts as stuck, if nothing else is said."""


MANAGERS = discord.Permissions(manage_guild=True)
"""Who is shown these commands at first; whoever presses is checked again each time."""


async def _send_survey(interaction: Press, *, stuck: bool, days: int, page: int = 0, new: bool) -> None:
    guild = check_admin(interaction)
    await promise(interaction, new=new)
    found = await survey(interaction.client.services.tables, guild, timedelta(days=days))
    sheet = survey_sheet(found, language(interaction), stuck=stuck, days=days, page=page)
    await reply_sheet(interaction, sheet, new=new)


async def tables(interaction: Press) -> None:
    """Every open table of this server."""
    await _send_survey(interaction, stuck=False, days=DAYS, new=True)


async def stuck(interaction: Press, days: app_commands.Range[int, 1, MOST_DAYS] = DAYS) -> None:
    """The tables that need somebody."""
    await _send_survey(interaction, stuck=True, days=days, new=True)


async def page_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Another page of them."""
    what, days, page = parts
    await _send_survey(interaction, stuck=what == "stuck", days=int(days), page=int(page), new=False)


async def export(interaction: Press, game: app_commands.Range[int, 1, 2_000_000_000]) -> None:
    """A game of this server as a file."""
    guild, tongue, herald = check_admin(interaction), language(interaction), interaction.client
    await promise(interaction)
    async with herald.services.store.reading() as connection:
        stored = await game_of(connection, guild, game, only_open=False)
    try:
        text, sound = await game_file(herald.services.tables, stored)
    except StillSecret:
        await reply(interaction, say(tongue, "export-hidden"))
        return
    name = f"{stored.title.replace('_', '-')}-{game}{'' if sound else '-damaged'}.json"
    sheet = Sheet().text(say(tongue, "export-done" if sound else "admin-export-damaged"))
    sheet.add_item(discord.ui.File(f"attachment://{name}"))
    await reply_sheet(interaction, sheet, [Attachment(name, text.encode())])


async def close_table(interaction: Press, game: app_commands.Range[int, 1, 2_000_000_000]) -> None:
    """Close a table of this server, after a question."""
    guild, tongue = check_admin(interaction), language(interaction)
    async with interaction.client.services.store.reading() as connection:
        stored = await game_of(connection, guild, game, only_open=True)
    title, channel = title_of(stored.title, tongue), f"<#{stored.channel}>"
    sheet = Sheet().text(say(tongue, "admin-close-ask", number=str(game), title=title, channel=channel))
    sheet.row(
        KeptButton.make("admin-close", game, label=say(tongue, "button-admin-close"), style=RED),
        KeptButton.make("admin-keep", game, label=say(tongue, "button-admin-keep"), style=GREY),
    )
    await reply_sheet(interaction, sheet)


async def close_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Closing, confirmed."""
    guild, game = check_admin(interaction), int(parts[0])
    await close(interaction.client.services.tables, guild, game)
    sheet = Sheet().text(say(language(interaction), "admin-closed", number=str(game)))
    await reply_sheet(interaction, sheet, new=False)


async def keep_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Closing, not confirmed."""
    sheet = Sheet().text(say(language(interaction), "admin-kept", number=parts[0]))
    await reply_sheet(interaction, sheet, new=False)


async def _complete(interaction: Press, typed: str, *, only_open: bool) -> list[Choice[int]]:
    """This server's tables by number, title and channel."""
    try:
        guild = check_admin(interaction)
    except NotAdmin:
        return []
    tongue = language(interaction)
    async with interaction.client.services.store.reading() as connection:
        found = await games.games_on(connection, guild, only_open=only_open, most=200)
    named: list[tuple[str, int]] = []
    for game in found:
        channel = interaction.guild.get_channel_or_thread(game.channel) if interaction.guild else None
        parts = (str(game.id), title_of(game.title, tongue), f"#{channel.name}" if channel else "")
        label = " · ".join(filter(None, (*parts, say(tongue, f"admin-status-{game.status}"))))
        named.append((label, game.id))
    return fitting(typed, named)


async def complete_any(interaction: Press, typed: str) -> list[Choice[int]]:
    """Tables to export."""
    return await _complete(interaction, typed, only_open=False)


async def complete_open(interaction: Press, typed: str) -> list[Choice[int]]:
    """Tables to close."""
    return await _complete(interaction, typed, only_open=True)


COMMANDS = [
    command("admin tables", tables),
    command("admin stuck", stuck),
    command("admin export", export),
    command("admin close", close_table),
]
COMMANDS[2].autocomplete("game")(complete_any)
COMMANDS[3].autocomplete("game")(complete_open)


PRESSED: Handlers = {
    "admin-page": page_pressed,
    "admin-close": close_pressed,
    "admin-keep": keep_pressed,
}
"""What is pressed of this file, by the name in its id."""
