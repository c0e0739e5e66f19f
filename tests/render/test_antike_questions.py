"""Antike's pictures of questions: letters beside what they mean, names and numbers in sight, all legible."""

from itertools import islice

import pytest
from titled import titled

from bot.cli.speed.panel_speed import Put, puts
from bot.speech.teller import Teller
from engine.antike.law.rondel import price
from engine.antike.law.rules import RULES
from engine.antike.words import FIELDS
from engine.core.choosing.menu import Question
from render.antike.question import Sketch, sketch_of, spots_of
from render.antike.step import WIDE, amount, step_marks
from render.kit.badges import across, badge
from render.kit.labels import Box, hidden
from render.kit.sprite import NAME, VALUE
from render.scene import Scene

TITLE = titled(RULES)
NAMES = ("Ana", "Bruno", "Chloé", "Dimitri")
PHONE, LEAST = 400, 11
"""Pixels across a phone, and how high the smallest letters are there."""


def scene(put: Put) -> Scene:
    teller = Teller("en", TITLE, NAMES)
    return Scene(put.match.view(put.seat), (), NAMES, teller.word, teller.title())


@pytest.fixture(scope="module")
def asked() -> list[Put]:
    """Some questions of a game of sensible players, from its beginning to its middle."""
    return list(islice(puts(TITLE, 4), 0, 200, 5))


@pytest.fixture(scope="module")
def sketches(asked: list[Put]) -> list[Sketch]:
    """Those whose answers lie on the map."""
    maps = [put for put in asked if put.posed.question.field != "field"]
    return [sketch_of(scene(put), put.posed) for put in maps]


def overlap(one: Box, other: Box) -> float:
    wide, high = (min(one[at + 2], other[at + 2]) - max(one[at], other[at]) for at in (0, 1))
    return max(0.0, wide) * max(0.0, high)


def test_letters_hide_no_name_and_no_other_letter(sketches: list[Sketch]):
    for sketch in sketches:
        for number, letter in enumerate(sketch.badges):
            area = letter.sprite.size[0] * letter.sprite.size[1]
            for name in sketch.names:
                size = name.sprite.size[0] * name.sprite.size[1]
                assert overlap(letter.box, name.box) <= 0.07 * size
            for other in sketch.badges[:number]:
                assert overlap(letter.box, other.box) <= 0.25 * area


def test_letters_leave_most_of_every_number_in_sight(sketches: list[Sketch]):
    covered = [
        overlap(letter.box, token.box) / (token.sprite.size[0] * token.sprite.size[1])
        for sketch in sketches
        for letter in sketch.badges
        for token in sketch.tokens
    ]
    assert max(covered) < 0.5
    assert sum(each > 0.2 for each in covered) <= len(sketches) // 3


def test_names_are_read_in_the_finished_picture(sketches: list[Sketch]):
    for sketch in sketches:
        picture = sketch.draw()
        assert all(hidden(name, picture) <= 0.1 for name in sketch.names)


def test_the_smallest_letters_are_legible_on_a_phone(sketches: list[Sketch]):
    for sketch in sketches:
        assert NAME * PHONE / sketch.ground.width >= LEAST
    assert VALUE * PHONE / WIDE >= LEAST


def test_the_wheel_says_what_each_step_costs(asked: list[Put]):
    put = next(put for put in reversed(asked) if put.posed.question.field == "field")
    state, question = put.match.state, put.posed.question
    spots = spots_of(question)
    letters = {spots[place].field: letter for place, letter in put.posed.letters}
    marks = [each.sprite for each in step_marks(state, letters)]
    for field, letter in letters.items():
        assert badge(letter, across(WIDE)) in marks
        cost = price(state.realm.field, FIELDS.index(field))
        assert not cost or amount("coin", -cost) in marks
    assert len({spot.field for spot in spots.values()}) == len(letters)


def test_where_all_answers_are_one_there_is_no_picture(asked: list[Put]):
    question = next(put.posed.question for put in asked)
    alone = Question(question.verb, question.field, question.kind, question.answers[:1])
    assert not spots_of(alone)
