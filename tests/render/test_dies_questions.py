"""Pictures of Dies Irae's questions: each letter is seen beside its answer, on a picture fit for a phone."""

import math
from dataclasses import replace
from functools import cache
from itertools import combinations
from string import ascii_uppercase

import pytest
from asked_positions import check_fit_for_a_phone, few_of_each, kind_of, posed
from PIL import Image
from plays import plays

from bot.pictures.captions import scene_of
from bot.private.panel.beyond import beyond_of
from bot.private.panel.walk import question_of
from bot.speech.teller import Teller
from engine.core.choosing.menu import Question
from engine.core.contract import Seat
from engine.core.play.match import Match
from engine.core.values.change import change
from engine.dies_irae import charts
from engine.dies_irae.board import board
from engine.dies_irae.charts import HIGHEST
from engine.dies_irae.state import Pact, Stack, with_realm
from render.dies_irae.questions import chart, cycle, rivals, stability
from render.dies_irae.questions.places import MANY, SHARE, lay_places
from render.dies_irae.questions.spots import ANSWER, CHART, CYCLE, HEX, LEVEL, OFFER, ORDER, marches, seen
from render.kit.badges import across, badge
from render.kit.labels import hidden
from render.kit.palette import INK, index
from render.kit.sprite import NAME, VALUE, Placed
from render.questions import NARROWEST, WIDEST, Posed
from render.scene import Scene
from render.titles import TITLES

TITLE = TITLES["dies_irae"]
LEAST = 11 / 400
"""The smallest letters, as a share of the picture's width."""
GAMES = [
    ("dies_irae", "sensible", 0, 260, {}),
    ("dies_irae", "sensible", 3, 700, {"leaders": "yes"}),
    ("dies_irae", "random", 1, 500, {"leaders": "yes", "undermining": "yes", "initiative": "yes"}),
]


@cache
def questions() -> list[tuple[Match, Seat, Question]]:
    return few_of_each(GAMES, 3)


def scene(match: Match, seat: Seat) -> Scene:
    return scene_of(Teller("en", TITLE, ("Ana", "Bruno", "Chloé")), match.view(seat))


def drawn(match: Match, seat: Seat, what: Posed) -> Image.Image:
    return TITLE.artist.question(scene(match, seat), what)


def letters(match: Match, seat: Seat, what: Posed) -> tuple[Placed, ...]:
    """The letters where they are drawn."""
    picture = next(iter(seen(what.question).values()))[0].picture
    return {
        HEX: lambda: lay_places(scene(match, seat), what).badges,
        CYCLE: lambda: cycle.letters_of_cycle(what),
        CHART: lambda: chart.letters_of_chart(what),
        LEVEL: lambda: stability.letters_of_stability(match.state, what),
        OFFER: lambda: rivals.letters_of_offers(match.state, what),
        ANSWER: lambda: rivals.letters_of_answers(what),
        ORDER: lambda: rivals.letters_of_order(what),
    }[picture]()


@cache
def shown() -> list[tuple[Match, Seat, Posed]]:
    found = ((match, seat, posed(match, seat, question)) for match, seat, question in questions())
    return [(match, seat, what) for match, seat, what in found if what is not None]


def test_every_kind_of_question_has_a_picture():
    without = {
        kind_of(match, question)[0]
        for match, seat, question in questions()
        if posed(match, seat, question) is None
    }
    assert without <= {"Building"}
    assert {kind_of(match, what.question)[0] for match, _, what in shown()} >= {
        "Picking", "Founding", "Posting", "Stationing", "Cycle", "Moving", "Routing", "Attacking", "Building",
        "Trading", "Steadying", "Developing", "Starving", "Offering", "Asked", "Ordering",
    }  # fmt: skip


