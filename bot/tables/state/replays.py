"""Games are replayed in threads of their own, so that answers to clicks never wait for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Replays:
    """Whatever goes through a game entry by entry, one after another in one thread."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)

    async def do(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What `work` returns, worked out beside the loop."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*args, **more))

    def close(self) -> None:
        """Let the thread end."""
        self._thread.shutdown(wait=False, cancel_futures=True)
