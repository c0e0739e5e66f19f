"""What the bot may do in a channel, and the sentence for whoever can change it."""

import discord

from bot.speech.texts import say

POSTING = ("view_channel", "send_messages")
"""Without these nothing can be posted. In threads `send_messages_in_threads` takes the second one's place."""

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
