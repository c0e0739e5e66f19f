"""The lessons of all games: each can be done as its solution says, and in another order; what leads away
from it is told with the law's own reason."""

import pytest

from engine.core.choosing.notation import write
from engine.core.lessons.attempt import (
    Astray,
    Attempt,
    actions_in,
    after,
    attempt_at,
    numbered,
    replayed,
    solved,
    tried,
    way_on,
)
from engine.core.lessons.goal import BadLesson, Happened, Stands
from engine.core.lessons.lesson import Lesson, lesson_from, lessons_of
from render.titles import TITLES

ANTIKE = TITLES["antike"]
LESSONS = [lesson for title in TITLES.values() for lesson in lessons_of(title)]
each_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=[f"{each.title.slug}-{each.slug}" for each in LESSONS]
)


def lesson_called(slug: str) -> Lesson:
    return next(each for each in lessons_of(ANTIKE) if each.slug == slug)


def begun(lesson: Lesson, line: str) -> Attempt:
    found = attempt_at(lesson)
    for action in actions_in(found.match, line):
        found = after(found, action)
    return found


@pytest.mark.parametrize(
    ("slug", "count"), [("antike", 10), ("grecolonies", 9), ("deus", 8), ("dies_irae", 10)]
)
def test_a_game_is_taught_in_so_many_lessons(slug: str, count: int) -> None:
    assert [each.number for each in lessons_of(TITLES[slug])] == list(range(1, count + 1))


@each_lesson
def test_a_lesson_is_done_as_its_solution_says_and_not_before(lesson: Lesson) -> None:
    way = way_on(attempt_at(lesson))
    assert way is not None
    assert [write(each) for each in way] == [part.strip() for part in lesson.solution.split("/")]
    found = attempt_at(lesson)
    for action in way:
        assert not found.reached
        told = tried(found, [action])
        assert isinstance(told, Attempt)
        found = told
    assert found.reached
    assert found == solved(lesson)


@each_lesson
def test_what_was_done_is_found_again_by_its_numbers(lesson: Lesson) -> None:
    found, places = attempt_at(lesson), list[int]()
    for action in way_on(found) or ():
        places.append(numbered(found, action))
        found = after(found, found.match.legal(lesson.seat)[places[-1]])
        assert replayed(lesson, places).match.state == found.match.state
    assert found.reached


def test_steps_of_a_lesson_may_come_in_another_order() -> None:
    found = begun(lesson_called("arming"), "go arming / arm tarentum galley 1")
    assert [write(each) for each in way_on(found) or ()] == ["arm roma legion 1"]


def test_the_reason_against_another_field_is_the_laws_own() -> None:
    found = attempt_at(lesson_called("arming"))
    (marble,) = actions_in(found.match, "go marble")
    told = tried(found, [marble])
    assert isinstance(told, Astray)
    assert told.refusal is not None
    assert told.refusal.key == "due-founding"


def test_more_than_is_wanted_is_right_while_the_rest_can_be_paid() -> None:
    found = begun(lesson_called("arming"), "go arming")
    (wrong,) = actions_in(found.match, "arm tarentum galley 1 pay:1iron")
    assert isinstance(tried(found, [wrong]), Attempt), "a coin still pays for the other"
    (legion,) = actions_in(found.match, "arm mediolanum legion 1")
    spent = begun(lesson_called("arming"), "go arming / arm roma legion 1")
    told = tried(spent, [legion])
    assert isinstance(told, Attempt), "a second coin is left"


def test_ending_the_turn_too_soon_is_told_as_that() -> None:
    found = begun(lesson_called("temples"), "go temple")
    (end,) = actions_in(found.match, "end")
    told = tried(found, [end])
    assert isinstance(told, Astray)
    assert told.refusal is None
    assert told.action is not None
    assert write(told.action) == "build-temple mediolanum"


def test_another_way_to_the_goal_is_right_as_well() -> None:
    """A king comes from whatever field one can afford: founding follows every action."""
    begins = attempt_at(lesson_called("founding"))
    told = tried(begins, actions_in(begins.match, "go temple"))
    assert isinstance(told, Attempt)
    assert [write(each) for each in way_on(told) or ()] == ["found caralis", "end"]
    dear = tried(begins, actions_in(begins.match, "go marble"))
    assert isinstance(dear, Astray)


