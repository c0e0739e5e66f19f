"""Pictures of Deus: every position is drawn, nothing hidden shows, nothing lies over anything else."""

import io
import random
from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from deus_hidden import otherwise, reached
from deus_scene import Scene as Position
from packed import small_enough
from PIL import Image, ImageChops
from titled import titled

from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from engine.core.contract import Seat, Word
from engine.core.play.chance import SeededChance
from engine.deus.cards import card_set
from engine.deus.continent import continent
from engine.deus.events import Placed
from engine.deus.frames import Digging, Over
from engine.deus.ground import layouts
from engine.deus.law.rules import RULES
from engine.deus.options import DeusOptions
from engine.deus.state import Course, ground
from engine.deus.telling.guide import GUIDE
from engine.deus.words import COLOURS, PIECES, REGION_NUMBER, REGIONS, Piece
from render.boards import Scene, draw_board, draw_hand, draw_thing
from render.deus import cards
from render.deus.land.geometry import NAME_AT, name_top, places_for, ring, side, whole
from render.deus.land.ground import SIGN_AT
from render.deus.land.map import draw_map
from render.deus.land.standing import lacking, village_parts
from render.deus.panels import points, points_told
from render.deus.signs.glyphs import fitting_lines, glyphs, in_signs, row
from render.deus.signs.icons import icon
from render.deus.signs.pieces import OUTLINES, OWNERS, piece, symbol
from render.kit.palette import WHITE
from render.kit.sprite import VALUE
from render.scene import Picture
from render.titles import TITLES

LARGEST = 300_000
ARTIST = TITLES["deus"].artist
TELLERS = {language: Teller(language, titled(RULES)) for language in LANGUAGES}


def scene(state, viewer=None, events=(), language="en", focus=None):
    teller = TELLERS[language]
    names = tuple(f"Player {seat}" for seat in range(state.setting.seats))
    known = tuple(event for event in events if event.known_to(viewer))
    return Scene(RULES.view(state, viewer), known, names, teller.word, "Deus, 3", focus, teller.explained)


def board_of(shown: Scene) -> Picture:
    return draw_board(TITLES["deus"], shown)


def pixels(data):
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"wild": "yes"}),
        (3, {"layout": "free", "pieces": "8"}),
        (4, {"layout": "long", "wild": "yes", "pieces": "10"}),
    ],
)
def test_every_kind_of_moment_of_a_random_game_is_drawn_for_everybody(seats, options):
    luck = random.Random(seats)
    step = RULES.setup(DeusOptions(**options), seats, SeededChance(b"p", str(seats)))
    kinds, number = set(), 0
    while True:
        state = step.state
        if type(state.frame) not in kinds or number % 60 == 0 or isinstance(state.frame, Over):
            kinds.add(type(state.frame))
            active = Seat(state.active)
            for viewer in (None, active):
                picture = board_of(scene(state, viewer, step.events))
                assert picture.width == 1600
                assert small_enough(picture.data, LARGEST)
            hand = draw_hand(titled(RULES), scene(state, active))
            held = [note for note in GUIDE.hand(RULES.view(state, active)) if note.key != "mustered"]
            assert (hand is not None) == bool(held)
            assert hand is None or small_enough(hand.data, LARGEST)
        decisions = RULES.decisions(state)
        if not decisions:
            break
        seat = luck.choice(decisions).seat
        legal = RULES.legal(state, seat)
        number += 1
        step = RULES.apply(state, seat, luck.choice(legal), SeededChance(b"p", f"{seats} {number}"))
    assert len(kinds) >= 12


@pytest.mark.parametrize("variant", [{"wild": "yes"}, {"pieces": "8", "layout": "chance"}])
@pytest.mark.parametrize("steps", [3, 60, 190])
def test_what_a_viewer_may_not_know_is_not_drawn(variant, steps):
    state = reached(3, steps, steps, **variant)
    for viewer in (None, Seat(0), Seat(1)):
        other = otherwise(state, viewer, random.Random(steps))
        assert other != state
        assert board_of(scene(other, viewer)).data == board_of(scene(state, viewer)).data
        one, another = (draw_hand(titled(RULES), scene(each, viewer)) for each in (state, other))
        assert (one and one.data) == (another and another.data)


