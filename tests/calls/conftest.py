from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from calling import RULEBOOKS, Calling
from driver import Person
from house import House

from bot.playground.server import Playground


@pytest.fixture
async def bruno(playground: Playground) -> AsyncIterator[Person]:
    async with Person(playground, "Bruno", "fr") as found:
        yield found


@pytest.fixture
async def house(path: Path) -> AsyncIterator[House]:
    async with House(path, RULEBOOKS) as found:
        yield found


@pytest.fixture
def calling(house: House) -> Calling:
    return Calling(house)
