from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from senate import Senate


@pytest.fixture
async def senate(path: Path, quiet: None) -> AsyncIterator[Senate]:
    async with Senate(path) as found:
        yield found
