"""Kinds of columns: times, lengths of time, words, JSON, Discord's 64-bit ids; a class's table."""

import json
from datetime import UTC, datetime, time, timedelta
from typing import Any

from sqlalchemy import BigInteger, Column, DateTime, Dialect, Integer, String, Table, Text, TypeDecorator
from sqlmodel import SQLModel

from engine.core.contract import Word


class Row(SQLModel):
    """What a table's class is derived from. What checks values here is only built when asked for."""

    model_config = {"defer_build": True}


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


class Json(TypeDecorator[Any]):
    """Numbers, texts, lists and objects of these as JSON; a list comes back as a tuple."""

    impl: type[String] = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:  # noqa: ANN401 - whatever JSON can hold
        """Write JSON."""
        del dialect
        return json.dumps(value, sort_keys=True)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:  # noqa: ANN401
        """Read JSON."""
        del dialect
        return () if value in (None, "[]") else _frozen(json.loads(value))


class ShortJson(Json):
    """The same in a column that was made for short texts."""

    impl = String
    cache_ok = True


def _frozen(value: Any) -> Any:  # noqa: ANN401
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


class Worded(TypeDecorator[Word]):
    """A word of a game, as `kind:id`."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: Word | None, dialect: Dialect) -> str | None:
        """Write the word."""
        del dialect
        return None if value is None else ":".join(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Word | None:
        """Read the word; None: an empty text, or none."""
        del dialect
        kind, _, name = (value or "").partition(":")
        return Word(kind, name) if value else None


class Minutes(TypeDecorator[timedelta]):
    """A length of time, in whole minutes."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: timedelta | None, dialect: Dialect) -> int | None:
        """Write minutes."""
        del dialect
        return None if value is None else value // timedelta(minutes=1)

    def process_result_value(self, value: int | None, dialect: Dialect) -> timedelta | None:
        """Read minutes."""
        del dialect
        return None if value is None else timedelta(minutes=value)


class OfDay(TypeDecorator[time]):
    """A time of day, in minutes after midnight."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: time | None, dialect: Dialect) -> int | None:
        """Write minutes."""
        del dialect
        return None if value is None else value.hour * 60 + value.minute

    def process_result_value(self, value: int | None, dialect: Dialect) -> time | None:
        """Read minutes."""
        del dialect
        return None if value is None else time(value // 60, value % 60)


def listed(kind: type[Json] = Json) -> Column[Any]:
    """A column of JSON."""
    return Column(kind(), nullable=False, default=())


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
