"""moves given ahead may be for cases: what has to happen before one's turn

Revision ID: 0020_cases
Revises: 0019_lessons_done
Create Date: 2026-11-23 19:20:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0020_cases'
down_revision = '0019_lessons_done'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('ahead') as batch_op:
        batch_op.add_column(sa.Column('cases', sa.Text(), nullable=False, server_default='[]'))
        batch_op.add_column(sa.Column('taken', sa.Integer(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('ahead') as batch_op:
        batch_op.drop_column('taken')
        batch_op.drop_column('cases')
