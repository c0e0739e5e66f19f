"""Pictures of Deus' questions: each letter is seen beside its answer, on a picture fit for a phone."""

import math
import random
from functools import cache

from asked_positions import check_fit_for_a_phone, few_of_each, kind_of, posed
from deus_twins import twins
from PIL import Image

from bot.pictures.captions import scene_of
from bot.private.panel.walk import question_of
from bot.speech.teller import Teller
from engine.core.choosing.menu import Question
from engine.core.contract import Seat
from engine.core.play.match import Match
from engine.core.values.change import change, with_entry
from engine.deus.frames import Drawing, Laying, Mustering
from engine.deus.state import ground
from engine.deus.words import VILLAGE
from render.deus.artist import sea_of
from render.deus.cards import HEIGHT
from render.deus.hand import HEAD
from render.deus.questions.hand import lay_cards
from render.deus.questions.payment import lay_payment, letters_of_payment
from render.deus.questions.regions import STRIP, lay_regions
from render.deus.questions.spots import HAND, LAND, NONE, PAYMENT, STORE, SWAP, TILES, seen
from render.deus.questions.store import lay_store
from render.deus.questions.swap import letters_of_swap
from render.deus.questions.tiles import STRIP as TILES_STRIP
from render.deus.questions.tiles import lay_tiles, letters_of_tiles, turns_of
from render.deus.questions.turns import boxes_of
from render.kit.palette import WHITE, index
from render.kit.sprite import NAME, Placed
from render.questions import NARROWEST, WIDEST, Posed
from render.scene import Scene
from render.titles import TITLES

TITLE = TITLES["deus"]
GAMES = [
    ("deus", "sensible", 0, 300, {}),
    ("deus", "random", 1, 400, {}),
    ("deus", "random", 2, 400, {"wild": "yes"}),
    ("deus", "sensible", 2, 900, {}),
    ("deus", "random", 5, 60, {"layout": "free", "pieces": "8"}),
]


@cache
def questions() -> list[tuple[Match, Seat, Question]]:
    return few_of_each(GAMES, 3)


def scene(match: Match, seat: Seat) -> Scene:
    names = ("Ana", "Bruno", "Chloé", "Dimitri")[: match.seats]
    return scene_of(Teller("en", TITLE, names), match.view(seat))


def drawn(match: Match, seat: Seat, what: Posed) -> Image.Image:
    return TITLE.artist.question(scene(match, seat), what)


def letters(match: Match, seat: Seat, what: Posed) -> list[Placed]:
    """The letters where they are drawn."""
    picture, shown = next(iter(seen(what.question).values()))[0].picture, scene(match, seat)
    if picture == LAND:
        laid = lay_regions(shown, what, sea_of(shown).window).badges
        return [Placed(each.sprite, each.x, each.y + STRIP) for each in laid]
    if picture == TILES:
        return list(letters_of_tiles(shown, what, sea_of(shown).window))
    if picture == HAND:
        return list(lay_cards(shown, what).badges)
    if picture == STORE:
        return list(lay_store(shown, what).badges)
    return list({PAYMENT: letters_of_payment, SWAP: letters_of_swap}[picture](shown, what))


@cache
def shown() -> list[tuple[Match, Seat, Posed]]:
    found = ((match, seat, posed(match, seat, question)) for match, seat, question in questions())
    return [(match, seat, what) for match, seat, what in found if what is not None]


def test_every_kind_of_question_that_is_about_something_seen_has_a_picture():
    assert not {
        kind_of(match, question)[0]
        for match, seat, question in questions()
        if posed(match, seat, question) is None
    }
    assert {kind_of(match, what.question)[0] for match, _, what in shown()} >= {
        "Acting", "Placing", "Offering", "Buying", "Selling", "Exchanging", "Producing", "Taking",
        "Recruiting", "Activating", "Digging", "Discarding", "Marching", "Robbing", "Besieging", "Laying",
        "Mustering", "Drawing", "Looking",
    }  # fmt: skip


def test_letters_are_all_drawn_and_seen_on_pictures_fit_for_a_phone():
    for match, seat, what in shown():
        image, told = drawn(match, seat, what), kind_of(match, what.question)
        badges = letters(match, seat, what)
        assert len(badges) >= len(what.letters), told
        assert len({(each.x, each.y) for each in badges}) == len(badges), told
        check_fit_for_a_phone(image, badges, told)


