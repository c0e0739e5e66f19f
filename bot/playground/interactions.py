"""Interactions between a person's press and the bot's answer: tokens, deadlines, what was answered."""

import asyncio
import secrets
import time
from dataclasses import dataclass, field

from bot.playground.validate import Refused
from bot.playground.world import DIRECT, EVERYTHING, Json, World

DEADLINE = 3.0
"""Seconds until an interaction without an answer fails."""
VALID = 15 * 60.0
"""Seconds a token can be used after an answer."""

COMMAND, COMPONENT, COMPLETION, MODAL = 2, 3, 4, 5
"""Kinds of interactions."""


@dataclass
class Interaction:
    """One press or command. Lives in memory only, as its token is short-lived anyway."""

    id: str
    token: str
    kind: int
    person: str
    channel: str
    message: str | None
    """The message whose component was used."""
    born: float = field(default_factory=time.monotonic)
    answered: asyncio.Future[Json] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """What the bot answered first: `{"type": ..., "data": ...}`."""
    original: str | None = None
    """The message `@original` stands for."""


class Interactions:
    """All interactions of this run."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.known: dict[str, Interaction] = {}
        self.by_id: dict[str, Interaction] = {}

    def begin(self, kind: int, person: str, channel: str, message: str | None) -> Interaction:
        """A new interaction with a token of its own."""
        interaction = Interaction(
            self.world.snowflake(), secrets.token_urlsafe(32), kind, person, channel, message
        )
        self.known[interaction.token] = interaction
        self.by_id[interaction.id] = interaction
        return interaction

    def by_token(self, token: str) -> Interaction:
        """The interaction of a token.

        Raises:
            Refused: it is unknown (10015) or too old (50027).
        """
        found = self.known.get(token)
        if found is None:
            raise Refused(404, 10015, "Unknown Webhook")
        if time.monotonic() - found.born > VALID:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return found

    def payload(self, interaction: Interaction, data: Json) -> Json:
        """The event the bot receives."""
        world = self.world
        channel = world.channel(interaction.channel)
        direct = channel["type"] == DIRECT
        person = world.get("user", interaction.person) or {}
        body: Json = {
            "id": interaction.id,
            "application_id": world.bot_id,
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel": channel,
            "channel_id": interaction.channel,
            "locale": person.get("locale", "en-US"),
            "app_permissions": str(EVERYTHING if direct else world.permissions_in(interaction.channel)),
            "entitlements": [],
            "authorizing_integration_owners": {"0": world.guild_id},
            "attachment_size_limit": 10 * 1024 * 1024,
            "context": 1 if direct else 0,
        }
        if direct:
            body["user"] = world.user(interaction.person)
        else:
            body |= {
                "guild_id": world.guild_id,
                "guild_locale": "en-US",
                "guild": {"id": world.guild_id, "locale": "en-US", "features": []},
                "member": world.member(interaction.person),
            }
        if interaction.message is not None:
            kept = world.get("message", interaction.message)
            if kept is not None:
                body["message"] = world.message(kept)
        return body
