"""Tables of the toys, on a file of their own, at a time that stands still unless told."""

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "toys")]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Log lines are kept back: with the traces of provoked faults they are long, and slow to print."""
    with capture_logs():
        yield


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "keryx.sqlite3"


@pytest.fixture
async def house(path: Path) -> AsyncIterator["object"]:
    from house import House

    async with House(path) as found:
        yield found
