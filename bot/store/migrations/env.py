"""Runs migrations on the connection it is given."""

from alembic import context
from sqlmodel import SQLModel

from bot.store.rows import calls, club, crew, games, people  # noqa: F401 - registers the tables

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=SQLModel.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
