"""The map of Grécolonies: names are never hidden, marks stand out, letters are large enough to be read."""

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from grecolonies_positions import Position, positions
from own_tables import grecolonies_board
from packed import small_enough
from PIL import Image, ImageChops
from titled import GAMES, titled

from bot.speech.teller import Teller
from engine.core.choosing.choices import options_from
from engine.core.play.match import Match
from engine.grecolonies.state import InFight
from render.boards import cast_of, draw_board
from render.grecolonies import emblems, fight, panels
from render.grecolonies import map as map_module
from render.grecolonies.artist import GrecoloniesArtist
from render.grecolonies.map import Layout, draw_map, layout, sight_of
from render.kit.labels import hidden, ink
from render.kit.marks import gain
from render.kit.palette import colours
from render.kit.sprite import NAME, VALUE, Placed, Sprite
from render.scene import Scene
from render.titles import TITLES

ARTIST = GrecoloniesArtist()
TITLE = TITLES["grecolonies"]


@cache
def scene_at(place: int, focus: str | None = None) -> Scene:
    """One of the positions, every other one in French."""
    return positions()[place].scene("fr" if place % 2 else "en", focus)


def laid_out(scene: Scene) -> Layout:
    """Where everything stands on the map."""
    state = scene.view.state
    return layout(state, scene.events, scene.words, sight_of(state, scene.focus))


@cache
def laid_at(place: int, focus: str | None = None) -> Layout:
    """Where everything stands at one of the positions, which several tests look at."""
    return laid_out(scene_at(place, focus))


def drawn(scene: Scene, found: Layout) -> Image.Image:
    """The map."""
    return draw_map(scene.view.state, found, sight_of(scene.view.state, scene.focus))


def own_scenes() -> Iterator[Scene]:
    """Boards of people's own, one with names that are far too long."""
    text = grecolonies_board("classic")
    for table in (text, text.replace("sikelia", "sikelia_of_the_far_west")):
        chosen = options_from(GAMES["grecolonies"], {"board": table})
        match, step = Match.start(titled(GAMES["grecolonies"]), chosen, 5, b"s" * 32)
        teller = Teller("fr", match.title, tuple("ABCDE"), options=chosen)
        yield Scene(match.view(None), step.events, teller.names, teller.word, "")


def inside(placed: Placed, picture: Image.Image) -> bool:
    left, top, right, bottom = placed.box
    return left >= 0 and top >= 0 and right <= picture.width and bottom <= picture.height


def test_no_name_on_the_map_is_hidden():
    known = [(scene_at(place), laid_at(place)) for place in range(len(positions()))]
    assert len(known) >= 200
    assert {len(scene.view.state.poleis) for scene, _ in known} == {3, 4, 5}
    known += [(scene, laid_out(scene)) for scene in own_scenes()]
    for place, (scene, _) in enumerate(known[::3]):  # and near views of every province in turn
        provinces = scene.view.state.board.provinces
        near = replace(scene, focus=provinces[place % len(provinces)])
        known.append((near, laid_out(near)))
    for scene, found in known:
        picture = drawn(scene, found)
        assert scene.focus or len(found.names) == len(scene.view.state.board.provinces)
        for label in found.names:
            assert inside(label, picture)
            assert hidden(label, picture) <= 0.15


def test_names_and_marks_are_told_where_they_are_drawn():
    for position in positions()[::29]:
        for focus in (None, "troada"):
            scene = position.scene(focus=focus)
            cast = cast_of(TITLE.guide, scene.view)
            found = laid_out(scene)
            picture = drawn(scene, found)
            assert ARTIST.names(scene, cast) == found.names
            assert ARTIST.marks(scene) == (*found.under_signs, *found.below, *found.above)
            whole = ARTIST.draw(scene, cast)
            assert whole.width == 1600
            inner = (8, 8, picture.width - 8, picture.height - 8)
            assert not ImageChops.difference(
                whole.crop(inner).convert("RGB"), picture.crop(inner).convert("RGB")
            ).getbbox()


