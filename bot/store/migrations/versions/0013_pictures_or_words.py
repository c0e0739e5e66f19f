"""people may prefer words to pictures in what they alone are shown

Revision ID: 0013_pictures_or_words
Revises: 0012_what_calls_are_about
Create Date: 2026-11-23 03:50:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0013_pictures_or_words'
down_revision = '0012_what_calls_are_about'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('habits') as batch_op:
        batch_op.add_column(sa.Column('pictures', sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    with op.batch_alter_table('habits') as batch_op:
        batch_op.drop_column('pictures')
