"""A PostgreSQL database that nobody works on: asked whether that is so, and kept so until a transaction ends.

An SQLite file is held by a lock beside it: `bot/store/alone.py`.
"""

from sqlalchemy import func, select, text

from bot.store.connection import Connection
from bot.store.rows.crew import WORKER

CONNECTED = """select exists (select from pg_stat_activity where datname = current_database()
    and application_name like 'keryx-%' and application_name <> current_setting('application_name'))"""

LONGEST = "5s"
"""How long to wait for a transaction that is under way."""


async def keep_out(connection: Connection) -> None:
    """Let no process of ours write until the transaction ends; its tables are made already.

    Whoever has begun to write is waited for. As the first words of a transaction it also settles which
    moment that sees.

    Raises:
        DBAPIError: somebody takes too long.
    """
    if connection.dialect.name != "postgresql":
        return
    await connection.execute(text(f"set local lock_timeout = '{LONGEST}'"))
    await connection.execute(text("lock table alembic_version in access exclusive mode"))


async def at_work(connection: Connection) -> bool:
    """Whether a process of ours works on this PostgreSQL database.

    It lives, as its row says; or it is connected: one that was stopped for long may wake.
    """
    if connection.dialect.name != "postgresql":
        return False
    if await connection.scalar(text(CONNECTED)):
        return True
    if await connection.scalar(text("select to_regclass('worker')")) is None:
        return False
    lives = select(func.count()).select_from(WORKER).where(WORKER.c.until > func.clock_timestamp())
    return bool(await connection.scalar(lives))
