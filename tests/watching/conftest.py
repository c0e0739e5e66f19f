import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from bot_inside import BotInside
from moody import Moody
from moved_clock import MovedClock
from watched import Watched

from bot.app.watching.endpoint import Endpoint
from bot.waiting.loop import end


@pytest.fixture
async def watched(playground: Moody, tmp_path: Path, clock: MovedClock) -> AsyncIterator[Watched]:
    endpoint = Endpoint(0, "en")
    await endpoint.start()
    await end(endpoint._looking)  # how late the loop of a busy machine comes is nothing to these tests
    async with BotInside(playground, tmp_path, clock, endpoint.counted) as bot:
        endpoint.herald = bot.herald
        endpoint.pulse.met = endpoint.pulse.gone = now = asyncio.get_running_loop().time()
        endpoint.pulse.look(now, now)
        yield Watched(bot, endpoint)
    await endpoint.close()
