"""What marks a Deus board: told apart from what lies under it, over no name, and true to what happened."""

import io
import random
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

import pytest
from deus_scene import Scene as Position
from PIL import Image
from titled import titled

from bot.cli.proof.games import played
from bot.pictures.captions import scene_of
from bot.private.reading.help_pages import page_of
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from engine.core.contract import Event, Seat, Word
from engine.core.play.chance import SeededChance
from engine.core.values.amounts import Amounts
from engine.deus.actions import Build
from engine.deus.cards import card_set
from engine.deus.continent import continent
from engine.deus.events import Gained, GodGave, Marched, Offered, Recruited
from engine.deus.events import Placed as PiecePlaced
from engine.deus.frames import Acting, Over
from engine.deus.ground import layouts
from engine.deus.law.rules import COLOURS_OF_PLAYERS, RULES
from engine.deus.options import DeusOptions
from engine.deus.state import DeusState, cards_of, ground
from engine.deus.words import GODS, PIECES, REGIONS, RESOURCES, TEMPLE_PIECE, TERRAINS, VILLAGE, Region
from render.boards import cast_of, draw_board
from render.deus.artist import sea_of
from render.deus.cards import missing, ways_on_top
from render.deus.hand import NOWHERE, Lack, lacks
from render.deus.land.geometry import WIDTH, covers, whole
from render.deus.land.ground import sign_size
from render.deus.land.map import draw_map
from render.deus.land.marks import marks_on
from render.deus.land.supply import Beside, coast
from render.deus.panels import beside_map, laid_out, order, panel_boxes
from render.deus.player import EDGE, GAP, HEAD, MEANS, SLOT, player_laid_out
from render.deus.signs.glyphs import UNSAID, fitting_lines, glyphs
from render.deus.signs.gods import god
from render.deus.signs.icons import terrain
from render.deus.tally import tally
from render.kit.labels import hidden
from render.kit.letters import wrapped
from render.kit.palette import PAPER, colours
from render.kit.sprite import BOLD, NAME, VALUE, Placed, font
from render.page import TOP
from render.scene import Scene
from render.titles import TITLES

DEUS = TITLES["deus"]
ARTIST = DEUS.artist
NAMES = ("Ana", "Bruno", "Chloé", "Dimitri")
TELLERS = {language: Teller(language, titled(RULES), NAMES) for language in LANGUAGES}
MOST_HIDDEN = 0.15
CLEAR = 3.0
SQUARE, FILLED = 32, 128
"""Pixels across a part of a mark that must be seen by itself, if so many of them are the mark's."""


@dataclass(frozen=True)
class Moment:
    """A position, and what has happened since somebody else was to act."""

    state: DeusState
    before: DeusState
    events: tuple[Event, ...]


def at_random(seats: int, seed: int, steps: int, **options: str) -> Iterator[Moment]:
    """The moments between the turns of a game played by chance."""
    luck = random.Random(seed)
    step = RULES.setup(DeusOptions(**options), seats, SeededChance(b"m", str(seed)))
    before, events = step.state, tuple(step.events)
    for number in range(steps):
        decisions = RULES.decisions(step.state)
        if not decisions:
            break
        seat = luck.choice(decisions).seat
        action = luck.choice(RULES.legal(step.state, seat))
        active = step.state.active
        step = RULES.apply(step.state, seat, action, SeededChance(b"m", f"{seed} {number}"))
        events += step.events
        if step.state.active != active or isinstance(step.state.frame, Over):
            yield Moment(step.state, before, events)
            before, events = step.state, ()


def by_computers(seats: int) -> Iterator[Moment]:
    """The moments between the turns of a game between sensible players."""
    before = None
    for position in played(DEUS, seats, DeusOptions()).turns:
        state = position.match.state
        yield Moment(state, before or state, position.events)
        before = state


@cache
def moments() -> tuple[Moment, ...]:
    found = [*by_computers(4), *by_computers(2)]
    for seats, options in ((2, {"wild": "yes"}), (4, {"layout": "open"}), (4, {"layout": "long"}), (3, {})):
        found += at_random(seats, seats, 700, **options)
    return tuple(each for each in found if each.state.villages)


