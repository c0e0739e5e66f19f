"""Antike's pictures of questions: letters beside what they mean, names and numbers in sight, all legible."""

from itertools import islice

import pytest
from asked_positions import LARGEST, posed
from asked_positions import asked as asked_in
from PIL import Image, ImageChops
from titled import titled

from bot.cli.speed.panel_speed import Put, puts
from bot.speech.teller import Teller
from engine.antike.actions import Arm, Go, Learn
from engine.antike.law.opening import shares
from engine.antike.law.purse import paid
from engine.antike.law.rondel import price
from engine.antike.law.rules import RULES
from engine.antike.words import COIN, FIELDS, GALLEY, LEGION, RESOURCES, UNITS, Field
from engine.core.choosing.menu import OTHERWISE, Answer, Question, ask
from engine.core.contract import Seat, Word
from engine.core.play.match import Match
from engine.core.values.amounts import Amounts
from render.antike.artist import AntikeArtist
from render.antike.homes import homes_of
from render.antike.learning import draw_learning
from render.antike.letters import unit_badge
from render.antike.paying import LETTER, LOWEST, NUMBER, Way, draw_paying, left_number, taken_plate, way_marks
from render.antike.question import MAP, Sketch, sketch_of, spots_of
from render.antike.step import WIDE, Step, amount, step_marks, step_of
from render.kit.badges import across, badge
from render.kit.encode import png
from render.kit.labels import Box, hidden
from render.kit.panel import Box as Line
from render.kit.sprite import NAME, VALUE
from render.questions import NARROWEST, WIDEST, Posed
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
    return [
        sketch_of(scene(put), put.posed)
        for put in asked
        if all(spot.picture == MAP for spot in spots_of(put.posed.question).values())
    ]


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
    spots, paid = spots_of(question), 0
    steps = {
        spots[place].field: step_of(question.answers[place], letter) for place, letter in put.posed.letters
    }
    marks = list(step_marks(state, steps))
    for field, step in steps.items():
        assert badge(step.letter, across(WIDE)) in [each.sprite for each in marks]
        if cost := price(state.realm.field, FIELDS.index(field)):
            assert amount(step.paid, -cost) in [each.sprite for each in marks]
            paid += bool(step.paid)
    assert paid
    assert all(each.box[0] >= 0 and each.box[2] <= WIDE for each in marks)
    assert len({spot.field for spot in spots.values()}) == len(steps)


def test_a_step_shows_the_goods_that_its_answer_pays_with():
    ways = [Go(Field("iron"), Amounts.of(gold=2, coin=1)), Go(Field("iron"), Amounts.of(coin=3))]
    assert step_of(Answer("iron", (ways[0],)), "A") == Step("A", ("gold", "coin"))
    assert step_of(Answer("iron", tuple(ways)), "A") == Step("A", ())
    assert step_of(Answer("iron", (Go(Field("iron")),)), "A") == Step("A", ())


def test_a_lone_answer_is_seen(asked: list[Put]):
    question = next(put.posed.question for put in asked)
    alone = Question(question.verb, question.field, question.kind, question.answers[:1])
    assert len(spots_of(alone)) == 1


@pytest.fixture(scope="module")
def later() -> dict[str, tuple[Match, Seat, Question]]:
    """The last question of each kind of frame in a part of a game with chosen nations."""
    found = asked_in("antike", "sensible", 2, 330, nations="chosen")
    return {type(match.state.frame).__name__: (match, seat, question) for match, seat, question in found}


def drawn(position: tuple[Match, Seat, Question]) -> tuple[Posed, Image.Image]:
    match, seat, question = position
    put = posed(match, seat, question)
    assert put is not None
    shown = scene(Put(match, seat, put))
    return put, AntikeArtist().question(shown, put)


def test_letters_for_legions_and_galleys_of_one_province_have_their_shapes(asked: list[Put]):
    arming = [put for put in asked if put.posed.question.verb == "arm"]
    put, both = next((put, found) for put in arming if (found := both_units(put)))
    question = put.posed.question
    answers = tuple(Answer(Word("verb", "arm"), (each,)) for each in both)
    asks = Question(question.verb, "deed", "deed", answers)
    letters = tuple(zip(range(len(answers)), "ABCDEFGH", strict=False))
    sketch = sketch_of(scene(put), Posed(asks, letters))
    wide = across(sketch.ground.width)
    drawn = [each.sprite for each in sketch.badges]
    assert letters
    assert {LEGION, GALLEY} <= {both[place].unit for place, _ in letters}
    assert all(unit_badge(letter, both[place].unit, wide) in drawn for place, letter in letters)


