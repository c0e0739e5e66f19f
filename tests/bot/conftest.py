from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from bot_process import BotProcess

from bot.playground.driver import Person
from bot.playground.server import Playground


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    found = Playground()
    await found.start()
    yield found
    await found.close()


@pytest.fixture
async def bot(playground: Playground, tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with BotProcess(playground, tmp_path) as found:
        yield found


@pytest.fixture
async def ana(playground: Playground) -> AsyncIterator[Person]:
    async with Person(playground, "Ana") as found:
        yield found


@pytest.fixture
async def bruno(playground: Playground) -> AsyncIterator[Person]:
    async with Person(playground, "Bruno") as found:
        yield found
