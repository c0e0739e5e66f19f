"""Moving, fighting, conquering, founding: with the texts' own examples."""

import pytest
from scene import Scene

from engine.antike.events import Conquered, Fought, PassedBy
from engine.antike.law.rules import RULES


def west(**options: str) -> Scene:
    """Four nations in the West: Phoenicians, Romans, Germans, Greeks."""
    return Scene(4, board="west", **options)


def test_legions_cross_land_borders_and_galleys_sea_borders():
    scene = west().units("romans", roma=(1, 1), syracusae=(0, 1)).manoeuvre_of("romans")
    refusal = scene.refuses("move roma salonae legion 1")
    assert refusal.key == "no-land-border"
    assert {word.id for word in refusal.facts["reachable"]} == {"mediolanum", "tarentum"}
    assert scene.refuses("move syracusae mediolanum galley 1").key == "no-sea-border"
    scene.plays("move roma mediolanum legion 1 / move roma salonae galley 1")


def test_over_a_combined_border_both_may_go():
    scene = west().units("romans", roma=(1, 1)).manoeuvre_of("romans")
    scene.plays("move roma tarentum legion 1 / move roma tarentum galley 1")


@pytest.mark.parametrize(("advance", "borders"), [(None, 1), ("wheel", 2), ("roads", 3)])
def test_legions_cross_as_many_borders_as_they_have_actions(advance, borders):
    """Example of the English page: with Roads three red borders a turn."""
    scene = west().units("romans", roma=(1, 0))
    if advance:
        scene.knows("romans", advance)
    scene.manoeuvre_of("romans")
    way = ["roma", "mediolanum", "massilia", "burdigala", "toletum"]
    for step in range(borders):
        scene.plays(f"move {way[step]} {way[step + 1]} legion 1")
    assert scene.refuses(f"move {way[borders]} {way[borders + 1]} legion 1").key == "no-action-left"


def test_with_roads_a_legion_moves_twice_and_conquers():
    """Exemple: two moves, then a conquest as the third action."""
    scene = (
        west()
        .cities("germans", "treva", "massilia")
        .units("romans", tarentum=(1, 0))
        .knows("romans", "roads")
    )
    scene.manoeuvre_of("romans").plays("move tarentum roma legion 1 / move roma mediolanum legion 1")
    scene = (
        west().cities("germans", "treva", "massilia").units("romans", roma=(1, 0)).knows("romans", "roads")
    )
    scene.manoeuvre_of("romans").plays("move roma mediolanum legion 1 / move mediolanum massilia legion 1")
    scene.plays("conquer massilia")
    assert scene.owner("massilia") == "romans"


def test_units_with_different_actions_left_are_told_apart():
    scene = west().units("romans", roma=(1, 0), mediolanum=(1, 0)).knows("romans", "wheel")
    scene.manoeuvre_of("romans").plays("move roma mediolanum legion 1")
    refusal = scene.refuses("move mediolanum massilia legion 1")
    assert (refusal.key, sorted(refusal.facts["lefts"])) == ("which-units", [1, 2])
    scene.plays("move mediolanum massilia legion 1 left:1")
    assert scene.refuses("move massilia lutetia legion 1").key == "no-action-left"
    scene.plays("move mediolanum massilia legion 1 / move massilia lutetia legion 1")


def test_three_galleys_enter_athens_and_the_greeks_demand_a_fight():
    """Both texts: one galley is lost on each side; the Greek legion cannot fight galleys."""
    scene = (
        Scene().units("phoenicians", ephesos=(0, 3)).units("greeks", athen=(1, 1)).manoeuvre_of("phoenicians")
    )
    scene.plays("move ephesos athen galley 3")
    (decision,) = RULES.decisions(scene.state)
    assert decision.seat == scene.realm("greeks").seat
    assert not decision.in_turn
    assert scene.refuses("move athen sparta galley 1", "greeks").key == "due-entry"
    assert scene.refuses("demand greeks 2", "greeks").key == "too-many-to-fight"
    (event,) = scene.plays("demand greeks 1", "greeks")
    assert isinstance(event, Fought)
    assert (scene.galleys("phoenicians", "athen"), scene.galleys("greeks", "athen")) == (2, 0)
    assert scene.legions("greeks", "athen") == 1


def test_moving_in_starts_no_fight_that_nobody_wants():
    scene = (
        Scene().units("phoenicians", ephesos=(0, 3)).units("greeks", athen=(1, 1)).manoeuvre_of("phoenicians")
    )
    scene.plays("move ephesos athen galley 3")
    (event,) = scene.plays("let-pass greeks", "greeks")
    assert isinstance(event, PassedBy)
    assert (scene.galleys("phoenicians", "athen"), scene.galleys("greeks", "athen")) == (3, 1)


