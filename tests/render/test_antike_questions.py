"""Antike's pictures of questions: letters beside what they mean, names and numbers in sight, all legible."""

import math
from itertools import islice

import pytest
from asked_positions import LARGEST, posed
from asked_positions import asked as asked_in
from packed import small_enough
from PIL import Image, ImageChops
from titled import titled

from bot.cli.speed.panel_speed import Put, puts
from bot.speech.teller import Teller
from engine.antike.actions import Arm, Go, Learn, Move, SkipCoin, Take
from engine.antike.board import board
from engine.antike.law.opening import shares
from engine.antike.law.purse import paid
from engine.antike.law.rondel import price
from engine.antike.law.rules import RULES
from engine.antike.words import COIN, FIELDS, GALLEY, LEGION, RESOURCES, UNITS, Field
from engine.core.choosing.menu import OTHERWISE, Answer, Question, ask
from engine.core.contract import Seat, Word
from engine.core.play.match import Match
from engine.core.values.amounts import Amounts
from engine.core.values.change import change
from render.antike.artist import AntikeArtist
from render.antike.homes import homes_of
from render.antike.learning import draw_learning
from render.antike.ledger import (
    CHANGE,
    LETTER,
    LOWEST,
    Line,
    change_plate,
    columns_of,
    left_number,
    line_marks,
    spent,
)
from render.antike.letters import unit_badge
from render.antike.map import MAPS
from render.antike.paying import draw_paying
from render.antike.question import MAP, SCALES, Sketch, Spot, fanned, sketch_of, spots_in, spots_of
from render.antike.step import WIDE, Step, amount, draw_wheel, step_marks, step_of
from render.antike.tokens import Tokens, tokens_of
from render.antike.treasury import WHEEL, changed, city_of
from render.antike.window import Window, whole
from render.kit.badges import across, badge
from render.kit.encode import png
from render.kit.labels import Box, hidden
from render.kit.marks import Move as Arrow
from render.kit.marks import along
from render.kit.panel import Box as Room
from render.kit.sprite import NAME, VALUE, Placed
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


def test_pieces_are_smaller_where_much_of_the_map_is_seen(asked: list[Put]):
    state, found = asked[-1].match.state, MAPS.drawn("east")
    near, far = (tokens_of(state, found, Window(scale, 0, 0, 1600, 1000)) for scale in (1.0, SCALES[-1]))
    larger = max(each.sprite.size[1] for each in near.placed)
    smaller = max(each.sprite.size[1] for each in far.placed)
    assert smaller < 0.9 * larger
    assert smaller * PHONE / WIDEST >= LEAST


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
    assert CHANGE * PHONE / image.width >= LEAST
    shown, realm, columns = scene(Put(match, seat, put)), match.state.realm, columns_of(match.state)
    for place, letter in put.letters:
        pay = question.answers[place].actions[0].pay
        marks = [each.sprite for each in line_marks(Room(0, 0, 760, 84), columns, Line(letter, spent(pay)))]
        assert badge(letter, LETTER) in marks, place
        left = paid(realm, pay)
        for good, has in (*zip(RESOURCES, left.goods, strict=True), (COIN, left.coins)):
            assert not pay[good] or change_plate(-pay[good], 84) in marks
            assert left_number(has, 84, changed=bool(pay[good])) in marks
    many = draw_paying(shown, question.answers[0].actions[0], dict.fromkeys(map(str, range(25)), pay))
    assert many.height <= 1.4 * many.width
    assert small_enough(png(many), LARGEST)
    low = line_marks(Room(0, 0, image.width, LOWEST), columns, Line("A", spent(pay)))
    assert all(each.sprite.size[1] <= LOWEST + 2 for each in low)


def test_a_coin_is_seen_with_what_one_then_has_and_what_steps_cost(later):
    match, seat, question = later["Coin"]
    put, image = drawn(later["Coin"])
    assert len(put.letters) == len(question.answers)
    assert NARROWEST <= image.width <= WIDEST
    assert image.height <= 1.4 * image.width
    assert small_enough(png(image), LARGEST)
    columns = columns_of(match.state)
    changes = {type(spot.purse): changed(spot.purse) for spot in spots_of(question).values() if spot.purse}
    assert changes == {Take: (0, 0, 0, 1), SkipCoin: (0, 0, 0, 0)}
    marks = [each.sprite for each in line_marks(Room(0, 0, 760, 84), columns, Line("A", changes[Take]))]
    assert left_number(match.state.realm.coins + 1, 84, changed=True) in marks
    wheel = draw_wheel(scene(Put(match, seat, put)), dict.fromkeys(FIELDS, Step("")), WHEEL)
    assert image.crop((0, 0, *wheel.size)).tobytes() == wheel.tobytes()


def test_goods_exchanged_are_seen_with_what_one_then_has(later):
    match, seat, _ = later["KnowHow"]
    realms = tuple(change(each, advances=255, goods=(2, 0, 3), coins=1) for each in match.state.realms)
    state = change(match.state, realms=realms)
    question = ask(RULES.legal(state, seat))
    assert isinstance(question, Question)
    places = AntikeArtist().sights(RULES.view(state, seat), question)
    assert places
    purses = [spots_of(question)[place].purse for place in places]
    assert {changed(each) for each in purses if each} >= {(-2, 2, 0, 0), (-2, 0, 2, 0), (3, 0, -3, 0)}
    put = Posed(question, tuple(zip(places, "ABCDEFGH", strict=False)))
    shown = Scene(RULES.view(state, seat), (), NAMES, Teller("en", TITLE, NAMES).word, "Antike")
    image = AntikeArtist().question(shown, put)
    assert NARROWEST <= image.width <= WIDEST
    assert image.height <= 1.4 * image.width


