"""Stores on files of their own, with rows as the table writes them."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.database import Store, open_store

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "toys")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "keryx.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    found = await open_store(f"sqlite+aiosqlite:///{path}")
    yield found
    await found.close()
