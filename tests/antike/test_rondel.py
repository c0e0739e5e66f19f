"""Coins, the rondel and its price, production, and the openings of the FAQ."""

import pytest
from scene import Scene

from engine.antike.events import Produced, Taken
from engine.antike.law.rondel import price
from engine.antike.words import FIELDS


def test_a_coin_is_taken_before_the_move():
    scene = Scene().begins("greeks")
    assert [type(each) for each in scene.plays("take coin")] == [Taken]
    assert scene.realm("greeks").coins == 1
    assert scene.state.coins == 29


def test_the_coin_may_be_left():
    scene = Scene().begins("greeks")
    scene.plays("skip-coin / go marble")
    assert scene.realm("greeks").coins == 0


def test_a_resource_is_taken_only_when_the_bank_has_no_coin():
    scene = Scene().begins("greeks")
    assert scene.refuses("take iron").key == "coins-left"
    scene.has("persians", coins=30).begins("greeks")
    assert scene.refuses("take coin").key == "no-coin-left"
    scene.plays("take iron")
    assert scene.realm("greeks").goods == (2, 2, 3)


@pytest.mark.parametrize(("steps", "units"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3), (7, 4), (8, 5)])
def test_three_fields_are_free_each_further_one_costs_one_and_the_same_field_five(steps, units):
    assert price(2, (2 + steps) % 8) == units


def test_the_first_field_is_free_wherever_it_lies():
    scene = Scene()
    for field in FIELDS:
        assert scene.turn_of("greeks").may(f"go {field}")


def test_manoeuvre_twice_running_costs_one_unit_of_goods_or_a_coin():
    """Exemple: four fields on, one unit of marble, iron or gold, or a coin."""
    scene = Scene().has("greeks", 1, 1, 1, 1).turn_of("greeks", on="manoeuvre-1")
    for pay in ("1marble", "1iron", "1gold", "1coin"):
        assert scene.may(f"go manoeuvre-2 pay:{pay}")
    assert not scene.may("go manoeuvre-2")
    assert scene.refuses("go manoeuvre-2 pay:2gold").key == "wrong-payment"
    scene.plays("go manoeuvre-2 pay:1iron")
    assert scene.realm("greeks").goods == (1, 0, 1)


def test_a_move_beyond_ones_means_names_the_distance_and_the_price():
    scene = Scene().has("greeks", 0, 0, 2, 1).turn_of("greeks", on="gold")
    refusal = scene.refuses("go gold")
    assert refusal.key == "field-too-far"
    assert (refusal.facts["distance"], refusal.facts["needs"], refusal.facts["has"]) == (8, 5, 3)
    scene.has("greeks", 1, 1, 2, 1).plays("go gold")
    assert scene.realm("greeks").goods == (0, 0, 1)  # all five paid, one gold produced by Messana or Athen
    assert scene.realm("greeks").coins == 0


def test_paying_for_a_free_move_is_refused():
    assert Scene().turn_of("greeks", on="gold").refuses("go marble pay:1gold").key == "move-is-free"


def test_three_marble_cities_one_with_a_temple_bring_five():
    """Exemple: 1 + 1 + 3."""
    scene = Scene().cities("greeks", "sparta", "pella", "corniclanum!").has("greeks")
    events = scene.turn_of("greeks", on="gold").plays("go marble")
    assert [each.count for each in events if isinstance(each, Produced)] == [5]
    assert scene.realm("greeks").goods == (5, 0, 0)


@pytest.mark.parametrize(("advance", "brought"), [(None, 5), ("market", 6), ("currency", 7)])
def test_market_adds_one_and_currency_two(advance, brought):
    """Exemple: five units become six with the market, seven with currency."""
    scene = Scene().cities("greeks", "sparta", "pella", "corniclanum!").has("greeks")
    if advance:
        scene.knows("greeks", advance)
    scene.turn_of("greeks", on="gold").plays("go marble")
    assert scene.realm("greeks").goods[0] == brought


def test_limited_chips_run_out():
    scene = Scene(chips="limited").has("persians", marble=75).turn_of("greeks", on="gold")
    scene.has("greeks").cities("greeks", "sparta", "pella", "corniclanum!").plays("go marble")
    assert scene.realm("greeks").goods == (1, 0, 0)


def test_growth_opening_of_the_faq():
    """Marble, then Temple for one gold: a temple for three marble and two coins."""
    scene = Scene().begins("greeks")
    scene.plays("take coin / go marble / end")
    scene.begins("greeks").plays("take coin / go temple pay:1gold")
    city = "pella"
    scene.plays(f"build-temple {city} pay:3marble+2coin / end")
    assert scene.has_temple(city)
    assert scene.realm("greeks").goods == (0, 1, 2)
    assert scene.realm("greeks").coins == 0


def test_military_opening_of_the_faq():
    """Arming for an iron and a coin, then a manoeuvre with both, and a city for gold, marble, coin."""
    scene = Scene().begins("greeks")
    scene.plays(
        "take coin / go arming / arm athen galley 1 pay:1iron / arm dyrrhachion galley 1 pay:1coin / end"
    )
    scene.begins("greeks").plays("take coin / go manoeuvre-2")
    scene.plays("move athen knossos galley 1 / move dyrrhachion messana galley 1")
    scene.plays("found knossos pay:1marble+1gold+1coin / end")
    assert scene.owner("knossos") == "greeks"
    assert scene.realm("greeks").goods == (1, 0, 2)


def test_progress_opening_of_the_faq():
    """Gold, Marble, then Know-how: four gold and three coins for a basic advance and its scholar."""
    scene = Scene().begins("greeks")
    scene.plays("take coin / go gold / end")
    scene.begins("greeks").plays("take coin / go marble / end")
    scene.begins("greeks").plays("take coin / go know-how / learn sailing pay:4gold+3coin / end")
    assert scene.personages("greeks") == (0, 1, 0, 0, 0)
    assert scene.realm("greeks").goods[2] == 0
    assert scene.realm("greeks").coins == 0


def test_every_step_belongs_to_its_moment():
    scene = Scene().begins("greeks")
    assert scene.refuses("go marble").key == "due-coin"
    scene.plays("take coin")
    assert scene.refuses("end").key == "due-rondel"
    scene.plays("go marble")
    assert scene.refuses("build-temple athen").key == "due-founding"
