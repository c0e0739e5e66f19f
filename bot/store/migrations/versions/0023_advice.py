"""what tables settle about advice, in which games it was had, and the turns that people were advised to play

Revision ID: 0023_advice
Revises: 0022_positions
Create Date: 2026-11-24 02:10:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0023_advice'
down_revision = '0022_positions'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('game', sa.Column('advice', sa.String(), nullable=False, server_default=''))
    op.add_column('game', sa.Column('advised', sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        'advice',
        sa.Column('game', sa.Integer(), nullable=False),
        sa.Column('person', sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column('number', sa.Integer(), nullable=False),
        sa.Column('seat', sa.Integer(), nullable=False),
        sa.Column('lines', sa.Text(), nullable=False),
        sa.Column('at', sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['game'], ['game.id']),
        sa.PrimaryKeyConstraint('game', 'person'),
    )
    op.create_index(op.f('ix_advice_person'), 'advice', ['person'])


def downgrade() -> None:
    op.drop_table('advice')
    op.drop_column('game', 'advised')
    op.drop_column('game', 'advice')
