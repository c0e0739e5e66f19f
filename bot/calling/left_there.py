"""The message that an earlier attempt of a call left in its channel, though nobody heard of it."""

import discord

from bot.herald.herald import Herald
from bot.herald.sheet import ids_in, parts_of

FAR = 100
"""Newest messages of the channel that are looked through. Not those since the call was made: by Discord's
clock that was at another time."""


async def left_there(herald: Herald, channel: discord.PartialMessageable, call: int) -> int | None:
    """The id of a call's message among the newest of a channel; None: there is none, or none may be read.

    Raises:
        discord.HTTPException: they cannot be read.
    """
    try:
        async for message in channel.history(limit=FAR):
            if message.author == herald.user and _number_of(message) == call:
                return message.id
    except discord.Forbidden:
        return None
    return None


def _number_of(message: discord.Message) -> int | None:
    """Which call a message is."""
    for what, parts in map(parts_of, ids_in(message)):
        if what in ("snooze", "hush", "callagain", "extend", "standin") and parts[0].isdigit():
            return int(parts[0])
    return None
