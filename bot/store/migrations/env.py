"""Runs migrations on the connection it is given."""

from alembic import context
from sqlmodel import SQLModel

from bot.calls.written import rows as call_rows  # noqa: F401 - registers the tables
from bot.club.seeking import rows as seeking_rows  # noqa: F401 - registers the tables
from bot.club.stats import rows as stats_rows  # noqa: F401 - registers the tables
from bot.store import models, people_models  # noqa: F401 - registers the tables

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=SQLModel.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
