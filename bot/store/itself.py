"""What the bot keeps of itself: faults of ours, and settings such as the hash of its commands."""

from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import delete, insert, select
from sqlmodel import col

from bot.store.connection import Connection
from bot.store.rows.games import FAULT, SETTING, SettingRow


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
    await connection.execute(insert(FAULT).values(**asdict(fault)))


async def setting(connection: Connection, name: str) -> str | None:
    """Something the bot remembers of itself."""
    query = select(col(SettingRow.value)).where(col(SettingRow.name) == name)
    return (await connection.execute(query)).scalar()


async def keep_setting(connection: Connection, name: str, value: str) -> None:
    """Remember something."""
    await connection.execute(delete(SETTING).where(col(SettingRow.name) == name))
    await connection.execute(insert(SETTING).values(name=name, value=value))
