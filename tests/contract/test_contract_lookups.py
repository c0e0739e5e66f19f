"""Everything that can be looked up is found by its name in every language, told in a message, and seen."""

from collections.abc import Mapping
from functools import cache

import pytest
from trials import TITLES

from bot.cli.lacking.lack import begun, played
from bot.private.looking.anywhere import offered
from bot.private.looking.naming import called, explanation, fitting, handle, labels, meant, named
from bot.private.looking.thing_view import Shelf
from bot.speech.alt import LONGEST_ALT
from bot.speech.names import plain
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from engine.core.contract import Seat, Thing, Word
from engine.core.play.match import Match
from render.boards import artist_of, charts_of, draw_thing, shows_thing
from render.titles import TITLES as OURS

MOST = 2500
"""Characters of an answer, with all that is told of who has it: a message holds more."""
OFFERED, SELDOM = 25, 9
"""Things in a list, and of how many one is looked for in it: each list looks through all things."""
SLUGS = [slug for slug, title in TITLES.items() if title.guide.things(title.rules.options())]

languages = pytest.mark.parametrize("language", LANGUAGES)
every_title = pytest.mark.parametrize("slug", SLUGS)


@cache
def position(slug: str) -> Match:
    """A game of many, a while after its beginning."""
    *_, match = begun(TITLES[slug])
    *_, (_, step) = played(match, 60)
    return step.match


def teller_of(language: str, match: Match) -> Teller:
    return Teller(language, match.title, [f"Seat {seat}" for seat in range(match.seats)], match.options)


def test_all_our_games_have_things_to_look_up() -> None:
    assert set(OURS) <= {*SLUGS, "ur"}


@every_title
@languages
def test_each_thing_is_found_by_its_name_and_told_within_a_message(slug: str, language: str) -> None:
    match = position(slug)
    teller, things = teller_of(language, match), match.guide.things(match.options)
    for thing in things:
        assert thing in meant(teller, things, named(teller, thing)), thing
        assert called(teller, things, handle(thing)) == thing
        for viewer in (None, Seat(0)) if match.rules.hidden else (None,):
            told = explanation(teller, thing, match.guide.held(match.view(viewer), thing.word))
            assert told.count("\n") >= 1, thing
            assert f"{slug}-" not in told, told
            assert "{" not in told, told
            assert len(told) <= MOST, thing
    for thing in things[::SELDOM]:
        offers = fitting(teller, things, named(teller, thing))[:OFFERED]
        assert thing in offers, thing
        assert len(set(labels(teller, offers))) == len(offers), thing


@every_title
@languages
def test_pictures_of_all_things_are_told_to_those_who_cannot_see_them(slug: str, language: str) -> None:
    match = position(slug)
    teller = teller_of(language, match)
    shelf = Shelf(teller, match, Seat(0))
    around = teller.say("card-alt-place", name="").strip()
    told = dict[str, Thing]()
    for thing in shelf.things:
        text = shelf.in_words(thing)
        first, *others = text.split("\n")
        assert first.casefold().startswith(named(teller, thing).casefold()), thing
        # Of a place it is said how it is marked, of anything else it is not: there the sign stands alone.
        assert first.endswith(around) != shows_thing(match.title, match.options, thing.word), thing
        assert plain(teller.explained(thing.word)).split("\n")[0] in others, thing
        assert "**" not in text
        assert len(text) <= LONGEST_ALT
        assert told.setdefault(text, thing) is thing, thing


@every_title
def test_one_thing_of_each_kind_is_drawn_and_all_have_something_to_draw(slug: str) -> None:
    match = position(slug)
    view, teller = match.view(None), teller_of(LANGUAGES[-1], match)
    places = {*artist_of(match.title).places(view), *(word.id for word in charts_of(match.title, view))}
    kinds: Mapping[str, Thing] = {thing.word.kind: thing for thing in match.guide.things(match.options)}
    for thing in match.guide.things(match.options):
        seen = shows_thing(match.title, match.options, thing.word)
        assert seen or thing.word.id in places, thing
        if kinds[thing.word.kind] is thing:
            picture = draw_thing(match.title, match.options, thing.word, teller.word, teller.explained)
            assert (picture is not None) == seen


@languages
def test_what_several_games_have_is_offered_with_the_names_of_the_games(language: str) -> None:
    for typed in ("temple", "marbre" if language == "fr" else "marble"):
        found = offered(language, typed)
        games = {value.split(" ")[0] for value, _ in found}
        assert len(games) > 1, typed
        for value, label in found:
            title = Teller(language, OURS[value.split(" ")[0]]).title()
            assert label.endswith(f"({title})")
    assert offered(language, "zzz") == []
    # Others whose names only hold it are not asked for.
    assert [value for value, _ in offered(language, "a1")] == ["deus region a1"]
    assert len(offered(language, "b1")) == 1 < len(offered(language, "b1", wide=True))


@languages
def test_a_plural_is_found(language: str) -> None:
    match = position("antike")
    teller, things = teller_of(language, match), match.guide.things(match.options)
    for typed, word in (
        ({"en": "LEGIONS", "fr": "legions"}[language], Word("unit", "legion")),
        ({"en": "cities", "fr": "villes"}[language], Word("piece", "city")),
        ({"en": "coins", "fr": "pieces"}[language], Word("term", "coin")),
    ):
        found = called(teller, things, typed)
        assert found is not None
        assert found.word == word
