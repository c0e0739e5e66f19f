"""Everything that is stored of a person, as a file for them."""

import json
from datetime import datetime

from sqlalchemy import BigInteger, Column, func, select
from sqlmodel import col

from bot.club.privacy.traces import TRACES
from bot.store.connection import Connection
from bot.store.games import ORDER
from bot.store.models import ChairRow, OrderRow

ORDERS = "orders"
"""What standing orders are called in the file: theirs who holds the seat, so that their rows hold no id."""


def _plain(column: Column[object], value: object) -> object:
    """A value for JSON. Ids become text: many programs read larger numbers wrongly."""
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if isinstance(column.type, BigInteger) and value is not None else value


async def own_file(connection: Connection, person: int, now: datetime) -> str:
    """The JSON file: a list of rows for each kind of thing, in the order they were written."""
    found: dict[str, object] = {"keryx": "personal data", "person": str(person), "written": now.isoformat()}
    for trace in TRACES:
        columns = [trace.rows.c[name] for name in trace.told]
        query = select(*columns).where(trace.of(person)).order_by(*trace.rows.primary_key)
        found[trace.label] = [
            {column.name: _plain(column, value) for column, value in zip(columns, row, strict=True)}
            for row in await connection.execute(query)
        ]
    columns = [ORDER.c[name] for name in ("game", "seat", "kind", "about", "choice")]
    query = select(*columns).join(*_SEAT).where(col(ChairRow.person) == person).order_by(col(OrderRow.id))
    found[ORDERS] = [dict(row) for row in (await connection.execute(query)).mappings()]
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


_SEAT = (
    ChairRow,
    (col(ChairRow.game) == col(OrderRow.game)) & (col(ChairRow.seat) == col(OrderRow.seat)),
)


async def amounts(connection: Connection, person: int) -> dict[str, int]:
    """How many rows of each kind there are."""
    found = {}
    for trace in TRACES:
        query = select(func.count()).select_from(trace.rows).where(trace.of(person))
        found[trace.label] = int((await connection.execute(query)).scalar() or 0)
    query = select(func.count()).select_from(ORDER).join(*_SEAT).where(col(ChairRow.person) == person)
    found[ORDERS] = int((await connection.execute(query)).scalar() or 0)
    return found