def test_letters_are_all_drawn_and_seen_on_pictures_fit_for_a_phone():
    for match, seat, what in shown():
        image, told = drawn(match, seat, what), kind_of(match, what.question)
        badges = letters(match, seat, what)
        assert len(badges) >= len(what.letters), told
        check_fit_for_a_phone(image, badges, told)


def test_names_are_not_covered_by_letters():
    covered = total = 0
    for match, seat, what in shown():
        if next(iter(seen(what.question).values()))[0].picture == HEX:
            image = drawn(match, seat, what)
            for name in lay_places(scene(match, seat), what).names:
                total += 1
                covered += hidden(name, image) > 0.12
    assert total > 500
    assert not covered


def test_a_picture_is_drawn_where_no_answer_that_is_shown_has_a_letter():
    for match, seat, what in shown()[::5]:
        image = drawn(match, seat, Posed(what.question, ()))
        assert NARROWEST <= image.width <= WIDEST, kind_of(match, what.question)
        assert image.width / 1.3 <= image.height <= 1.4 * image.width, kind_of(match, what.question)


@cache
def moving() -> tuple[Match, Seat, Question]:
    """Where units may move for the first time, with what may be done in one go."""
    match, _ = Match.start(TITLE, TITLE.rules.options(), 3, bytes(32))
    for line in ("play-power egypt", "play-power persia"):
        match = plays(match, line)
    while match.rules.turn(match.state).number == 0:
        decision = match.rules.decisions(match.state)[0]
        match = match.play(decision.seat, match.legal(decision.seat)[0]).match
    match = plays(match, "choose move")
    seat = match.rules.decisions(match.state)[0].seat
    question = question_of(match, seat, ())
    assert isinstance(question, Question)
    return match, seat, question


def test_units_that_go_somewhere_in_one_go_are_lettered_on_an_arrow_there():
    match, seat, question = moving()
    lines = {place: each for place, each in enumerate(question.answers) if each.then}
    assert lines
    found = seen(question)
    for place, answer in lines.items():
        _, target = marches(question)[place]
        assert answer.then[-1] == target
        assert [spot.number for spot in found[place]] == [board().index[target.hex]]
    for place in lines:
        with_one = lay_places(scene(match, seat), Posed(question, ((place, "A"),)))
        without = lay_places(scene(match, seat), Posed(question, ()))
        assert len(with_one.below) == len(without.below) + 1
        assert len(with_one.badges) == 1
    twice = change(question, answers=(lines[place], lines[place]))
    both = lay_places(scene(match, seat), Posed(twice, ((0, "A"), (1, "B"))))
    assert both.below[-1].sprite is with_one.below[-1].sprite
    assert [each.sprite for each in both.badges] == [badge("A, B", across(both.window.width, SHARE))]


def test_many_ways_have_narrower_arrows_each_with_its_letter():
    match, seat, first = moving()
    question = change(first, answers=(*first.answers, *beyond_of(match, seat, (), first)))
    places = list(marches(question))[:20]
    ways = len({(lead.hex, to.hex) for lead, to in map(marches(question).__getitem__, places)})
    assert ways >= MANY
    several = lay_places(
        scene(match, seat), Posed(question, tuple(zip(places, ascii_uppercase, strict=False)))
    )
    alone = [lay_places(scene(match, seat), Posed(question, ((place, "A"),))) for place in places]
    assert len(several.badges) == ways
    assert all(overlap(one, other) < 9 for one, other in combinations(several.badges, 2))
    for spot, each in zip(several.ties, several.badges, strict=True):
        assert spot is not None
        assert math.dist(spot, (each.x, each.y)) < 4 * each.sprite.size[1]
    assert all(several.window.scale <= each.window.scale for each in alone)


def overlap(one: Placed, other: Placed) -> int:
    """How many pixels of a side two badges share."""
    wide, high = (min(one.box[at + 2], other.box[at + 2]) - max(one.box[at], other.box[at]) for at in (0, 1))
    return min(wide, high)


