"""Temples, arming, know-how."""

import pytest
from scene import Scene

from engine.antike.events import Learned


def test_two_temples_cost_ten_marble():
    """Exemple."""
    scene = Scene().has("greeks", marble=10).turn_of("greeks", on="iron")
    scene.plays("go temple / build-temple athen / build-temple pella / end")
    assert scene.realm("greeks").goods[0] == 0
    assert scene.has_temple("athen")
    assert scene.has_temple("pella")


def test_a_city_has_one_temple_and_it_stands_in_ones_own_city():
    scene = Scene().has("greeks", marble=20).turn_of("greeks", on="iron")
    scene.plays("go temple / build-temple athen")
    assert scene.refuses("build-temple athen").key == "temple-there"
    assert scene.refuses("build-temple tyros").key == "not-your-city"
    assert scene.refuses("build-temple pella pay:4marble+1gold").key == "wrong-payment"
    scene.has("greeks", marble=4)
    refusal = scene.refuses("build-temple pella")
    assert (refusal.key, refusal.facts["needs"], refusal.facts["has"]) == ("too-dear", 5, 4)


def test_there_are_twenty_temples():
    scene = Scene().has("greeks", marble=10)
    cities = [name for name in scene.board.provinces if scene.owner(name) is None][:20]
    scene.cities("persians", *(f"{name}!" for name in cities)).turn_of("greeks", on="iron").plays("go temple")
    assert scene.refuses("build-temple athen").key == "no-temple-left"


def test_three_cities_two_with_temples_take_seven_units():
    """Exemple: 1 + 3 + 3, one iron each."""
    scene = Scene().cities("greeks", "athen!", "pella!", "dyrrhachion").has("greeks", iron=8)
    scene.turn_of("greeks", on="gold").plays("go arming")
    scene.plays("arm athen galley 3 / arm pella legion 2 / arm pella galley 1 / arm dyrrhachion legion 1")
    assert scene.realm("greeks").goods[1] == 1
    assert scene.refuses("arm athen legion 1").key == "arming-limit"
    assert scene.refuses("arm dyrrhachion galley 1").key == "arming-limit"


def test_foreign_units_do_not_hinder_arming():
    scene = Scene().has("greeks", iron=1).units("persians", athen=(0, 4)).turn_of("greeks", on="gold")
    scene.plays("go arming / arm athen galley 1")
    assert scene.galleys("greeks", "athen") == 1


def test_legions_need_a_land_border_and_galleys_a_sea_border():
    scene = Scene().cities("greeks", "knossos", "sirmium", "athen").has("greeks", iron=5)
    scene.turn_of("greeks", on="gold").plays("go arming")
    assert scene.refuses("arm knossos legion 1").key == "legions-need-land"
    assert scene.refuses("arm sirmium galley 1").key == "galleys-need-sea"


def test_a_nation_has_seventeen_of_each_unit():
    scene = Scene().has("greeks", iron=5).units("greeks", sparta=(0, 17)).turn_of("greeks", on="gold")
    scene.plays("go arming")
    assert scene.refuses("arm athen galley 1").key == "no-pieces-left"
    scene.plays("arm athen legion 1")


def test_navigation_for_thirteen_gold_and_a_scholar():
    """Exemple: others know sailing, nobody navigation: 3 + 10, and one scholar."""
    scene = Scene().knows("persians", "sailing").has("greeks", gold=13).turn_of("greeks", on="arming")
    events = scene.plays("go know-how / learn sailing / learn navigation / end")
    assert [each.first for each in events if isinstance(each, Learned)] == [False, True]
    assert scene.realm("greeks").goods[2] == 0
    assert scene.personages("greeks") == (0, 1, 0, 0, 0)


@pytest.mark.parametrize(("basic", "higher"), [
    ("wheel", "roads"), ("sailing", "navigation"), ("market", "currency"), ("monarchy", "democracy"),
])  # fmt: skip
def test_a_higher_advance_needs_its_basic_one(basic, higher):
    scene = Scene().has("greeks", gold=17).turn_of("greeks", on="arming")
    scene.plays("go know-how")
    refusal = scene.refuses(f"learn {higher}")
    assert refusal.key == "no-prerequisite"
    assert refusal.facts["basic"].id == basic
    scene.plays(f"learn {basic} / learn {higher}")
    assert scene.realm("greeks").goods[2] == 0
    assert scene.refuses(f"learn {basic}").key == "already-known"


def test_prices_are_seven_three_ten_and_five():
    for others, advance, gold in (((), "wheel", 7), (("wheel",), "wheel", 3)):
        scene = Scene().knows("persians", *others).has("greeks", gold=gold).turn_of("greeks", on="arming")
        scene.plays(f"go know-how / learn {advance}")
        assert scene.realm("greeks").goods[2] == 0
    scene = Scene().knows("persians", "roads").knows("greeks", "wheel").has("greeks", gold=5)
    scene.turn_of("greeks", on="arming").plays("go know-how / learn roads")
    assert scene.realm("greeks").goods[2] == 0


def test_coins_stand_for_gold_by_the_players_choice():
    scene = Scene().has("greeks", gold=7, coins=7).turn_of("greeks", on="arming")
    scene.plays("go know-how")
    for coins in range(8):
        pay = "+".join(
            part for part in (f"{7 - coins}gold" * (coins < 7), f"{coins}coin" * (coins > 0)) if part
        )
        assert scene.may(f"learn wheel pay:{pay}")
    scene.plays("learn wheel")
    assert (scene.realm("greeks").goods[2], scene.realm("greeks").coins) == (0, 7)


def test_with_all_eight_advances_goods_are_exchanged_freely():
    scene = Scene().has("greeks", marble=4).turn_of("greeks", on="gold")
    assert scene.refuses("exchange marble iron 2").key == "needs-all-advances"
    scene.knows("greeks", "roads", "navigation", "currency", "democracy")
    scene.plays("exchange marble iron 3 / go arming / arm athen galley 1 / exchange iron gold 2 / end")
    assert scene.realm("greeks").goods == (1, 0, 2)
    scene.turn_of("greeks", on="gold")
    assert scene.refuses("exchange coin iron 1").key == "no-exchange"
    assert scene.refuses("exchange marble gold 2").key == "not-enough"
