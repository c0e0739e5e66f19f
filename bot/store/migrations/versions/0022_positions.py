"""where each game stands, what each entry led to, and where a game went on under other rules

Revision ID: 0022_positions
Revises: 0021_notes
Create Date: 2026-11-23 19:50:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0022_positions'
down_revision = '0021_notes'
branch_labels = None
depends_on = None


def _columns() -> "list[sa.Column[int] | sa.Column[str]]":
    return [
        sa.Column('number', sa.Integer(), nullable=False),
        sa.Column('version', sa.Integer(), nullable=False),
        sa.Column('form', sa.String(), nullable=False),
        sa.Column('state', sa.Text(), nullable=False),
    ]


def upgrade() -> None:
    # The table is not made anew: its triggers would go with it.
    op.add_column('entry', sa.Column('digest', sa.String(), nullable=False, server_default=''))
    op.create_table(
        'position',
        sa.Column('game', sa.Integer(), sa.ForeignKey('game.id'), primary_key=True),
        *_columns(),
    )
    op.create_table(
        'seam',
        sa.Column('id', sa.Integer(), primary_key=True),
        sa.Column('game', sa.Integer(), sa.ForeignKey('game.id'), nullable=False),
        *_columns(),
    )
    op.create_index('ix_seam_game', 'seam', ['game'])


def downgrade() -> None:
    op.drop_index('ix_seam_game', 'seam')
    op.drop_table('seam')
    op.drop_table('position')
    op.drop_column('entry', 'digest')
