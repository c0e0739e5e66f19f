"""what Discord answered last to a post that waits

Revision ID: 0027_last_answers
Revises: 0026_several_processes
Create Date: 2026-11-24 09:30:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0027_last_answers'
down_revision = '0026_several_processes'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('outbox', sa.Column('answer', sa.String(), server_default='', nullable=False))


def downgrade() -> None:
    op.drop_column('outbox', 'answer')
