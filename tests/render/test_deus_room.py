"""Where things stand on a Deus board: the continent, what lies in its sea, panels, columns seen closely."""

import re
from dataclasses import replace
from itertools import combinations

import pytest
from deus_moments import ARTIST, DEUS, TELLERS, moments, scene_with, shown
from deus_scene import Scene as Position
from packed import small_enough

from bot.private.reading.help_pages import page_of
from bot.speech.texts import LANGUAGES
from engine.core.contract import Word
from engine.core.play.chance import SeededChance
from engine.deus.cards import card_set
from engine.deus.continent import continent
from engine.deus.ground import layouts
from engine.deus.law.rules import COLOURS_OF_PLAYERS, RULES
from engine.deus.options import DeusOptions
from engine.deus.words import REGIONS, TERRAINS, VILLAGE
from render.boards import cast_of, draw_board
from render.deus.artist import sea_of
from render.deus.cards import ways_on_top
from render.deus.land.geometry import WIDTH, covers, middles, whole
from render.deus.land.ground import sign_size
from render.deus.land.sea import Beside, coast
from render.deus.panels import beside_map, laid_out, order, panel_boxes
from render.deus.player import EDGE, GAP, HEAD, MEANS, SLOT, player_laid_out
from render.deus.signs.glyphs import UNSAID, fitting_lines, glyphs
from render.deus.signs.icons import terrain
from render.kit.letters import wrapped
from render.kit.palette import PAPER
from render.kit.sprite import BOLD, NAME, VALUE, font
from render.page import TOP


@pytest.mark.parametrize(
    ("layout", "players"), [*sorted({*layouts()}), *(("chance", each) for each in (2, 3, 4))]
)
def test_the_continent_is_wide_and_plates_and_a_lone_panel_lie_in_the_sea_beside_it(layout, players):
    for seed in range(6):
        state = RULES.setup(DeusOptions(layout=layout), players, SeededChance(b"s", str(seed))).state
        for language in LANGUAGES:
            scene = scene_with((), state, language)
            frame, goods, piles, panel = sea_of(scene)
            found = continent(state.laid)
            across = [frame.at(*spot)[0] for spot in found.place]
            assert max(across) - min(across) + 3**0.5 * frame.unit >= 0.849 * WIDTH or frame.height > 1450
            assert (panel is not None) == (players == 3)
            boxes = [(each.x, each.y, each.x + each.width, each.y + each.height)
                     for each in (goods.box, piles.box, panel) if each]  # fmt: skip
            for box in boxes:
                assert box[0] >= 0
                assert box[1] >= 0
                assert box[2] <= WIDTH
                assert box[3] <= frame.height
                assert not covers(middles(frame, found.place), frame.unit, box, 0.1 * frame.unit)
            for (left, top, right, low), other in combinations(boxes, 2):
                assert right <= other[0] or other[2] <= left or low <= other[1] or other[3] <= top


def test_the_picture_is_a_quarter_higher_than_wide_and_a_third_at_most():
    """The seven tiles of four players need the third; the ring of six, one by one around a sea, even more."""
    for layout, players, most in (
        *(("standard", each, 1.25) for each in (2, 3)),
        ("standard", 4, 1.335),
        *(("long", each, 1.25) for each in (2, 3, 4)),
        *(("open", each, 1.33) for each in (2, 3, 4)),
        *(("chance", each, 1.3) for each in (2, 3, 4)),
    ):
        for seed in range(4 if layout == "chance" else 1):
            state = RULES.setup(DeusOptions(layout=layout), players, SeededChance(b"s", str(seed))).state
            scene = scene_with((), state)
            assert sea_of(scene).window.height + beside_map(state).below + TOP <= most * WIDTH
    for players in (2, 3, 4):
        latest = [each for each in moments() if len(each.state.players) == players][-1]
        assert small_enough(draw_board(DEUS, shown(latest)).data, 300_000)


def test_a_continent_that_people_laid_stays_as_they_laid_it():
    state = Position(2).state
    laid = replace(state, setting=replace(state.setting, options=DeusOptions(layout="free")))
    windows = [sea_of(scene_with((), each)).window for each in (state, laid)]
    assert windows[1].turn == 0
    assert windows[0].unit > windows[1].unit or windows[0].height < windows[1].height


def test_a_place_looked_at_closely_is_turned_as_the_whole_board():
    state = RULES.setup(DeusOptions(), 2, SeededChance(b"s", "1")).state
    assert sea_of(scene_with((), state)).window.turn
    region = REGIONS[0]
    scenes = [scene_with((), state), replace(scene_with((), state), focus=region)]
    for scene in scenes:
        names = {id(each.sprite): each for each in ARTIST.names(scene, cast_of(DEUS.guide, scene.view))}
        assert names
    whole_names, near = (
        [each.box for each in ARTIST.names(scene, cast_of(DEUS.guide, scene.view))][:7] for scene in scenes
    )
    ways = [
        [(box[0] - boxes[0][0] > 20, box[1] - boxes[0][1] > 20) for box in boxes[1:]]
        for boxes in (whole_names, near)
    ]
    assert ways[0] == ways[1]


