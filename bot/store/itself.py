"""What the bot keeps of itself: faults of ours, and settings such as the hash of its commands."""

from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import insert, select

from bot.store.connection import Connection
from bot.store.rows.games import FAULT, SETTING
from bot.store.values import replace_rows


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
    """Remember a fault of ours."""
    await connection.execute(insert(FAULT).values(asdict(fault)))


async def setting(connection: Connection, name: str) -> str | None:
    """Something the bot remembers of itself."""
    return (await connection.execute(select(SETTING.c.value).filter_by(name=name))).scalar()


async def keep_setting(connection: Connection, name: str, value: str) -> None:
    """Remember something."""
    await replace_rows(connection, SETTING, [{"name": name, "value": value}], name=name)
