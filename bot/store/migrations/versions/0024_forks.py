"""whether tables let others try what would have been, and the games that begin as others stood at a turn

Revision ID: 0024_forks
Revises: 0023_advice
Create Date: 2026-11-24 02:20:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0024_forks'
down_revision = '0023_advice'
branch_labels = None
depends_on = None


def upgrade() -> None:
    # The table is not made anew: other tables refer to it.
    op.add_column('game', sa.Column('forks', sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column('game', sa.Column('source', sa.Integer(), nullable=True))
    op.add_column('game', sa.Column('source_turn', sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column('game', 'source_turn')
    op.drop_column('game', 'source')
    op.drop_column('game', 'forks')
