"""Things that people look up are seen: what stands for them on the board, or where they lie."""

from dataclasses import replace

import pytest
from PIL import ImageChops

from bot.pictures.captions import scene_of
from bot.speech.teller import Teller
from engine.core.contract import Word
from engine.core.play.match import Match
from render.antike.things import signs_of
from render.boards import NOBODY, artist_of, draw_thing
from render.kit.outline import WIDE as WIDE_LINE
from render.kit.palette import INK, WHITE
from render.kit.plaque import EDGE, GAP, WIDE
from render.titles import TITLES

PHONE, LEAST = 400, 11


@pytest.mark.parametrize("slug", ["antike", "grecolonies", "dies_irae"])
def test_each_thing_is_seen_by_itself_or_as_a_place(slug):
    title = TITLES[slug]
    options = title.rules.options()
    match, _ = Match.start(title, options, max(title.rules.seats), bytes(32))
    places, teller = artist_of(title).places(match.view(None)), Teller("en", title)
    drawn, words = dict[Word, bytes](), [thing.word for thing in title.guide.things(options)]
    for word in words:
        picture = draw_thing(title, options, word, teller.word, teller.explained)
        if picture is not None:
            drawn[word] = picture.data
            assert (picture.width, picture.name) == (WIDE, "thing.png")
    assert {word for word in words if word not in drawn} <= {word for word in words if word.id in places}
    assert len(set(drawn.values())) == len(drawn)
    assert {word.kind for word in words} - {word.kind for word in drawn} <= {
        "province", "city", "region", "hex", "power",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("slug", "word"),
    [
        ("antike", Word("province", "palmyra")),
        ("grecolonies", Word("city", "thera")),
        ("deus", Word("region", "a0")),
        ("dies_irae", Word("hex", "samos")),
    ],
)
def test_a_place_that_was_looked_up_is_named_and_has_a_line_around_it(slug, word):
    title = TITLES[slug]
    match, _ = Match.start(title, title.rules.options(), max(title.rules.seats), bytes(32))
    teller = Teller("fr", title, [f"P{seat}" for seat in range(match.seats)])
    scene = scene_of(teller, match.view(None), (), sought=word)
    assert (scene.focus, scene.news.text, scene.title) == (word.id, teller.word(word), teller.title())
    draw = artist_of(title).draw
    plain, marked = (draw(each, NOBODY) for each in (replace(scene, marked=False), scene))
    changed = ImageChops.difference(plain.convert("RGB"), marked.convert("RGB")).convert("L").point(bool, "1")
    left, top, right, bottom = changed.getbbox()
    assert left < plain.width / 2 < right
    # It runs around the place and is plain on a phone: ink as wide as half of what it takes, white beside it.
    across = [x for x in range(left, right) if changed.getpixel((x, (top + bottom) // 2))]
    line = [marked.convert("RGB").getpixel((x, (top + bottom) // 2)) for x in across]
    assert INK in line
    assert WHITE in line
    assert across[-1] - across[0] > 4 * WIDE_LINE
    assert not set(range(across[0], across[-1])) <= set(across)


@pytest.mark.parametrize("word", [Word("unit", "galley"), Word("unit", "legion"), Word("piece", "city")])
def test_pieces_of_all_nations_have_room_and_are_seen_on_a_phone(word):
    signs = signs_of("west", word)
    assert len(signs) == 6
    assert sum(sign.size[0] for sign in signs) + GAP * (len(signs) - 1) <= WIDE - 4 * EDGE
    assert all(min(sign.size) * PHONE / WIDE >= 3 * LEAST for sign in signs)
