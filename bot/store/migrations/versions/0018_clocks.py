"""last calls, extensions, pauses of tables, bank clocks, free week-ends, fixed hours, who is next

Revision ID: 0018_clocks
Revises: 0017_guided
Create Date: 2026-11-23 19:00:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0018_clocks'
down_revision = '0017_guided'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('pace') as batch_op:
        batch_op.add_column(sa.Column('extension', sa.Integer(), nullable=True, server_default='1440'))
        batch_op.add_column(sa.Column('credit', sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column('weekends', sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column('hour', sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column('zone', sa.String(), nullable=True))
    with op.batch_alter_table('timer') as batch_op:
        batch_op.add_column(sa.Column('warned', sa.DateTime(timezone=True), nullable=True))
        batch_op.add_column(sa.Column('extended', sa.Integer(), nullable=False, server_default='0'))
        batch_op.add_column(sa.Column('bank', sa.Integer(), nullable=True))
    with op.batch_alter_table('habits') as batch_op:
        batch_op.add_column(sa.Column('forewarned', sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        'pause',
        sa.Column('id', sa.Integer(), nullable=False),
        sa.Column('game', sa.Integer(), nullable=False),
        sa.Column('begins', sa.DateTime(timezone=True), nullable=False),
        sa.Column('ends', sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['game'], ['game.id']),
        sa.PrimaryKeyConstraint('id'),
    )
    op.create_index(op.f('ix_pause_game'), 'pause', ['game'])
    op.create_table(
        'clock',
        sa.Column('game', sa.Integer(), nullable=False),
        sa.Column('person', sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column('extended', sa.Boolean(), nullable=False),
        sa.Column('left', sa.Integer(), nullable=True),
        sa.Column('turn', sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(['game'], ['game.id']),
        sa.PrimaryKeyConstraint('game', 'person'),
    )
    op.create_index(op.f('ix_clock_person'), 'clock', ['person'])


def downgrade() -> None:
    op.drop_table('clock')
    op.drop_table('pause')
    with op.batch_alter_table('habits') as batch_op:
        batch_op.drop_column('forewarned')
    with op.batch_alter_table('timer') as batch_op:
        batch_op.drop_column('bank')
        batch_op.drop_column('extended')
        batch_op.drop_column('warned')
    with op.batch_alter_table('pace') as batch_op:
        for column in ('zone', 'hour', 'weekends', 'credit', 'extension'):
            batch_op.drop_column(column)
