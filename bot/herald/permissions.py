"""Who may do what on a server: the bot in a channel, and people with tables and settings."""

import discord

from bot.errors.asking import NotAdmin
from bot.errors.tables import MayNotOpen
from bot.herald.herald import Herald
from bot.speech.texts import say
from bot.store.people import guests

PICTURES = "attach_files"


def lacking(has: discord.Permissions, *, thread: bool) -> list[str]:
    """Which of the permissions that posts need are missing, as discord.py names them."""
    send = "send_messages_in_threads" if thread else "send_messages"
    return [name for name in ("view_channel", send, PICTURES) if not getattr(has, name)]


def silencing(lacks: list[str]) -> bool:
    """Whether nothing can be posted without them."""
    return any(name != PICTURES for name in lacks)


def sentence(tongue: str, channel: int, lacks: list[str]) -> str:
    """What is missing where, by the permissions' names; empty if nothing is."""
    return "\n".join(
        say(
            tongue,
            "missing-permission",
            channel=f"<#{channel}>",
            permission=say(tongue, f"permission-{name.replace('_', '-')}"),
        )
        for name in lacks
    )


def here(client: discord.Client, channel: int) -> list[str]:
    """What the bot lacks in a channel, as far as it knows the channel."""
    found = client.get_channel(channel)
    guild = getattr(found, "guild", None)
    if found is None or guild is None or guild.me is None or isinstance(found, discord.abc.PrivateChannel):
        return []
    return lacking(found.permissions_for(guild.me), thread=isinstance(found, discord.Thread))


async def check_may_open(interaction: discord.Interaction[Herald]) -> None:
    """Refuse whoever may not open a table on this server.

    Raises:
        MayNotOpen: with the names of the roles that may.
    """
    if interaction.guild_id is None or _manages(interaction):
        return
    allowed = await interaction.client.services.store.read(guests.opening_roles, interaction.guild_id)
    member = interaction.user
    has = {role.id for role in member.roles} if isinstance(member, discord.Member) else set()
    if allowed and not allowed & (has | {interaction.guild_id}):  # everybody's role has the server's id
        raise MayNotOpen({"roles": role_names(interaction.guild, allowed)})


def role_names(guild: discord.Guild | None, roles: frozenset[int]) -> tuple[str, ...]:
    """The names of roles; those that were removed since have none."""
    found = [role for role in guild.roles if role.id in roles] if guild is not None else []
    return tuple(role.name for role in sorted(found, key=lambda role: -role.position))


def check_admin(interaction: discord.Interaction[Herald]) -> int:
    """The server, if this person may manage it.

    Raises:
        NotAdmin.
    """
    if interaction.guild_id is None or not _manages(interaction):
        raise NotAdmin
    return interaction.guild_id


def _manages(interaction: discord.Interaction[Herald]) -> bool:
    return interaction.permissions.manage_guild or interaction.permissions.administrator
