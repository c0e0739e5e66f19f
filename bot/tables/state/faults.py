"""Faults of ours, written down with a short code that finds them; at a table with what replays them."""

import traceback
from dataclasses import dataclass
from datetime import datetime

import structlog

from bot.errors.codes import code_of
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
) -> str:
    """The code of a fault that is logged and stored: game, entries of its log, seat and deed replay it. What
    may be a secret of the game is stored alone."""
    code = code_of(error)
    fault = Fault(table.id, table.number, attempt.seat, attempt.deed, trace_of(error), now)
    where: dict[str, object] = {"game": table.id, "number": table.number, "seat": attempt.seat}
    if not table.rules.hidden:
        where["deed"] = attempt.deed
    log.error("fault at a table", **where, code=code, trace=fault.error)
    await _store(store, fault)
    return code


async def write_down(
    store: Store, now: datetime, error: BaseException, game: int | None = None, deed: str = ""
) -> str:
    """The code of a fault that is stored, wherever it happened; it is logged by whoever met it."""
    code = code_of(error)
    await _store(store, Fault(game, 0, None, deed, trace_of(error), now))
    return code


def trace_of(error: BaseException) -> str:
    """The trace of an error, with its code below where it has one."""
    return "".join(traceback.format_exception(error))


async def _store(store: Store, fault: Fault) -> None:
    try:
        await store.write(itself.add_fault, fault)
    except TableError:
        log.warning("the fault could not be stored", game=fault.game)
