"""Around every board: title, who is next, what happened, and names in letters that there are."""

import random
from dataclasses import replace

import pytest
from PIL import Image, ImageChops
from titled import GAMES, titled

from bot.pictures.captions import news_of, scene_of
from bot.speech.alt import alternative_text
from bot.speech.teller import Teller
from engine.core.contract import Seat, Word, seat_word
from engine.core.play.match import Match
from engine.deus.events import Placed, VillageAttacked
from engine.deus.words import Piece, Region
from render.boards import artist_of, cast_of, crests_of
from render.kit.letters import LONGEST, writable
from render.page import HEAD, TOP, around

SLUGS = sorted(GAMES)


def begun(slug: str, seats: int | None = None) -> Match:
    title = titled(GAMES[slug])
    count = max(title.rules.seats) if seats is None else seats
    return Match.start(title, title.rules.options(), count, bytes(32))[0]


def drawn(match: Match, language: str = "en", **how: int) -> Image.Image:
    names = tuple(f"Person {seat}" for seat in range(match.seats))
    scene = scene_of(Teller(language, match.title, names), match.view(None), **how)
    body = Image.new("P", (1600, 300))
    cast = cast_of(match.title.guide, scene.view)
    return around(body, scene, cast, crests_of(match.title, scene.view))


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ana", "Ana"),
        ("Anne-Sophie \N{AMPHORA}  Dupont", "Anne-Sophie Dupont"),
        ("李小龍", "Seat 5"),
        ("Bruce 李小龍", "Bruce"),
        ("Σωκράτης", "Σωκράτης"),
        ("e\u0301lan", "élan"),
        ("\u202e\u0000", "Seat 5"),
        ("", "Seat 5"),
        ("W" * 40, "W" * (LONGEST - 1) + "…"),
        ("Maximilian von Hohenstaufen", "Maximilian von Hohensta…"),
    ],
)
def test_a_name_is_written_in_letters_there_are_or_as_its_seat(name: str, written: str):
    assert writable(name, "Seat 5") == written


@pytest.mark.parametrize("slug", SLUGS)
def test_the_head_names_those_who_owe_an_answer(slug: str):
    match = begun(slug)
    seats = {decision.seat for decision in match.rules.decisions(match.state)}
    cast = cast_of(match.title.guide, match.view(None))
    assert {seat for seat, _ in cast.asked} == seats
    names = tuple("Somebody" for _ in range(match.seats))
    others = tuple("Else" if seat in seats else name for seat, name in enumerate(names))
    scene = scene_of(Teller("en", match.title, names), match.view(None))
    pictures = [
        around(
            Image.new("P", (1600, 9)), replace(scene, names=each), cast, crests_of(match.title, scene.view)
        )
        for each in (names, others)
    ]
    box = changed(*pictures)
    if len(seats) <= 3:
        assert box is not None
        assert box[3] <= HEAD


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_turn_is_silent(slug: str, language: str):
    """Every action of a game by lot leaves a sentence in the strip, and whoever acted their emblem."""
    luck, match = random.Random(slug), begun(slug)
    teller = Teller(language, match.title, tuple(f"Person {seat}" for seat in range(match.seats)))
    turn, events = match.rules.turn(match.state).number, []
    for _ in range(150):
        owed = match.rules.decisions(match.state)
        if not owed:
            break
        played = match.play(owed[0].seat, luck.choice(match.legal(owed[0].seat)))
        match = played.match
        events += [event for event in played.step.events if event.known_to(None)]
        if match.rules.turn(match.state).number != turn:
            view = match.view(None)
            news = news_of(teller, view, events)
            assert news.text
            if news.actor is not None:
                assert news.actor in crests_of(match.title, view)
            turn, events = match.rules.turn(match.state).number, []


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize(("language", "word"), [("en", "Plan"), ("fr", "Essai")])
def test_a_plan_cannot_be_taken_for_the_board(slug: str, language: str, word: str):
    match = begun(slug)
    board, plan = drawn(match, language), drawn(match, language, plan=3)
    box = changed(board, plan)
    assert box == (0, 0, *board.size)  # a frame all around
    teller = Teller(language, match.title, tuple("ABCDEF")[: match.seats])
    said = alternative_text(teller, match.view(None), plan=3)
    assert word.lower() in said.partition("\n")[0].lower()
    assert word.lower() not in alternative_text(teller, match.view(None)).partition("\n")[0].lower()


@pytest.mark.parametrize("slug", SLUGS)
def test_the_end_shows_who_has_won(slug: str):
    match = begun(slug)
    for seat in range(1, match.seats):
        if match.rules.decisions(match.state):
            match = match.concede(seat).match
    assert not match.rules.decisions(match.state)
    cast = cast_of(match.title.guide, match.view(None))
    assert cast.over
    assert [seat for seat, _ in cast.winners] == list(match.rules.standing(match.state).winners)
    assert cast.asked == ()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_role_has_a_crest_and_no_two_share_a_colour(slug: str):
    match = begun(slug)
    roles = [word for words in match.roles for word in words]
    crests = [artist_of(match.title).crest(role) for role in roles]
    assert None not in crests
    assert len({crest.colour for crest in crests if crest}) == len(roles)
    assert artist_of(match.title).crest(Word("nobody", "nothing")) is None


def test_the_strip_begins_below_the_head():
    match = begun("antike")
    board = drawn(match)
    assert board.size == (1600, 300 + TOP)


def test_what_names_nobody_bears_the_emblem_of_whoever_acted():
    match = begun("deus")
    teller = Teller("en", match.title, ("Ana", "Bruno", "Chloé", "Dimitri"))
    placed = Placed(Seat(2), Piece("ship"), Region("a0"), 0)
    fallen = VillageAttacked(Region("a1"), (Seat(1), Seat(2)), 4)
    news = news_of(teller, match.view(None), (placed, fallen))
    assert "village" in news.text.lower()
    assert news.actor == seat_word(Seat(2))


@pytest.mark.parametrize(("seats", "told"), [(2, True), (3, False), (6, False)])
def test_whoever_plays_several_nations_is_named_with_the_one_that_is_next(seats: int, told: bool):
    match = begun("antike", seats)
    view, guide = match.view(None), match.title.guide
    cast, crests = cast_of(guide, view), crests_of(match.title, view)
    (_, role), *_ = cast.asked
    names = tuple(f"Person {seat}" for seat in range(seats))
    scene = scene_of(Teller("en", match.title, names), view)
    other = replace(scene, words=lambda word: "Others" if word == role else scene.words(word))
    box = changed(*(around(Image.new("P", (1600, 9)), each, cast, crests) for each in (scene, other)))
    assert (box is not None) is told
