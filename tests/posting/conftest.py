import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground.driver import Person
from bot.playground.server import Playground

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS / folder) for folder in ("calls", "bot", "toys", "table", "posting")]


@pytest.fixture
async def bot(playground: Playground, tmp_path: Path) -> AsyncIterator[object]:
    from bot_inside import BotInside
    from moved_clock import MovedClock

    async with BotInside(playground, tmp_path, MovedClock()) as found:
        yield found


@pytest.fixture
async def ana(playground: Playground) -> AsyncIterator[Person]:
    async with Person(playground, "Ana", "en-US") as found:
        await found.limits(deadline=60.0)  # a busy machine is none of what is tried here
        yield found


@pytest.fixture
async def bruno(playground: Playground) -> AsyncIterator[Person]:
    async with Person(playground, "Bruno", "en-GB") as found:
        yield found


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[object]:
    from house import House

    async with House(tmp_path / "keryx.sqlite3") as found:
        yield found
