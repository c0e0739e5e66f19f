"""Pictures of every title at every number of seats: they are drawn, small enough, and always the same."""

import io
import random

import pytest
from PIL import Image
from titled import GAMES, titled

from bot.speech.teller import Teller
from engine.core.choosing.choices import option_forms, options_from
from engine.core.play.match import Match
from render.scene import Scene
from render.titles import TITLES

LARGEST = 300_000


def boards(slug):
    """The choices of the option `board`, or none."""
    forms = [form for form in option_forms(GAMES[slug]) if form.name == "board"]
    return forms[0].choices if forms else (None,)


TABLES = [
    (slug, board, seats) for slug in sorted(TITLES) for board in boards(slug) for seats in GAMES[slug].seats
]


def scenes(slug, board, seats, actions, names=None):
    """A scene at the beginning and after so many random actions."""
    rules, luck = GAMES[slug], random.Random(seats)
    options = options_from(rules, {"board": board} if board else {})
    match, step = Match.start(titled(rules), options, seats, bytes([seats]) * 32)
    names = names or tuple(f"Player {seat}" for seat in range(seats))
    teller = Teller("fr", titled(rules), names)
    events = list(step.events)
    yield Scene(match.view(None), tuple(events), tuple(names), teller.word, teller.title())
    for _ in range(actions):
        decisions = rules.decisions(match.state)
        if not decisions:
            break
        seat = decisions[0].seat
        played = match.play(seat, luck.choice(match.legal(seat)))
        match = played.match
        events = [*events[-20:], *played.step.events]
    known = tuple(event for event in events if event.known_to(None))
    yield Scene(match.view(None), known, tuple(names), teller.word, teller.title())


@pytest.mark.parametrize(("slug", "board", "seats"), TABLES)
def test_boards_are_drawn_at_every_number_of_seats(slug, board, seats):
    for scene in scenes(slug, board, seats, 700):
        picture = TITLES[slug].artist.draw(scene)
        assert len(picture.data) <= LARGEST
        with Image.open(io.BytesIO(picture.data)) as image:
            assert image.size == (picture.width, picture.height)
            assert image.size[0] == 1600
            image.load()


@pytest.mark.parametrize("slug", sorted(TITLES))
def test_the_same_position_gives_the_same_picture(slug):
    seats = max(GAMES[slug].seats)
    first, last = scenes(slug, boards(slug)[0], seats, 300)
    artist = TITLES[slug].artist
    alone = artist.draw(last).data
    artist.draw(first)  # what is kept between pictures must not show
    assert artist.draw(last).data == alone


@pytest.mark.parametrize("slug", sorted(TITLES))
def test_every_place_can_be_zoomed_to(slug):
    *_, scene = scenes(slug, boards(slug)[0], max(GAMES[slug].seats), 60)
    artist = TITLES[slug].artist
    places = artist.places(scene.view)
    assert len(places) >= 10
    for place in places:
        focus = Scene(scene.view, scene.events, scene.names, scene.words, scene.title, place)
        assert artist.draw(focus).width >= 1200


@pytest.mark.parametrize("slug", sorted(TITLES))
def test_strange_names_do_not_break_a_picture(slug):
    seats = max(GAMES[slug].seats)
    strange = ("", "\u0000\u202e", "🏺" * 40, "W" * 200, "ά ἔ Ж 漢", "a\nb")
    names = tuple(strange[seat % len(strange)] for seat in range(seats))
    *_, scene = scenes(slug, boards(slug)[0], seats, 40, names)
    assert TITLES[slug].artist.draw(scene).data


@pytest.mark.parametrize("slug", sorted(TITLES))
def test_what_changed_is_marked(slug):
    *_, scene = scenes(slug, boards(slug)[0], max(GAMES[slug].seats), 80)
    plain = Scene(scene.view, (), scene.names, scene.words, scene.title)
    assert TITLES[slug].artist.draw(scene).data != TITLES[slug].artist.draw(plain).data


CHECKS = {file: check for title in TITLES.values() for file, check in title.map_checks.items()}


@pytest.mark.parametrize("file", sorted(CHECKS))
def test_maps_are_drawn_as_their_tables_say(file):
    assert CHECKS[file]() == ()
