"""plans, moves given ahead, posts to link to, galleries

Revision ID: 0006_looking
Revises: 0005_people
Create Date: 2026-11-21 09:40:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0006_looking'
down_revision = '0005_people'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('outbox', sa.Column('about', sa.String(), nullable=False, server_default=''))
    op.create_table('plan',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('person', sa.BigInteger(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('steps', sa.Text(), nullable=False),
    sa.Column('shown', sa.Integer(), nullable=False),
    sa.Column('at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('id'),
    sa.UniqueConstraint('game', 'person', 'name')
    )
    op.create_index('ix_plan_game', 'plan', ['game'], unique=False)
    op.create_index('ix_plan_person', 'plan', ['person'], unique=False)
    op.create_table('ahead',
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('person', sa.BigInteger(), nullable=False),
    sa.Column('moves', sa.Text(), nullable=False),
    sa.Column('done', sa.Integer(), nullable=False),
    sa.Column('watch', sa.String(), nullable=False),
    sa.Column('status', sa.String(), nullable=False),
    sa.Column('why', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('game', 'seat')
    )
    op.create_index('ix_ahead_person', 'ahead', ['person'], unique=False)
    op.create_table('post',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('entry', sa.Integer(), nullable=False),
    sa.Column('channel', sa.BigInteger(), nullable=False),
    sa.Column('message', sa.BigInteger(), nullable=False),
    sa.Column('at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('id')
    )
    op.create_index('ix_post_game', 'post', ['game'], unique=False)
    op.create_table('gallery',
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('channel', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('every', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('game', 'channel')
    )


def downgrade() -> None:
    op.drop_table('gallery')
    op.drop_index('ix_post_game', table_name='post')
    op.drop_table('post')
    op.drop_index('ix_ahead_person', table_name='ahead')
    op.drop_table('ahead')
    op.drop_index('ix_plan_person', table_name='plan')
    op.drop_index('ix_plan_game', table_name='plan')
    op.drop_table('plan')
    op.drop_column('outbox', 'about')
