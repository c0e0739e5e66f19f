"""finding players

Revision ID: 0004_seeking
Revises: 0003_stats
Create Date: 2026-11-21 10:50:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0004_seeking'
down_revision = '0003_stats'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('seeking',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('guild', sa.BigInteger(), nullable=False),
    sa.Column('channel', sa.BigInteger(), nullable=False),
    sa.Column('title', sa.String(), nullable=False),
    sa.Column('seats', sa.Integer(), nullable=False),
    sa.Column('pace', sa.String(), nullable=False),
    sa.Column('language', sa.String(), nullable=False),
    sa.Column('host', sa.BigInteger(), nullable=False),
    sa.Column('host_name', sa.String(), nullable=False),
    sa.Column('created', sa.DateTime(timezone=True), nullable=False),
    sa.Column('ends', sa.DateTime(timezone=True), nullable=False),
    sa.Column('status', sa.String(), nullable=False),
    sa.Column('game', sa.Integer(), nullable=True),
    sa.Column('revision', sa.Integer(), nullable=False),
    sa.Column('shown', sa.Integer(), nullable=False),
    sa.Column('called', sa.Boolean(), nullable=False),
    sa.Column('message', sa.BigInteger(), nullable=True),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('id')
    )
    with op.batch_alter_table('seeking', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_seeking_status'), ['status'], unique=False)

    op.create_table('seeker',
    sa.Column('seeking', sa.Integer(), nullable=False),
    sa.Column('person', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['seeking'], ['seeking.id'], ),
    sa.PrimaryKeyConstraint('seeking', 'person')
    )


def downgrade() -> None:
    op.drop_table('seeker')
    with op.batch_alter_table('seeking', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_seeking_status'))

    op.drop_table('seeking')
