"""how far people have come in the lessons of a game

Revision ID: 0016_courses
Revises: 0015_ends_of_fights
Create Date: 2026-11-23 12:40:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0016_courses'
down_revision = '0015_ends_of_fights'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('course',
    sa.Column('person', sa.BigInteger(), nullable=False),
    sa.Column('title', sa.String(), nullable=False),
    sa.Column('lesson', sa.String(), nullable=False),
    sa.Column('at', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('person', 'title')
    )


def downgrade() -> None:
    op.drop_table('course')
