"""where a call's message is, whether it still asks, and whether that is to be looked at

Revision ID: 0010_settled_calls
Revises: 0009_answers
Create Date: 2026-11-22 11:30:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0010_settled_calls'
down_revision = '0009_answers'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('call') as batch_op:
        batch_op.add_column(sa.Column('place', sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column('asks', sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column('stale', sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.create_index('ix_call_asks', ['asks'])
        batch_op.create_index('ix_call_stale', ['stale'])


def downgrade() -> None:
    with op.batch_alter_table('call') as batch_op:
        batch_op.drop_index('ix_call_stale')
        batch_op.drop_index('ix_call_asks')
        batch_op.drop_column('stale')
        batch_op.drop_column('asks')
        batch_op.drop_column('place')
