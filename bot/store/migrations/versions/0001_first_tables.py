"""first tables

Revision ID: 0001
Revises: 
Create Date: 2026-11-21 03:33:14.169567
"""

import sqlalchemy as sa
from alembic import op


revision = '0001'
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _games()
    _what_happens()


def _games() -> None:
    op.create_table('fault',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game', sa.Integer(), nullable=True),
    sa.Column('number', sa.Integer(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=True),
    sa.Column('deed', sa.String(), nullable=False),
    sa.Column('error', sa.Text(), nullable=False),
    sa.Column('at', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('id')
    )
    op.create_table('game',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('guild', sa.BigInteger(), nullable=True),
    sa.Column('channel', sa.BigInteger(), nullable=False),
    sa.Column('title', sa.String(), nullable=False),
    sa.Column('version', sa.Integer(), nullable=False),
    sa.Column('options', sa.String(), nullable=False),
    sa.Column('seats', sa.Integer(), nullable=False),
    sa.Column('seed', sa.String(), nullable=False),
    sa.Column('setup', sa.String(), nullable=False),
    sa.Column('status', sa.String(), nullable=False),
    sa.Column('host', sa.BigInteger(), nullable=False),
    sa.Column('host_name', sa.String(), nullable=False),
    sa.Column('language', sa.String(), nullable=False),
    sa.Column('number', sa.Integer(), nullable=False),
    sa.Column('told', sa.Integer(), nullable=False),
    sa.Column('post', sa.BigInteger(), nullable=True),
    sa.Column('created', sa.DateTime(timezone=True), nullable=False),
    sa.Column('started', sa.DateTime(timezone=True), nullable=True),
    sa.Column('ended', sa.DateTime(timezone=True), nullable=True),
    sa.PrimaryKeyConstraint('id')
    )
    with op.batch_alter_table('game', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_game_channel'), ['channel'], unique=False)
        batch_op.create_index(batch_op.f('ix_game_status'), ['status'], unique=False)
        batch_op.create_index('one_open_game_per_channel', ['channel'], unique=True, sqlite_where=sa.text("status in ('lobby', 'running')"), postgresql_where=sa.text("status in ('lobby', 'running')"))

    op.create_table('setting',
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('value', sa.String(), nullable=False),
    sa.PrimaryKeyConstraint('name')
    )
    op.create_table('chair',
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('person', sa.BigInteger(), nullable=True),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('computer', sa.String(), nullable=True),
    sa.Column('wish', sa.String(), nullable=True),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('game', 'seat')
    )
    with op.batch_alter_table('chair', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_chair_person'), ['person'], unique=False)


def _what_happens() -> None:
    op.create_table('entry',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('number', sa.Integer(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('deed', sa.String(), nullable=False),
    sa.Column('by', sa.String(), nullable=False),
    sa.Column('person', sa.BigInteger(), nullable=True),
    sa.Column('drawn', sa.String(), nullable=False),
    sa.Column('at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('id'),
    sa.UniqueConstraint('game', 'number')
    )
    op.create_table('outbox',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('channel', sa.BigInteger(), nullable=False),
    sa.Column('kind', sa.String(), nullable=False),
    sa.Column('number', sa.Integer(), nullable=False),
    sa.Column('created', sa.DateTime(timezone=True), nullable=False),
    sa.Column('attempts', sa.Integer(), nullable=False),
    sa.Column('due', sa.DateTime(timezone=True), nullable=False),
    sa.Column('message', sa.BigInteger(), nullable=True),
    sa.Column('done', sa.Boolean(), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('id')
    )
    with op.batch_alter_table('outbox', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_outbox_done'), ['done'], unique=False)
        batch_op.create_index(batch_op.f('ix_outbox_game'), ['game'], unique=False)

    op.create_table('snapshot',
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('number', sa.Integer(), nullable=False),
    sa.Column('version', sa.Integer(), nullable=False),
    sa.Column('state', sa.Text(), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('game', 'number')
    )
    op.create_table('standing_order',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('kind', sa.String(), nullable=False),
    sa.Column('about', sa.String(), nullable=False),
    sa.Column('choice', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('id'),
    sa.UniqueConstraint('game', 'seat', 'kind', 'about')
    )
    with op.batch_alter_table('standing_order', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_standing_order_game'), ['game'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('standing_order', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_standing_order_game'))

    op.drop_table('standing_order')
    op.drop_table('snapshot')
    with op.batch_alter_table('outbox', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_outbox_game'))
        batch_op.drop_index(batch_op.f('ix_outbox_done'))

    op.drop_table('outbox')
    op.drop_table('entry')
    with op.batch_alter_table('chair', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_chair_person'))

    op.drop_table('chair')
    op.drop_table('setting')
    with op.batch_alter_table('game', schema=None) as batch_op:
        batch_op.drop_index('one_open_game_per_channel', sqlite_where=sa.text("status in ('lobby', 'running')"), postgresql_where=sa.text("status in ('lobby', 'running')"))
        batch_op.drop_index(batch_op.f('ix_game_status'))
        batch_op.drop_index(batch_op.f('ix_game_channel'))

    op.drop_table('game')
    op.drop_table('fault')
