"""ends of fights that are told in messages of their own, until they are and after

Revision ID: 0015_ends_of_fights
Revises: 0014_rest_of_lines
Create Date: 2026-11-23 09:30:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0015_ends_of_fights'
down_revision = '0014_rest_of_lines'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('fight_end',
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('entry', sa.Integer(), nullable=False),
    sa.Column('due', sa.DateTime(timezone=True), nullable=True),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('game', 'seat', 'entry')
    )


def downgrade() -> None:
    op.drop_table('fight_end')
