"""What the database complains of, and what people are told of it."""

import errno
from pathlib import Path
from socket import gaierror

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.errors.trouble import StoreBarred, StoreBusy, StoreDamaged, StoreFull, StoreTrouble

DAMAGED = ("not a database", "malformed", "readonly", "read-only", "unable to open", "no such table")
"""What SQLite says of a file it cannot use."""

CROSSED = ("40001", "40P01")
"""What PostgreSQL says of two transactions that waited for each other: one of them is to be tried again."""

AWAY = ("08", "53", "57P", "57014", "55P03", "25P03", "25006")
"""How begins what PostgreSQL says when it cannot be reached, has no room, ends, waited in vain or was told to
stop, or only lets read, as one that is about to take another's place does."""

BARRED = ("28", "3D", "42501")
"""How begins what PostgreSQL says to whom it does not let in, or does not let do what is asked."""

TORN = ("XX001", "XX002")
"""What PostgreSQL says of its own files that are damaged."""


def state_of(error: BaseException | None) -> str:
    """PostgreSQL's code for what went wrong; empty where there is none."""
    found = error.orig if isinstance(error, DBAPIError) else error
    return str(getattr(found, "sqlstate", None) or "")


UNREACHED = {errno.EHOSTUNREACH, errno.ENETUNREACH, errno.EHOSTDOWN, errno.ENETDOWN}
"""What the system says where no way leads to the database."""


def _was_not_reached(error: BaseException) -> bool:
    """Whether no connection came about, or none came in time."""
    nowhere = isinstance(error, OSError) and error.errno in UNREACHED
    # Of a server's socket that is not there no name is told, as of a file.
    nowhere |= isinstance(error, FileNotFoundError) and error.filename is None
    return nowhere or isinstance(error, PoolTimeout | ConnectionError | TimeoutError | gaierror)


def is_of_database(error: Exception) -> bool:
    """Whether the database said it, or whoever leads there; what is met while connecting is not wrapped."""
    ours = type(error).__module__.startswith("asyncpg")
    return ours or isinstance(error, DBAPIError) or _was_not_reached(error)


def _is_away(error: BaseException, words: str, state: str) -> bool:
    """Whether the database could not be asked, or had no time for it: another moment it may."""
    closed = "connection" in words and "closed" in words
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return _was_not_reached(error) or state in CROSSED or state.startswith(AWAY) or closed or lost


def told(error: BaseException, path: str) -> StoreTrouble | None:
    """What a person is told of the database's error; None where it is a fault of ours."""
    words, state = str(error.orig if isinstance(error, DBAPIError) else error).lower(), state_of(error)
    found: type[StoreTrouble] | None = None
    if state == "53100":
        found = StoreFull
    elif _is_away(error, words, state) or "locked" in words or "busy" in words:
        found = StoreBusy
    elif "full" in words or "no space" in words or "disk i/o" in words:
        found = StoreFull
    elif state.startswith(BARRED):
        found = StoreBarred
    elif state in TORN or any(each in words for each in DAMAGED):
        found = StoreDamaged
    return None if found is None else found({"path": Path(path).name})


def was_crossed(error: BaseException | None) -> bool:
    """Whether another transaction was in the way, so that this one is to be tried again."""
    return state_of(error) in CROSSED
