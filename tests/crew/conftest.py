"""Two bots on one database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from among import Among
from driver import Person
from moved_clock import MovedClock

from bot.playground.server import Playground


@pytest.fixture
async def bots(
    playground: Playground, tmp_path: Path, clock: MovedClock, postgres: str, ana: Person, bruno: Person
) -> AsyncIterator[Among]:
    """Two, and Ana comes to the first, Bruno to the second."""
    async with Among(playground, tmp_path, clock, postgres, 2) as found:
        found.homes.put(ana, 0)
        found.homes.put(bruno, 1)
        yield found
