"""Files people bring, read in a thread of the bot in a test: a process for each would be the dearest part.

What is handed in and found travels as it would; `tests/brought` and the hostile file have the process
itself.
"""

import asyncio
import pickle
from contextlib import AbstractAsyncContextManager, nullcontext

from bot.brought import desk, worker

PROCESS = desk.apart, desk._ask


def no_process(*given: object, longest: float | None) -> AbstractAsyncContextManager[None]:
    """Nothing, where there would be a process."""
    del given, longest
    return nullcontext()


async def read(process: object, order: object) -> object:
    """The answer to an order, as the desk tells it."""
    del process
    sound, found = pickle.loads(await asyncio.to_thread(worker.answer, pickle.dumps(order)))
    if not sound:
        raise found
    return found


def read_here() -> None:
    """Let files be read in this process."""
    desk.apart, desk._ask = no_process, read


def read_apart() -> None:
    """Let each file be read in a process of its own, as people's bots do."""
    desk.apart, desk._ask = PROCESS
