"""`/admin roles`: which roles may open tables on a server."""

import discord

from bot.commands.texts import command
from bot.herald.permissions import check_admin, role_names
from bot.herald.press import Press
from bot.herald.replies import language, reply
from bot.speech.names import escape
from bot.speech.texts import say
from bot.store.people import guests


async def roles(interaction: Press, role: discord.Role | None = None) -> None:
    """Let a role open tables, or not any more; without one, which may now."""
    guild = check_admin(interaction)
    tongue, store = language(interaction), interaction.client.services.store
    async with store.reading() as connection:
        allowed = await guests.opening_roles(connection, guild)
    if role is not None:
        may = role.id not in allowed
        async with store.writing() as connection:
            await guests.set_opening_role(connection, guild, role.id, may=may)
            allowed = await guests.opening_roles(connection, guild)
    if not allowed:
        await reply(interaction, say(tongue, "admin-roles-all"))
        return
    names = tuple(escape(name) for name in role_names(interaction.guild, allowed))
    key = "admin-roles" if names else "admin-roles-gone"
    await reply(interaction, say(tongue, key, roles=names) if names else say(tongue, key))


COMMANDS = [command("admin roles", roles)]
