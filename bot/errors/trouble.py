"""What went wrong on our side, or between people who changed the same thing."""

from collections.abc import Mapping

from engine.core.contract import Fact


class TableError(Exception):
    """Told to the person: text `table-<key>` with the facts."""

    key = "trouble"

    def __init__(self, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(self.key, dict(facts or {}))
        self.facts: Mapping[str, Fact] = facts or {}

    def __reduce__(self) -> tuple[type["TableError"], tuple[dict[str, Fact]]]:
        """So that it can be raised here when it was met in another process."""
        return type(self), (dict(self.facts),)


class Stale(TableError):
    """The game moved on since the person looked."""

    key = "stale"


class GameDamaged(TableError):
    """The game's log does not replay: this game alone is closed, others go on."""

    key = "game-damaged"


class InternalTrouble(TableError):
    """A fault of ours. It is logged with enough to replay it; the turn is as it was."""

    key = "internal"


class StoreTrouble(TableError):
    """The database will not do it: whoever runs the bot must look."""


class StoreFull(StoreTrouble):
    """The disk is full: nothing was written."""

    key = "store-full"


class StoreBusy(StoreTrouble):
    """Another process holds the database for too long."""

    key = "store-busy"


class StoreDamaged(StoreTrouble):
    """The database file cannot be read: `path`."""

    key = "store-damaged"


class StoreNewer(StoreTrouble):
    """A newer Keryx brought the database up to its own date: `path`."""

    key = "store-newer"


class StoreForeign(StoreTrouble):
    """The database holds tables of something else under our names: `path`, and one `table`."""

    key = "store-foreign"


class StoreAddress(StoreTrouble):
    """`DATABASE_URL` names no database that can be used."""

    key = "store-address"
