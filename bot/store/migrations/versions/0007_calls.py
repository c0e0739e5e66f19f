"""timers, calls, what people say about them

Revision ID: 0007_calls
Revises: 0006_looking
Create Date: 2026-11-21 09:30:55.592646
"""

import sqlalchemy as sa
from alembic import op


revision = '0007_calls'
down_revision = '0006_looking'
branch_labels = None
depends_on = None


def upgrade() -> None:
    _calls()
    _timers()


def _calls() -> None:
    op.create_table('call',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('kind', sa.String(), nullable=False),
    sa.Column('person', sa.BigInteger(), nullable=False),
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('waits', sa.Text(), nullable=False),
    sa.Column('guild', sa.BigInteger(), nullable=True),
    sa.Column('channel', sa.BigInteger(), nullable=True),
    sa.Column('why', sa.String(), nullable=False),
    sa.Column('made', sa.DateTime(timezone=True), nullable=False),
    sa.Column('due', sa.DateTime(timezone=True), nullable=False),
    sa.Column('attempts', sa.Integer(), nullable=False),
    sa.Column('tried', sa.DateTime(timezone=True), nullable=True),
    sa.Column('message', sa.BigInteger(), nullable=True),
    sa.Column('done', sa.Boolean(), nullable=False),
    sa.PrimaryKeyConstraint('id')
    )
    with op.batch_alter_table('call', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_call_done'), ['done'], unique=False)
        batch_op.create_index(batch_op.f('ix_call_game'), ['game'], unique=False)
        batch_op.create_index(batch_op.f('ix_call_person'), ['person'], unique=False)

    op.create_table('habits',
    sa.Column('person', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('zone', sa.String(), nullable=True),
    sa.Column('wakes', sa.Integer(), nullable=True),
    sa.Column('sleeps', sa.Integer(), nullable=True),
    sa.Column('interval', sa.Integer(), nullable=True),
    sa.Column('place', sa.String(), nullable=True),
    sa.Column('language', sa.String(), nullable=True),
    sa.Column('direct', sa.BigInteger(), nullable=True),
    sa.PrimaryKeyConstraint('person')
    )
    op.create_table('holiday',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('person', sa.BigInteger(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('begins', sa.DateTime(timezone=True), nullable=False),
    sa.Column('ends', sa.DateTime(timezone=True), nullable=False),
    sa.Column('substitute', sa.BigInteger(), nullable=True),
    sa.Column('substitute_name', sa.String(), nullable=False),
    sa.Column('agreed', sa.Boolean(), nullable=False),
    sa.Column('begun', sa.Boolean(), nullable=False),
    sa.Column('over', sa.Boolean(), nullable=False),
    sa.PrimaryKeyConstraint('id')
    )
    with op.batch_alter_table('holiday', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_holiday_person'), ['person'], unique=False)


def _timers() -> None:
    op.create_table('timer',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('person', sa.BigInteger(), nullable=False),
    sa.Column('due', sa.DateTime(timezone=True), nullable=True),
    sa.Column('since', sa.DateTime(timezone=True), nullable=False),
    sa.Column('mark', sa.Integer(), nullable=False),
    sa.Column('in_turn', sa.Boolean(), nullable=False),
    sa.Column('acted', sa.DateTime(timezone=True), nullable=True),
    sa.Column('sent', sa.Integer(), nullable=False),
    sa.Column('last', sa.DateTime(timezone=True), nullable=True),
    sa.Column('nudged', sa.Boolean(), nullable=False),
    sa.Column('silent', sa.Boolean(), nullable=False),
    sa.Column('snoozed', sa.DateTime(timezone=True), nullable=True),
    sa.Column('patience', sa.DateTime(timezone=True), nullable=True),
    sa.Column('given_up', sa.Boolean(), nullable=False),
    sa.Column('clock_ended', sa.Boolean(), nullable=False),
    sa.PrimaryKeyConstraint('id'),
    sa.UniqueConstraint('game', 'person')
    )
    with op.batch_alter_table('timer', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_timer_due'), ['due'], unique=False)
        batch_op.create_index('ix_timer_person', ['person'], unique=False)

    op.create_table('pace',
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('first', sa.Integer(), nullable=False),
    sa.Column('growth', sa.Integer(), nullable=False),
    sa.Column('most', sa.Integer(), nullable=False),
    sa.Column('place', sa.String(), nullable=False),
    sa.Column('clock', sa.Integer(), nullable=True),
    sa.Column('ends', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.PrimaryKeyConstraint('game')
    )
    op.create_table('stand_in',
    sa.Column('game', sa.Integer(), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('holiday', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['game'], ['game.id'], ),
    sa.ForeignKeyConstraint(['holiday'], ['holiday.id'], ),
    sa.PrimaryKeyConstraint('game', 'seat')
    )
    with op.batch_alter_table('stand_in', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_stand_in_holiday'), ['holiday'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('stand_in', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_stand_in_holiday'))

    op.drop_table('stand_in')
    op.drop_table('pace')
    with op.batch_alter_table('timer', schema=None) as batch_op:
        batch_op.drop_index('ix_timer_person')
        batch_op.drop_index(batch_op.f('ix_timer_due'))

    op.drop_table('timer')
    with op.batch_alter_table('holiday', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_holiday_person'))

    op.drop_table('holiday')
    op.drop_table('habits')
    with op.batch_alter_table('call', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_call_person'))
        batch_op.drop_index(batch_op.f('ix_call_game'))
        batch_op.drop_index(batch_op.f('ix_call_done'))

    op.drop_table('call')
