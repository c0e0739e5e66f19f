"""moves given ahead may be for cases: what has to happen before one's turn

Revision ID: 0018_cases
Revises: 0017_guided
Create Date: 2026-11-23 19:20:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0018_cases'
down_revision = '0017_guided'
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
