from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from square import Square


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory, database_server: None) -> AsyncIterator[Square]:
    async with Square(tmp_path_factory.mktemp("square") / "keryx.sqlite3") as found:
        yield found
