"""Where somebody is in a course: a lesson, what they have done in it, and a table to show it at."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.errors.asking import Unreadable
from bot.herald.press import Press
from bot.private.panel.answers import Asked, Sight
from bot.private.panel.walk import question_of
from bot.speech.teller import Teller
from bot.store.games.games import Chair
from bot.tables.state.table import NOTHING, RUNNING, Table
from bot.tables.state.telling import teller_for
from engine.core.choosing.menu import Path, Question
from engine.core.choosing.several import paid_as_usual
from engine.core.contract import Action, Line, Seat
from engine.core.errors import EngineError
from engine.core.lessons.attempt import Attempt, attempt_at, numbered, replayed, way_on
from engine.core.lessons.lesson import Lesson, lessons_of
from engine.core.title import Title
from render.titles import TITLES

NAMES = "learn-"
"""Before the names of the handlers of a lesson's answers."""
BUTTONS = 15
"""Up to so many answers are buttons, as help and the way to other lessons stand below them."""


class Learner(Protocol):
    """Who learns, and in which language: whoever pressed something."""

    @property
    def person(self) -> int:
        """Their id."""

    @property
    def name(self) -> str:
        """Their name."""

    @property
    def tongue(self) -> str:
        """Their language."""

    @property
    def now(self) -> datetime:
        """When it is."""


@dataclass(frozen=True, slots=True)
class Place:
    """A person in a lesson, after what they have done in it."""

    attempt: Attempt
    done: tuple[int, ...]
    """Their actions, each by its number among all there were."""
    table: Table
    teller: Teller
    ticked: Collection[str] = ()
    """The lessons of the course that they have done, by their names."""

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self.attempt.lesson

    @property
    def mark(self) -> str:
        """What ids carry of it: the game, and the numbers of what was done."""
        return mark_of(self.lesson, self.done)

    def asked(self, path: Path, sight: Sight | None = None) -> Asked:
        """The question after these answers.

        Raises:
            IndexError: they lead nowhere, or nothing is asked.
        """
        question, (_, wanted) = self._question(path), self.wished(path)
        return Asked(
            self.table, self.attempt.match, self.lesson.seat, self.teller, question, path, NAMES, self.mark,
            sight, BUTTONS, taught=True, wanted=wanted,
        )  # fmt: skip

    def answered(self, path: Path) -> Question | Line | None:
        """What is asked after these answers, or what they come to; None: nothing is asked.

        Raises:
            IndexError: they lead nowhere.
        """
        if not self.attempt.decides:
            return None
        return question_of(self.attempt.match, self.lesson.seat, path, single=True)

    def _question(self, path: Path) -> Question:
        found = self.answered(path)
        if not isinstance(found, Question):
            raise IndexError(path)
        return found

    def wished(self, path: Path) -> tuple[Action, int | None]:
        """What is to be done next, and the place of the answer that leads there; None: none of these does.

        Raises:
            IndexError: the path leads nowhere, or nothing is to be done.
        """
        action = (way_on(self.attempt) or ())[0]
        usual = paid_as_usual(action)
        answers = enumerate(self._question(path).answers)
        fitting = (place for place, answer in answers if usual in map(paid_as_usual, answer.actions))
        return action, next(fitting, None)


def mark_of(lesson: Lesson, done: Sequence[int] = ()) -> str:
    """What ids carry of what was done in a lesson."""
    return ".".join((lesson.title.slug, *map(str, done)))


def taught(slug: str) -> Title:
    """The game of a course.

    Raises:
        Unreadable: there is none.
    """
    title = TITLES.get(slug)
    if title is None or not lessons_of(title):
        raise Unreadable
    return title


def courses() -> tuple[Title, ...]:
    """The games that have lessons."""
    return tuple(title for title in TITLES.values() if lessons_of(title))


def place_at(learner: Learner, lesson: Lesson) -> Place:
    """The person at the beginning of a lesson."""
    return _placed(learner, attempt_at(lesson), ())


def place_of(press: Press) -> tuple[Place, bool]:
    """Where the person is, by the id of what they pressed; whether that is still there, else where it begins.

    Raises:
        Unreadable: there is no such lesson.
    """
    slug, *places = press.parts[1].split(".")
    lessons, number = lessons_of(taught(slug)), int(press.parts[0])
    if not 1 <= number <= len(lessons):
        raise Unreadable
    lesson, done = lessons[number - 1], tuple(map(int, places))
    try:
        attempt = replayed(lesson, done)
    except (EngineError, IndexError):
        return place_at(press, lesson), False
    if way_on(attempt) is None:  # a forged place: no answer of a lesson leads there
        return place_at(press, lesson), False
    return _placed(press, attempt, done), True


def place_after(learner: Learner, before: Place, attempt: Attempt) -> Place:
    """The person after more was done in the lesson."""
    at, done = before.attempt, list(before.done)
    for action in attempt.deeds[len(at.deeds) :]:
        done.append(numbered(at, action))
        at = replayed(before.lesson, done)
    return _placed(learner, attempt, tuple(done))


def _placed(learner: Learner, attempt: Attempt, done: tuple[int, ...]) -> Place:
    table = _table_for(learner, attempt)
    return Place(attempt, done, table, teller_for(table, learner.tongue))


def _table_for(learner: Learner, attempt: Attempt) -> Table:
    """A table that nobody ever sees but the learner, with computer players in the other seats."""
    lesson, match = attempt.lesson, attempt.match
    other = next(iter(lesson.title.computers), None)
    chairs = (
        Chair(Seat(seat), person=learner.person, name=learner.name)
        if seat == lesson.seat
        else Chair(Seat(seat), computer=other)
        for seat in range(lesson.seats)
    )
    return Table(
        id=lesson.number, guild=None, channel=0, seats=lesson.seats, status=RUNNING, host=learner.person,
        host_name=learner.name, language=learner.tongue, told=NOTHING, created=learner.now,
        title=lesson.title, options=match.options, chairs=tuple(chairs), commitment="", match=match,
    )  # fmt: skip
