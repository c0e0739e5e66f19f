"""Text for PostgreSQL, which has no U+0000: people can type it, and SQLite keeps it."""

from sqlalchemy import Connection
from sqlalchemy.engine.interfaces import DBAPICursor, ExecutionContext

NUL, INSTEAD = "\0", "\N{REPLACEMENT CHARACTER}"


def readable(
    connection: Connection,
    cursor: DBAPICursor,
    statement: str,
    given: object,
    context: ExecutionContext | None,
    many: bool,
) -> tuple[str, object]:
    """A statement about to be executed, and what it is given, with another sign wherever text has a NUL.

    So what is asked for by such a text is not found, and what is kept can be read.
    """
    del connection, cursor, context, many
    return statement, _without(given) if _has_nul(given) else given


def _has_nul(given: object) -> bool:
    if isinstance(given, str):
        return NUL in given
    return isinstance(given, list | tuple) and any(map(_has_nul, given))


def _without(given: object) -> object:
    if isinstance(given, str):
        return given.replace(NUL, INSTEAD)
    if isinstance(given, tuple):
        return tuple(map(_without, given))
    return list(map(_without, given)) if isinstance(given, list) else given