def both_units(put: Put) -> list[Arm]:
    """A legion and a galley for each province where either may be set up."""
    legal = put.match.legal(put.seat)
    found = {(each.province, each.unit): each for each in legal if isinstance(each, Arm)}
    return [each for each in found.values() if {(each.province, unit) for unit in UNITS} <= set(found)]


def test_advances_are_seen_with_letters_for_those_that_can_be_bought(later):
    match, seat, question = later["KnowHow"]
    put, image = drawn(later["KnowHow"])
    bought = {
        answer.actions[0].advance for answer in question.answers if isinstance(answer.actions[0], Learn)
    }
    spots = spots_of(question)
    assert {spots[place].advance for place, _ in put.letters} == bought
    bare = draw_learning(scene(Put(match, seat, put)), {})
    assert bare.size == image.size
    assert ImageChops.difference(bare.convert("RGB"), image.convert("RGB")).getbbox() is not None
    assert NAME * PHONE / image.width >= LEAST


def otherwise(later) -> tuple[Match, Seat, Question]:
    """Ways to pay for a step on the rondel, as they are asked for by whoever pays otherwise than usual."""
    match, seat, _ = later["Rondel"]
    first = ask(match.legal(seat))
    assert isinstance(first, Question)
    place = next(place for place, each in enumerate(first.answers) if each.value == OTHERWISE)
    fields = ask(match.legal(seat), (place,))
    assert isinstance(fields, Question)
    found = fields if fields.kind == "amounts" else ask(match.legal(seat), (place, 0))
    assert isinstance(found, Question)
    return match, seat, found


def test_ways_to_pay_are_seen_each_with_what_it_takes_and_what_it_leaves(later):
    match, seat, question = otherwise(later)
    put, image = drawn((match, seat, question))
    assert [place for place, _ in put.letters] == list(range(len(question.answers)))
    assert NARROWEST <= image.width <= WIDEST
    assert NUMBER * PHONE / image.width >= LEAST
    shown, realm, line = scene(Put(match, seat, put)), match.state.realm, Line(0, 0, image.width, LOWEST)
    for place, letter in put.letters:
        way = Way(letter, question.answers[place].actions[0].pay)
        left = paid(realm, way.pay)
        marks = [each.sprite for each in way_marks(Line(0, 0, image.width, 84), shown.view.state, way)]
        assert badge(way.letter, LETTER) in marks, place
        for good, has in (*zip(RESOURCES, left.goods, strict=True), (COIN, left.coins)):
            taken = way.pay[good]
            assert (taken_plate(taken, 84) in marks) or not taken
            assert left_number(has, 84, changed=bool(taken)) in marks
    many = draw_paying(shown, question.answers[0].actions[0], [way] * 25)
    assert many.height <= 1.4 * many.width
    assert len(png(many)) <= LARGEST
    assert all(each.sprite.size[1] <= LOWEST + 2 for each in way_marks(line, shown.view.state, way))


def test_nations_to_choose_are_seen_in_their_homes(later):
    match, seat, question = later["Choosing"]
    letters = {answer.actions[0].nation: "A" for answer in question.answers}
    put, image = drawn(later["Choosing"])
    assert NARROWEST <= image.width <= WIDEST
    assert len(png(image)) <= LARGEST
    homes = homes_of(scene(Put(match, seat, put)), letters)
    nations = {nation for share in shares(match.options, match.seats) for nation in share}
    assert len(homes.badges) == len(nations)
    for number, one in enumerate(homes.badges):
        assert all(not overlap(one.box, other.box) for other in homes.badges[:number])
        assert all(overlap(one.box, name.box) < 100 for name in homes.names)


def test_whoever_is_asked_to_fight_sees_where(later):
    match, seat, _ = later["MovedIn"]
    put, image = drawn(later["MovedIn"])
    assert not put.letters
    assert image.width >= NARROWEST
    frame = match.state.frame
    sketch = sketch_of(scene(Put(match, seat, put)), put)
    assert len(sketch.below) == 1
    ring, tokens = sketch.below[0], [(each.x, each.y) for each in sketch.tokens]
    assert (ring.x, ring.y) in tokens, frame
