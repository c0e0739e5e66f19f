"""which analyses of finished games were asked for, and where they are posted

Revision ID: 0025_analyses
Revises: 0024_forks
Create Date: 2026-11-24 02:40:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0025_analyses'
down_revision = '0024_forks'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        'analysis',
        sa.Column('game', sa.Integer(), nullable=False),
        sa.Column('message', sa.BigInteger(), nullable=True),
        sa.Column('made', sa.Boolean(), nullable=False),
        sa.Column('at', sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['game'], ['game.id']),
        sa.PrimaryKeyConstraint('game'),
    )


def downgrade() -> None:
    op.drop_table('analysis')
