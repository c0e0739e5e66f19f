"""Libraries without what they load merely because it is installed; structlog among them."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without(name: str) -> Iterator[None]:
    """Inside, to import a library fails as if it were not installed; unless it is loaded already."""
    if name in sys.modules:
        yield
        return
    sys.modules[name] = None  # type: ignore[assignment]  # which is how Python marks it
    try:
        yield
    finally:
        del sys.modules[name]


with without("rich"):  # nine megabytes, for tracebacks in colour; our log writes them plainly
    import structlog

__all__ = ["structlog", "without"]
