"""Boards of people's own are drawn: every city in its province, north above, with their names."""

import io

import pytest
from own_tables import OWN, antike_board, grecolonies_board
from packed import small_enough
from PIL import Image
from titled import GAMES, titled

from bot.pictures.captions import scene_of
from bot.speech.teller import Teller
from engine.antike.board import board
from engine.core.choosing.choices import options_from
from engine.core.contract import Word
from engine.core.play.match import Match
from render.antike.geometry import LONGEST_NAME
from render.antike.map import drawing_of
from render.antike.own_map import own_map
from render.boards import Scene, draw_board, draw_thing
from render.deus.cards import BOTTOM, HEIGHT, LEADING, TOP, card_height, fitted
from render.grecolonies.own_map import own_map as own_islands
from render.kit.labels import hidden
from render.titles import TITLES


def text_of(slug, text):
    chosen = options_from(GAMES[slug], {"board": text})
    return chosen, chosen.board


@pytest.mark.parametrize("name", ["east", "west"])
def test_every_city_of_an_own_board_lies_in_its_province_and_has_room_for_units(name):
    _, text = text_of("antike", antike_board(name))
    found = own_map(text)
    cells = found.layers["cells"]
    for number, place in enumerate(found.drawn.places):
        assert cells.getpixel(place.city) == number + 1, board(text).provinces[number]
        assert place.legions != place.galleys
        for point in (place.legions, place.galleys):
            assert 0 < point[0] < 1600
            assert 0 < point[1] < 1100
    assert set(found.layers["band"].tobytes()) == set(range(51))


@pytest.mark.parametrize("name", ["east", "west"])
def test_no_name_of_a_city_of_an_own_board_is_hidden(name):
    chosen, _ = text_of("antike", antike_board(name).replace("nea_polis", "nea_polis_by_the_sea_of_marmara"))
    match = Match.start(titled(GAMES["antike"]), chosen, 3, bytes(32))[0]
    found = drawing_of(scene_of(Teller("en", match.title, ("A", "B", "C"), chosen), match.view(None)))
    picture = found.draw()
    for label in found.names:
        assert label.sprite.size[0] <= LONGEST_NAME + 12
        assert hidden(label, picture) <= 0.15, label.box


def test_degrees_have_north_above_and_pixels_have_it_below():
    _, east = text_of("antike", antike_board("east"))
    _, west = text_of("antike", antike_board("west"))
    for text, north, south in ((east, "phasis", "meroe"), (west, "londinium", "memphis")):
        places, index = own_map(text).drawn.places, board(text).index
        assert places[index[north]].city[1] < places[index[south]].city[1]


def test_islands_of_grecolonies_lie_apart():
    _, text = text_of("grecolonies", grecolonies_board("classic"))
    found = own_islands(text)
    cells = found.layers["cells"]
    for number, place in enumerate(found.drawn.places):
        assert cells.getpixel(place.middle) == number + 1


@pytest.mark.parametrize("slug", ["antike", "grecolonies"])
def test_a_game_on_an_own_board_is_drawn(slug):
    chosen, _ = text_of(slug, OWN[slug][1])
    match, step = Match.start(titled(GAMES[slug]), chosen, 3, b"s" * 32)
    teller = Teller("fr", titled(GAMES[slug]), ("A", "B", "C"))
    for focus in (None, "nea_polis"):
        scene = Scene(match.view(None), step.events, teller.names, teller.word, teller.title(), focus)
        picture = draw_board(TITLES[slug], scene)
        with Image.open(io.BytesIO(picture.data)) as image:
            assert image.size == (picture.width, picture.height)
            image.load()
        assert small_enough(picture.data, 300_000)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Buy up to 2 resources of any kinds from the supply for 1 gold each."),
        ("fr", "Achète à la réserve jusqu’à 2 ressources de ton choix pour 1 or chacune."),
    ],
)
def test_cards_of_ones_own_are_named_explained_and_drawn_like_ours(language, sentence):
    rules = GAMES["deus"]
    chosen = options_from(rules, {"cards": OWN["deus"][1]})
    things = {thing.word.id: thing for thing in titled(rules).guide.things(chosen)}
    teller = Teller(language, titled(rules), options=chosen)
    skiff, forum = things["skiff"].word, things["forum"].word
    assert teller.word(skiff) == "Skiff"
    assert teller.explained(skiff) == sentence
    assert teller.explained(forum) == Teller(language, titled(rules)).explained(forum)
    match, _ = Match.start(titled(rules), chosen, 2, b"s" * 32)
    drawn = TITLES["deus"].artist.hand(
        Scene(match.view(0), (), ("A", "B"), teller.word, "Deus", None, teller.explained)
    )
    assert drawn is not None
    card = draw_thing(titled(rules), chosen, skiff, teller.word, teller.explained)
    assert card is not None
    assert card.data != draw_thing(titled(rules), chosen, forum, teller.word, teller.explained).data
    assert draw_thing(titled(rules), rules.options(), skiff, teller.word, teller.explained) is None


@pytest.mark.parametrize("effects", [2, 3, 6])
def test_what_has_no_room_on_a_card_of_ones_own_is_left_out_and_not_drawn_over_its_edge(effects):
    many = " / ".join(["rob gold:2 vp:1 whom:each"] * effects)
    rules = GAMES["deus"]
    chosen = options_from(rules, {"cards": OWN["deus"][1].replace("buy count:2 price:1", many)})
    told = Teller("fr", titled(rules), options=chosen).explained(Word("card", "skiff"))
    size, lines = fitted(told)
    assert len(lines) * size * LEADING <= BOTTOM - TOP + card_height(told) - HEIGHT
    assert lines[-1].endswith("…") == (effects == 6)
