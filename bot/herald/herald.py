"""The connection to Discord: the client that carries the services, and how a request may end."""

import asyncio
import functools
from collections.abc import Sequence
from enum import IntEnum

import aiohttp
import discord

from bot.herald.requests import let_in, trace_for
from bot.herald.services import Services
from bot.store.crew.claims import check_held

LONGEST = aiohttp.ClientTimeout(total=60.0, sock_connect=20.0)
"""How long one attempt may take: less than Discord remembers a message's nonce, more than the largest upload
needs. Waiting for a rate limit is not counted."""

LAST_ANSWERS = 3.0
"""Seconds for which a client that ends waits for answers that are under way."""

FAILED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Refused; the connection broke; it took too long. What was asked for may have been done all the same."""

NOWHERE = (discord.Forbidden, discord.NotFound)
"""There is no such place or message, or not for the bot."""


class Code(IntEnum):
    """Discord's numbers for what went wrong."""

    UNKNOWN_MESSAGE = 10008
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    ANSWERED = 40060
    """The interaction has its answer: that of an attempt whose outcome was not heard of, for one."""
    TOO_MANY_EDITS = 30046
    """Of a message older than an hour."""
    ARCHIVED = 50083
    """The thread is archived: nothing in it can be changed."""


GONE = (Code.UNKNOWN_MESSAGE, Code.TOO_MANY_EDITS, Code.ARCHIVED)
"""A message cannot be changed any more: deleted, too old, or in an archived thread."""

LATE = (Code.UNKNOWN_MESSAGE, Code.UNKNOWN_WEBHOOK, Code.UNKNOWN_INTERACTION, Code.ANSWERED)
"""An answer to an interaction has no place any more."""


INTENTS = discord.Intents(guilds=True)
"""What the gateway is asked to tell: none of it is privileged."""


def is_late(error: BaseException) -> bool:
    """Whether an answer to an interaction has no place any more: it comes too late, or one is there."""
    return isinstance(error, discord.HTTPException) and error.code in LATE


def was_unheard(error: BaseException) -> bool:
    """Whether something did not come to Discord, or its answer did not come back: no fault of ours."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, aiohttp.ClientError | ConnectionError | TimeoutError)


def is_over(client: discord.Client, error: BaseException) -> bool:
    """Whether something could not be asked of Discord as the client has ended meanwhile."""
    return client.is_closed() and isinstance(error, RuntimeError) and str(error) == "Session is closed"


def is_final(error: BaseException) -> bool:
    """Whether trying a failed request again would be in vain: refused, and neither for now nor by a fault."""
    return isinstance(error, discord.HTTPException) and error.status < 500 and error.status != 429


def bound(client: discord.Client) -> None:
    """Let every request of a client end: one that is never answered is tried again, as one that failed."""
    request = functools.partial(client.http.request, timeout=LONGEST)
    client.http.request = request  # type: ignore[method-assign]


def patient(client: "Herald") -> None:
    """Let a client that ends, and hears nobody any more, answer whom it has heard before."""
    close = client.http.close

    async def answered() -> None:
        under_way = {each for each in client.answering if each is not asyncio.current_task()}
        if under_way:
            await asyncio.wait(under_way, timeout=LAST_ANSWERS)
        await close()

    client.http.close = answered  # type: ignore[method-assign]


class Herald(discord.AutoShardedClient):
    """A client with the services of this process. It needs no privileged intents."""

    def __init__(self, services: Services) -> None:
        held = services.settings.held
        super().__init__(
            # Its default is None, which its type does not say.
            shard_ids=None if held is None else list(held.ids),  # type: ignore[arg-type]
            shard_count=None if held is None else held.count,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self.answering: set[asyncio.Task[object]] = set()
        """What answers somebody, at this moment."""
        bound(self)
        patient(self)
        if services.watch.listens:
            self.http.http_trace = trace_for(services.watch)
        if services.store.shared:
            trace = self.http.http_trace or aiohttp.TraceConfig()
            ours = functools.partial(check_held, services.store)
            let_in(trace, discord.http.Route.BASE, services.crew.budget, ours)
            self.http.http_trace = trace
        self.services = services

    async def answer_press(
        self, interaction: "discord.Interaction[Herald]", custom_id: str, values: Sequence[str]
    ) -> None:
        """Answer a button, menu or form by its id. `bot.app` says how."""
        raise NotImplementedError
