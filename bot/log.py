"""The log: readable in a terminal, JSON elsewhere; discord.py's and SQLAlchemy's lines go through it too."""

import logging
import re
import sys
from collections.abc import Iterator, Mapping
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

HIDDEN = re.compile(
    r"(?<=interactions/)\d+/[^/\s'\"]+|(?<=webhooks/)\d+/[^/\s'\"]+"  # what answers interactions
    r"|(?<=://)[^/@\s'\"]+:[^/@\s'\"]+(?=@)"  # the name and password for a database
    r"|\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"  # a bot's token
)
"""Secrets that are told by their form, wherever they stand."""


def hide_secrets(
    logger: structlog.typing.WrappedLogger, method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Leave out what must stay secret: by the name it is logged under, or by its form."""
    del logger, method
    for name, value in event.items():
        event[name] = "…" if any(part in name for part in SECRET) else _without_secrets(value)
    return event


def _without_secrets(value: object) -> object:
    """What is logged, without what is told by its form to be a secret."""
    if isinstance(value, str):
        return HIDDEN.sub("…", value)
    if isinstance(value, Mapping):
        return {name: _without_secrets(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_without_secrets(each) for each in value]
    return value


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
