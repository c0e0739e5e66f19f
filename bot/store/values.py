"""Rows read into frozen values, and values written as rows: a value's fields are named like its columns."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, fields
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeVar, cast

from sqlalchemy import Executable, RowMapping, Table, delete, func, insert, select

from bot.store.connection import Connection

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")


async def all_of(connection: Connection, value: type[T], query: Executable) -> list[T]:
    """A value of each row that a query finds, in order."""
    return [found for found, _ in await _read(connection, value, query)]


async def all_by(connection: Connection, column: str, value: type[T], query: Executable) -> dict[Any, T]:
    """A value of each row that a query finds, by what a column holds."""
    return {row[column]: found for found, row in await _read(connection, value, query)}


async def first_of(connection: Connection, value: type[T], query: Executable) -> T | None:
    """The value of the first row that a query finds; None: it finds none."""
    return next(iter(await all_of(connection, value, query)), None)


async def _read(connection: Connection, value: type[T], query: Executable) -> list[tuple[T, RowMapping]]:
    """Values with their rows: where one has a field or column that the other lacks, that is passed over."""
    found = (await connection.execute(query)).mappings()
    columns = set(found.keys())
    declared = fields(cast("type[DataclassInstance]", value))
    kinds = {each.name: _kind(each.type) for each in declared if each.name in columns}
    make = cast(Callable[..., T], value)
    return [(make(**{name: kind(row[name]) for name, kind in kinds.items()}), row) for row in found]


def _kind(declared: object) -> Callable[[Any], Any]:
    """What makes a field of what its column holds: a member of its enumeration, or the same again."""
    return declared if isinstance(declared, type) and issubclass(declared, StrEnum) else _same


def _same(held: object) -> object:
    return held


def row_of(value: "DataclassInstance", *without: str) -> dict[str, Any]:
    """The columns of a value, `without` some; and without its number, where the store is to give it one."""
    row = asdict(value)
    return {name: row[name] for name in row if name not in without and (name != "id" or row[name])}


async def replace_rows(
    connection: Connection, table: Table, rows: Sequence[Mapping[str, object]], **same: object
) -> None:
    """Write these rows of a table in place of all that have the same in some columns."""
    if connection.dialect.name == "postgresql" and "game" not in same:
        # Two at once would both find nothing to delete. Of a game, whoever changes it holds its row.
        name = f"{table.name} {sorted(same.items())}"
        await connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(name, 0))))
    await connection.execute(delete(table).filter_by(**same))
    if rows:
        await connection.execute(insert(table), rows)
