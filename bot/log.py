"""The log: readable in a terminal, JSON elsewhere; discord.py's and SQLAlchemy's lines go through it too."""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


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

__all__ = ["hide_secrets", "start_log", "structlog"]

SECRET = ("token", "seed", "secret")
"""Parts of names whose values are never logged."""


def hide_secrets(
    logger: structlog.typing.WrappedLogger, method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Leave out what must stay secret, by the name it is logged under."""
    del logger, method
    for name in event:
        if any(part in name for part in SECRET):
            event[name] = "…"
    return event


def start_log(level: str, file: Path | None = None) -> None:
    """Set up logging for this process."""
    shared = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
        hide_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],  # type: ignore[list-item]
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    readable = sys.stderr.isatty()
    console = logging.StreamHandler(sys.stderr)
    console.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processor=structlog.dev.ConsoleRenderer() if readable else structlog.processors.JSONRenderer(),
            foreign_pre_chain=shared,  # type: ignore[arg-type]
        )
    )
    handlers: list[logging.Handler] = [console]
    if file is not None:
        written = logging.FileHandler(file, encoding="utf-8")
        written.setFormatter(
            structlog.stdlib.ProcessorFormatter(
                processor=structlog.processors.JSONRenderer(),
                foreign_pre_chain=shared,  # type: ignore[arg-type]
            )
        )
        handlers.append(written)
    logging.basicConfig(level=level.upper(), handlers=handlers, force=True)
    for noisy in ("discord", "sqlalchemy.engine", "aiosqlite", "alembic"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