def test_numbers_that_lead_nowhere_are_refused() -> None:
    lesson = lesson_called("rondel")
    for places in ([99], [0, 5, 1, 1, 1], [0, 99]):
        with pytest.raises(IndexError):
            replayed(lesson, places)


def test_numbers_in_a_goal_are_added_up() -> None:
    events = solved(lesson_called("arming")).events
    assert Happened("armed", (("count", 2),)).among(events)
    assert not Happened("armed", (("count", 3),)).among(events)
    assert not Happened("armed", (("province", "roma"), ("count", 2))).among(events)


@pytest.mark.parametrize(
    "goal",
    [
        'has = "iron", least = 2, most = 2',
        'line = "nation", nation = "romans", field = "iron"',
    ],
)
def test_a_goal_may_be_how_things_stand_then(goal: str) -> None:
    lesson = lesson_from(ANTIKE, "short", 1, GOOD.replace('event = "went", field = "iron"', goal))
    assert solved(lesson).reached
    astray = tried(attempt_at(lesson), actions_in(attempt_at(lesson).match, "go gold"))
    assert isinstance(astray, Astray)


def test_what_is_many_holds_all_that_is_named() -> None:
    """Whoever lives in a colony: both, or more than is asked for."""
    (lesson,) = (each for each in lessons_of(TITLES["grecolonies"]) if each.slug == "cohabiting")
    match = solved(lesson).match
    held = {
        cities: Stands("colony", (("province", "macedonia"), ("cities", cities))).holds(
            match, lesson.seat, ()
        )
        for cities in ("thera", ("thera", "phocaea"), ("thera", "chalcis"))
    }
    assert list(held.values()) == [True, True, False]


GOOD = """
seats = 3
seat = 1
seed = "lupa"
options = { board = "west" }
moves = "take coin"
solution = "go iron"
goal = [{ event = "went", field = "iron" }]
"""


def test_a_lesson_in_a_few_lines() -> None:
    assert solved(lesson_from(ANTIKE, "short", 1, GOOD)).reached


@pytest.mark.parametrize(
    ("here", "there", "key"),
    [
        ("seats = 3", "seats = ", "not-toml"),
        ("seats = 3", "seats = 30", "bad-seat"),
        ("seat = 1", "seat = 4", "bad-seat"),
        ("seat = 1", "seat = 2", "not-the-learner"),
        ("west", "moon", "bad-options"),
        ("take coin", "take water", "bad-move"),
        ("take coin", "found roma", "bad-move"),
        ("solution", "answer", "unknown-field"),
        ('"go iron"', "3", "missing-field"),
        ("event", "happening", "missing-field"),
        ('event = "went", field = "iron"', 'has = "iron", field = "iron"', "bad-goal"),
        ('event = "went", field = "iron"', 'has = "iron"', "bad-goal"),
        ('event = "went", field = "iron"', "won = 3", "bad-goal"),
        ('event = "went", field = "iron"', 'has = "bronze", least = 1', "unknown-condition"),
        ('event = "went", field = "iron"', 'line = "nations", field = "iron"', "unknown-condition"),
        ('event = "went", field = "iron"', 'line = "nation", box = "iron"', "unknown-condition"),
        ('event = "went", field = "iron"', 'has = "iron", least = 3', "goal-not-reached"),
        ('event = "went", field = "iron"', "won = true", "goal-not-reached"),
        ('event = "went", field = "iron"', 'has = "coin", most = 9', "done-already"),
        ("went", "won", "goal-not-reached"),
        ('[{ event = "went", field = "iron" }]', "[]", "done-already"),
        ("go iron", "go iron / end / end / end / end / end / end / end / end", "too-many-steps"),
        ("go iron", "go iron / end", "solution-too-long"),
        ("go iron", "go iron / go iron", "solution-too-long"),
        ("go iron", "learn wheel", "not-offered"),
        ("go iron", "go away", "bad-solution"),
    ],
)
def test_a_broken_lesson_says_what_is_wrong(here: str, there: str, key: str) -> None:
    with pytest.raises(BadLesson) as wrong:
        solved(lesson_from(ANTIKE, "short", 1, GOOD.replace(here, there)))
    assert wrong.value.key == key
