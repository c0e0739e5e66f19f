"""The connection to Discord as everything that speaks to people knows it: a client, and the services."""

from collections.abc import Sequence

import discord

from bot.herald.requests import bound
from bot.herald.services import Services


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