def test_where_the_sea_has_no_room_for_the_supply_it_goes_on_below():
    laid = tuple((2 * place, place, 2 * place, 0) for place in range(7))
    frame, goods, piles, _ = coast(laid, 3000, Beside(600), turn=False)
    assert frame.height > whole(laid).height
    assert goods.box.y > whole(laid).height - 60
    assert piles.box.y > whole(laid).height - 60


def test_lands_differ_by_signs_of_a_readable_size():
    assert sign_size(50) >= 30
    signs = [
        terrain(name, 40).mask.convert("L").tobytes() for kind, name in enumerate(TERRAINS) if kind != VILLAGE
    ]
    for number, one in enumerate(signs):
        for other in signs[:number]:
            assert sum(a != b for a, b in zip(one, other, strict=True)) >= 0.12 * 40 * 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_can_be_looked_at_closely_and_all_places_have_names(language):
    state = Position(3).column(1, "galley", "emporium").state
    places = ARTIST.places(RULES.view(state, None))
    assert places[-3:] == COLOURS_OF_PLAYERS[:3]
    kinds = RULES.vocabulary(state)
    for place in places:
        kind = next(each for each, words in kinds.items() if place in words)
        assert TELLERS[language].word(Word(kind, place)) not in ("", place)
    pictures = [
        draw_board(DEUS, replace(scene_with((), state, language), focus=place)) for place in places[-3:]
    ]
    assert {picture.width for picture in pictures} == {WIDTH}
    assert len({picture.data for picture in pictures}) == 3


def test_all_cards_of_a_column_are_seen_closely_those_face_down_from_behind():
    one = Position(3).column(1, "galley", "emporium").state
    other = Position(3).column(1, "exchange-quay", "emporium").state
    down = Position(3).column(1, "galley", "emporium").change(1, wild=(0, 0)).state
    pictures = [
        draw_board(DEUS, replace(scene_with((), each), focus="black")).data for each in (one, other, down)
    ]
    assert len(set(pictures)) == 3


def test_the_help_names_a_player_who_can_be_looked_at_closely():
    places = ARTIST.places(RULES.view(Position(2).state, None))
    for language, command in (("en", "/board place:"), ("fr", "/plateau lieu:")):
        page = page_of("deus", language, "colours")
        given = re.findall(f"`{command}([a-z]+)`", page)
        names = {
            TELLERS[language].word(Word("player", place)).lower()
            for place in places
            if place in COLOURS_OF_PLAYERS
        }
        assert given
        assert {*given} <= names


def test_names_of_cards_are_written_whole_looked_at_closely_and_labels_stay_in_their_columns():
    """Long French names take two lines; a column's words end before the next column begins."""
    state = Position(3).column(1, *card_set("all").names[:6]).state
    scene = scene_with((), state, "fr")
    shown_of, _ = player_laid_out(scene, 1)
    texts = [each for each in shown_of.shown if each.anchor == "lm" and each.y > HEAD + MEANS]
    assert len(texts) >= 20
    for each in texts:
        column = int((each.x - EDGE) // SLOT)
        assert each.box[2] <= EDGE + SLOT * (column + 1)
    for name in card_set("all").names:
        told = TELLERS["fr"].word(Word("card", name))
        lines = wrapped(told, font(BOLD, NAME), SLOT - GAP - 16)
        assert all(font(BOLD, NAME).getlength(line) <= SLOT - GAP - 16 for line in lines), told
        assert len(lines) <= 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_on_top_of_a_column_shows_all_its_effects(seats):
    state = Position(seats).column(0, "galley").state
    scene = scene_with((), state)
    for seat, box in panel_boxes(state, 0, sea_of(scene).panel).items():
        found = laid_out(scene, seat, box, PAPER, leads=False)
        card = max(found.shown, key=lambda each: each.sprite.size[0] * each.sprite.size[1]).sprite.size
        for design in card_set("all").designs:
            (height, _, _), lines = fitting_lines(design.effects, ways_on_top(card[0], VALUE))
            told = [glyph for effect in design.effects for glyph in glyphs(effect) if glyph not in UNSAID]
            assert [glyph for line in lines for glyph in line if glyph != ";"] == told
            assert len(lines) * height <= card[1] - 8


def test_panels_stand_in_the_order_of_play():
    state = Position(4).state
    assert order(state) == (0, 1, 2, 3)
    assert order(replace(state, setting=replace(state.setting, first=2))) == (2, 3, 0, 1)


def test_who_leads_bears_a_laurel():
    scene = scene_with(())
    cast = cast_of(DEUS.guide, scene.view)
    plain, crowned = (
        ARTIST.draw(scene, replace(cast, leaders=frozenset(leaders)))
        for leaders in ((), {Word("player", "teal")})
    )
    assert plain.tobytes() != crowned.tobytes()
