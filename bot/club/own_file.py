"""Everything that is stored of a person, as a file for them."""

import json
from datetime import datetime

from bot.store.club.personal import count_orders, count_rows, orders_told, rows_told
from bot.store.club.traces import TRACES
from bot.store.connection import Connection

ORDERS = "orders"
"""What standing orders are called in the file: theirs who holds the seat, so that their rows hold no id."""


def _plain(value: object) -> object:
    """A value for JSON."""
    return value.isoformat() if isinstance(value, datetime) else value


async def own_file(connection: Connection, person: int, now: datetime) -> str:
    """The JSON file: a list of rows for each kind of thing, in the order they were written."""
    found: dict[str, object] = {"keryx": "personal data", "person": str(person), "written": now.isoformat()}
    for trace in TRACES:
        found[trace.label] = [
            {name: _plain(value) for name, value in row.items()}
            for row in await rows_told(connection, trace, person)
        ]
    found[ORDERS] = await orders_told(connection, person)
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


async def amounts(connection: Connection, person: int) -> dict[str, int]:
    """How many rows of each kind there are."""
    found = {trace.label: await count_rows(connection, trace, person) for trace in TRACES}
    return found | {ORDERS: await count_orders(connection, person)}