def test_all_who_are_entered_upon_are_asked_at_once_and_fight_in_turn_order():
    scene = (
        Scene().units("persians", ephesos=(0, 1)).units("greeks", athen=(0, 1)).units("arabs", athen=(0, 2))
    )
    scene.manoeuvre_of("persians").plays("move ephesos athen galley 1")
    assert [d.facts["nation"].id for d in RULES.decisions(scene.state)] == ["arabs", "greeks"]
    scene.plays("demand greeks 1", "greeks")
    scene.plays("demand arabs 1", "arabs")
    assert (scene.galleys("arabs", "athen"), scene.galleys("greeks", "athen")) == (1, 1)
    assert scene.galleys("persians", "athen") == 0


def test_the_default_is_to_be_asked_where_a_city_of_ones_own_lies_and_to_let_pass_elsewhere():
    scene = Scene().units("phoenicians", ephesos=(0, 2)).units("greeks", athen=(0, 1), knossos=(0, 1))
    scene.manoeuvre_of("phoenicians").plays("move ephesos athen galley 1")
    (decision,) = RULES.decisions(scene.state)
    assert decision.order is None
    assert dict(decision.answers).keys() == {"fight", "let-pass"}
    scene.plays("let-pass greeks", "greeks")
    scene.plays("move ephesos knossos galley 1")
    (decision,) = RULES.decisions(scene.state)
    assert decision.order == "let-pass"
    assert decision.default == dict(decision.answers)["let-pass"]


def test_the_active_nation_may_fight_anywhere_also_with_units_that_have_no_action_left():
    scene = Scene().units("phoenicians", ephesos=(2, 2)).units("greeks", ephesos=(1, 3), athen=(1, 0))
    scene.manoeuvre_of("phoenicians")
    assert scene.refuses("fight ephesos galley greeks 3").key == "too-many-to-fight"
    assert scene.refuses("fight athen legion greeks 1").key == "no-units-there"
    assert scene.refuses("fight ephesos galley persians 1").key == "rival-not-there"
    scene.plays(
        "move ephesos gordion legion 1 / fight ephesos galley greeks 2 / fight ephesos legion greeks 1"
    )
    assert (scene.galleys("phoenicians", "ephesos"), scene.galleys("greeks", "ephesos")) == (0, 1)


def test_tacape_with_temple_three_units_and_democracy_has_a_defence_of_eight():
    """Exemple: 3 + 3 + 2."""
    scene = (
        Scene(5, board="west")
        .cities("carthaginians", "tacape!", "carthago")
        .units("carthaginians", tacape=(2, 1))
    )
    scene.knows("carthaginians", "democracy").units("romans", tacape=(0, 7)).manoeuvre_of("romans")
    refusal = scene.refuses("conquer tacape")
    assert (refusal.key, refusal.facts["needs"], refusal.facts["has"]) == ("too-weak", 8, 7)
    scene.units("romans", tacape=(0, 8)).manoeuvre_of("romans").plays("conquer tacape")
    assert scene.owner("tacape") == "romans"
    assert scene.galleys("romans", "tacape") == 0


def test_athens_with_temple_legion_and_galley_falls_to_six_galleys_which_lose_five():
    """Exemple."""
    scene = (
        Scene()
        .cities("greeks", "athen!", "pella")
        .units("greeks", athen=(1, 1))
        .units("phoenicians", athen=(0, 6))
    )
    scene.units("persians", athen=(1, 0)).manoeuvre_of("phoenicians")
    (event,) = scene.plays("conquer athen")
    assert isinstance(event, Conquered)
    assert (event.strength, event.galleys, event.fallen_legions, event.fallen_galleys) == (5, 5, 1, 1)
    assert event.temple
    assert scene.owner("athen") == "phoenicians"
    assert not scene.has_temple("athen")
    assert scene.galleys("phoenicians", "athen") == 1
    assert scene.legions("greeks", "athen") == 0
    assert scene.legions("persians", "athen") == 1  # third nations stay
    scene.plays("end")
    assert scene.personages("phoenicians") == (0, 0, 1, 0, 0)


def example_a(defenders: tuple[int, int]) -> Scene:
    """Four galleys at Ephesos, one at Cyrene; the Greeks have democracy and a city without temple."""
    scene = Scene(board="west").cities("greeks", "athenae", "thessalonica").knows("greeks", "democracy")
    scene.units("greeks", athenae=defenders).knows("phoenicians", "sailing")
    scene.units("phoenicians", ephesos=(0, 4), cyrene=(0, 1)).manoeuvre_of("phoenicians")
    return scene


