"""who works, what they have taken, and the word that a game has moved

Revision ID: 0026_several_processes
Revises: 0025_analyses
Create Date: 2026-11-24 04:50:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0026_several_processes'
down_revision = '0025_analyses'
branch_labels = None
depends_on = None

# Each process names itself as the application of its connections, so that it knows its own words again.
FUNCTIONS = (
    """
    create function keryx_moved() returns trigger language plpgsql as $$
    begin
        perform pg_notify('keryx', concat_ws(' ', 'game', new.id, current_setting('application_name')));
        return null;
    end $$
    """,
    """
    create function keryx_posts() returns trigger language plpgsql as $$
    begin
        perform pg_notify('keryx', concat_ws(' ', 'posts',
            coalesce((select guild from game where id = new.game), 0), current_setting('application_name')));
        return null;
    end $$
    """,
    """
    create function keryx_votes() returns trigger language plpgsql as $$
    begin
        perform pg_notify('keryx', concat_ws(' ', 'votes', 0, current_setting('application_name')));
        return null;
    end $$
    """,
)
TRIGGERS = (
    'create trigger keryx_moved after update on game for each row execute function keryx_moved()',
    'create trigger keryx_posts after insert on outbox for each row execute function keryx_posts()',
    'create trigger keryx_votes after insert on vote for each statement execute function keryx_votes()',
)


def upgrade() -> None:
    op.create_table(
        'worker',
        sa.Column('name', sa.String(), nullable=False),
        sa.Column('shards', sa.String(), nullable=False),
        sa.Column('until', sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint('name'),
    )
    op.create_table(
        'lease',
        sa.Column('kind', sa.String(), nullable=False),
        sa.Column('key', sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column('holder', sa.String(), nullable=False),
        sa.PrimaryKeyConstraint('kind', 'key'),
    )
    op.create_index('ix_lease_holder', 'lease', ['holder'])
    if op.get_context().dialect.name == 'postgresql':
        for statement in (*FUNCTIONS, *TRIGGERS):
            op.execute(statement)


def downgrade() -> None:
    if op.get_context().dialect.name == 'postgresql':
        for name, table in (('moved', 'game'), ('posts', 'outbox'), ('votes', 'vote')):
            op.execute(f'drop trigger keryx_{name} on {table}')
            op.execute(f'drop function keryx_{name}()')
    op.drop_table('lease')
    op.drop_table('worker')
