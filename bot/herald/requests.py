"""How a request to Discord may end without its work done, and how long one may take."""

import functools

import aiohttp
import discord

LONGEST = aiohttp.ClientTimeout(total=60.0, sock_connect=20.0)
"""How long one attempt may take: less than Discord remembers a message's nonce, more than the largest upload
needs. Waiting for a rate limit is not counted."""

FAILED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Refused; the connection broke; it took too long. What was asked for may have been done all the same."""


def bound(client: discord.Client) -> None:
    """Let every request of a client end: one that is never answered is tried again, as one that failed."""
    request = functools.partial(client.http.request, timeout=LONGEST)
    client.http.request = request  # type: ignore[method-assign]
