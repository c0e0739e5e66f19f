"""How large trials are."""

import pytest
from trial import Size


@pytest.fixture
def trial_size(request: pytest.FixtureRequest) -> Size:
    found = request.config
    return Size(
        found.getoption("--trial-seed"), found.getoption("--trial-games"), found.getoption("--trial-steps")
    )
