"""`/admin`: a server's tables for those who may manage the server, and which roles may open some."""

from datetime import timedelta

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.club.closing import close
from bot.club.game_file import StillSecret, game_file
from bot.club.survey import game_of, survey
from bot.commands.texts import fitting
from bot.herald.ids import MOST_DAYS
from bot.herald.permissions import check_admin, role_names
from bot.herald.press import Press
from bot.herald.sheet import RED, Attachment, KeptButton, Sheet
from bot.posting.messages.admin_view import survey_sheet
from bot.speech.names import escape
from bot.speech.texts import say
from bot.store.games import games
from bot.store.people import guests
from bot.tables.state.telling import title_of

DAYS = 7
"""Days without an action after which a table counts as stuck, if nothing else is said."""


MANAGERS = discord.Permissions(manage_guild=True)
"""Who is shown these commands at first; whoever presses is checked again each time."""


async def _show_survey(press: Press, *, stuck: bool, days: int, page: int = 0, new: bool) -> None:
    guild = check_admin(press.interaction)
    await press.promise(new=new)
    found = await survey(press.services.tables, guild, timedelta(days=days))
    sheet = survey_sheet(found, press.tongue, stuck=stuck, days=days, page=page)
    await press.show(sheet, new=new)


async def tables(press: Press) -> None:
    """Every open table of this server."""
    await _show_survey(press, stuck=False, days=DAYS, new=True)


async def stuck(press: Press, days: app_commands.Range[int, 1, MOST_DAYS] = DAYS) -> None:
    """The tables that need somebody."""
    await _show_survey(press, stuck=True, days=days, new=True)


async def turn_pages(press: Press) -> None:
    """Show another page of them."""
    what, days, page = press.parts
    await _show_survey(press, stuck=what == "stuck", days=int(days), page=int(page), new=False)


async def export(press: Press, game: app_commands.Range[int, 1, 2_000_000_000]) -> None:
    """A game of this server as a file."""
    guild, services = check_admin(press.interaction), press.services
    await press.promise()
    stored = await services.store.read(game_of, guild, game, only_open=False)
    try:
        text, sound = await game_file(services.tables, stored)
    except StillSecret:
        await press.reply(press.say("export-hidden"))
        return
    name = f"{stored.title.replace('_', '-')}-{game}{'' if sound else '-damaged'}.json"
    sheet = Sheet().text(press.say("export-done" if sound else "admin-export-damaged"))
    await press.show(sheet.attach(Attachment(name, text.encode())))


async def close_table(press: Press, game: app_commands.Range[int, 1, 2_000_000_000]) -> None:
    """Close a table of this server, after a question."""
    guild, tongue = check_admin(press.interaction), press.tongue
    stored = await press.services.store.read(game_of, guild, game, only_open=True)
    title, channel = title_of(stored.title, tongue), f"<#{stored.channel}>"
    sheet = Sheet().text(press.say("admin-close-ask", number=str(game), title=title, channel=channel))
    sheet.row(
        KeptButton.make("admin-close", game, label=press.say("button-admin-close"), style=RED),
        KeptButton.make("admin-keep", game, label=press.say("button-admin-keep")),
    )
    await press.show(sheet)


async def close_now(press: Press) -> None:
    """Close a table: confirmed."""
    guild, game = check_admin(press.interaction), int(press.parts[0])
    await close(press.services.tables, guild, game)
    await press.reply(press.say("admin-closed", number=str(game)), new=False)


async def keep_table(press: Press) -> None:
    """Leave a table open: closing was not confirmed."""
    await press.reply(press.say("admin-kept", number=press.parts[0]), new=False)


async def roles(press: Press, role: discord.Role | None = None) -> None:
    """Let a role open tables, or not any more; without one, which may now."""
    guild, store = check_admin(press.interaction), press.services.store
    allowed = await store.read(guests.opening_roles, guild)
    if role is not None:
        may = role.id not in allowed
        async with store.writing() as connection:
            await guests.set_opening_role(connection, guild, role.id, may=may)
            allowed = await guests.opening_roles(connection, guild)
    names = tuple(escape(name) for name in role_names(press.interaction.guild, allowed))
    if names:
        await press.reply(press.say("admin-roles", roles=names))
    else:
        await press.reply(press.say("admin-roles-gone" if allowed else "admin-roles-all"))


async def _complete(press: Press, typed: str, *, only_open: bool) -> list[Choice[int]]:
    """This server's tables by number, title and channel."""
    guild, tongue = check_admin(press.interaction), press.tongue
    found = await press.services.store.read(games.games_on, guild, only_open=only_open, most=200)
    named: list[tuple[str, int]] = []
    for game in found:
        channel = (
            press.interaction.guild.get_channel_or_thread(game.channel) if press.interaction.guild else None
        )
        parts = (str(game.id), title_of(game.title, tongue), f"#{channel.name}" if channel else "")
        label = " · ".join(filter(None, (*parts, say(tongue, f"admin-status-{game.status}"))))
        named.append((label, game.id))
    return fitting(typed, named)


async def complete_any(press: Press, typed: str) -> list[Choice[int]]:
    """Tables to export."""
    return await _complete(press, typed, only_open=False)


async def complete_open(press: Press, typed: str) -> list[Choice[int]]:
    """Tables to close."""
    return await _complete(press, typed, only_open=True)
