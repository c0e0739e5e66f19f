"""What marks a Deus board: told apart from what lies under it, over no name, and true to what happened."""

from collections import defaultdict
from functools import cache

import pytest
from deus_moments import ARTIST, DEUS, Moment, body, moments, scene_with, shown, spread
from deus_scene import Scene as Position
from PIL import Image

from engine.core.contract import Seat
from engine.core.values.amounts import Amounts
from engine.deus.continent import continent
from engine.deus.events import Gained, GodGave, Marched, Offered, Recruited
from engine.deus.events import Placed as PiecePlaced
from engine.deus.words import GODS, PIECES, REGIONS, RESOURCES, TEMPLE_PIECE, Region
from render.boards import cast_of
from render.deus.artist import sea_of
from render.deus.land.geometry import whole
from render.deus.land.map import draw_map
from render.deus.land.marks import marks_on
from render.deus.signs.gods import god
from render.deus.tally import tally
from render.kit.labels import hidden
from render.kit.palette import colours
from render.kit.sprite import Placed

MOST_HIDDEN = 0.15
CLEAR = 3.0
SQUARE, FILLED = 32, 128
"""Pixels across a part of a mark that must be seen by itself, if so many of them are the mark's."""


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
