"""A club with something in every table: real games of some titles, and rows of every kind of value."""

import asyncio
import random
from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

from house import ANA, BRUNO, CHLOE, DARIO, House
from made_store import url_of
from sqlalchemy import Boolean, Column, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import store_at
from bot.store.keeping.tables import KEPT
from bot.store.rows.columns import Json, Minutes, OfDay, Utc, Worded
from engine.core.contract import Word
from engine.core.title import Title

PEOPLE = (ANA, BRUNO, CHLOE, DARIO)
PLAYED = {"game", "chair", "entry", "snapshot", "position", "seam"}
"""Tables of games as they were played: no row is made up."""

KINDS = {
    Boolean: lambda n: bool(n % 2),
    Utc: lambda n: datetime(2026, 3, 29, 1, 59, n % 60, 123457, UTC),
    Json: lambda n: (n, "Chloé 🏺", None, (True, 1.5), {"b": ("é", n), "a": None}),
    Worded: lambda n: Word("card", f"c{n}"),
    Minutes: lambda n: timedelta(minutes=n),
    OfDay: lambda n: time(n % 24, n % 60),
}


def value(column: Column, n: int) -> object:
    """What a made-up row has in a column."""
    for kind, made in KINDS.items():
        if isinstance(column.type, kind):
            return made(n)
    if column.type.python_type is int:
        return 2**62 + n if "BIGINT" in str(column.type) else 2**31 - 1 - n
    if column.type.python_type is float:
        return 0.1 + n
    return f"“{n}” l’été\n\tΑθήνα \U0001f3fa \\ ' \" %s :x"


async def add_row(connection: AsyncConnection, table: Table, n: int, *, bare: bool) -> int:
    """Write a made-up row; `bare`: without whatever may be left out. The number it was given, 0 if none."""
    row = {}
    for column in table.columns:
        if column is table.autoincrement_column and not column.foreign_keys:
            continue
        if column.foreign_keys:
            (key,) = column.foreign_keys
            known = list((await connection.execute(select(key.column).order_by(key.column))).scalars())
            row[column.name] = None if bare and column.nullable else known[n % len(known)]
        else:
            row[column.name] = None if bare and column.nullable else value(column, n)
    (key, *_) = (await connection.execute(insert(table), row)).inserted_primary_key
    return key if isinstance(key, int) else 0


async def fill(path: Path, titles: Mapping[str, Title], moves: int) -> None:
    """Play a little of each title, two games at least, and put rows into every other table."""
    async with House(path, titles) as house:
        for n, (slug, title) in enumerate([*titles.items()] * (2 if len(titles) == 1 else 1)):
            game = await house.game(slug, PEOPLE[: min(title.rules.seats)], channel=n + 1)
            await house.wanders(game, moves, random.Random(n))
        async with house.store.writing() as connection:
            for table in KEPT:
                for n in range(2 if table.name not in PLAYED else 0):
                    await add_row(connection, table, n, bare=n == 0)


def fill_club(path: Path, titles: Mapping[str, Title], moves: int) -> str:
    """The address of a club at a path, which is filled."""
    asyncio.run(fill(path, titles, moves))
    return url_of(path)


def rows_at(url: str) -> dict[str, list[str]]:
    """All rows of all tables, whichever database that is."""

    async def read() -> dict[str, list[str]]:
        store = store_at(url)
        async with store.reading() as connection:
            found = {}
            for table in KEPT:
                rows = await connection.execute(select(table))
                found[table.name] = sorted(repr(dict(row)) for row in rows.mappings())
        await store.close()
        return found

    return asyncio.run(read())


def next_numbers(url: str) -> dict[str, tuple[int, int]]:
    """Of each table that numbers its rows the highest number, and the one a new row is given."""

    async def write() -> dict[str, tuple[int, int]]:
        store = store_at(url)
        found = {}
        async with store.writing() as connection:
            for table in KEPT:
                if table.autoincrement_column is not None and table.name != "seam":
                    column = table.autoincrement_column
                    highest = max((await connection.execute(select(column))).scalars())
                    found[table.name] = (highest, await add_row(connection, table, 7, bare=False))
        await store.close()
        return found

    return asyncio.run(write())
