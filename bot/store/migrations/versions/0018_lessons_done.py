"""each lesson that somebody has done, in place of the one that comes next

Revision ID: 0018_lessons_done
Revises: 0017_guided
Create Date: 2026-11-23 19:20:00
"""

import sqlalchemy as sa
from alembic import op


revision = '0018_lessons_done'
down_revision = '0017_guided'
branch_labels = None
depends_on = None

COURSES = {
    'antike': 'rondel production arming moving founding know-how temples fighting conquering winning',
    'deus': 'founding column land village temple offering last-temple winning',
    'dies_irae': 'moving posts cycle development carrying supply contesting fighting armistice winning',
    'grecolonies': 'moving recruiting objective cohabiting announcing countering alliance oracle winning',
}
"""The lessons as they were, in their order: what came before the next one counts as done."""


def upgrade() -> None:
    with op.batch_alter_table('course') as batch_op:
        batch_op.add_column(sa.Column('done', sa.String(), nullable=False, server_default=''))
    course = sa.table('course', sa.column('title'), sa.column('lesson'), sa.column('done'))
    for title, names in COURSES.items():
        lessons = names.split()
        for number, following in enumerate([*lessons[1:], ''], 1):
            query = course.update().where(course.c.title == title, course.c.lesson == following)
            op.execute(query.values(done=' '.join(lessons[:number])))
    with op.batch_alter_table('course') as batch_op:
        batch_op.drop_column('lesson')


def downgrade() -> None:
    with op.batch_alter_table('course') as batch_op:
        batch_op.add_column(sa.Column('lesson', sa.String(), nullable=False, server_default=''))
    course = sa.table('course', sa.column('title'), sa.column('lesson'), sa.column('done'))
    for title, names in COURSES.items():
        lessons = names.split()
        for number, following in enumerate(lessons[1:], 1):
            query = course.update().where(course.c.title == title, course.c.done == ' '.join(lessons[:number]))
            op.execute(query.values(lesson=following))
    with op.batch_alter_table('course') as batch_op:
        batch_op.drop_column('done')
