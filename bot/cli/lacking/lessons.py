"""What is wrong with the lessons of a game, and the texts they lack."""

from collections.abc import Iterator
from pathlib import Path

from bot.cli.lacking.lack import Lack
from bot.speech.texts import LANGUAGES, has, say
from engine.core.contract import Word
from engine.core.events import events_of
from engine.core.lessons.attempt import solved
from engine.core.lessons.goal import BadLesson, Happened
from engine.core.lessons.lesson import Lesson, lesson_files, read_lesson
from engine.core.title import Title
from engine.core.values.forms import forms

PARTS = {"": 90, ".about": 700, ".task": 200, ".hint": 300, ".because": 200, ".done": 300}
"""The texts of a lesson, and the most characters of each: all stand in one message with the panel."""
UNSAID = ".because"
"""The one that there need not be, where the rules give all reasons."""


def lacking_lessons(title: Title) -> Iterator[Lack]:
    """Files that are no lessons, or whose lessons nobody could learn, and texts that are not there."""
    for path in lesson_files(title):
        yield from lacking_lesson(title, path)


def lacking_lesson(title: Title, path: Path) -> Iterator[Lack]:
    """The same of one file."""
    file = f"data/{title.slug}/lessons/{path.name}"
    try:
        lesson = read_lesson(title, path, 1)
        _check_goal(lesson)
        solved(lesson)
    except BadLesson as fault:
        yield Lack("lesson", {"file": file, "fault": Word("lesson-fault", fault.key), **fault.facts})
        return
    for language in LANGUAGES:
        texts = f"data/text/{language}/{title.slug}_lessons.ftl"
        for part, most in PARTS.items():
            key = f"{title.slug}-lesson-{lesson.slug}{part}"
            if not has(language, key):
                if part != UNSAID:
                    yield Lack("text", {"file": texts, "text": key})
            elif (count := len(say(language, key))) > most:
                yield Lack("text-long", {"file": texts, "text": key, "count": count, "most": most})


def _check_goal(lesson: Lesson) -> None:
    """Whether what is to happen can be told at all.

    Raises:
        BadLesson: there is no such event, or it has no such field.
    """
    known = {each.word: {form.name for form in forms(each)} for each in events_of(lesson.title)}
    for goal in lesson.goal:
        if not isinstance(goal, Happened):
            continue
        if goal.event not in known:
            raise BadLesson("unknown-goal", goal.event)
        for name, _ in goal.fields:
            if name not in known[goal.event]:
                raise BadLesson("unknown-goal", f"{goal.event}: {name}")
