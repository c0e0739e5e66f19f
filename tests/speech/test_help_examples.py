"""Every example of the help is played in the engine: a page marks it by a name, and a test plays it.

A paragraph that adds numbers, calls itself an example or shows moves line by line is one; its mark stands
above it in both languages.
"""

import re
from pathlib import Path

import pytest

from bot.private.reading.help_pages import EXAMPLE, examples_of, topics
from bot.speech.texts import LANGUAGES
from data import folders

OURS = ("antike", "deus", "dies_irae", "grecolonies")
TESTS = Path(__file__).parent.parent
LIKE_AN_EXAMPLE = re.compile(r"\*Ex[ae]mple|[0-9] \+ [0-9]|^```$", re.MULTILINE)

PLAYED = {
    "antike/coin/seven-gold": (
        "antike/test_rondel.py",
        "test_progress_opening_of_the_faq",
    ),
    "antike/rondel/four-fields": (
        "antike/test_rondel.py",
        "test_manoeuvre_twice_running_costs_one_unit_of_goods_or_a_coin",
    ),
    "antike/production/three-cities": (
        "antike/test_rondel.py",
        "test_market_adds_one_and_currency_two",
    ),
    "antike/arming/seven-units": (
        "antike/test_development.py",
        "test_three_cities_two_with_temples_take_seven_units",
    ),
    "antike/know-how/navigation": (
        "antike/test_development.py",
        "test_navigation_for_thirteen_gold_and_a_scholar",
    ),
    "antike/conquest/defence-of-eight": (
        "antike/test_manoeuvre.py",
        "test_tacape_with_temple_three_units_and_democracy_has_a_defence_of_eight",
    ),
    "antike/personages/two-kings": (
        "antike/test_personages.py",
        "test_the_second_king_stays_when_a_city_is_lost_and_is_not_won_twice",
    ),
    "antike/example/three-turns": (
        "speech/test_speech_help.py",
        "test_the_example_plays_as_told_and_brings_a_king",
    ),
    "antike/openings/growth": (
        "speech/test_speech_help.py",
        "test_the_first_moves_bring_what_is_told",
    ),
    "antike/openings/learning": (
        "speech/test_speech_help.py",
        "test_the_first_moves_bring_what_is_told",
    ),
    "deus/example/four-turns": (
        "deus/test_deus_help.py",
        "test_the_example_plays_as_told",
    ),
    "dies_irae/income/four-stones": (
        "dies_irae/test_dies_examples.py",
        "test_four_stones_bring_fourteen",
    ),
    "dies_irae/supply/seven-legions": (
        "dies_irae/test_dies_peace.py",
        "test_five_posts_feed_seven_legions_and_the_eighth_goes",
    ),
    "dies_irae/building/prices": (
        "dies_irae/test_dies_help.py",
        "test_the_prices_of_pieces",
    ),
    "dies_irae/example/five-actions": (
        "dies_irae/test_dies_help.py",
        "test_the_example_plays_as_told",
    ),
    "grecolonies/announce/twelve-dice": (
        "grecolonies/test_grecolonies_examples.py",
        "test_twelve_dice_show_about_six_of_each_weapon",
    ),
    "grecolonies/predict/six-against-six": (
        "grecolonies/test_grecolonies_examples.py",
        "test_six_against_six_takes_three_to_five_assaults",
    ),
    "grecolonies/example/a-fight": (
        "grecolonies/test_grecolonies_help_pages.py",
        "test_the_example_plays_as_told",
    ),
}
"""The test that plays each example, and its file."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_played_by_a_test(language: str):
    pages = [(game, topic.slug) for game in OURS for topic in topics(game, language)]
    marked = [f"{game}/{page}/{name}" for game, page in pages for name in examples_of(game, language, page)]
    assert sorted(marked) == sorted(PLAYED)
    for file, test in PLAYED.values():
        assert f"def {test}(" in (TESTS / file).read_text(encoding="utf-8"), test


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_like_an_example_is_marked_as_one(language: str):
    for game in OURS:
        for path in (each for folder in folders("help", language, game) for each in folder.glob("*.md")):
            for paragraph in path.read_text(encoding="utf-8").split("\n\n"):
                like = LIKE_AN_EXAMPLE.search(paragraph)
                assert like is None or EXAMPLE.search(paragraph), f"{path.name}: {paragraph[:80]}"


@pytest.mark.parametrize(
    "paragraph",
    ["*Example: two cities.*", "*Exemple : deux villes.*", "In all 2 + 3 = 5.", "```\ngo gold\n```"],
)
def test_a_new_example_is_noticed(paragraph: str):
    assert LIKE_AN_EXAMPLE.search(paragraph)
    assert not EXAMPLE.search(paragraph)
