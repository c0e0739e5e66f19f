"""Every temple of the set with its points, and the set as a whole."""

import pytest
from deus_scene import Scene, rewritten

from bot.speech.texts import LANGUAGES, has
from engine.deus.cards import card_set
from engine.deus.law.scoring import temple_points
from engine.deus.words import COLOURS


def worth(card: str, scene: Scene) -> int:
    """What the temple is worth to seat 0."""
    names = [scene.cards.names[number] for column in scene.player().columns for number in column]
    return temple_points(scene.column(0, *names, card).state, 0)


@pytest.mark.parametrize(
    ("card", "regions"),
    [
        ("temple-of-the-fields", "a1 b1 c1 d1"),
        ("temple-of-the-mountains", "a0 b4 c6 d0"),
        ("temple-of-the-forests", "a4 b0 c4 d2"),
        ("temple-of-the-swamps", "a3 b2 c2 d5"),
    ],
)
def test_temples_of_the_lands_bring_four_points_for_each_region_at_most_twelve(card, regions):
    for count in range(1, 5):
        scene = Scene().on(0, **dict.fromkeys(regions.split()[:count], "army"))
        assert worth(card, scene) == min(12, 4 * count)


def test_temple_of_the_empire_brings_a_point_for_each_region():
    assert worth("temple-of-the-empire", Scene().on(0, a4="army", a6="ship", b0="civil production")) == 3
    thirteen = {
        **dict.fromkeys(("a0", "a1", "a3", "a4", "b0"), "army"),
        **dict.fromkeys(("b1", "b2", "b4", "c1", "c2"), "civil"),
        **dict.fromkeys(("c4", "c6", "d0"), "production"),
    }
    assert worth("temple-of-the-empire", Scene().on(0, **thirteen)) == 12


def test_temple_of_the_towns_brings_two_points_for_each_region_with_two_buildings():
    assert worth("temple-of-the-towns", Scene().on(0, a4="army civil", a3="army", b0="civil temple")) == 4


def test_temple_of_the_cities_brings_four_points_for_each_region_with_three_buildings():
    scene = Scene().on(0, a4="army civil science", a3="army civil", b0="civil army temple")
    assert worth("temple-of-the-cities", scene) == 8


def test_temple_of_the_tides_brings_three_points_for_each_sea_region():
    assert worth("temple-of-the-tides", Scene().on(0, a2="ship", a6="ship", a4="army")) == 6


def test_temple_of_the_frontier_brings_three_points_for_each_village_beside_ones_regions():
    scene = Scene().on(0, a4="civil", a1="civil").village("a5", 0)
    assert worth("temple-of-the-frontier", scene) == 6  # attacked or not


def test_temple_of_the_guilds_brings_two_points_for_each_card_of_the_longest_column():
    scene = Scene().column(0, "galley", "forum", "forum", "theatre")
    assert worth("temple-of-the-guilds", scene) == 6


def test_temple_of_harmony_brings_five_points_for_each_full_set():
    columns = ("galley", "forum", "school", "legion", "manufactory")
    assert worth("temple-of-harmony", Scene().column(0, *columns)) == 5
    assert worth("temple-of-harmony", Scene().column(0, *columns[:4])) == 0
    thrice = Scene().column(
        0, *columns, *columns, "emporium", "theatre", "library", "archers", "great-estate"
    )
    assert worth("temple-of-harmony", thrice) == 12


def test_temple_of_treasure_brings_a_point_for_every_three_gold():
    assert worth("temple-of-treasure", Scene().has(gold=11)) == 3
    assert worth("temple-of-treasure", Scene().has(gold=99)) == 12


def test_temple_of_plenty_brings_a_point_for_each_resource():
    assert worth("temple-of-plenty", Scene().has(wood=2, wheat=3)) == 5


def test_temple_of_the_continents_brings_three_points_for_each_tile_with_two_regions():
    scene = Scene().on(0, a4="army", a3="army", b0="army", c4="army", c5="ship", c6="army")
    assert worth("temple-of-the-continents", scene) == 6


def test_temple_of_the_legions_brings_three_points_for_each_army_on_the_map():
    assert worth("temple-of-the-legions", Scene().on(0, a4="army", a3="army civil", b0="civil")) == 6


def test_temple_of_the_ancestors_brings_four_points_for_each_temple_card():
    scene = Scene().column(0, "temple-of-the-ancestors", "temple-of-the-cities")
    assert temple_points(scene.state, 0) == 8


# The set as a whole


def test_the_set_has_96_cards_sixteen_of_each_colour():
    for name in ("all", "first"):
        found = card_set(name)
        colours = [found.designs[card].colour for card in found.deck()]
        assert [colours.count(number) for number in range(len(COLOURS))] == [16] * 6
    assert len(card_set("all").designs) == 66
    assert {design.copies for design in card_set("all").designs if design.colour == 5} == {1}
    assert all(design.cost == (1, 1, 1, 1) for design in card_set("all").designs if design.colour == 5)


def test_first_games_use_the_same_designs():
    every = {design.name: design for design in card_set("all").designs}
    for design in card_set("first").designs:
        known = every[design.name]
        assert (design.colour, design.cost, design.gold, design.effects) == (
            known.colour, known.cost, known.gold, known.effects,
        )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_named_and_explained(language):
    for name in card_set("all").names:
        assert has(language, f"deus-card-{name}", "label")
        assert has(language, f"deus-card-{name}", "text")


def test_one_temple_never_brings_more_than_twelve_points_whatever_it_counts(monkeypatch):
    scene = Scene().has(gold=30).on(0, **dict.fromkeys(("a0", "a1", "a3", "a4"), "army"))
    rewritten(monkeypatch, temple_of_treasure="score vp:1 per:gold / score vp:4 per:cities-1 most:99")
    assert worth("temple-of-treasure", scene) == 12
