"""Who may open tables on a server: everybody, or the holders of some roles. Administrators always may."""

import discord

from bot.errors.asking import NotAdmin
from bot.errors.tables import MayNotOpen
from bot.herald.press import Press
from bot.store.people import guests


async def check_may_open(interaction: Press) -> None:
    """Refuse whoever may not open a table on this server.

    Raises:
        MayNotOpen: with the names of the roles that may.
    """
    if interaction.guild_id is None or _manages(interaction):
        return
    async with interaction.client.services.store.reading() as connection:
        allowed = await guests.opening_roles(connection, interaction.guild_id)
    member = interaction.user
    has = {role.id for role in member.roles} if isinstance(member, discord.Member) else set()
    if allowed and not allowed & (has | {interaction.guild_id}):  # everybody's role has the server's id
        raise MayNotOpen({"roles": role_names(interaction.guild, allowed)})


def role_names(guild: discord.Guild | None, roles: frozenset[int]) -> tuple[str, ...]:
    """The names of roles; those that were removed since have none."""
    found = [role for role in guild.roles if role.id in roles] if guild is not None else []
    return tuple(role.name for role in sorted(found, key=lambda role: -role.position))


def check_admin(interaction: Press) -> int:
    """The server, if this person may manage it.

    Raises:
        NotAdmin.
    """
    if interaction.guild_id is None or not _manages(interaction):
        raise NotAdmin
    return interaction.guild_id


def _manages(interaction: Press) -> bool:
    return interaction.permissions.manage_guild or interaction.permissions.administrator