def test_a_spectator_has_no_hand_and_each_seat_its_own():
    position = Position().hand(0, "galley").hand(1, "legion")
    assert draw_hand(titled(RULES), scene(position.state)) is None
    mine, theirs = (draw_hand(titled(RULES), scene(position.state, Seat(seat))) for seat in (0, 1))
    assert mine is not None
    assert theirs is not None
    assert mine.name == "hand.png"
    assert mine.data != theirs.data


def test_points_in_hand_are_told_to_their_holder_alone_until_the_end():
    state = Position().has(0, vp=17, gold=1).state
    assert points_told(RULES.view(state, Seat(0)).state, 0).endswith(" + 17")
    assert points_told(RULES.view(state, Seat(1)).state, 0).endswith(" +")
    mine, theirs = (points(RULES.view(state, Seat(seat)).state, 0, 42, WHITE) for seat in (0, 1))
    assert icon("hidden", 48) in theirs
    assert icon("hidden", 48) not in mine
    over = replace(state, frame=Over("temples"))
    assert points_told(RULES.view(over, None).state, 0) == str(RULES.standing(over).scores[0])


def test_cards_face_down_are_drawn_as_such_for_their_owner_too():
    position = Position().column(0, "galley", "emporium")
    hidden = position.change(0, wild=(0, 1)).state
    shown = replace(hidden, players=(replace(hidden.players[0], wild=None), *hidden.players[1:]))
    assert board_of(scene(hidden, Seat(0))).data != board_of(scene(shown, Seat(0))).data
    other = position.column(0, "galley", "exchange-quay").change(0, wild=(0, 1)).state
    assert board_of(scene(hidden)).data == board_of(scene(other)).data


def continents():
    """One of each of our shapes, and seven tiles in a line."""
    for (_, players), spots in layouts().items():
        if players in (2, 4):
            yield tuple((q, r, 2 * place, place % 6) for place, (q, r) in enumerate(spots))
    yield tuple((2 * place, place, 2 * place, 0) for place in range(7))
    yield tuple((-place, 3 * place, 2 * place, 0) for place in range(7))


def inside(x, y, points):
    crossings = 0
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            crossings += 1
    return crossings % 2 == 1


@pytest.mark.parametrize("laid", list(continents()))
def test_pieces_lie_in_their_region_and_not_over_each_other(laid):
    frame = whole(laid)
    assert frame.width == 1600
    for spot in continent(laid).place:
        x, y = frame.at(*spot)
        outline = ring(frame, spot)
        assert all(0 < px < frame.width and 0 < py < frame.height for px, py in outline)
        for count in range(1, 6):
            size, places = places_for(count, frame.unit)
            assert len(places) == count
            for (ax, ay), (bx, by) in combinations(places, 2):
                assert max(abs(ax - bx), abs(ay - by)) >= size - 0.01
            for dx, dy in places:
                half = 0.42 * size  # the shape itself: a margin is left around it
                for sx, sy in ((-half, -half), (half, -half), (-half, half), (half, half)):
                    assert inside(x + dx + sx, y + dy + sy, outline), (spot, count)
                assert dy + half <= (NAME_AT - 0.08) * frame.unit  # above the region's name
                if abs(dx) < half:
                    assert dy - half >= -(SIGN_AT - 0.16) * frame.unit  # below the land's sign


