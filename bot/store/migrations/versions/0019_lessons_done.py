"""each lesson that somebody has done, in place of the one that comes next

Revision ID: 0019_lessons_done
Revises: 0018_clocks
Create Date: 2026-11-23 19:20:00
"""

import sqlalchemy as sa
from alembic import op

from data import ROOT


revision = '0019_lessons_done'
down_revision = '0018_clocks'
branch_labels = None
depends_on = None


def courses() -> dict[str, list[str]]:
    """The lessons of each game, in their order: what came before the next one counts as done."""
    return {
        folder.parent.name: [path.stem.lstrip('0123456789-') for path in sorted(folder.glob('*.toml'))]
        for folder in ROOT.glob('*/lessons')
    }


def upgrade() -> None:
    with op.batch_alter_table('course') as batch_op:
        batch_op.add_column(sa.Column('done', sa.String(), nullable=False, server_default=''))
    course = sa.table('course', sa.column('title'), sa.column('lesson'), sa.column('done'))
    for title, lessons in courses().items():
        for number, following in enumerate([*lessons[1:], ''], 1):
            query = course.update().where(course.c.title == title, course.c.lesson == following)
            op.execute(query.values(done=' '.join(lessons[:number])))
    with op.batch_alter_table('course') as batch_op:
        batch_op.drop_column('lesson')


def downgrade() -> None:
    with op.batch_alter_table('course') as batch_op:
        batch_op.add_column(sa.Column('lesson', sa.String(), nullable=False, server_default=''))
    course = sa.table('course', sa.column('title'), sa.column('lesson'), sa.column('done'))
    for title, lessons in courses().items():
        for number, following in enumerate(lessons[1:], 1):
            query = course.update().where(course.c.title == title, course.c.done == ' '.join(lessons[:number]))
            op.execute(query.values(lesson=following))
    with op.batch_alter_table('course') as batch_op:
        batch_op.drop_column('done')
