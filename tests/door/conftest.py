import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS / name) for name in ("door", "calls", "bot", "table", "toys")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[object]:
    from square import Square

    async with Square(tmp_path_factory.mktemp("square") / "keryx.sqlite3") as found:
        yield found
