"""a clock for answers outside one's turn, and pauses of standing orders

Revision ID: 0009_answers
Revises: 0008_exchange
Create Date: 2026-11-22 01:20:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0009_answers'
down_revision = '0008_exchange'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('pace', sa.Column('answers', sa.Integer(), nullable=True))
    op.execute(sa.text('update pace set answers = 1440'))
    with op.batch_alter_table('timer') as batch_op:
        batch_op.add_column(sa.Column('overdue', sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column('asked', sa.DateTime(timezone=True), nullable=True))
        batch_op.add_column(sa.Column('pause', sa.Integer(), nullable=False, server_default='0'))
    # What is asked already was asked without this clock.
    op.execute(sa.text('update timer set overdue = true where in_turn = false'))


def downgrade() -> None:
    with op.batch_alter_table('timer') as batch_op:
        batch_op.drop_column('pause')
        batch_op.drop_column('asked')
        batch_op.drop_column('overdue')
    with op.batch_alter_table('pace') as batch_op:
        batch_op.drop_column('answers')
