"""The map of Grécolonies: names are never hidden, marks stand out, letters are large enough to be read."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from grecolonies_positions import Position, positions
from own_tables import grecolonies_board
from PIL import Image, ImageChops
from titled import GAMES, titled

from bot.speech.teller import Teller
from engine.core.choosing.choices import options_from
from engine.core.play.match import Match
from render.boards import cast_of, draw_board
from render.grecolonies import emblems, fight, panels
from render.grecolonies import map as map_module
from render.grecolonies.artist import GrecoloniesArtist
from render.grecolonies.map import Layout, draw_map, layout, sight_of
from render.kit.labels import hidden
from render.kit.palette import colours
from render.kit.sprite import NAME, VALUE, Placed
from render.scene import Scene
from render.titles import TITLES

ARTIST = GrecoloniesArtist()
TITLE = TITLES["grecolonies"]


def laid(scene: Scene) -> tuple[Layout, Image.Image]:
    """Where everything stands on the map, and the map."""
    state = scene.view.state
    sight = sight_of(state, scene.focus)
    found = layout(state, scene.events, scene.words, sight)
    return found, draw_map(state, found, sight)


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
    scenes = [position.scene("en" if place % 2 else "fr") for place, position in enumerate(positions())]
    assert len(scenes) >= 200
    for scene in (*scenes, *own_scenes()):
        found, picture = laid(scene)
        assert len(found.names) == len(scene.view.state.board.provinces)
        for label in found.names:
            assert inside(label, picture)
            assert hidden(label, picture) <= 0.15


def test_names_and_marks_are_told_where_they_are_drawn():
    for position in positions()[::29]:
        for focus in (None, "troada"):
            scene = position.scene(focus=focus)
            cast = cast_of(TITLE.guide, scene.view)
            found, picture = laid(scene)
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


LIGHT = [luminance(colour) for colour in colours()]


def standing_out(mark: Placed, before: Image.Image, after: Image.Image) -> Iterator[tuple[float, int]]:
    """The share of pixels that contrast 3 to 1, and how many there are: of all of a mark, and by quarters."""
    left, top, right, bottom = mark.box
    box = (max(0, left), max(0, top), min(right, after.width), min(bottom, after.height))
    mask = mark.sprite.mask.crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top)).convert("L")
    one, other = before.crop(box), after.crop(box)
    width, height = mask.size
    counts: dict[int, list[int]] = {}
    pixels = zip(mask.tobytes(), one.tobytes(), other.tobytes(), strict=True)
    for place, (mine, was, now) in enumerate(pixels):
        if mine:
            y, x = divmod(place, width)
            low, high = sorted((LIGHT[was], LIGHT[now]))
            strong = (high + 0.05) / (low + 0.05) >= 3
            for part in (-1, 2 * (2 * y >= height) + (2 * x >= width)):
                pair = counts.setdefault(part, [0, 0])
                pair[0] += strong
                pair[1] += 1
    for part in sorted(counts):
        yield counts[part][0] / counts[part][1], counts[part][1]


def test_every_mark_stands_out_from_what_lies_under_it():
    """A quarter of its pixels contrasts with the same map without marks, and no side of it vanishes."""
    met = 0
    for position in positions():
        if not position.events:
            continue
        scene = position.scene()
        found, picture = laid(scene)
        state, sight = scene.view.state, sight_of(scene.view.state, None)
        bare = draw_map(state, replace(found, under_signs=(), below=(), above=()), sight)
        for mark in (*found.under_signs, *found.below, *found.above):
            assert inside(mark, picture), mark
            (whole, _), *quarters = standing_out(mark, bare, picture)
            assert whole >= 0.25, (mark.box, whole)
            if mark.sprite.size[0] == mark.sprite.size[1]:  # rings and swords: from every side
                assert all(share > 0.05 for share, count in quarters if count > 150), (mark.box, quarters)
            met += 1
    assert met > 300


def test_no_arrow_lies_on_a_token_a_number_or_a_name():
    for position in positions()[::3]:
        found, picture = laid(position.scene())
        for token in (*found.tokens, *found.above, *found.names):
            left, top, right, bottom = token.box
            for other in found.below:
                box = other.box
                if box[0] < right and left < box[2] and box[1] < bottom and top < box[3]:
                    break
            else:
                continue
            shown = picture.crop(token.box)
            later = [*found.tokens, *found.above, *found.names]
            later = later[later.index(token) + 1 :]
            if any(_meet(token, each) for each in later):
                continue
            assert not ImageChops.multiply(
                ImageChops.difference(shown.convert("RGB"), _plain(token)).convert("L"),
                token.sprite.mask.convert("L"),
            ).getbbox()


def _plain(placed: Placed) -> Image.Image:
    image = placed.sprite.image.copy()
    image.putpalette([part for colour in colours() for part in colour])
    return image.convert("RGB")


def _meet(one: Placed, other: Placed) -> bool:
    a, b = one.box, other.box
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


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


def test_a_near_view_has_tokens_of_the_same_size_and_its_own_name():
    for position in positions()[::40]:
        whole, _ = laid(position.scene())
        for focus in ("troada", "sparta"):
            found, picture = laid(position.scene(focus=focus))
            assert picture.width == 1600
            sprites = {id(each.sprite) for each in whole.tokens}
            assert {id(each.sprite) for each in found.tokens} <= sprites


def heaviest() -> list[Position]:
    """Those with most on the map: many who live together, and a fight below it."""
    return sorted(positions(), key=lambda each: (len(each.events) > 6, each.match.seats))[-6:]


def test_no_picture_is_too_heavy():
    for position in heaviest():
        for focus in (None, "bosporos", "thera"):
            scene = position.scene(focus=focus)
            assert len(draw_board(TITLE, scene).data) < 300_000
