"""Hosts who have left the server: noticed when somebody is told that only the host may do something."""

import contextlib

import discord

from bot.errors.seats import NotHost
from bot.errors.trouble import TableError
from bot.herald.press import Press
from bot.herald.replies import language, table_here
from bot.herald.requests import FAILED
from bot.speech.names import escape
from bot.tables.state.telling import teller_for


async def heir_told(interaction: Press, error: BaseException) -> str:
    """Who hosts now, where the host has left the server; empty where nothing changed.

    The members of a server are not watched, as that needs a privileged intent.
    """
    if not isinstance(error, NotHost) or interaction.guild_id is None:
        return ""
    herald, guild = interaction.client, interaction.guild_id
    with contextlib.suppress(TableError):
        before = await table_here(interaction)
        try:
            await herald.http.get_member(guild, before.host)
        except discord.NotFound:
            await herald.services.hosting.left_server(guild, before.host)
            after = await herald.services.tables.get(before.id)
            if after.host != before.host:
                key = "host-left-you" if after.host == interaction.user.id else "host-left"
                teller = teller_for(after, language(interaction))
                return teller.say(key, old=escape(before.host_name), new=escape(after.host_name))
        except FAILED:
            return ""
    return ""
