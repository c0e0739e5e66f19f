"""How the processes of the tests begin: what is compiled is kept, and collecting looks for no cycles."""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# Before whatever else imports structlog: tests log as the bot does, plainly. Tracebacks with all values take
# seconds where a game is among them.
from bot import log as _  # noqa: F401

KEPT = Path(__file__).parent / ".pytest_cache" / "bytecode"

# Where the environment allows no files beside the sources, each process that a test starts would compile
# everything anew.
if sys.dont_write_bytecode:
    sys.dont_write_bytecode = False
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(KEPT)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[object]:
    """Collect without looking for cycles: hardly anything is let go of, and all of it lives until the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with games at real tables: they take longest, and none is to be waited for alone at the end."""
    items.sort(key=lambda item: item.path.parent.name not in ("bot", "calls"))