def spread(count: int) -> Sequence[Moment]:
    every = moments()
    assert len(every) >= count
    return [every[len(every) * place // count] for place in range(count)]


def shown(moment: Moment, events: Sequence[Event] | None = None, focus: str | None = None) -> Scene:
    known = tuple(event for event in (moment.events if events is None else events) if event.known_to(None))
    return scene_of(TELLERS["en"], RULES.view(moment.state, None), known, focus=focus)


def body(scene: Scene) -> Image.Image:
    return ARTIST.draw(scene, cast_of(DEUS.guide, scene.view))


def test_the_positions_are_early_and_late_ones_of_two_three_and_four():
    for players in (2, 3, 4):
        held = [
            sum(owner >= 0 for owner in each.state.owner) / len(each.state.owner)
            for each in spread(200)
            if len(each.state.players) == players
        ]
        assert len(held) >= 30
        assert min(held) <= 0.15
        assert max(held) >= 0.55


def test_no_name_on_the_map_is_hidden_by_more_than_a_seventh():
    for moment in spread(200):
        scene = shown(moment)
        picture = draw_map(scene, sea_of(scene).window)
        names = ARTIST.names(scene, cast_of(DEUS.guide, scene.view))
        assert len(names) == 7 * len(moment.state.laid)
        for name in names:
            assert hidden(name, picture) <= MOST_HIDDEN


def test_names_stand_in_their_regions_and_are_seen_beside_plates_and_looked_at_closely():
    """Closely around the region with the most pieces in the end, the same for all positions of a game."""
    latest = {each.state.laid: each.state.pieces for each in moments()}
    for moment in spread(12):
        pieces = latest[moment.state.laid]
        for focus in (None, REGIONS[max(range(len(pieces)), key=lambda each: pieces[each].bit_count())]):
            scene = shown(moment, focus=focus)
            picture = body(scene)
            for name in ARTIST.names(scene, cast_of(DEUS.guide, scene.view)):
                left, top, right, bottom = name.box
                assert left >= 0
                assert top >= 0
                assert right <= picture.width
                assert bottom <= picture.height
                assert hidden(name, picture) <= MOST_HIDDEN


def test_no_arrow_swords_or_number_lies_over_a_name():
    for moment in spread(200):
        scene = shown(moment)
        frame = sea_of(scene).window
        marked = Image.new("L", (frame.width, frame.height))
        for mark in marks_on(moment.state, scene.events, frame).above:
            marked.paste(255, mark.box[:2], mark.sprite.mask)
        for name in ARTIST.names(scene, cast_of(DEUS.guide, scene.view)):
            covered = marked.crop(name.box).histogram()[255]
            assert covered <= 0.3 * name.sprite.size[0] * name.sprite.size[1]


@cache
def contrast() -> tuple[tuple[float, ...], ...]:
    """The contrast of each two colours of the palette, as the accessibility guidelines reckon it."""

    def light(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    found = [0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b) for r, g, b in colours()]
    return tuple(
        tuple((max(one, other) + 0.05) / (min(one, other) + 0.05) for other in found) for one in found
    )


def clear(mark: Placed, under: Image.Image, picture: Image.Image) -> list[tuple[int, int]]:
    """For each square of a mark how many of its pixels are clear against what they replace, of how many."""
    wide = mark.box[2] - mark.box[0]
    below, above = under.crop(mark.box).tobytes(), picture.crop(mark.box).tobytes()
    pixels, mask = mark.sprite.image.tobytes(), mark.sprite.mask.convert("L").tobytes()
    table, found = contrast(), defaultdict[tuple[int, int], list[int]](lambda: [0, 0])
    for place, pixel in enumerate(pixels):
        if mask[place]:
            square = found[place // wide // SQUARE, place % wide // SQUARE]
            square[1] += 1
            square[0] += above[place] == pixel and table[pixel][below[place]] >= CLEAR
    return [(seen, count) for seen, count in found.values()]


def assert_marked_clearly(moment: Moment, focus: str | None = None) -> int:
    """How many marks there are, all of them in the picture and no part of them hidden or pale."""
    scene = shown(moment, focus=focus)
    marks = ARTIST.marks(scene)
    if not marks:
        return 0
    under, picture = body(shown(moment, (), focus)), body(scene)
    for mark in marks:
        left, top, right, bottom = mark.box
        assert left >= 0
        assert top >= 0
        assert right <= under.width
        assert bottom <= under.height
        squares = clear(mark, under, picture)
        seen, count = (sum(each) for each in zip(*squares, strict=True))
        assert seen >= count / 4
        assert all(some >= of / 12 for some, of in squares if of >= FILLED), (mark.box, squares)
    return len(marks)


def test_every_mark_stands_out_in_all_directions_and_lies_in_the_picture():
    assert sum(assert_marked_clearly(moment) for moment in spread(40)) >= 80


def test_marks_stand_out_looked_at_closely():
    placed = [
        (moment, event.region)
        for moment in moments()
        for event in moment.events
        if isinstance(event, PiecePlaced)
    ]
    for moment, region in placed[:: len(placed) // 4]:
        assert assert_marked_clearly(moment, region)
    assert sum(assert_marked_clearly(each, "black") for each in spread(20)) >= 5


def test_what_is_said_to_have_grown_is_what_grew():
    """Of resources, gold and pieces at hand nothing changes but what events tell."""
    changed = 0
    for moment in moments():
        if moment.before is moment.state:
            continue
        for seat, (player, before) in enumerate(
            zip(moment.state.players, moment.before.players, strict=True)
        ):
            told = tally(moment.events, seat)
            for place, good in enumerate(RESOURCES):
                assert told[good] == player.goods[place] - before.goods[place]
            assert told["gold"] == player.gold - before.gold
            assert told["vp"] == player.vp - before.vp
            for kind, piece in enumerate(PIECES):
                assert told[piece] == player.ready[kind] - before.ready[kind]
            changed += any(told.values())
    assert changed > 100


def scene_with(events: Sequence[Event], state: DeusState | None = None, language: str = "en") -> Scene:
    state = state or Position(4).state
    return scene_of(TELLERS[language], RULES.view(state, None), tuple(events))


def test_an_offering_shows_its_god_and_what_it_brought_in_the_panel_of_who_made_it():
    for number, name in enumerate(GODS[:5]):
        offered = Offered(Seat(2), name, 2, "galley")
        gave = GodGave(Seat(2), name, Amounts.of(gold=4), PIECES[0])
        sprites = [mark.sprite for mark in ARTIST.marks(scene_with([offered, gave]))]
        assert len(sprites) == 3  # the god, the gold, the piece that stands ready
        assert sprites[0] is god(number, sprites[0].size[0])
    one, two = (body(scene_with([Offered(Seat(2), "mars", count, "galley")])) for count in (1, 2))
    assert one.tobytes() != two.tobytes()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gains_are_marked_in_the_panels_of_all(seats):
    state = Position(seats).state
    events = [
        *(
            Gained(Seat(seat), "galley", Amounts.of(wood=12, gold=30, vp=11, stone=1))
            for seat in range(seats)
        ),
        *(Recruited(Seat(seat), PIECES[4], 1) for seat in range(seats)),
    ]
    scene = scene_with(events, state)
    marks, picture = ARTIST.marks(scene), body(scene)
    assert len(marks) == 5 * seats
    boxes = [mark.box for mark in marks]
    for number, (left, top, right, bottom) in enumerate(boxes):
        assert right <= picture.width
        assert bottom <= picture.height
        for other in boxes[:number]:
            assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top


def test_an_arrow_ends_at_the_army_that_marched_and_one_way_has_one_arrow():
    state = Position().on(0, a4="army").state
    marched = [Marched(Seat(0), Region("a0"), Region("a3")), Marched(Seat(0), Region("a3"), Region("a4"))]
    scene = scene_with(marched, state)
    below, above = marks_on(state, scene.events, whole(state.laid))
    assert below == ()
    assert len(above) == 1
    frame = whole(state.laid)
    x, y = frame.at(*continent(state.laid).place[REGIONS.index("a4")])
    left, top, right, bottom = above[0].box
    assert left - 60 <= x <= right + 60
    assert top - 60 <= y <= bottom + 60


def test_a_piece_that_was_placed_is_ringed_and_not_its_neighbours():
    state = Position().on(0, a4="civil army").state
    rings = [
        marks_on(state, [PiecePlaced(Seat(0), piece, Region("a4"), 0)], whole(state.laid)).below
        for piece in (PIECES[3], PIECES[4])
    ]
    assert all(len(each) == 1 for each in rings)
    assert rings[0][0].box != rings[1][0].box
    temple = PiecePlaced(Seat(0), TEMPLE_PIECE, Region("a4"), 0)
    assert len(marks_on(state, [temple], whole(state.laid)).below) == 1


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
                assert not any(covers(frame, spot, box, 0.1 * frame.unit) for spot in found.place)
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
        assert len(draw_board(DEUS, shown(latest)).data) <= 300_000


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


def lacking(design: str, **has: int) -> tuple[Lack, ...]:
    position = Position().hand(0, design).has(0, **has)
    state = replace(position.state, frame=Acting())
    cards = position.cards
    return lacks(state, Seat(0), cards.designs[cards.number[design]])


def test_a_hand_greys_what_cannot_be_built_and_says_what_is_missing():
    """The galley costs a wood and a wheat, a ship must be ready; 4 gold stand for a resource."""
    assert lacking("galley", wood=1, wheat=1) == ()
    assert lacking("galley", wood=1) == (Lack(1, ":wheat"),)
    assert lacking("galley", wood=1, gold=3) == (Lack(1, ":wheat"),)
    assert lacking("galley", wood=1, gold=4) == ()
    assert lacking("galley", gold=8) == ()
    assert lacking("galley", gold=4) == (Lack(1, ":any"),)
    assert lacking("galley") == (Lack(1, ":wood"), Lack(1, ":wheat"))


def test_pieces_and_columns_that_are_missing_are_told():
    position = Position().hand(0, "galley").has(0, wood=1, wheat=1).change(0, ready=(0, 1, 1, 1, 1))
    cards = position.cards
    galley = cards.designs[cards.number["galley"]]
    assert lacks(position.state, Seat(0), galley) == (Lack(1, ":piece-ship"),)
    temples = [each for each in cards.designs if each.colour == 5]
    rich = Position().on(0, a0="civil").has(0, gold=99).column(0, "galley", "forum", temples[0].name)
    assert lacks(rich.state, Seat(0), temples[1]) == (Lack(3, ":sets"),)
    assert lacks(Position().on(0, a0="civil").has(0, gold=99).state, Seat(0), temples[1]) == ()
    assert lacks(Position().has(0, gold=99).state, Seat(0), temples[1]) == (NOWHERE,)


def test_a_card_that_can_be_built_looks_as_ever_and_one_that_cannot_is_greyed():
    def hand(**has: int) -> bytes:
        position = Position().hand(0, "galley").has(0, **has)
        picture = ARTIST.hand(scene_of(TELLERS["en"], RULES.view(position.state, Seat(0))))
        image = Image.open(io.BytesIO(picture.data))
        return image.crop((0, 100, image.width, image.height)).tobytes()

    assert hand(wood=1, wheat=1) == hand(wood=2, wheat=1)
    assert hand(wood=1, wheat=1) != hand(wood=1)


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


def test_a_card_whose_piece_has_nowhere_to_stand_is_grey_with_a_sign_of_its_own():
    """The ship of White stands on the only sea that Black leaves, and nobody has points to go farther."""
    position = Position().hand(0, "galley", "forum").has(0, wood=9, wheat=9, stone=9, clay=9, vp=0)
    seas = {REGIONS[region]: "ship" for region in ground(position.state).sea}
    mine = seas.popitem()[0]
    state = position.on(1, **seas).on(0, **{mine: "ship"}).state
    galley, forum = (position.cards.designs[position.cards.number[name]] for name in ("galley", "forum"))
    assert lacks(state, Seat(0), galley) == (NOWHERE,)
    assert lacks(state, Seat(0), forum) == ()
    poor = position.has(0, vp=0).state
    assert lacks(poor, Seat(0), galley) == (Lack(1, ":wood"), Lack(1, ":wheat"), NOWHERE)
    plates = [missing(each) for each in (NOWHERE, Lack(1, ":piece-ship"), Lack(1, ":wood"))]
    assert len({plate.image.tobytes() for plate in plates}) == 3


def test_what_a_hand_greys_is_what_the_law_does_not_let_its_holder_build():
    grey = {"nowhere": 0, "else": 0}
    for moment in spread(200):
        for seat in map(Seat, range(len(moment.state.players))):
            view = RULES.view(replace(moment.state, active=seat, frame=Acting()), seat).state
            cards = cards_of(view)
            open_cards = {action.card for action in RULES.legal(view, seat) if isinstance(action, Build)}
            for card in {*view.players[seat].hand}:
                found = lacks(view, seat, cards.designs[card])
                assert bool(found) == (cards.names[card] not in open_cards)
                grey["nowhere" if NOWHERE in found else "else"] += bool(found)
    assert min(grey.values()) >= 5, grey
