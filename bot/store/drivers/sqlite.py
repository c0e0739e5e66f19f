"""How connections to SQLite are set up, and how its transactions begin."""

from typing import cast

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection, Dialect
from sqlalchemy.pool import ConnectionPoolEntry

from bot.store.drivers.trips import ALONE, BEGIN, OneTrip

BUSY = 700
"""Milliseconds to wait for another process that writes: several such waits must fit into three seconds."""

WRITES = "keryx_writes"
"""Execution option of connections that are going to write."""

SYNCHRONOUS = "FULL"
"""When a transaction counts as written: once the disk has it."""


def set_up(engine: Engine) -> None:
    """Set up every connection from now on."""
    event.listen(engine, "do_connect", _in_one_trip)
    event.listen(engine, "connect", pragmas)
    event.listen(engine, "connect", _begin_ourselves)
    event.listen(engine, "begin", _begin)


def pragmas(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """How every connection to SQLite is set up: readers beside one writer, nothing lost when power fails."""
    del record
    cursor = connection.cursor()
    written = f"synchronous={SYNCHRONOUS}"
    for pragma in ("journal_mode=WAL", written, "foreign_keys=ON", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _in_one_trip(
    dialect: Dialect, record: ConnectionPoolEntry, where: list[str], settings: dict[str, object]
) -> None:
    """Statements go to SQLite's thread once."""
    del dialect, record, where
    settings["async_creator_fn"] = OneTrip


def _begin_ourselves(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """Python's driver would begin only before the first INSERT: tables would be made outside transactions."""
    del record
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    """A writer holds the one place from its first statement on, as it cannot get it later in all cases."""
    if connection.get_execution_options().get(WRITES):
        connection.exec_driver_sql(ALONE)
    elif not cast(OneTrip, connection.connection.driver_connection).begin():
        connection.exec_driver_sql(BEGIN)