@pytest.mark.parametrize("laid", [laid for laid in continents() if whole(laid).unit >= 50])
def test_parts_of_a_village_lie_in_it_one_below_the_other(laid):
    """All our shapes; where seven tiles lie in a line one zooms in."""
    unit = whole(laid).unit
    parts = village_parts(unit)
    assert parts.number >= VALUE
    assert not parts.lacks_size or parts.lacks_size >= VALUE
    assert parts.disc - parts.radius >= -0.97 * unit
    if parts.huts_size:
        assert parts.huts - parts.huts_size / 2 >= -0.97 * unit
        assert parts.huts + parts.huts_size / 2 <= parts.disc - parts.radius + 0.51
    if parts.lacks_size:  # digits are shorter than their size
        assert parts.disc + parts.radius <= parts.lacks - 0.36 * parts.lacks_size
    assert parts.bottom <= name_top(unit)


def test_neighbours_share_their_sides():
    laid = next(iter(continents()))
    frame, found = whole(laid), continent(laid)
    number = {spot: region for region, spot in enumerate(found.place)}
    shared = 0
    for q, r in found.place:
        for direction, (dq, dr) in enumerate(((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))):
            if (q + dq, r + dr) in number:
                mine = side(frame, (q, r), direction)
                theirs = side(frame, (q + dq, r + dr), (direction + 3) % 6)[::-1]
                assert max(abs(a - b) for one, other in zip(mine, theirs, strict=True)
                           for a, b in zip(one, other, strict=True)) < 1e-6  # fmt: skip
                shared += 1
    assert shared > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_drawn_with_all_of_its_sentence(language):
    teller = TELLERS[language]
    seen = set()
    for design in card_set("all").designs:
        word = Word("card", design.name)
        picture = draw_thing(titled(RULES), DeusOptions(), word, teller.word, teller.explained)
        assert picture is not None
        assert small_enough(picture.data, LARGEST)
        seen.add(picture.data)
        size, lines = cards.fitted(teller.explained(word))
        assert " ".join(lines).split() == teller.explained(word).split()
        assert len(lines) * size * cards.LEADING <= cards.BOTTOM - cards.TOP, design.name
        assert all(cards.font(cards.TEXT, size).getlength(line) <= cards.WIDTH - 40 for line in lines)
        for effect in design.effects:
            assert any(glyph.startswith(":") for glyph in glyphs(effect)), design.name
        told = tuple(glyph for part in in_signs(design.effects) for glyph in part if glyph != ":end")
        assert row(told, 46, cards.WIDTH - 40, WHITE).size[0] <= cards.WIDTH - 40, design.name
        for ways in (  # on a column, of two players, looked at closely
            cards.ways_on_top(118, VALUE),
            cards.ways_on_top(180, 48),
            ((VALUE, 3, 230),),
        ):
            (height, most, room), shown = fitting_lines(design.effects, ways)
            assert len(shown) <= most, design.name
            assert all(row(line, height, room, WHITE).size[0] <= room for line in shown), design.name
            whole_effects = Counter(glyph for line in shown for glyph in line)
            assert whole_effects >= Counter(sign for sign in told if sign not in (":end", "≤12", ";"))
    assert len(seen) == len(card_set("all").designs)
    assert (
        draw_thing(titled(RULES), DeusOptions(), Word("card", "no-such"), teller.word, teller.explained)
        is None
    )
    assert (
        draw_thing(titled(RULES), DeusOptions(), Word("region", "a0"), teller.word, teller.explained) is None
    )


def test_hands_of_up_to_ten_cards_with_those_drawn_and_offered_stay_small():
    names = card_set("all").names[::6][:10]
    position = Position().hand(0, *names)
    state = position.state
    whole_hand = draw_hand(titled(RULES), scene(state, Seat(0), language="fr"))
    digging = replace(state, frame=Digging(0, (1, 2, 3, 4), 1))
    more = draw_hand(titled(RULES), scene(digging, Seat(0), language="fr"))
    assert whole_hand is not None
    assert more is not None
    assert more.height > whole_hand.height
    assert more.width == whole_hand.width <= 1100
    assert small_enough(more.data, LARGEST)
    assert draw_hand(titled(RULES), scene(digging, Seat(1))) is None  # holds nothing, and sees nothing of it


