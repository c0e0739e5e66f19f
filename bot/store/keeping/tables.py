"""All tables of a database copied into another one, whichever kinds of database these are."""

from collections.abc import AsyncIterator

from sqlalchemy import RowMapping, Table, func, insert, literal, select, text, tuple_
from sqlalchemy.exc import DBAPIError

from bot.store.complaints import told
from bot.store.connection import Connection
from bot.store.rows import calls, club, crew, games, people

BATCH = 500
"""Rows read and written at once."""

PASSING = (crew.WORKER, crew.LEASE)
"""What is true of the processes that are at work now, and of no copy."""

ALL = tuple(games.GAME.metadata.sorted_tables)
"""Every table, those before that others refer to."""

assert {calls.TIMER, club.RESULT, people.VOTE} <= {*ALL}  # noqa: S101 - all are declared

KEPT = tuple(table for table in ALL if table not in PASSING)
"""Those whose rows belong to a copy."""


class NotTaken(Exception):
    """A row is not possible in another kind of database: the `table`, and in its words why."""

    def __init__(self, table: str, why: str) -> None:
        super().__init__(table, why)
        self.table = table
        self.why = why


async def copy_tables(source: Connection, target: Connection) -> int:
    """Copy every row of every table into tables that are empty; how many rows that were.

    Both have the newest tables. All is of one moment where `source` is in a transaction that sees one.

    Raises:
        NotTaken: `target` cannot hold a row.
    """
    copied = 0
    for table in KEPT:
        async for rows in rows_in(source, table):
            try:
                await target.execute(insert(table), [dict(row) for row in rows])
            except DBAPIError as error:
                if told(error, "") is not None:
                    raise
                raise NotTaken(table.name, str(error.orig)) from error
            copied += len(rows)
        await _count_on(target, table)
    return copied


async def empty_tables(connection: Connection) -> None:
    """Empty every table of a PostgreSQL database; logs, too, which lets nobody remove a line otherwise."""
    names = ", ".join(f'"{table.name}"' for table in ALL)
    await connection.execute(text(f"truncate {names} restart identity cascade"))


async def rows_in(source: Connection, table: Table) -> AsyncIterator[list[RowMapping]]:
    """A table's rows in batches, in the order of its key."""
    key = [*table.primary_key.columns]
    query = select(table).order_by(*key).limit(BATCH)
    rows = list((await source.execute(query)).mappings())
    while rows:
        yield rows
        last = tuple_(*(literal(rows[-1][column.name], column.type) for column in key))
        rows = list((await source.execute(query.where(tuple_(*key) > last))).mappings())


async def _count_on(target: Connection, table: Table) -> None:
    """Let a table number its next row after those it holds: PostgreSQL counts apart from what is inserted."""
    column = table.autoincrement_column
    if column is None or target.dialect.name != "postgresql":
        return
    highest = (await target.execute(select(func.max(column)))).scalar()
    if highest is not None:
        sequence = select(func.setval(func.pg_get_serial_sequence(table.name, column.name), highest))
        await target.execute(sequence)
