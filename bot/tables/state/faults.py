"""Faults of ours at a table, written down with what is needed to replay them."""

import traceback
from dataclasses import dataclass
from datetime import datetime

import structlog

from bot.errors.trouble import TableError
from bot.store import itself
from bot.store.database import Store
from bot.store.itself import Fault
from bot.tables.state.table import Table
from engine.core.contract import Seat

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class Attempt:
    """What is being tried at a table."""

    deed: str = ""
    """As typed: actions, `undo` or `concede`."""
    seat: Seat | None = None


async def keep_fault(
    store: Store, now: datetime, table: Table, error: BaseException, attempt: Attempt
) -> None:
    """Log a fault and store it: game, entries of its log, seat and deed replay it."""
    trace = "".join(traceback.format_exception(error))
    fault = Fault(table.id, table.number, attempt.seat, attempt.deed, trace, now)
    where = {"game": table.id, "number": table.number, "seat": attempt.seat, "deed": attempt.deed}
    log.error("fault at a table", **where, trace=trace)
    try:
        await store.write(itself.add_fault, fault)
    except TableError:
        log.warning("the fault could not be stored", game=table.id)
