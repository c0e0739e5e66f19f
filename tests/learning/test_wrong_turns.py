"""Every answer to every question on the way through a lesson, in both languages: what leads away from the
goal is told with a reason and undone, what leads there is gone on with, and nobody is ever stuck."""

from collections.abc import Iterator

import pytest

from bot.cli.speed.lesson_counts import Reader
from bot.herald.sheet import Sheet
from bot.private.learning.place import NAMES, Place, place_after, place_at
from bot.private.learning.sheet import MOVE, astray_told, done_sheet, help_told, lesson_sheet
from bot.private.panel.answers import START, At
from bot.speech.names import plain
from bot.speech.texts import LANGUAGES, say
from engine.core.choosing.menu import Path, Question
from engine.core.contract import Line
from engine.core.lessons.attempt import Astray, Attempt, after, tried, way_on
from engine.core.lessons.lesson import Lesson, lessons_of
from render.titles import TITLES

LESSONS = [lesson for title in TITLES.values() for lesson in lessons_of(title)]
MOST = 1000
"""Letters of a note that stands above the help."""


@pytest.mark.parametrize("lesson", LESSONS, ids=[f"{each.title.slug}-{each.slug}" for each in LESSONS])
def test_every_answer_on_the_way_leads_on_or_is_told_why_not(lesson: Lesson) -> None:
    places, wrong = [place_at(Reader(tongue), lesson) for tongue in LANGUAGES], 0
    while not (found := places[0].attempt).reached:
        for each in places:
            told_off = lesson_sheet(each, START, "?" * MOST)
            assert _answered(told_off) == _answered(lesson_sheet(each)) != set()
            _quotes_one_answer(each)
        for line in dict.fromkeys(_lines(places[0])):
            told = tried(found, line)
            for each in places:
                if isinstance(told, Astray):
                    _told_why(each, line, told)
                else:
                    _gone_on(place_after(Reader(each.teller.language), each, told))
            wrong += isinstance(told, Astray)
        step = tried(found, (way_on(found) or ())[:1])
        assert isinstance(step, Attempt)
        places = [place_after(Reader(each.teller.language), each, step) for each in places]
    assert wrong


def _lines(place: Place, path: Path = ()) -> Iterator[Line]:
    """All that can be done, by all answers to what is asked and to what they lead to; one can go back."""
    question = place.answered(path)
    assert question is not None
    if not isinstance(question, Question):
        yield question
        return
    assert not any(each.then or each.before for each in question.answers), "a lesson asks step by step"
    assert not path or _goes_back(lesson_sheet(place, At(path)))
    for answer in range(len(question.answers)):
        yield from _lines(place, (*path, answer))


def _items(sheet: Sheet) -> set[str]:
    """What can be pressed, by the ids; all that is said has room."""
    assert not sheet.rest
    ids = (getattr(each, "custom_id", None) for each in sheet.walk_children())
    return {each for each in ids if each}


def _answered(sheet: Sheet) -> set[str]:
    return {each for each in _items(sheet) if f":{NAMES}choose:" in each or f":{NAMES}pick:" in each}


def _goes_back(sheet: Sheet) -> bool:
    return any(each.startswith(f"kb:{NAMES}back:") for each in _items(sheet))


def _quotes_one_answer(place: Place) -> None:
    """The last help quotes what one answer says, or how it alone begins."""
    asked = place.asked(())
    labels = [plain(asked.label(each)) for each in asked.question.answers]
    last = help_told(place, START, MOVE).split("\n")[-1]
    whole = [each for each in labels if place.teller.say("learn-press", label=each) == last]
    begun = [each for each in labels if last in _beginnings(place, each)]
    assert len(whole or begun) == 1, last


def _beginnings(place: Place, label: str) -> set[str]:
    """What the help would say of a label of which it quotes but the beginning."""
    return {place.teller.say("learn-press", label=f"{label[:count]}…") for count in range(20, len(label))}


def _told_why(place: Place, line: Line, astray: Astray) -> None:
    """A sentence says what was wrong and why, and fits into the message."""
    teller, lesson = place.teller, place.lesson
    what = teller.action(line[0])
    note = astray_told(place, what, astray)
    bare = teller.say("learn-astray", what=what)
    assert what in note
    assert note != bare, "no reason is given"
    assert len(note) < MOST
    if astray.refusal is not None:
        assert teller.refusal(astray.refusal) in note
    elif astray.action is None:
        assert say(teller.language, f"{lesson.title.slug}-lesson-{lesson.slug}", "because") in note


def _gone_on(place: Place) -> None:
    """The lesson is done and praised, or goes on with help."""
    lesson = place.lesson
    if place.attempt.reached:
        texts = _told(done_sheet(place))
        assert say(place.teller.language, f"{lesson.title.slug}-lesson-{lesson.slug}", "done") in texts
    else:
        assert help_told(place, START, MOVE).count("\n") == 2


def test_a_lesson_tells_first_what_the_step_it_wants_would_bring() -> None:
    _, iron, *_ = lessons_of(TITLES["antike"])
    place = place_at(Reader("en"), iron)
    first, second = (_told(lesson_sheet(place, At(page=page))) for page in (0, 1))
    assert "Iron: brings 1 iron now." in first
    assert "Marble: brings 1 marble now." not in first
    assert "Marble: brings 1 marble now." in second


def test_a_lesson_shows_what_one_has_and_nothing_that_comes_later() -> None:
    """Neither what is at zero, nor what ending would leave, nor what could be done in one go."""
    *_, arming = lessons_of(TITLES["antike"])[:3]
    begun = place_at(Reader("en"), arming)
    place = place_after(Reader("en"), begun, after(begun.attempt, (way_on(begun.attempt) or ())[0]))
    told = _told(lesson_sheet(place))
    assert "2 marble · 1 iron · 4 gold · 2 coins\n" in told
    assert "Ending now" not in told
    assert not any("learn-several" in each for each in _items(lesson_sheet(place)))


def _told(sheet: Sheet) -> str:
    return "\n".join(getattr(each, "content", "") for each in sheet.walk_children())
