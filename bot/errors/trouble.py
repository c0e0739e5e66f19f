"""What went wrong on our side, or between people who changed the same thing."""

import re
from collections.abc import Mapping
from typing import ClassVar

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
    """The game's log does not replay: this game alone is closed, others go on."""


class InternalTrouble(TableError):
    """A fault of ours. It is logged with enough to replay it; the turn is as it was."""


class StoreTrouble(TableError):
    """The database will not do it: whoever runs the bot must look. What is raised is one of those below."""

    key = TableError.key


class StoreFull(StoreTrouble):
    """The disk is full: nothing was written."""


class StoreBusy(StoreTrouble):
    """Another process holds the database for too long, or this one is about to end."""


class StoreDamaged(StoreTrouble):
    """The database file cannot be read: `path`."""


class StoreNewer(StoreTrouble):
    """A newer Keryx brought the database up to its own date: `path`."""


class StoreForeign(StoreTrouble):
    """The database holds tables of something else under our names: `path`, and one `table`."""


class StoreAddress(StoreTrouble):
    """`DATABASE_URL` names no database that can be used."""
