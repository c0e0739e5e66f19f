"""people's private notes, who shows how reliable they are, and what tables were told is new

Revision ID: 0021_notes
Revises: 0020_cases
Create Date: 2026-11-23 19:45:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0021_notes'
down_revision = '0020_cases'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        'note',
        sa.Column('game', sa.Integer(), nullable=False),
        sa.Column('person', sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column('text', sa.Text(), nullable=False),
        sa.Column('at', sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['game'], ['game.id']),
        sa.PrimaryKeyConstraint('game', 'person'),
    )
    op.create_index(op.f('ix_note_person'), 'note', ['person'])
    op.create_table(
        'news',
        sa.Column('game', sa.Integer(), nullable=False),
        sa.Column('version', sa.String(), nullable=False),
        sa.Column('wanted', sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(['game'], ['game.id']),
        sa.PrimaryKeyConstraint('game'),
    )
    with op.batch_alter_table('habits') as batch_op:
        batch_op.add_column(sa.Column('reliable', sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table('habits') as batch_op:
        batch_op.drop_column('reliable')
    op.drop_table('news')
    op.drop_table('note')