def test_a_picture_is_drawn_where_no_answer_that_is_shown_has_a_letter():
    for match, seat, what in shown()[::5]:
        image = drawn(match, seat, Posed(what.question, ()))
        assert NARROWEST <= image.width <= WIDEST, kind_of(match, what.question)
        assert image.width / 1.3 <= image.height <= 1.4 * image.width, kind_of(match, what.question)


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


def test_a_picture_shows_nothing_that_its_seat_does_not_see():
    """Other hands and points, the piles and cards face down are others: the picture stays as it is."""
    luck = random.Random(7)
    for match, seat, what in shown():
        other = twins(match.state, seat, luck)
        view = TITLE.rules.view(other, seat)
        twin = scene_of(Teller("en", TITLE, ("Ana", "Bruno", "Chloé", "Dimitri")[: match.seats]), view)
        one, two = drawn(match, seat, what), TITLE.artist.question(twin, what)
        assert one.tobytes() == two.tobytes(), kind_of(match, what.question)


def test_cards_are_written_large_enough_for_a_phone():
    assert NAME / WIDEST >= 11 / 400


def test_letters_of_regions_are_not_taken_for_the_next_regions():
    lettered = aside = 0
    for match, seat, what in shown():
        spots = seen(what.question)
        if any(spot.picture != LAND or spot.many != NONE for each in spots.values() for spot in each):
            continue
        land, board = ground(match.state), sea_of(scene(match, seat)).window
        laid = lay_regions(scene(match, seat), what, board)
        regions = [int(spot.what) for number, _ in what.letters for spot in spots[number]]
        for region, letter in zip(regions, laid.badges, strict=True):
            if land.terrain[region] == VILLAGE:
                continue
            middle, unit = laid.window.at(*land.place[region]), laid.window.unit
            lettered += 1
            aside += math.dist(middle, (letter.x, letter.y)) > 0.8 * unit
    assert lettered > 50
    assert not aside


def test_no_arrow_covers_armies_where_several_may_move():
    found = set[bool]()
    for match, seat, what in shown():
        if kind_of(match, what.question)[0] != "Marching":
            continue
        laid = lay_regions(scene(match, seat), what, sea_of(scene(match, seat)).window)
        apart = len({spot.many for place, _ in what.letters for spot in seen(what.question)[place]}) > 1
        assert bool(laid.ways) is not apart
        assert all((spot is not None) is apart for spot in laid.ties)
        found.add(apart)
    assert found == {True, False}


def test_few_cards_stand_with_their_sentences():
    heights = {
        (len(laid.cards) > 4, laid.cards[0].sprite.size[1] >= HEIGHT)
        for match, seat, what in shown()
        if next(iter(seen(what.question).values()))[0].picture == HAND
        for laid in (lay_cards(scene(match, seat), what),)
        if laid.cards and not laid.titles
    }
    assert (False, True) in heights
    assert (True, True) not in heights


def test_one_card_or_two_fill_their_picture():
    """On a phone such a card is three quarters as wide as the picture, and below it little is empty."""
    found = set[int]()
    for match, seat, what in shown():
        if next(iter(seen(what.question).values()))[0].picture != HAND:
            continue
        laid = lay_cards(scene(match, seat), what)
        if laid.pile is None and not laid.gods and 0 < len(laid.cards) <= 2:
            found.add(len(laid.cards))
            assert laid.size[0] == NARROWEST
            assert max(each.box[3] for each in laid.cards) > 0.84 * laid.size[1]
    assert found == {1, 2}


def test_a_card_that_was_chosen_stands_alone_with_its_colours():
    found = 0
    for match, seat, what in shown():
        if what.question.field == "colour":
            laid = lay_cards(scene(match, seat), what)
            found += 1
            assert len(laid.cards) == 1
            assert len(laid.badges) == len(what.letters) > 1
    assert found


def test_ways_to_pay_stand_below_a_short_column_and_beside_a_long_list():
    widths = set[int]()
    for match, seat, what in shown():
        if what.question.field != "pay":
            continue
        laid = lay_payment(scene(match, seat), what)
        widths.add(laid.page.width)
        lowest = HEAD + sum(each.size[1] for each in laid.column)
        assert (laid.boxes[0].y > lowest) is (laid.page.width == NARROWEST)
    assert widths == {NARROWEST, WIDEST}


