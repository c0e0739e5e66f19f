"""Runs migrations on the connection it is given."""

from alembic import context
from sqlmodel import SQLModel

from bot.store import call_rows as call_rows
from bot.store import models, people_models  # noqa: F401 - registers the tables
from bot.store import seeking_rows as seeking_rows
from bot.store import stats_rows as stats_rows

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=SQLModel.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
