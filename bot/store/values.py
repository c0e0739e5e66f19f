"""Rows read into frozen values, and values written as rows: a value's fields are named like its columns.

To build a statement takes longer than to execute it. What is asked with every move is built once, with `same`
for what differs each time, and is read by a `Query`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, fields
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Delete,
    Executable,
    Insert,
    RowMapping,
    Select,
    Table,
    bindparam,
    delete,
    func,
    insert,
    select,
)

from bot.store.connection import Connection

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")


def same(table: Table, *columns: str) -> list[ColumnElement[bool]]:
    """That each of these columns holds what is given as `of_` and its name, and is never None."""
    return [table.c[name] == bindparam(f"of_{name}") for name in columns]


def some(name: str) -> BindParameter[Any]:
    """For `in_`: the list of what is given by a name."""
    return bindparam(name, expanding=True)


class Query(Generic[T]):
    """A query that is built once, and finds values of a type: only their columns are asked for.

    `by`: one more column, by which `by` finds them.
    """

    def __init__(self, value: type[T], query: Select[Any], by: str | None = None) -> None:
        columns = query.selected_columns
        declared = [each for each in fields(cast("type[DataclassInstance]", value)) if each.name in columns]
        self.names = [each.name for each in declared]
        asked = self.names if by is None else [*self.names, by]
        self.statement = query.with_only_columns(*(columns[name] for name in asked))
        self._kinds = [(each.name, kind) for each in declared if (kind := _kind(each.type)) is not _same]
        self._make = cast(Callable[..., T], value)

    async def all(self, connection: Connection, **given: object) -> list[T]:
        """A value of each row, in order."""
        return [self._value(row) for row in await connection.execute(self.statement, given)]

    async def first(self, connection: Connection, **given: object) -> T | None:
        """The value of the first row; None: there is none."""
        row = (await connection.execute(self.statement, given)).first()
        return None if row is None else self._value(row)

    async def by(self, connection: Connection, **given: object) -> dict[Any, T]:
        """A value of each row, by the column that was named for it."""
        return {row[-1]: self._value(row) for row in await connection.execute(self.statement, given)}

    def _value(self, row: Sequence[Any]) -> T:
        found = dict(zip(self.names, row, strict=False))  # what it is found by comes after them
        for name, kind in self._kinds:
            found[name] = kind(found[name])
        return self._make(**found)


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
    connection: Connection, table: Table, rows: Sequence[Mapping[str, object]], **place: object
) -> None:
    """Write these rows of a table in place of all that have the same in some columns, never None."""
    if connection.dialect.name == "postgresql" and "game" not in place:
        # Two at once would both find nothing to delete. Of a game, whoever changes it holds its row.
        name = f"{table.name} {sorted(place.items())}"
        await connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(name, 0))))
    deleting, inserting = _replacing(table, tuple(place))
    await connection.execute(deleting, {f"of_{name}": each for name, each in place.items()})
    if rows:
        await connection.execute(inserting, rows)


@lru_cache(maxsize=100)  # of each table once or twice
def _replacing(table: Table, columns: tuple[str, ...]) -> tuple[Delete, Insert]:
    """What deletes the rows of a table that have the same in some columns, and what writes others."""
    return delete(table).where(*same(table, *columns)), insert(table)