def test_example_a_the_galley_from_cyrene_clears_the_way_for_four():
    scene = example_a((1, 1))
    scene.plays("move cyrene sparta galley 1 / move sparta athenae galley 1")
    scene.plays("let-pass greeks", "greeks")
    scene.plays("fight athenae galley greeks 1 / move ephesos athenae galley 4 / conquer athenae")
    assert scene.owner("athenae") == "phoenicians"
    assert scene.galleys("phoenicians", "athenae") == 0


def test_example_b_two_legions_cannot_be_cleared_by_galleys():
    scene = example_a((2, 0))
    scene.plays("move cyrene sparta galley 1 / move sparta athenae galley 1 / move ephesos athenae galley 4")
    assert scene.refuses("fight athenae galley greeks 1").key == "rival-not-there"
    refusal = scene.refuses("conquer athenae")
    assert (refusal.key, refusal.facts["needs"], refusal.facts["has"]) == ("too-weak", 5, 4)


def test_in_2006_all_moves_and_fights_come_before_the_conquests():
    scene = west().cities("germans", "treva", "massilia").units("romans", massilia=(1, 0), roma=(1, 0))
    scene.manoeuvre_of("romans").plays("conquer massilia")
    assert scene.refuses("move roma mediolanum legion 1").key == "conquering-began"


def test_in_2005_the_order_is_free():
    scene = west(manoeuvre="2005").cities("germans", "treva", "massilia")
    scene.units("romans", massilia=(1, 0), roma=(1, 0)).manoeuvre_of("romans").plays("conquer massilia")
    scene.plays("move roma mediolanum legion 1")


def test_the_attacker_chooses_which_units_it_loses():
    scene = (
        Scene()
        .cities("greeks", "athen!", "pella")
        .units("phoenicians", athen=(3, 3))
        .manoeuvre_of("phoenicians")
    )
    for legions in range(4):
        losses = " ".join(
            part
            for part in (f"legions:{legions}" * (legions > 0), f"galleys:{3 - legions}" * (legions < 3))
            if part
        )
        assert scene.may(f"conquer athen {losses}")
    assert scene.refuses("conquer athen legions:1 galleys:1").key == "wrong-losses"
    scene.plays("conquer athen legions:1 galleys:2")
    assert (scene.legions("phoenicians", "athen"), scene.galleys("phoenicians", "athen")) == (2, 1)


def test_the_last_city_cannot_be_conquered():
    scene = Scene().cities("greeks", "athen").units("phoenicians", athen=(0, 5)).manoeuvre_of("phoenicians")
    assert scene.refuses("conquer athen").key == "last-city"
    assert scene.refuses("conquer tyros").key == "own-city"
    assert scene.refuses("conquer knossos").key == "no-city"


def test_a_26th_city_means_giving_one_up():
    scene = Scene()
    names = [name for name in scene.board.provinces if name not in ("athen", "pella", "saba", "adane")][:25]
    scene.cities("persians").cities("greeks", "athen", "pella").cities("arabs", "saba", "adane")
    scene.cities("phoenicians", *names).units("phoenicians", athen=(0, 1)).manoeuvre_of("phoenicians")
    assert scene.refuses("conquer athen").key == "give-up-which"
    assert scene.refuses("conquer athen give-up:pella").key == "not-your-city"
    assert scene.may(f"conquer athen galleys:1 give-up:{names[0]}")
    scene.plays(f"conquer athen give-up:{names[0]}")
    assert scene.owner(names[0]) is None
    assert scene.owner("athen") == "phoenicians"
    scene.has("phoenicians", 1, 1, 1).units("phoenicians", **{names[0]: (1, 0)})
    assert scene.refuses(f"found {names[0]}").key == "no-stones-left"


def test_cities_are_founded_where_a_unit_stands_whatever_others_stand_there():
    scene = Scene().has("greeks", 2, 2, 2).units("greeks", knossos=(0, 1)).units("persians", knossos=(0, 3))
    scene.turn_of("greeks", on="manoeuvre-2").plays("go gold / found knossos")
    assert scene.owner("knossos") == "greeks"
    assert scene.refuses("found cyrene").key == "no-unit-to-found"
    assert scene.refuses("found knossos").key == "city-there"


def test_a_city_costs_one_of_each_and_coins_stand_for_any():
    scene = Scene().has("greeks", 1, 0, 1, 1).units("greeks", knossos=(0, 1)).turn_of("greeks", on="arming")
    scene.plays("go marble")
    assert scene.may("found knossos pay:1marble+1gold+1coin")
    assert scene.refuses("found knossos pay:2marble+1gold").key == "one-of-each"
    scene.has("greeks", 5, 0, 5, 0)
    refusal = scene.refuses("found knossos")
    assert refusal.key == "city-too-dear"
    assert [word.id for word in refusal.facts["missing"]] == ["iron"]
