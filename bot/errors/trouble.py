"""What went wrong on our side, or between people who changed the same thing."""

import re
from collections.abc import Mapping
from typing import ClassVar

from bot.errors.codes import code_for, new_code
from engine.core.contract import Fact


class TableError(Exception):
    """Told to the person: text `table-<key>` with the facts; the key of `NotHere` is `not-here`."""

    key: ClassVar[str] = "trouble"

    def __init_subclass__(cls) -> None:
        if "key" not in vars(cls):
            cls.key = re.sub(r"\B([A-Z])", r"-\1", cls.__name__).lower()

    def __init__(self, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(self.key, dict(facts or {}))
        self.facts: Mapping[str, Fact] = facts or {}

    def __reduce__(self) -> tuple[type["TableError"], tuple[dict[str, Fact]]]:
        """So that it can be raised here when it was met in another process."""
        return type(self), (dict(self.facts),)


class Stale(TableError):
    """The game moved on since the person looked."""


class GameDamaged(TableError):
    """The log of a `game` does not replay: this game alone is closed, others go on. Its `code` is always the
    same, as everybody meets it who comes there."""

    def __init__(self, facts: Mapping[str, Fact] | None = None) -> None:
        given = facts or {}
        super().__init__({"code": code_for(f"damaged {given.get('game')}"), **given})


class InternalTrouble(TableError):
    """A fault of ours, with the `code` by which it is found. What replays it is kept; nothing has changed."""

    def __init__(self, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__({"code": new_code(), **(facts or {})})


class StoreTrouble(TableError):
    """The database will not do it: whoever runs the bot must look. What is raised is one of those below."""

    key = TableError.key


class StoreFull(StoreTrouble):
    """The disk is full: nothing was written."""


class StoreBusy(StoreTrouble):
    """Another process holds the database for too long, or this one is about to end."""


class StoreUnsure(StoreBusy):
    """The connection was lost while the end of a transaction was told: it was written, or it was not."""


class LeaseLost(StoreTrouble):
    """Another process has taken over what this one was about, which slept beyond its time. Nothing was
    written."""

    key = TableError.key


class StoreDamaged(StoreTrouble):
    """The database file cannot be read: `path`."""


class StoreBarred(StoreTrouble):
    """The database does not let the bot in, or not do what it must: `path`."""


class StoreNewer(StoreTrouble):
    """A newer Keryx brought the database up to its own date: `path`."""


class StoreHeld(StoreTrouble):
    """A bot already runs on the SQLite file: `path`."""


class StoreForeign(StoreTrouble):
    """The database holds tables of something else under our names: `path`, and one `table`."""


class StoreAddress(StoreTrouble):
    """`DATABASE_URL` names no database that can be used."""
