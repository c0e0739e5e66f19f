"""Waiting for what comes by itself."""

import asyncio
from collections.abc import Awaitable, Callable


async def until(what: Callable[[], Awaitable[object]]) -> None:
    """Look again and again whether something has come."""
    while not await what():  # noqa: ASYNC110 - the stand-in says nothing by itself
        await asyncio.sleep(0.02)
