import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "bot"), str(HERE.parent / "toys"), str(HERE.parent / "table")]


@pytest.fixture
def clock() -> object:
    from moved_clock import MovedClock

    return MovedClock()


@pytest.fixture
async def bot(playground, tmp_path: Path, clock) -> AsyncIterator[object]:
    from bot_inside import BotInside

    async with BotInside(playground, tmp_path, clock) as found:
        yield found


@pytest.fixture
async def ana(playground) -> AsyncIterator[object]:
    from bot.playground.driver import Person

    async with Person(playground, "Ana", "en-US") as found:
        yield found


@pytest.fixture
async def bruno(playground) -> AsyncIterator[object]:
    from bot.playground.driver import Person

    async with Person(playground, "Bruno", "fr") as found:
        yield found


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[object]:
    from calling import RULEBOOKS
    from house import House

    async with House(tmp_path / "keryx.sqlite3", RULEBOOKS) as found:
        yield found


@pytest.fixture
def calling(house) -> object:
    from calling import Calling

    return Calling(house)
