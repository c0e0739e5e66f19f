"""people who are new may have each question of their panel say what it is for

Revision ID: 0017_guided
Revises: 0016_courses
Create Date: 2026-11-23 16:00:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0017_guided'
down_revision = '0016_courses'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('habits') as batch_op:
        batch_op.add_column(sa.Column('guide', sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table('habits') as batch_op:
        batch_op.drop_column('guide')
