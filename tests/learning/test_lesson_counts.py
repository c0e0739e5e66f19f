"""How long a lesson takes is counted from what is shown."""

from bot.cli.speed.lesson_counts import Count, counted
from engine.core.lessons.lesson import lessons_of
from render.titles import TITLES


def test_words_and_taps_of_a_lesson_are_those_of_its_sheets() -> None:
    """The first lesson of all: going there, a coin, a field."""
    first, *_ = lessons_of(TITLES["antike"])
    found = {tongue: counted(first, tongue) for tongue in ("en", "fr")}
    assert [each.taps for each in found.values()] == [3, 3]
    for each in found.values():
        assert 60 < each.own < each.words


def test_a_menu_takes_two_taps() -> None:
    """A ship is led in three questions, the last one in a menu."""
    first, *_ = lessons_of(TITLES["dies_irae"])
    assert counted(first, "en").taps == 5


def test_what_stood_in_an_earlier_lesson_is_known_at_a_glance() -> None:
    _, second, third, *_ = lessons_of(TITLES["antike"])
    known = set[tuple[str, ...]]()
    assert counted(second, "en", known) == counted(second, "en")
    assert counted(second, "en", known).words == len(known)
    assert 0 < counted(third, "en", known).words < counted(third, "en").words


def test_of_a_menu_what_stands_above_the_answer_is_read() -> None:
    """Samos is the fourth of twenty."""
    first, *_ = lessons_of(TITLES["dies_irae"])
    known = set[tuple[str, ...]]()
    counted(first, "en", known)
    assert ("Chios",) in known
    assert ("Naxos",) not in known


def test_courses_add_up() -> None:
    assert (Count(100, 200, 30) + Count(100, 200, 0)).told() == {
        "own_words": 200, "words": 400, "taps": 30, "own_minutes": 2.0, "minutes": 3.0
    }  # fmt: skip
