from collections.abc import AsyncIterator

import pytest
from driver import Person

from bot.playground.server import Playground


@pytest.fixture
async def ana(playground: Playground) -> AsyncIterator[Person]:
    async with Person(playground, "Ana", "en-US") as found:
        playground.interactions.deadline = 60.0  # a busy machine is none of what is tried here
        yield found
