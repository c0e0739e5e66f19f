"""Ending tasks that run as long as the bot."""

import asyncio
from typing import Any

AGAIN = 1.0
"""Seconds after which a task that goes on is cancelled once more."""


async def end(task: asyncio.Task[Any]) -> None:
    """Cancel a task until it has ended.

    Once is not always enough: what it waits for may swallow being cancelled when both happen at once,
    as `asyncio.wait_for` does up to Python 3.11.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=AGAIN)
