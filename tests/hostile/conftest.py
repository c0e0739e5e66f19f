"""How many hostile inputs each reader gets, and what a long run by hand tells of them."""

import pytest
from trying import Trying

USUAL = 1.0


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--hostile", type=int, default=0, help="Hostile inputs for each reader, and figures.")
    parser.addoption("--hostile-seed", default="", help="Other inputs than usual.")


@pytest.fixture
def trying(request: pytest.FixtureRequest) -> Trying:
    config = request.config
    count, seed = config.getoption("hostile", default=0), config.getoption("hostile_seed", default="")
    return Trying(count or None, str(seed))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in Trying.figures:
        terminalreporter.write_line(line)
