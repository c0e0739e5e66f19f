"""Thoughts of a bot in a test, thought in a thread of its own: a process for each would be the dearest part.

What is given travels as it would; `tests/waiting` and `tests/cli` have the process itself.
"""

import asyncio
import pickle
from collections.abc import Callable
from typing import Any, TypeVar, cast

from bot.errors.trouble import InternalTrouble
from bot.waiting import thinker
from bot.waiting.study import Study

T = TypeVar("T")


async def think(study: Study, work: Callable[..., T], *given: object, first: bool = False) -> T:
    """What `work` makes of what is given, as `Study.think` tells it."""
    del study, first
    order = pickle.dumps((work, given))
    sound, found = cast(tuple[bool, Any], pickle.loads(await asyncio.to_thread(thinker.answer, order)))
    if sound:
        return cast(T, found)
    if isinstance(found, str):
        raise InternalTrouble from RuntimeError(found)
    raise found
