"""calls sent before it was written down where their messages are and whether they ask are settled like others

A message is where its call was to go. One that went the other way, as the channel was closed to the bot or its
person took no direct messages, is not known of: it is looked for, not found, and stays. Which of the notices that
somebody is away or back had a button is not known either: all of them lose it.

Revision ID: 0011_older_calls
Revises: 0010_settled_calls
Create Date: 2026-11-22 14:15:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0011_older_calls'
down_revision = '0010_settled_calls'
branch_labels = None
depends_on = None

PLACE = """coalesce(
    call.channel,
    (select habits.direct from habits where habits.person = call.person),
    (select game.channel from game where game.id = call.game)
)"""


def upgrade() -> None:
    op.execute(
        sa.text(
            f'update call set asks = true, stale = true, place = {PLACE} '
            'where done and message is not null and place is null '
            f"and kind in ('call', 'nudge', 'pointless', 'gone', 'asked', 'away', 'back') "
            f'and {PLACE} is not null'
        )
    )


def downgrade() -> None:
    op.execute(sa.text("update call set asks = false where kind in ('away', 'back')"))