def luminance(colour: tuple[int, int, int]) -> float:
    """Relative luminance as in the guidelines for accessible web contents."""
    parts = [part / 255 for part in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


FINE = 80
"""Steps of light between two colours of which one is e times as bright, so that they fit into a byte."""
LIGHT = [round(FINE * math.log((luminance(colour) + 0.05) / 0.05)) for colour in colours()]
LIGHT += [0] * (256 - len(LIGHT))
STRONG = round(FINE * math.log(3))
"""A contrast of 3 to 1."""
PART = 40
"""Pixels across the parts of a mark that are looked at one by one."""


def light(picture: Image.Image) -> Image.Image:
    """How bright each pixel is, in steps."""
    return Image.frombytes("L", picture.size, picture.tobytes()).point(LIGHT)


def shares(mask: Image.Image) -> bytes:
    """How much of each part is covered, 0 to 255."""
    whole = Image.new("L", (mask.width + -mask.width % PART, mask.height + -mask.height % PART))
    whole.paste(mask, (0, 0))
    return whole.reduce(PART).tobytes()


def standing_out(mark: Placed, before: Image.Image, after: Image.Image) -> tuple[float, float]:
    """The share of a mark's pixels that contrast 3 to 1 with what lay there, and that of its weakest part.

    Of parts that tokens cover only what is seen counts.
    """
    left, top, right, bottom = mark.box
    box = (max(0, left), max(0, top), min(right, after.width), min(bottom, after.height))
    mask = mark.sprite.mask.crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top)).convert("L")
    if not mask.getbbox():  # an arrow between places outside of a near view
        return 1.0, 1.0
    change = ImageChops.difference(light(before.crop(box)), light(after.crop(box)))
    strong = ImageChops.multiply(change.point([255 * (step >= STRONG) for step in range(256)]), mask)
    whole = strong.histogram()[255] / mask.histogram()[255]
    drawn = mark.sprite.image.crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top))
    other = ImageChops.difference(light(after.crop(box)), light(drawn)).point([0] + [255] * 255)
    mask = ImageChops.subtract(mask, other)
    parts = zip(shares(strong), shares(mask), strict=True)
    weakest = min((out / there for out, there in parts if there > 255 * 0.15), default=1.0)
    return whole, weakest


def test_every_mark_stands_out_from_what_lies_under_it():
    """A quarter of its pixels contrasts with the same map without marks, and no part of it vanishes."""
    met = 0
    for place in range(len(positions())):
        for focus in (None, "troada") if place % 5 == 0 else (None,):
            scene = scene_at(place, focus)
            if not scene.events:
                continue
            found = laid_at(place, focus)
            picture = drawn(scene, found)
            bare = replace(found, under_signs=(), below=(), above=())
            before = draw_map(scene.view.state, bare, sight_of(scene.view.state, focus))
            for mark in (*found.under_signs, *found.below, *found.above):
                assert focus or inside(mark, picture), mark
                whole, weakest = standing_out(mark, before, picture)
                assert whole >= 0.25, (mark.box, whole)
                assert weakest > 0.05, (mark.box, weakest)
                met += 1
    assert met > 300


def arrows_of(found: Layout) -> list[Placed]:
    """The arrows among what lies below the tokens: all but rings."""
    return [each for each in found.below if each.anchor == "lt"]


def crossed(arrow: Placed, mask: Image.Image, other: Placed, picture: tuple[int, int]) -> float:
    """The share of what is seen of something, 0 to 1, that an arrow lies on."""
    a, b = arrow.box, other.box
    box = (
        max(0, a[0], b[0]), max(0, a[1], b[1]),
        min(picture[0], a[2], b[2]), min(picture[1], a[3], b[3]),
    )  # fmt: skip
    if box[0] >= box[2] or box[1] >= box[3]:
        return 0.0
    one, two = (
        each.crop((box[0] - x, box[1] - y, box[2] - x, box[3] - y)).convert("L")
        for each, (x, y, _, _) in ((arrow.sprite.mask, a), (mask, b))
    )
    return ImageChops.multiply(one, two).histogram()[255] / mask.convert("L").histogram()[255]