def test_equal_cards_are_shown_once_with_their_number():
    one = draw_hand(titled(RULES), scene(Position().hand(0, "galley").state, Seat(0)))
    three = draw_hand(titled(RULES), scene(Position().hand(0, "galley", "galley", "galley").state, Seat(0)))
    assert one is not None
    assert three is not None
    assert one.height == three.height
    assert one.data != three.data


def test_villages_tell_what_an_attack_still_lacks():
    position = Position().on(0, a0="civil", a4="production")
    assert lacking(position.state, 0) == (1, False)
    position.on(1, a6="ship")
    assert lacking(position.state, 0) == (0, False)
    position = Position().on(0, a0="army civil")
    assert lacking(position.state, 0) == (2, True)


def test_armies_that_meet_are_both_drawn_as_far_as_there_is_room():
    for pieces in ("army", "production science civil army temple"):
        position = Position().on(0, a4=pieces)
        meeting = replace(position.state, course=Course(doubled=(REGION_NUMBER["a4"],)))
        drawn = [pixels(board_of(scene(state)).data) for state in (position.state, meeting)]
        assert (ImageChops.difference(*drawn).getbbox() is None) == (pieces != "army")


def test_shapes_of_pieces_and_columns_are_told_apart_without_colour():
    shapes = [piece(kind, 0, 60).mask.convert("L") for kind in range(6)]
    signs = [symbol(kind, 60).image.convert("L") for kind in range(6)]
    assert len(OUTLINES) == len(COLOURS) == len(PIECES) + 1
    for one, other in combinations(range(6), 2):
        apart = ImageChops.difference(shapes[one], shapes[other]).histogram()[255]
        assert apart >= 0.08 * 60 * 60, (one, other)
        grey = ImageChops.difference(signs[one].convert("L"), signs[other].convert("L"))
        assert sum(grey.histogram()[60:]) >= 0.12 * 60 * 60, (one, other)


def test_owners_differ_in_brightness():
    bright = sorted(0.3 * r + 0.59 * g + 0.11 * b for r, g, b in OWNERS)
    assert min(b - a for a, b in pairwise(bright)) >= 40


def test_a_region_can_be_looked_at_closely():
    state = reached(2, 3, 120)
    region = next(name for name, number in REGION_NUMBER.items() if state.owner[number] >= 0)
    near = board_of(scene(state, focus=region))
    assert near.width == 1600
    assert pixels(near.data).size == (near.width, near.height)


@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_names_of_regions_are_written_over_the_bands_of_their_owners(owner):
    """Another name makes as much of a difference in a region that somebody holds as in an empty one."""
    empty = RULES.setup(DeusOptions(), 4, SeededChance(b"names", "")).state
    land = next(region for region in ground(empty).land if not ground(empty).edge[region])
    held = replace(
        empty,
        owner=tuple(owner if region == land else -1 for region in range(len(empty.owner))),
        pieces=tuple(8 if region == land else 0 for region in range(len(empty.owner))),
    )
    placed = (Placed(Seat(owner), Piece("civil"), REGIONS[land], 0),)

    def difference(state, events):
        pictures = [
            draw_map(
                replace(scene(state, events=events), words=lambda word, say=say: say), whole(state.laid)
            ).convert("RGB")
            for say in ("G8", "T4")
        ]
        x, y = whole(state.laid).at(*ground(state).place[land])
        unit = whole(state.laid).unit
        box = tuple(round(each) for each in (x - 30, y + 0.5 * unit, x + 30, y + unit))
        one, other = (picture.crop(box).convert("L") for picture in pictures)
        return sum(ImageChops.difference(one, other).histogram()[40:])

    plain = difference(empty, ())
    assert plain > 50
    assert difference(held, ()) > 0.7 * plain
    assert difference(held, placed) > 0.7 * plain
