"""Antike's board: names that are seen, marks that stand out, galleys in their province, the rondel."""

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from marks_seen import Seen, looked_at
from packed import small_enough
from PIL import Image, ImageChops
from titled import titled

from bot.pictures.captions import scene_of
from bot.speech.teller import Teller
from engine.antike.board import BOARDS, board
from engine.antike.events import Armed, Learned, PersonageWon, Produced, Went
from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.antike.words import ADVANCES, FIELDS
from engine.core.play.match import Match
from engine.core.play.record import read
from render.antike.advances import advance
from render.antike.geometry import drawn
from render.antike.map import MAPS, drawing_of
from render.antike.nations import gained
from render.antike.tokens import ABOVE
from render.boards import artist_of, cast_of, draw_board
from render.kit.grown import shrunk
from render.kit.labels import hidden
from render.kit.sprite import Placed
from render.replay import moments
from render.scene import Scene
from render.titles import TITLES

GAMES = ("antike-08-random", "antike-10-sensible", "antike-14-sensible")
"""Golden games of four to six players on both boards."""
MORE = ("antike-03-sensible", "antike-02-sensible", "west-3", "west-5", "west-6")
"""The other numbers of players on both boards; games in the west are played by chance."""
POSITIONS, LOOKS = 26, 4
"""Of each game, spread evenly from its beginning to its end; and how many of them are looked at closely."""
HIDDEN, UNITS, CITIES = 0.15, 0.4, 0.5
"""How much of a name may be hidden; by names, of a token with a number, and of a city or temple."""
ASTRAY = 3
"""Names of a board that may be nearer to another city than to their own, where all is full."""
TITLE = titled(RULES)
FOLDER = Path(__file__).parent.parent / "golden" / "games"


def by_chance(board_name: str, seats: int) -> Match:
    """A game played at random to its end."""
    luck, match = Random(seats), Match.start(TITLE, AntikeOptions(board=board_name), seats, bytes(32))[0]
    while owed := RULES.decisions(match.state):
        match = match.play(owed[0].seat, luck.choice(match.legal(owed[0].seat))).match
    return match


