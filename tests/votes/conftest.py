"""Votes at tables of the toys."""

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(Path(__file__).parent), str(TESTS / "table"), str(TESTS / "toys")]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Log lines are kept back."""
    with capture_logs():
        yield


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "keryx.sqlite3"


@pytest.fixture
async def senate(path: Path) -> AsyncIterator["object"]:
    from senate import Senate

    async with Senate(path) as found:
        yield found
