"""structlog without rich, which it loads where it is installed: nine megabytes, for tracebacks in colour.

Our log writes tracebacks plainly. Whoever needs rich loads it as ever.
"""

import sys

_LOADED = "rich" in sys.modules
if not _LOADED:
    sys.modules["rich"] = None  # type: ignore[assignment]  # to import it fails, as if it were not installed
try:
    import structlog
finally:
    if not _LOADED:
        del sys.modules["rich"]

__all__ = ["structlog"]
