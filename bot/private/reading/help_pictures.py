"""The picture on a page of the rules help: a board of the lesson that speaks of the same.

It is drawn when it is read, so it is always as boards are drawn now, in the reader's language. For each page
`data/help/<title>_pictures.csv` says which lesson it shows, after how many steps of its solution, around
which place; and whether that lesson is the way to try it.
"""

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from bot.pictures.draw import Shown
from data import folders
from engine.core.lessons.attempt import after, attempt_at
from engine.core.lessons.lesson import Lesson, actions_in, lessons_of
from engine.core.play.match import Match
from engine.core.title import Title


@dataclass(frozen=True, slots=True)
class Illustration:
    """What a page of the help shows of a lesson."""

    lesson: Lesson
    steps: int
    focus: str | None
    learn: bool
    """Whether one can try there what the page speaks of."""

    def learn_is(self, lesson: Lesson) -> bool:
        """Whether that is the lesson in which one can."""
        return self.learn and self.lesson == lesson


@cache
def illustrations(title: Title) -> Mapping[str, Illustration]:
    """The illustrations of a game's pages, by their topics; none where there is no table.

    Raises:
        KeyError: there is no such lesson.
        ValueError: the steps are no number.
    """
    files = (folder / f"{title.slug}_pictures.csv" for folder in folders("help"))
    texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    lessons = {each.slug: each for each in lessons_of(title)} if texts else {}
    return {
        row["page"]: Illustration(
            lessons[row["lesson"]], int(row["steps"]), row["focus"] or None, row["learn"] == "yes"
        )
        for text in texts
        for row in csv.DictReader(text.splitlines())
    }


def page_on(lesson: Lesson) -> str | None:
    """The page of the rules that speaks of a lesson: of those one tries it from, the one that shows most
    of it; None where there is none."""
    pages = {name: each.steps for name, each in illustrations(lesson.title).items() if each.learn_is(lesson)}
    return max(reversed(pages), key=lambda name: pages[name], default=None)


@cache
def illustrated(shown: Illustration) -> tuple[Match, Shown]:
    """The position of an illustration, and what of it is shown: as everybody at that table would see it, so
    that nobody ever takes it for a secret of their own game.

    Raises:
        EngineError, BadLesson: it cannot be played so far.
        IndexError: its solution has not so many steps.
    """
    attempt = attempt_at(shown.lesson)
    line = actions_in(attempt.match, shown.lesson.solution)
    if not 0 <= shown.steps <= len(line):
        raise IndexError(shown.steps)
    for action in line[: shown.steps]:
        attempt = after(attempt, action)
    return attempt.match, Shown(None, attempt.events, focus=shown.focus)
