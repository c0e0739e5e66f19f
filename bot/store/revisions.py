"""The versions of the tables: which one a database has, which there are, and the way to the newest.

Alembic takes ten megabytes and is loaded only where tables are changed.
"""

import re
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, func, inspect, select, text

if TYPE_CHECKING:
    from alembic.config import Config

CHANGING = 0x6B657279
"""The number of the lock on PostgreSQL that whoever changes the tables holds."""

MIGRATIONS = Path(__file__).parent / "migrations"
_REVISION = re.compile(r"^revision = ['\"](.+)['\"]$", re.MULTILINE)


def revisions() -> tuple[str, ...]:
    """Every version there is, from the first to the newest: their files are numbered."""
    files = sorted((MIGRATIONS / "versions").glob("*.py"))
    return tuple(found for file in files for found in _REVISION.findall(file.read_text(encoding="utf-8")))


def revision_of(connection: Connection) -> str | None:
    """The version of a database's tables; None where none is noted."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("select version_num from alembic_version"))
    return found


def alone(connection: Connection) -> None:
    """Wait until nobody else changes the tables of a PostgreSQL database, or writes by the present ones.

    All of it ends with the transaction. SQLite's writers are alone anyway.
    """
    if connection.dialect.name != "postgresql":
        return
    connection.execute(text("set local lock_timeout = 0"))
    connection.execute(select(func.pg_advisory_xact_lock(CHANGING)))
    if inspect(connection).has_table("alembic_version"):
        connection.execute(text("lock table alembic_version in access exclusive mode"))


def config(connection: Connection) -> "Config":
    """What Alembic needs to know to work on a connection."""
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS))
    found.attributes["connection"] = connection
    return found


def upgrade(connection: Connection) -> None:
    """Bring the tables up to the newest version."""
    from alembic import command

    command.upgrade(config(connection), "head")
