"""Kinds of columns: times in UTC, and Discord's ids, which need 64 bits; a class's table."""

from datetime import UTC, datetime

from sqlalchemy import BigInteger, Column, DateTime, Dialect, Table, TypeDecorator
from sqlmodel import SQLModel


class Utc(TypeDecorator[datetime]):
    """An aware UTC time on every database: SQLite gives times back without their zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Store UTC."""
        del dialect
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Read UTC."""
        del dialect
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def moment(*, nullable: bool = False, index: bool = False) -> Column[datetime]:
    """A column of times."""
    return Column(Utc(), nullable=nullable, index=index)


def snowflake(*, nullable: bool = False, index: bool = False) -> Column[int]:
    """A column of Discord's ids."""
    return Column(BigInteger(), nullable=nullable, index=index)


def key(*, index: bool = False) -> Column[int]:
    """One of Discord's ids as a part of the primary key."""
    return Column(BigInteger(), primary_key=True, autoincrement=False, index=index)


def table_of(row: type[SQLModel]) -> Table:
    """The table that a class of rows declares."""
    return SQLModel.metadata.tables[str(row.__tablename__)]