def test_arrows_cross_no_name_number_sign_or_token():
    met = 0
    for place in range(len(positions())):
        for focus in (None, "troada", "sparta") if place % 5 == 0 else (None,):
            found = laid_at(place, focus)
            sight = sight_of(scene_at(place).view.state, focus)
            picture, arrows = (1600, sight.height), arrows_of(found)
            for arrow in arrows:
                met += 1
                for each in (*found.signs, *found.tokens):
                    assert crossed(arrow, each.sprite.mask, each, picture) < 0.02, (place, focus, each.box)
                for name in found.names:
                    assert crossed(arrow, ink(name.sprite), name, picture) < 0.01, (place, focus, name.box)
            free = 0.15 if len(arrows) < 5 else 0.3  # so many may run side by side
            for number in found.above:  # they lie on top; how many went stands on its own arrow alone
                bearing = [crossed(arrow, number.sprite.mask, number, picture) for arrow in arrows]
                borne = number.sprite in COUNTS
                assert sum(share > (0.4 if borne else free) for share in bearing) <= borne, (place, focus)
    assert met > 300


COUNTS = [gain(str(count)) for count in range(2, 31)]
"""How many went, which stands on their arrow."""


def test_a_number_on_the_map_is_covered_by_nothing():
    for place in range(0, len(positions()), 3):
        found = laid_at(place)
        picture = drawn(scene_at(place), found)
        for number in found.above:
            assert hidden(number, picture, lambda sprite: sprite.mask) < 0.15


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_written_too_small(language: str, monkeypatch: pytest.MonkeyPatch):
    written: set[tuple[str, int]] = set()
    for module in (emblems, fight, map_module, panels):
        plain = module.text

        def noted(label: str, name: str, size: int, *style: object, plain=plain):
            written.add((label, size))
            return plain(label, name, size, *style)

        monkeypatch.setattr(module, "text", noted)
        emblems.citizens.cache_clear()
    for position in positions()[::11]:
        scene = position.scene(language)
        ARTIST.draw(scene, cast_of(TITLE.guide, scene.view))
    assert {size for label, size in written if any(map(str.isdecimal, label))} <= set(range(VALUE, 200))
    assert min(size for _, size in written) >= NAME


def pixels(sprite: Sprite) -> tuple[tuple[int, int], bytes, bytes]:
    return sprite.size, sprite.image.tobytes(), sprite.mask.tobytes()


def test_a_near_view_has_tokens_of_the_same_size_and_its_own_name():
    for place in range(0, len(positions()), 40):
        sprites = {pixels(each.sprite) for each in laid_out(scene_at(place)).tokens}
        for focus in ("troada", "sparta"):
            near = scene_at(place, focus)
            found = laid_out(near)
            assert drawn(near, found).width == 1600
            assert {pixels(each.sprite) for each in found.tokens} <= sprites


@pytest.mark.parametrize("players", [3, 5])
def test_the_tallest_picture_has_a_fight_and_is_not_too_tall(players: int):
    """With the last assault and the next one beside each other, those who foretell, and all panels."""

    def fought(position: Position) -> int:
        return fight.height_of(position.match.view(None).state, position.events)

    tallest = max((each for each in positions() if each.match.seats == players), key=fought)
    state = tallest.match.view(None).state
    assert isinstance(state.frame, InFight)
    assert fight.revealed(state, tallest.events) is not None
    assert draw_board(TITLE, tallest.scene()).height <= 1900


def heaviest() -> list[Position]:
    """Those with most on the map: many who live together, and a fight below it."""
    return sorted(positions(), key=lambda each: (len(each.events) > 6, each.match.seats))[-6:]


def test_no_picture_is_too_heavy():
    for position in heaviest():
        for focus in (None, "bosporos", "thera"):
            scene = position.scene(focus=focus)
            assert small_enough(draw_board(TITLE, scene).data, 300_000)
