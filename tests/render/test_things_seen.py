"""Things that people look up are seen: what stands for them on the board, or where they lie."""

import pytest

from bot.speech.teller import Teller
from engine.core.contract import Word
from engine.core.play.match import Match
from render.antike.things import signs_of
from render.boards import artist_of, draw_thing
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


@pytest.mark.parametrize("word", [Word("unit", "galley"), Word("unit", "legion"), Word("piece", "city")])
def test_pieces_of_all_nations_have_room_and_are_seen_on_a_phone(word):
    signs = signs_of("west", word)
    assert len(signs) == 6
    assert sum(sign.size[0] for sign in signs) + GAP * (len(signs) - 1) <= WIDE - 4 * EDGE
    assert all(min(sign.size) * PHONE / WIDE >= 3 * LEAST for sign in signs)
