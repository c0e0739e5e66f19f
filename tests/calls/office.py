"""An office in place of Discord: it takes what the bot sends, each with the time at which it was sent."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import datetime
from types import SimpleNamespace

import discord
from moved_clock import MovedClock

DIRECT = 1 << 40
"""Added to a person's id: the channel of direct messages with them."""


@dataclass(frozen=True)
class Sent:
    """A call as it went out."""

    at: datetime
    call: int
    channel: int
    text: str
    mentions: tuple[int, ...]
    silent: bool

    @property
    def direct(self) -> int | None:
        """Whom it was sent to directly."""
        return self.channel - DIRECT if self.channel >= DIRECT else None

    @property
    def rings(self) -> tuple[int, ...]:
        """Whose telephone rings."""
        if self.silent:
            return ()
        return self.mentions if self.direct is None else (self.direct,)


class Office:
    """What the sender needs of a connection to Discord."""

    user = None

    def __init__(self, clock: MovedClock) -> None:
        self.clock = clock
        self.sent: list[Sent] = []
        self.gone: set[int] = set()
        """Who is no longer on the server."""
        self.deleted: set[int] = set()
        """Channels that are there no more."""
        self.http = SimpleNamespace(get_member=self._member)

    def get_channel(self, channel: int) -> None:
        """Nothing is known of channels: all may be tried."""

    def get_partial_messageable(self, channel: int, guild_id: int | None = None) -> "Desk":
        return Desk(self, channel)

    async def create_dm(self, person: discord.Object) -> "Desk":
        return Desk(self, DIRECT + person.id)

    async def _member(self, guild: int, person: int) -> None:
        if person in self.gone:
            raise missing("Unknown Member")


def missing(what: str) -> discord.NotFound:
    return discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), what)


class Desk:
    """A channel."""

    def __init__(self, office: Office, channel: int) -> None:
        self.office = office
        self.id = channel

    async def send(
        self, *, view: discord.ui.LayoutView, allowed_mentions: discord.AllowedMentions, nonce: str,
        silent: bool = False, **about: object,
    ) -> SimpleNamespace:  # fmt: skip
        office = self.office
        if self.id in office.deleted:
            raise missing("Unknown Channel")
        texts = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
        mentions = tuple(each.id for each in allowed_mentions.users or ())
        call = int(nonce.removeprefix("call-"))
        office.sent.append(Sent(office.clock.now(), call, self.id, "\n".join(texts), mentions, silent))
        return SimpleNamespace(id=len(office.sent))

    def get_partial_message(self, message: int) -> SimpleNamespace:
        async def done(**what: object) -> None:
            """It is deleted or changed."""

        return SimpleNamespace(delete=done, edit=done)

    async def history(self, **where: object) -> AsyncIterator[discord.Message]:
        return
        yield
