"""The connection to Discord: the client that carries the services, and how a request may end."""

import functools
from collections.abc import Sequence
from enum import IntEnum

import aiohttp
import discord

from bot.herald.services import Services

LONGEST = aiohttp.ClientTimeout(total=60.0, sock_connect=20.0)
"""How long one attempt may take: less than Discord remembers a message's nonce, more than the largest upload
needs. Waiting for a rate limit is not counted."""

FAILED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Refused; the connection broke; it took too long. What was asked for may have been done all the same."""

NOWHERE = (discord.Forbidden, discord.NotFound)
"""There is no such place or message, or not for the bot."""


class Code(IntEnum):
    """Discord's numbers for what went wrong."""

    UNKNOWN_MESSAGE = 10008
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    TOO_MANY_EDITS = 30046
    """Of a message older than an hour."""
    ARCHIVED = 50083
    """The thread is archived: nothing in it can be changed."""


GONE = (Code.UNKNOWN_MESSAGE, Code.TOO_MANY_EDITS, Code.ARCHIVED)
"""A message cannot be changed any more: deleted, too old, or in an archived thread."""

LATE = (Code.UNKNOWN_MESSAGE, Code.UNKNOWN_WEBHOOK, Code.UNKNOWN_INTERACTION)
"""An answer to an interaction has no place any more."""


def is_final(error: BaseException) -> bool:
    """Whether trying a failed request again would be in vain: refused, and neither for now nor by a fault."""
    return isinstance(error, discord.HTTPException) and error.status < 500 and error.status != 429


def bound(client: discord.Client) -> None:
    """Let every request of a client end: one that is never answered is tried again, as one that failed."""
    request = functools.partial(client.http.request, timeout=LONGEST)
    client.http.request = request  # type: ignore[method-assign]


class Herald(discord.AutoShardedClient):
    """A client with the services of this process. It needs no privileged intents."""

    def __init__(self, services: Services) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        bound(self)
        self.services = services

    async def answer_press(
        self, interaction: "discord.Interaction[Herald]", custom_id: str, values: Sequence[str]
    ) -> None:
        """Answer a button, menu or form by its id. `bot.app` says how."""
        raise NotImplementedError
