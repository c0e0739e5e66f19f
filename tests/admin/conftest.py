"""Tables of the toys on a file of their own, as in the table's tests."""

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

sys.path[:0] = [str(Path(__file__).parents[1] / name) for name in ("table", "toys")]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
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
