"""results, ratings, and who is not counted

Revision ID: 0003_stats
Revises: 0002
Create Date: 2026-11-21 10:20:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0003_stats'
down_revision = '0002'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('result',
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('person', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('guild', sa.BigInteger(), nullable=True),
    sa.Column('title', sa.String(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('rank', sa.Integer(), nullable=False),
    sa.Column('seats', sa.Integer(), nullable=False),
    sa.Column('score', sa.Integer(), nullable=False),
    sa.Column('goal', sa.Integer(), nullable=True),
    sa.Column('won', sa.Boolean(), nullable=False),
    sa.Column('conceded', sa.Boolean(), nullable=False),
    sa.Column('rated', sa.Boolean(), nullable=False),
    sa.Column('waits', sa.Text(), nullable=False),
    sa.Column('ended', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('game', 'person')
    )
    with op.batch_alter_table('result', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_result_person'), ['person'], unique=False)

    op.create_table('rating',
    sa.Column('person', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('title', sa.String(), nullable=False),
    sa.Column('guild', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('mu', sa.Float(), nullable=False),
    sa.Column('sigma', sa.Float(), nullable=False),
    sa.Column('games', sa.Integer(), nullable=False),
    sa.PrimaryKeyConstraint('person', 'title', 'guild')
    )
    op.create_table('uncounted',
    sa.Column('person', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('since', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('person')
    )


def downgrade() -> None:
    op.drop_table('uncounted')
    op.drop_table('rating')
    with op.batch_alter_table('result', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_result_person'))

    op.drop_table('result')