def few_to_arm(put: Put, field: str) -> Question:
    """How many to arm in one province, or how to pay for one there."""
    legal = [each for each in put.match.legal(put.seat) if isinstance(each, Arm)]
    first = legal[0]
    alike = [each for each in legal if (each.province, each.unit) == (first.province, first.unit)]
    if field == "count":
        answers = tuple(Answer(count, (change(first, count=count),)) for count in (2, 1))
        return Question("arm", field, "number", answers)
    ways = [change(alike[0], count=1, pay=Amounts.of(**{good: 1})) for good in ("iron", "coin")]
    return Question("arm", field, "amounts", tuple(Answer(each.pay or "", (each,)) for each in ways))


@pytest.mark.parametrize("field", ["count", "pay"])
def test_what_is_armed_is_seen_beside_its_city_with_what_is_left(asked: list[Put], field: str):
    put = next(put for put in asked if put.posed.question.verb == "arm" and both_units(put))
    question = few_to_arm(put, field)
    posed = Posed(question, ((0, "A"), (1, "B")))
    assert list(spots_of(question)) == [0, 1]
    shown = scene(put)
    image = AntikeArtist().question(shown, posed)
    other = AntikeArtist().question(shown, Posed(question, ((1, "A"),)))
    assert image.height <= 1.4 * image.width
    assert small_enough(png(image), LARGEST)
    assert image.size != other.size
    sketch = city_of(shown, question.answers[0].actions[0])
    assert any(name.box[2] <= WIDE for name in sketch.names)
    assert len(sketch.below) == 1


def test_how_many_move_is_seen_with_one_arrow_and_their_numbers(asked: list[Put]):
    moves = ((put, move) for put in asked for move in put.match.legal(put.seat) if isinstance(move, Move))
    put, move = next(moves)
    answers = tuple(Answer(count, (change(move, count=count),)) for count in (2, 1))
    posed = Posed(Question("move", "count", "number", answers), ((0, "A"), (1, "B")))
    sketch = sketch_of(scene(put), posed)
    assert len(sketch.badges) == 2
    assert len([each for each in sketch.below if each.anchor == "lt"]) == 1
    plain = badge("A", across(sketch.ground.width))
    assert all(each.sprite.size[0] > plain.size[0] for each in sketch.badges)


def test_arrows_from_one_place_bow_alike_so_that_they_never_cross():
    facts = board("east")
    window = whole(*(MAPS.drawn("east").width, MAPS.drawn("east").height))
    here, *others = facts.provinces[:9]
    ends = [(500 + 200 * math.cos(turn), 500 + 200 * math.sin(turn)) for turn in range(8)]
    ways = {
        Spot(here, target, LEGION): Arrow((500, 500), end, (0, 0, 0))
        for target, end in zip(others, ends, strict=True)
    }
    token = Placed(badge("A", 60), *along(ways[Spot(here, others[0], LEGION)], 0.5))
    bowed = fanned(ways, Tokens((token,), {}), window)
    assert list(bowed) == list(ways)
    assert len({move.bend for move in bowed.values()}) == 1
    assert {move.bend for move in bowed.values()} != {1.0}


def test_nations_to_choose_are_seen_in_their_homes(later):
    match, seat, question = later["Choosing"]
    letters = {answer.actions[0].nation: "A" for answer in question.answers}
    put, image = drawn(later["Choosing"])
    assert NARROWEST <= image.width <= WIDEST
    assert small_enough(png(image), LARGEST)
    homes = homes_of(scene(Put(match, seat, put)), letters)
    nations = {nation for share in shares(match.options, match.seats) for nation in share}
    assert len(homes.badges) == len(nations)
    for number, one in enumerate(homes.badges):
        assert all(not overlap(one.box, other.box) for other in homes.badges[:number])
        assert all(overlap(one.box, name.box) < 100 for name in homes.names)


def test_whoever_is_asked_to_fight_sees_where_and_against_how_many(later):
    match, seat, question = later["MovedIn"]
    put, image = drawn(later["MovedIn"])
    assert len(put.letters) == len(question.answers)
    spots = spots_in(match.state, question)
    fought = [answer.actions[0] for answer in question.answers]
    assert [spots[place].count for place in range(len(fought))] == [
        getattr(each, "count", 0) for each in fought
    ]
    assert image.width >= NARROWEST
    frame = match.state.frame
    sketch = sketch_of(scene(Put(match, seat, put)), put)
    assert len(sketch.below) == 1
    ring, tokens = sketch.below[0], [(each.x, each.y) for each in sketch.tokens]
    assert (ring.x, ring.y) in tokens, frame
    plain = badge("A", across(sketch.ground.width)).size
    wider = [each.sprite.size[0] > plain[0] for each in sketch.badges]
    assert wider == [bool(getattr(each, "count", 0)) for each in fought]
