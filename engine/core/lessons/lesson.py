"""A lesson as its file says it: how the position comes about, who learns, what is to be done."""

import tomllib
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from data import folders
from engine.core.choosing.choices import options_from
from engine.core.choosing.notation import parse_line
from engine.core.contract import Action, Seat
from engine.core.errors import BadOptions, EngineError
from engine.core.lessons.goal import BadLesson, Goal, Happened, goal_from
from engine.core.play.match import Match
from engine.core.title import Title
from engine.core.values.frozen import Frozen

T = TypeVar("T")

MOST_STEPS = 8
"""Actions a lesson takes at most."""


class Lesson(Frozen):
    """One lesson of a game's course."""

    title: Title
    slug: str
    """Its file's name without number. Text: `<game>-lesson-<slug>`, its name; with `.about`, `.task`, `.hint`
    and `.done`."""
    number: int
    """Its place in the course, from 1."""
    seats: int
    seat: Seat
    """Whose part the learner plays."""
    options: tuple[tuple[str, str], ...]
    seed: str
    """What all luck in it is drawn from."""
    moves: tuple[str, ...]
    """What is played before it begins, in lines of notation."""
    solution: str
    """One way to do it, as a line."""
    goal: tuple[Goal, ...]
    """All of it is to hold at once; what is to happen stands first."""
    answers: tuple[str, ...] = ()
    """What others answer outside their turns where that is possible, else their defaults."""


@cache
def lessons_of(title: Title) -> tuple[Lesson, ...]:
    """The course of a game, lesson by lesson; none where there is no course.

    Raises:
        BadLesson: a file does not say what a lesson needs.
    """
    return tuple(read_lesson(title, path, place) for place, path in enumerate(lesson_files(title), 1))


def lesson_files(title: Title) -> list[Path]:
    """The files of a game's lessons, in their order."""
    found = (path for folder in folders(title.slug, "lessons") for path in folder.glob("*.toml"))
    return sorted(found, key=lambda path: path.name)


def read_lesson(title: Title, path: Path, number: int) -> Lesson:
    """A lesson from its file.

    Raises:
        BadLesson: it does not say what a lesson needs.
    """
    return lesson_from(title, path.stem.lstrip("0123456789-"), number, path.read_text(encoding="utf-8"))


def lesson_from(title: Title, slug: str, number: int, text: str) -> Lesson:
    """A lesson from its file's text.

    Raises:
        BadLesson: it does not say what a lesson needs.
    """
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson("not-toml", str(error)) from None
    known = ("seats", "seat", "options", "seed", "moves", "solution", "goal", "answers")
    for name in said:
        if name not in known:
            raise BadLesson("unknown-field", name)
    seats = _given(said, "seats", int)
    seat = _given(said, "seat", int)
    if seats not in title.rules.seats or not 1 <= seat <= seats:
        raise BadLesson("bad-seat", f"seat = {seat}, seats = {seats}")
    moves = _given(said, "moves", str, "")
    options = _given(said, "options", dict, {})
    goal = sorted(map(goal_from, _given(said, "goal", list)), key=lambda each: not isinstance(each, Happened))
    return Lesson(
        title, slug, number, seats, Seat(seat - 1),
        tuple((str(name), str(value)) for name, value in options.items()),
        _given(said, "seed", str, ""),
        tuple(line for each in moves.splitlines() if (line := each.partition("#")[0].strip())),
        _given(said, "solution", str),
        tuple(goal),
        tuple(map(str, _given(said, "answers", list, []))),
    )  # fmt: skip


def _given(said: Mapping[str, Any], name: str, kind: type[T], default: T | None = None) -> T:
    value = said.get(name, default)
    if not isinstance(value, kind):
        raise BadLesson("missing-field", name)
    return value


@cache
def begun(lesson: Lesson) -> Match:
    """The match as the learner finds it.

    Raises:
        BadLesson: the moves before it cannot be played, or it is not the learner who decides then.
    """
    title = lesson.title
    try:
        options = options_from(title.rules, dict(lesson.options))
    except BadOptions:
        raise BadLesson("bad-options", str(dict(lesson.options))) from None
    match, _ = Match.start(title, options, lesson.seats, sha256(lesson.seed.encode()).digest())
    for line in lesson.moves:
        try:
            for action in actions_in(match, line):
                match = match.play(_mover(match, action), action).match
        except EngineError:
            raise BadLesson("bad-move", line) from None
    if not match.rules.owes(match.state, lesson.seat):
        raise BadLesson("not-the-learner")
    return match


def actions_in(match: Match, line: str) -> tuple[Action, ...]:
    """The actions of a line of notation.

    Raises:
        BadNotation: one cannot be read.
    """
    return parse_line(match.rules, line, match.rules.vocabulary(match.state))


def _mover(match: Match, action: Action) -> Seat:
    """The seat that may do this now; where none may, one of those that decide."""
    owing = [each.seat for each in match.rules.decisions(match.state)]
    rules, state = match.rules, match.state
    able = (seat for seat in owing if rules.refusal(state, seat, action) is None)
    return next(able, owing[0] if owing else Seat(0))