def test_regions_that_cost_points_have_pale_letters():
    kinds = set[tuple[str, bool]]()
    for match, seat, what in shown():
        spots = seen(what.question)
        if kind_of(match, what.question)[0] != "Placing":
            continue
        laid = lay_regions(scene(match, seat), what, sea_of(scene(match, seat)).window)
        verbs = [spot.verb for place, _ in what.letters for spot in spots[place]]
        for verb, each in zip(verbs, laid.badges, strict=True):
            kinds.add((verb, each.sprite.image.getpixel((each.sprite.size[0] // 2, 6)) == index(WHITE)))
    assert kinds == {("place", False), ("place-afar", True)}


def test_a_tile_is_seen_as_it_would_lie_and_large():
    """A tile's turns are each drawn; where it may lie, its regions are 25 pixels wide on a phone."""
    turned = placed = 0
    for match, seat, what in shown():
        if not isinstance(match.state.frame, Laying):
            continue
        turns = turns_of(match.state, what)
        if turns is not None:
            turned += 1
            assert len(set(turns)) == len(what.question.answers)
            image, boxes = drawn(match, seat, Posed(what.question, ())), boxes_of(len(turns), TILES_STRIP)
            parts = {
                image.crop((box.x, box.y, box.x + box.width, box.y + box.height)).tobytes() for box in boxes
            }
            assert len(parts) == len(turns)
        else:
            laid = lay_tiles(scene(match, seat), what, sea_of(scene(match, seat)).window)
            placed += 1
            assert math.sqrt(3) * laid.window.unit * 400 / laid.window.width > 25
            for q, r in laid.outlined:
                x, y = laid.window.at(q, r)
                assert 0 < x < laid.window.width
                assert 0 < y < laid.window.height
    assert turned > 0 < placed


def test_what_is_given_has_its_letter_once_before_its_line():
    given = 0
    for match, seat, what in shown():
        if what.question.field == "give":
            given += 1
            assert len(letters_of_swap(scene(match, seat), what)) == len(what.letters)
    assert given


def test_pieces_chosen_before_are_seen_by_who_chose_them():
    for match, seat, what in shown():
        if isinstance(match.state.frame, Mustering) and (chosen := match.state.frame.chosen[seat]):
            fewer = with_entry(match.state.frame.chosen, seat, (*chosen[:-1], (chosen[-1] + 1) % 5))
            view = TITLE.rules.view(change(match.state, frame=Mustering(fewer)), seat)
            other = scene_of(Teller("en", TITLE, ("Ana", "Bruno", "Chloé", "Dimitri")[: match.seats]), view)
            assert drawn(match, seat, what).tobytes() != TITLE.artist.question(other, what).tobytes()
            return
    raise AssertionError("nobody has chosen anything yet")


def test_the_cards_that_would_be_drawn_are_counted():
    for match, seat, what in shown():
        frame = match.state.frame
        if isinstance(frame, Drawing):
            view = TITLE.rules.view(change(match.state, frame=Drawing(frame.card, frame.count + 1)), seat)
            other = scene_of(Teller("en", TITLE, ("Ana", "Bruno", "Chloé", "Dimitri")[: match.seats]), view)
            assert drawn(match, seat, what).tobytes() != TITLE.artist.question(other, what).tobytes()
            return
    raise AssertionError("nobody may draw")


def test_letters_of_one_god_stand_beside_each_other_and_say_which_ends_the_turn():
    """A god with the end of the turn, and without it."""
    title = TITLES["deus"]
    match, _ = Match.start(title, title.rules.options(), 2, bytes(32))
    seat = match.rules.decisions(match.state)[0].seat
    offered = next(each for each in match.legal(seat) if each.word == "offer")
    match = match.play(seat, offered).match
    question = question_of(match, seat, ())
    assert isinstance(question, Question)
    letters = tuple((place, "ABCDEFGHIJKLMNOPQRSTUVWXY"[place]) for place in seen(question))
    laid = lay_cards(scene(match, seat), Posed(question, letters))
    assert len(laid.badges) == len({(each.x, each.y) for each in laid.badges}) == len(letters)
    assert laid.shift > 0
    for place, letter in letters:
        (alone,) = lay_cards(scene(match, seat), Posed(question, ((place, letter),))).badges
        marked = alone.sprite.size[0] > 1.3 * alone.sprite.size[1]
        assert marked is bool(question.answers[place].then)