def asked_of_powers(frame: str) -> tuple[Match, Seat, Posed]:
    return next(each for each in shown() if type(each[0].state.frame).__name__ == frame)


@pytest.mark.parametrize("frame", ["Offering", "Asked", "Ordering"])
def test_what_a_power_has_is_seen_where_powers_are_asked_about(frame: str):
    match, seat, what = asked_of_powers(frame)
    given, state = scene(match, seat), match.state
    image = TITLE.artist.question(given, what)
    others = [each for each, realm in enumerate(state.realms) if realm.seat != seat]
    power = state.active if frame == "Asked" else others[0]
    shaken = state.realms[power].stability - 1
    for other in (with_realm(state, power, talents=777), with_realm(state, power, stability=shaken)):
        view = change(given.view, state=other)
        assert TITLE.artist.question(replace(given, view=view), what).tobytes() != image.tobytes()


def test_what_culture_adds_to_combats_from_the_next_space_on_stands_out():
    match, seat, what = asked_of_powers("Developing")
    given, state, spaces = scene(match, seat), match.state, charts.chart()[chart.CULTURE]
    foot = chart.HEIGHT - chart.ROW // 3
    dark = dict[bool, set[bool]]()
    for at in range(charts.GOLDEN - 1):
        here, then = spaces[at], spaces[at + 1]
        if here.phase == then.phase:
            realm = with_realm(state, state.active, development=(0, 0, 0, at))
            image = TITLE.artist.question(replace(given, view=change(given.view, state=realm)), what)
            inked = image.crop((16, foot, 50, chart.HEIGHT - 10)).histogram()[index(INK)]
            dark.setdefault(here.combat != then.combat, set()).add(inked > 20)
    assert dark == {True: {True}, False: {False}}


def test_an_offer_shows_where_both_meet_and_who_has_an_armistice_already():
    match, seat, what = asked_of_powers("Offering")
    given, state = scene(match, seat), match.state
    rival = seen(what.question)[what.letters[0][0]][0].number
    place = next(stack.hex for stack in state.realms[rival].stacks)
    meeting = with_realm(change(state, contested=(place,)), state.active, stacks=(Stack(place, 1, 0, 0),))
    apart = with_realm(meeting, state.active, stacks=())
    images = {
        TITLE.artist.question(replace(given, view=change(given.view, state=each)), what).tobytes()
        for each in (apart, meeting, change(apart, pacts=(Pact(rival, state.active, 2),)))
    }
    assert len(images) == 3


def test_refusing_is_seen_with_the_stability_that_is_left():
    match, seat, _ = asked_of_powers("Asked")
    power = match.state.frame.power
    for level, told in ((5, ["5 › 3"]), (1, ["1 › −1"]), (-8, ["−8 › −9"]), (HIGHEST, ["", " "])):
        state = with_realm(match.state, power, stability=level)
        assert [each for _, each, _ in rivals.refused(state, power)] == told
    assert seat == match.state.realms[power].seat


def test_a_letter_stands_elsewhere_for_another_answer():
    for match, seat, what in shown():
        places = [place for place, _ in what.letters]
        spots = seen(what.question)
        others = [place for place in places if spots[place] != spots[places[0]]]
        if others:
            one, other = (
                drawn(match, seat, Posed(what.question, ((place, "A"),))) for place in (places[0], others[-1])
            )
            assert one.tobytes() != other.tobytes(), kind_of(match, what.question)


@pytest.mark.parametrize(
    ("size", "width"),
    [(NAME, WIDEST), (VALUE, WIDEST), (chart.PRICE, chart.WIDTH), (chart.WORDS, chart.WIDTH),
     (cycle.ICON, cycle.WIDTH), (28, stability.WIDTH), (rivals.NUMBER, rivals.WIDTH),
     (NAME, rivals.WIDTH)],
)  # fmt: skip
def test_nothing_is_written_too_small(size, width):
    assert size >= LEAST * width
