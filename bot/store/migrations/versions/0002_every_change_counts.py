"""every change of a game counts; the log only grows

Revision ID: 0002
Revises: 0001
Create Date: 2026-11-21 08:40:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0002'
down_revision = '0001'
branch_labels = None
depends_on = None

KEPT = "game, number, seat, deed, by, drawn"


def upgrade() -> None:
    op.add_column('game', sa.Column('revision', sa.Integer(), nullable=False, server_default='0'))
    # Whoever rebuilds the table of entries must make these anew.
    if op.get_context().dialect.name == 'sqlite':
        refuse = "BEGIN SELECT RAISE(ABORT, 'the log only grows'); END"
        op.execute(f'CREATE TRIGGER entry_not_changed BEFORE UPDATE OF {KEPT} ON entry {refuse}')
        op.execute(f'CREATE TRIGGER entry_not_removed BEFORE DELETE ON entry {refuse}')
    else:
        op.execute(
            "CREATE FUNCTION the_log_only_grows() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'the log only grows'; END $$"
        )
        refuse = 'FOR EACH ROW EXECUTE FUNCTION the_log_only_grows()'
        op.execute(f'CREATE TRIGGER entry_not_changed BEFORE UPDATE OF {KEPT} ON entry {refuse}')
        op.execute(f'CREATE TRIGGER entry_not_removed BEFORE DELETE ON entry {refuse}')


def downgrade() -> None:
    if op.get_context().dialect.name == 'sqlite':
        op.execute('DROP TRIGGER entry_not_removed')
        op.execute('DROP TRIGGER entry_not_changed')
    else:
        op.execute('DROP TRIGGER entry_not_removed ON entry')
        op.execute('DROP TRIGGER entry_not_changed ON entry')
        op.execute('DROP FUNCTION the_log_only_grows')
    op.drop_column('game', 'revision')
