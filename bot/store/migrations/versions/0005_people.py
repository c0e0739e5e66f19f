"""votes, guests, seats that change hands

Revision ID: 0005_people
Revises: 0004_seeking
Create Date: 2026-11-21 10:10:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0005_people'
down_revision = '0004_seeking'
branch_labels = None
depends_on = None

OPEN = sa.text('outcome is null')


def upgrade() -> None:
    _votes()
    _seats_that_change_hands()


def _votes() -> None:
    op.add_column('chair', sa.Column('kept', sa.BigInteger(), nullable=True))
    op.create_table('vote',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('kind', sa.String(), nullable=False),
    sa.Column('about', sa.Text(), nullable=False),
    sa.Column('asker', sa.BigInteger(), nullable=False),
    sa.Column('asker_name', sa.String(), nullable=False),
    sa.Column('needs', sa.String(), nullable=False),
    sa.Column('owner', sa.BigInteger(), nullable=True),
    sa.Column('number', sa.Integer(), nullable=False),
    sa.Column('opened', sa.DateTime(timezone=True), nullable=False),
    sa.Column('ends', sa.DateTime(timezone=True), nullable=False),
    sa.Column('outcome', sa.String(), nullable=True),
    sa.Column('message', sa.BigInteger(), nullable=True),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('id')
    )
    op.create_index('one_open_vote_per_game', 'vote', ['game'], unique=True, sqlite_where=OPEN, postgresql_where=OPEN)
    op.create_table('ballot',
    sa.Column('vote', sa.Integer(), nullable=False),
    sa.Column('person', sa.BigInteger(), nullable=False),
    sa.Column('place', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('yes', sa.Boolean(), nullable=True),
    sa.Column('at', sa.DateTime(timezone=True), nullable=True),
    sa.ForeignKeyConstraint(['vote'], ['vote.id'], ),
    sa.PrimaryKeyConstraint('vote', 'person')
    )
    op.create_table('guest',
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('person', sa.BigInteger(), nullable=False),
    sa.Column('role', sa.String(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('language', sa.String(), nullable=False),
    sa.Column('at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('game', 'person', 'role')
    )


def _seats_that_change_hands() -> None:
    op.create_table('handover',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('number', sa.Integer(), nullable=False),
    sa.Column('why', sa.String(), nullable=False),
    sa.Column('by', sa.BigInteger(), nullable=True),
    sa.Column('from_person', sa.BigInteger(), nullable=True),
    sa.Column('from_name', sa.String(), nullable=False),
    sa.Column('from_computer', sa.String(), nullable=True),
    sa.Column('to_person', sa.BigInteger(), nullable=True),
    sa.Column('to_name', sa.String(), nullable=False),
    sa.Column('to_computer', sa.String(), nullable=True),
    sa.Column('at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('id')
    )
    op.create_index('ix_handover_game', 'handover', ['game'], unique=False)
    op.create_index('ix_handover_from_person', 'handover', ['from_person'], unique=False)
    op.create_table('offer',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('by', sa.BigInteger(), nullable=False),
    sa.Column('by_name', sa.String(), nullable=False),
    sa.Column('to_person', sa.BigInteger(), nullable=True),
    sa.Column('to_name', sa.String(), nullable=False),
    sa.Column('late', sa.Boolean(), nullable=False),
    sa.Column('opened', sa.DateTime(timezone=True), nullable=False),
    sa.Column('outcome', sa.String(), nullable=True),
    sa.Column('message', sa.BigInteger(), nullable=True),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('id')
    )
    op.create_index('one_open_offer_per_seat', 'offer', ['game', 'seat'], unique=True, sqlite_where=OPEN, postgresql_where=OPEN)
    op.create_table('server_role',
    sa.Column('guild', sa.BigInteger(), nullable=False),
    sa.Column('role', sa.BigInteger(), nullable=False),
    sa.PrimaryKeyConstraint('guild', 'role')
    )


def downgrade() -> None:
    op.drop_table('server_role')
    op.drop_table('offer')
    op.drop_table('handover')
    op.drop_table('guest')
    op.drop_table('ballot')
    op.drop_table('vote')
    op.drop_column('chair', 'kept')
