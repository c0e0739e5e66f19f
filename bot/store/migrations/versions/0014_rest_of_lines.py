"""what of a typed line could not be planned stays with the plan, to be mended

Revision ID: 0014_rest_of_lines
Revises: 0013_pictures_or_words
Create Date: 2026-11-23 03:20:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0014_rest_of_lines'
down_revision = '0013_pictures_or_words'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('plan') as batch_op:
        batch_op.add_column(sa.Column('rest', sa.String(), nullable=False, server_default=''))


def downgrade() -> None:
    with op.batch_alter_table('plan') as batch_op:
        batch_op.drop_column('rest')
