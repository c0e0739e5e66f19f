"""exchanges, each told in one message

Revision ID: 0008_exchange
Revises: 0007_calls
Create Date: 2026-11-22 01:00:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0008_exchange'
down_revision = '0007_calls'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('exchange',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('word', sa.String(), nullable=False),
    sa.Column('began', sa.Integer(), nullable=False),
    sa.Column('ended', sa.Integer(), nullable=True),
    sa.Column('since', sa.Integer(), nullable=False),
    sa.Column('over', sa.Boolean(), nullable=False),
    sa.Column('message', sa.BigInteger(), nullable=True),
    sa.Column('call', sa.BigInteger(), nullable=True),
    sa.Column('called', sa.String(), nullable=False),
    sa.Column('calling', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('id')
    )
    with op.batch_alter_table('exchange', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_exchange_game'), ['game'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('exchange', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_exchange_game'))

    op.drop_table('exchange')
