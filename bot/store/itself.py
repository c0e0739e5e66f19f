"""What the bot keeps of itself: faults of ours, and settings such as the hash of its commands."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import delete, func, insert, select

from bot.errors.codes import code_in, note_of
from bot.store.connection import Connection, number_of
from bot.store.rows.games import FAULT, SETTING
from bot.store.values import all_of, replace_rows, same

MOST_FAULTS = 1000
"""Faults that are remembered: the newest."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of ours with enough to replay it. What each field says stands at `FaultRow`."""

    game: int | None
    number: int
    seat: int | None
    deed: str
    error: str
    at: datetime


async def add_fault(connection: Connection, fault: Fault) -> None:
    """Remember a fault of ours, and forget what is too long ago."""
    number = number_of(await connection.execute(insert(FAULT).values(asdict(fault))))
    await connection.execute(delete(FAULT).where(FAULT.c.id <= number - MOST_FAULTS))


async def faults_of(connection: Connection, code: str) -> list[Fault]:
    """The faults of a code, the newest first."""
    query = select(FAULT).where(FAULT.c.error.contains(note_of(code), autoescape=True))
    return await all_of(connection, Fault, query.order_by(FAULT.c.id.desc()))


async def newest_faults(connection: Connection, games: Sequence[int]) -> dict[int, tuple[str, datetime]]:
    """The code and the time of the newest fault at each of these games where there was one."""
    newest = select(func.max(FAULT.c.id)).where(FAULT.c.game.in_(games)).group_by(FAULT.c.game)
    found = await all_of(connection, Fault, select(FAULT).where(FAULT.c.id.in_(newest)))
    return {fault.game: (code_in(fault.error), fault.at) for fault in found if fault.game is not None}


_SETTING = select(SETTING.c.value).where(*same(SETTING, "name"))


async def setting(connection: Connection, name: str) -> str | None:
    """Something the bot remembers of itself."""
    return (await connection.execute(_SETTING, {"of_name": name})).scalar()


async def keep_setting(connection: Connection, name: str, value: str) -> None:
    """Remember something."""
    await replace_rows(connection, SETTING, [{"name": name, "value": value}], name=name)
