"""`keryx check` on lessons: what is wrong with a file is told in a sentence, in both languages."""

from pathlib import Path

import pytest

from bot.cli.lacking.lack import Lack
from bot.cli.lacking.lessons import lacking_lesson, lacking_lessons
from bot.speech.texts import LANGUAGES, keys, say
from data import ROOT
from render.titles import TITLES

ANTIKE = TITLES["antike"]
SOUND = (ROOT / "antike" / "lessons" / "03-arming.toml").read_text(encoding="utf-8")


def found(path: Path, *pairs: tuple[str, str]) -> list[Lack]:
    text = SOUND
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return [*lacking_lesson(ANTIKE, path)]


@pytest.mark.parametrize("slug", TITLES)
def test_all_our_lessons_are_sound(slug: str) -> None:
    assert [each.facts for each in lacking_lessons(TITLES[slug])] == []


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("seats = 3", "seats", "this cannot be read as TOML: "),
        ("solution", "answer", "a lesson has no such field: answer"),
        ("seat = 1", "", "this field is missing, or of another kind: seat"),
        ("seat = 1", "seat = 4", "the game has no such seat: seat = 4, seats = 3"),
        ("west", "moon", "the game has no such options: {'board': 'moon'}"),
        ("go marble", "found roma", "this line of its moves cannot be played: take coin / found roma / end"),
        ("seat = 1", "seat = 2", "as it begins, somebody else decides. "),
        ("arm roma", "harm roma", "its solution cannot be read: go arming / harm roma legion 1"),
        ("arm roma", "arm treva", "this step of its solution is not offered there: arm treva legion 1"),
        (
            "galley 1",
            "galley 1 / end",
            "before this step the goal is reached, or the learner’s turn is over: end",
        ),
        (
            "count = 1",
            "count = 2",
            "its solution does not lead to the goal: event = armed, province = roma, ",
        ),
        (
            '{ event = "armed", province = "roma", unit = "legion", count = 1 }',
            '{ has = "iron", least = 9 }',
            "its solution does not lead to the goal: has = iron, least = 9",
        ),
        (
            '{ event = "armed", province = "roma", unit = "legion", count = 1 }',
            '{ line = "town", province = "roma" }',
            "there is no such thing to be told of a position (there are these): line = town (nation, city, ",
        ),
        (
            '{ event = "armed", province = "roma", unit = "legion", count = 1 }',
            '{ won = "soon" }',
            "this condition says nothing that can be checked (event, line, has with least or most,",
        ),
        ("armed", "disarmed", "nothing of the kind ever happens in this game: disarmed"),
        ("province = ", "place = ", "nothing of the kind ever happens in this game: armed: place"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    (lack,) = found(tmp_path / "03-arming.toml", (old, new))
    told = say("en", f"cli-lack-{lack.key}", **lack.facts)
    assert told.startswith(f"data/antike/lessons/03-arming.toml: {sentence}")


def test_texts_that_are_not_there_are_asked_for_in_every_language(tmp_path: Path) -> None:
    lacks = found(tmp_path / "11-resting.toml")
    assert len(lacks) == 10
    told = [say("en", f"cli-lack-{each.key}", **each.facts) for each in lacks]
    assert "data/text/fr/antike_lessons.ftl: add the text antike-lesson-resting.task." in told


def test_every_fault_has_a_sentence_in_both_languages() -> None:
    faults = [{key for key in keys(each) if key.startswith("lesson-fault-")} for each in LANGUAGES]
    assert faults[0] == faults[1]
    assert len(faults[0]) == 16


def test_one_file_is_checked_by_its_path(keryx, tmp_path: Path) -> None:
    home = tmp_path / "antike" / "lessons"
    home.mkdir(parents=True)
    found(home / "03-arming.toml")
    assert keryx("check", home / "03-arming.toml").stdout.endswith("03-arming.toml: sound.\n")
    found(home / "03-arming.toml", ("go arming", "go temple"))
    told = keryx("check", home / "03-arming.toml")
    assert told.exit_code == 1
    assert "is not offered there: arm roma legion 1" in told.stdout
    found(tmp_path / "03-arming.toml")
    assert keryx("check", tmp_path / "03-arming.toml").exit_code != 0