@cache
def scenes(game: str) -> tuple[Scene, ...]:
    """The ends of turns of a game, each with what happened in it."""
    if game.startswith("antike"):
        match = read((FOLDER / f"{game}.json").read_text(encoding="utf-8"), TITLES)
    else:
        match = by_chance(*(kind(part) for kind, part in zip((str, int), game.split("-"), strict=True)))
    teller = Teller("en", TITLE, ["Ana", "Bruno", "Chloé", "Dimitri", "Elena", "Farid"][: match.seats])
    found = moments(match)
    chosen = [found[place * (len(found) - 1) // (POSITIONS - 1)] for place in range(POSITIONS)]
    return tuple(
        scene_of(teller, RULES.view(each.state, None), each.events, turn=each.turn) for each in chosen
    )


@pytest.mark.parametrize("game", [*GAMES, *MORE], ids=str)
def test_no_name_of_a_city_is_hidden(game):
    for scene in scenes(game):
        found = drawing_of(scene)
        bare = replace(found, ground=found.ground.copy(), names=()).draw()
        picture = found.draw()
        assert len(found.names) == len(board(scene.view.state.options.board).provinces)
        for name in found.names:
            assert hidden(name, picture) <= HIDDEN, (scene.title, name.box)
        assert astray(scene, found.names) <= ASTRAY, scene.title
        for number in found.marks.above:
            assert hidden(number, picture) <= HIDDEN, (scene.title, number.box)
        for token in found.tokens.placed:  # nor do names hide what stands there
            shown, covered = (hidden(token, each, lambda sprite: sprite.mask) for each in (bare, picture))
            numbered = (token.x, token.y) in found.tokens.units.values()
            assert covered - shown <= (UNITS if numbered else CITIES), (scene.title, token.box)


def astray(scene: Scene, names: Sequence[Placed]) -> int:
    """How many names are nearer to another city than to their own or its temple."""
    state = scene.view.state
    cities, found = [place.city for place in drawn(state.options.board).places], 0
    for name, city, built in zip(names, cities, state.temples, strict=True):
        own = min(away(name, city), away(name, (city[0], city[1] - ABOVE)) if built else math.inf)
        found += own > 1 + min(away(name, other) for other in cities if other != city)
    return found


def away(name: Placed, point: tuple[float, float]) -> float:
    """How far a point is from a name."""
    left, top, right, bottom = name.box
    return math.dist(point, (min(max(left, point[0]), right), min(max(top, point[1]), bottom)))


@pytest.mark.parametrize("game", [*GAMES, *MORE], ids=str)
def test_no_name_is_hidden_in_a_close_look(game):
    provinces = board(scenes(game)[0].view.state.options.board).provinces
    for number, scene in enumerate(scenes(game)[LOOKS :: len(scenes(game)) // LOOKS]):
        busy = [province for event in scene.events if (province := getattr(event, "province", None))]
        near = replace(scene, focus=(busy or provinces[number * 13 :])[0])
        found = drawing_of(near)
        picture = found.draw()
        whole = (0, 0, *picture.size)
        seen = [name for name in found.names if within(name.box, whole)]
        assert seen
        for name in seen:
            assert hidden(name, picture) <= HIDDEN, (scene.title, near.focus, name.box)


def within(box: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return box[0] >= other[0] and box[1] >= other[1] and box[2] <= other[2] and box[3] <= other[3]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_mark_stands_out_from_what_lies_under_it(game):
    seen = Seen()
    busiest = sorted(scenes(game), key=lambda scene: -len(artist_of(TITLE).marks(scene)))[:5]
    for scene in busiest:
        looked_at(seen, artist_of(TITLE), scene, cast_of(TITLE.guide, scene.view))
    assert seen.marks > 5


@pytest.mark.parametrize("name", BOARDS)
def test_galleys_stand_well_inside_their_province(name: str):
    cells = MAPS.layer(name, "cells")
    for number, place in enumerate(drawn(name).places):
        if board(name).sea[number]:
            mine = cells.point([255 * (value == number + 1) for value in range(256)])
            x, y = round(place.galleys[0]), round(place.galleys[1])
            box = (x - 40, y - 40, x + 41, y + 41)
            assert shrunk(mine.crop(box), 30).getpixel((40, 40)) == 255, board(name).provinces[number]


def test_a_close_look_is_drawn_anew_with_tokens_of_their_usual_size():
    scene = scenes("antike-10-sensible")[15]
    whole = {each.sprite.image.tobytes() for each in drawing_of(scene).tokens.placed}
    for place in board("east").provinces[::7]:
        found = drawing_of(replace(scene, focus=place))
        assert {each.sprite.image.tobytes() for each in found.tokens.placed} <= whole
        assert found.draw().width == 1600


def test_whoever_moved_leaves_a_ghost_and_a_way_on_the_rondel():
    match = Match.start(TITLE, AntikeOptions(), 4, bytes(32))[0]
    went = []
    while len(went) < 6:
        seat = RULES.decisions(match.state)[0].seat
        played = match.play(seat, match.legal(seat)[0])
        match = played.match
        went += [(match, each) for each in played.step.events if isinstance(each, Went)]
    origins = [each.origin for _, each in went]
    assert origins[:4] == [None] * 4
    assert set(origins[4:]) <= set(FIELDS)
    match, event = went[-1]
    teller = Teller("en", TITLE, ["A", "B", "C", "D"])
    scenes_ = [scene_of(teller, match.view(None), events) for events in ((), (event,))]
    bodies = [artist_of(TITLE).draw(each, cast_of(TITLE.guide, each.view)).convert("RGB") for each in scenes_]
    changed = ImageChops.difference(*bodies).getbbox()
    assert changed is not None
    assert changed[1] >= 1100  # below the map
    assert changed[2] <= 620  # beside the panels


def test_what_a_nation_gained_is_counted():
    rome, greece = "romans", "greeks"
    events = (
        Produced(rome, "marble", 3),
        Produced(rome, "marble", 2),
        Produced(greece, "iron", 1),
        PersonageWon(rome, "king", 1, 1, 9),
    )
    assert gained(events, rome) == {"marble": 5, "score": 1}
    assert gained(events, greece) == {"iron": 1}


def test_the_advances_are_told_apart_and_those_known_from_those_that_are_not():
    def seen(name: str, lit: bool) -> Image.Image:
        image, sprite = Image.new("RGB", (34, 34), "white"), advance(name, 34, lit)
        image.paste(sprite.image.convert("RGB"), (0, 0), sprite.mask)
        return image.convert("L")

    known, unknown = ([seen(name, lit) for name in ADVANCES] for lit in (True, False))
    for signs in (known, unknown):
        looks = [sign.tobytes() for sign in signs]
        assert len(set(looks)) == len(ADVANCES)
        for one, other in pairwise(signs):
            assert sum(ImageChops.difference(one, other).histogram()[60:]) >= 0.08 * 34 * 34
    for lit, pale in zip(known, unknown, strict=True):
        darkest = [
            min(place for place, count in enumerate(each.histogram()) if count > 8) for each in (lit, pale)
        ]
        assert darkest[1] - darkest[0] >= 40


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_even_the_fullest_board_is_small_enough(game):
    for scene in scenes(game)[-3:]:
        assert small_enough(draw_board(TITLE, scene).data, 300_000)


def test_new_units_and_advances_are_marked_where_they_are():
    scene = scenes("antike-14-sensible")[20]
    nation = scene.view.state.realms[0].nation
    home = board("west").provinces[next(p for p, owner in enumerate(scene.view.state.owner) if owner == 0)]
    artist, plain = artist_of(TITLE), Scene(scene.view, (), scene.names, scene.words, scene.title)
    assert not artist.marks(plain)
    armed = Scene(
        scene.view, (Armed(nation, home, "legion", 2, None),), scene.names, scene.words, scene.title
    )
    assert len(artist.marks(armed)) == 2
    learned = Scene(
        scene.view, (Learned(nation, "wheel", True, None),), scene.names, scene.words, scene.title
    )
    pictures = [artist.draw(each, cast_of(TITLE.guide, each.view)) for each in (plain, learned)]
    assert ImageChops.difference(*(each.convert("RGB") for each in pictures)).getbbox() is not None
    assert isinstance(pictures[0], Image.Image)
