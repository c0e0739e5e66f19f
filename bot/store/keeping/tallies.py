"""What tables hold, told briefly: how many rows, and a digest that is the same for the same rows anywhere."""

import hashlib
import json
from dataclasses import dataclass

from sqlalchemy import RowMapping

from bot.store.connection import Connection
from bot.store.keeping.tables import KEPT, rows_in

LIKE = ("\\u0000", "\\ufffd")
"""Signs in JSON: one that PostgreSQL has not, and the one it has instead."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What a table holds."""

    table: str
    rows: int
    digest: str
    """In hexadecimal; of the rows in any order, as databases order words each in their own way."""


async def tallies(connection: Connection) -> tuple[Tally, ...]:
    """What each table holds that belongs to a copy."""
    found = []
    for table in KEPT:
        count, total = 0, 0
        async for rows in rows_in(connection, table):
            count += len(rows)
            for row in rows:
                total += int.from_bytes(hashlib.sha256(_told(row)).digest(), "big")
        found.append(Tally(table.name, count, f"{total % 2**256:064x}"))
    return tuple(found)


def _told(row: RowMapping) -> bytes:
    """A row in words that are the same for either database: `bot/store/drivers/nul.py` says what differs."""
    return json.dumps([*row.values()], sort_keys=True, default=str).replace(*LIKE).encode()


async def first_with_rows(connection: Connection) -> str | None:
    """The name of a table in which there is anything; None: the database is empty."""
    for table in KEPT:
        async for rows in rows_in(connection, table):
            if rows:
                return table.name
    return None
