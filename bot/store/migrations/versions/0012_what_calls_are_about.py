"""what a call is about has columns of its own: a holiday, what a clock's end did, the log entries it tells of

Before, a holiday stood where a wait's game and mark stand, with game 0 or the table's, and the other two in the
words for people.

Revision ID: 0012_what_calls_are_about
Revises: 0011_older_calls
Create Date: 2026-11-22 15:50:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0012_what_calls_are_about'
down_revision = '0011_older_calls'
branch_labels = None
depends_on = None

ASKED, NOTICES = "('asked', 'declined')", "('away', 'back')"

REST = "substr(waits, length('[[' || game || ', ') + 1)"
"""Of `[[game, holiday]]` or `[[game, holiday], [game, mark]]` what comes after the first game."""


def upgrade() -> None:
    with op.batch_alter_table('timer') as batch_op:
        batch_op.alter_column('game', existing_type=sa.Integer(), nullable=True)
        batch_op.add_column(sa.Column('holiday', sa.Integer(), nullable=True))
        batch_op.create_unique_constraint('one_timer_per_holiday', ['holiday'])
    op.execute(sa.text('update timer set holiday = mark, mark = 0, game = null where game = 0'))

    with op.batch_alter_table('call') as batch_op:
        batch_op.alter_column('game', existing_type=sa.Integer(), nullable=True)
        batch_op.add_column(sa.Column('holiday', sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column('ending', sa.String(), nullable=True))
        batch_op.add_column(sa.Column('entries', sa.Text(), nullable=False, server_default='[]'))
    find = 'strpos' if op.get_context().dialect.name == 'postgresql' else 'instr'
    for statement in (
        "update call set holiday = cast(replace(replace(waits, '[[0, ', ''), ']]', '') as integer), "
        f"waits = '[]' where kind in {ASKED}",
        f"update call set holiday = cast(substr({REST}, 1, {find}({REST}, ']') - 1) as integer), "
        f"waits = case when {find}({REST}, '], [') > 0 "
        f"then '[' || substr({REST}, {find}({REST}, '], [') + 3) else '[]' end where kind in {NOTICES}",
        "update call set ending = why, why = 'game ' || game || ': the clock has ended' where kind = 'over'",
        "update call set entries = '[' || replace(why, ' ', ', ') || ']', "
        "why = 'game ' || game || ': no answer in time' where kind = 'stood'",
        'update call set game = null where game = 0',
    ):
        op.execute(sa.text(statement))


def downgrade() -> None:
    for statement in (
        'update call set game = 0 where game is null',
        f"update call set waits = '[[0, ' || holiday || ']]' where kind in {ASKED}",
        "update call set waits = '[[' || game || ', ' || holiday || ']' "
        f"|| case when waits = '[]' then ']' else ', ' || substr(waits, 2) end where kind in {NOTICES}",
        "update call set why = ending where kind = 'over'",
        "update call set why = replace(substr(entries, 2, length(entries) - 2), ', ', ' ') "
        "where kind = 'stood'",
        'update timer set game = 0, mark = holiday where game is null',
    ):
        op.execute(sa.text(statement))
    with op.batch_alter_table('call') as batch_op:
        batch_op.drop_column('entries')
        batch_op.drop_column('ending')
        batch_op.drop_column('holiday')
        batch_op.alter_column('game', existing_type=sa.Integer(), nullable=False)
    with op.batch_alter_table('timer') as batch_op:
        batch_op.drop_constraint('one_timer_per_holiday', type_='unique')
        batch_op.drop_column('holiday')
        batch_op.alter_column('game', existing_type=sa.Integer(), nullable=False)
