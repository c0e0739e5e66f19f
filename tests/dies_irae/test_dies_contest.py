"""9.1 to 9.3, 9.8: who contests what with what; early ships are traders."""

import pytest
from dies_scene import Scene, place

from engine.dies_irae.law.contest import parties
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.telling.guide import GUIDE
from engine.dies_irae.words import POWERS

ASTRONOMY = (0, 10, 0, 0)
CAVALRY = (10, 0, 0, 0)


def at_odds(scene: Scene, name: str) -> set[str]:
    """The powers that contest a hex with each other."""
    return {str(POWERS[power]) for power in parties(scene.state, place(name))}


# Early ships that meet close no hex


def test_two_friendly_ships_do_not_shield_a_capital():
    scene = Scene().posts("egypt", "sais!").has("egypt", capital="sais").units("egypt", sais=(0, 1))
    scene.units("persia", sais=(0, 1)).units("greece", tanis=(5,)).has("greece", development=CAVALRY)
    scene.turn_of("greece", "persia", "egypt").plays("choose move / lead tanis legion 5 / to sais / end")
    assert scene.is_contested("sais")
    assert at_odds(scene, "sais") == {"greece", "egypt"}
    scene.turn_of("greece").plays("choose attack / fight sais legion egypt")
    assert scene.owner("sais") is None


@pytest.mark.parametrize("name", ["j8", "naxos", "ephesus"])
def test_a_third_fleet_enters_where_two_ships_meet_and_fights_either(name):
    scene = Scene().units("persia", **{name: (0, 1)}).units("egypt", **{name: (0, 1)})
    scene.units("greece", **{"h10" if name == "ephesus" else "k9": (0, 3)}).turn_of("greece")
    scene.plays(f"choose move / lead {'h10' if name == 'ephesus' else 'k9'} ship 3 / to {name} / end")
    assert not scene.is_contested(name)
    scene.turn_of("greece").plays("choose attack")
    assert scene.may(f"fight {name} ship persia")
    assert scene.may(f"fight {name} ship egypt")


# Nobody contests what is one's own


@pytest.mark.parametrize("post", ["ephesus", "ephesus!"])
def test_a_legion_that_enters_its_own_hex_contests_nothing_with_an_early_ship(post):
    scene = Scene().posts("persia", post).has("persia", capital="ephesus").units("persia", g11=(1,))
    scene.units("greece", ephesus=(0, 1)).turn_of("persia")
    scene.plays("choose move / lead g11 legion 1 / to ephesus")
    assert not scene.is_contested("ephesus")
    assert scene.income("persia") == 4


def test_a_ship_that_enters_its_own_hex_contests_nothing_with_an_early_ship():
    scene = Scene().posts("persia", "ephesus!").units("persia", h10=(0, 1)).units("greece", ephesus=(0, 1))
    scene.has("persia", development=ASTRONOMY).turn_of("persia")
    scene.plays("choose move / lead h10 ship 1 / to ephesus")
    assert not scene.is_contested("ephesus")


def test_a_legion_that_lands_at_home_contests_nothing_with_an_early_ship():
    scene = Scene().posts("persia", "ephesus").units("persia", ephesus=(0, 1, 1))
    scene.units("greece", ephesus=(0, 1)).turn_of("persia")
    scene.plays("choose move / land ephesus 1 / to ephesus")
    assert not scene.is_contested("ephesus")


def test_a_legion_that_joins_its_own_contests_nothing_with_an_early_ship():
    scene = Scene().units("persia", samos=(1,), naxos=(0, 1)).units("greece", j8=(0, 1)).turn_of("greece")
    scene.plays("choose move / lead j8 ship 1 / to naxos").units("persia", ephesus=(1,), g11=(1,))
    scene.units("greece", ephesus=(0, 1)).turn_of("persia")
    scene.plays("choose move / lead g11 legion 1 / to ephesus")
    assert not scene.is_contested("ephesus")


def test_a_legion_that_marches_in_upon_an_early_ship_contests_the_hex_until_one_leaves():
    """9.1.3: pieces of the game are ships too; what is not one's own is contested."""
    scene = Scene().units("persia", corinth=(0, 1)).units("greece", athens=(1,)).has("greece", talents=50)
    scene.turn_of("greece", "persia", "egypt").plays("choose move / lead athens legion 1 / to corinth / end")
    assert scene.is_contested("corinth")
    assert at_odds(scene, "corinth") == {"greece", "persia"}
    scene.turn_of("greece", "persia", "egypt").plays("choose trade")
    assert scene.refuses("create-post corinth").key == "contested"
    scene.turn_of("persia").plays("choose move / lead corinth ship 1 / to h4")
    assert not scene.is_contested("corinth")


def test_legions_and_late_ships_contest_what_others_hold():
    for units, fleet in (((1,), 0), ((0, 1), 10)):
        scene = Scene().posts("persia", "ephesus").has("greece", development=(0, fleet, 0, 0))
        scene.units("greece", **{"g11" if units == (1,) else "h10": units}).turn_of("greece")
        start, unit = ("g11", "legion") if units == (1,) else ("h10", "ship")
        scene.plays(f"choose move / lead {start} {unit} 1 / to ephesus")
        assert scene.is_contested("ephesus")


# Early ships stop nothing


def test_an_early_foreign_ship_stops_no_building():
    scene = Scene().posts("persia", "ephesus!", "miletus").units("persia", ephesus=(0, 1), miletus=(0, 1))
    scene.units("greece", ephesus=(0, 1), miletus=(0, 1))
    scene.has("persia", talents=500, development=(1, 1, 1, 1)).turn_of("persia").plays("choose build")
    scene.plays("raise ephesus legion / fortify miletus / build-monument ephesus")
    assert scene.legions("persia", "ephesus") == 1
    assert scene.holding("miletus").fortress


def test_an_early_foreign_ship_stops_no_new_post():
    for units in ((1,), (0, 1), (1, 1)):
        scene = Scene().units("persia", naxos=units).units("greece", naxos=(0, 1))
        scene.has("persia", talents=50).turn_of("persia").plays("choose trade / create-post naxos")
        assert scene.owner("naxos") == "persia"
        assert scene.income("persia") > 0


def test_under_an_armistice_an_early_ship_does_not_keep_owners_out():
    scene = Scene().posts("persia", "ephesus!").units("persia", g11=(1,), h10=(0, 1))
    scene.units("greece", ephesus=(0, 1)).truce("greece", "persia").turn_of("persia")
    scene.plays("choose move / lead g11 legion 1 / to ephesus / lead h10 ship 1 / to ephesus")
    assert scene.legions("persia", "ephesus") == 1
    assert not scene.is_contested("ephesus")
    scene = Scene().posts("persia", "ephesus!").units("persia", ephesus=(0, 1)).truce("greece", "persia")
    scene.units("greece", h10=(0, 1)).turn_of("greece").plays("choose move / lead h10 ship 1")
    assert scene.refuses("to ephesus").key == "armistice-holds"


def test_the_board_in_words_tells_where_ships_of_several_powers_lie():
    scene = Scene().posts("persia", "ephesus!").units("persia", j8=(0, 1), ephesus=(0, 1), samos=(0, 1))
    scene.units("greece", j8=(0, 1), ephesus=(0, 1)).units("egypt", samos=(1,)).contested("samos")
    (met,) = [note for note in GUIDE.describe(RULES.view(scene.state, None)) if note.key == "ships-meet"]
    assert {word.id for word in met.facts["hexes"]} == {"j8", "ephesus"}


# Third powers


def test_a_third_power_with_an_early_ship_in_a_contested_hex_neither_lands_nor_marches_in():
    scene = Scene().posts("persia", "ephesus").units("greece", ephesus=(1,)).contested("ephesus")
    scene.units("egypt", ephesus=(0, 1, 1), g11=(1,), h10=(0, 1)).turn_of("egypt").plays("choose move")
    assert not scene.may("land ephesus 1")
    scene.plays("lead g11 legion 1")
    assert scene.refuses("to ephesus").key == "contested-by-others"
    scene.turn_of("egypt").plays("choose move / lead h10 ship 1")
    assert scene.refuses("to ephesus").key == "contested-by-others"
    assert at_odds(scene, "ephesus") == {"greece", "persia"}
    scene.turn_of("egypt").plays("choose move / lead ephesus ship 1 / to h10")
    assert scene.ships("egypt", "h10") == 2


# What keeps a hex contested


def test_an_early_ship_left_behind_keeps_nothing_contested():
    scene = Scene().posts("persia", "ephesus").units("greece", ephesus=(1, 1)).contested("ephesus")
    scene.turn_of("greece").plays("choose move / lead ephesus legion 1 / to g11")
    assert not scene.is_contested("ephesus")
    assert scene.income("persia") == 4


def test_a_legion_that_embarks_leaves_nothing_contested():
    scene = Scene().posts("persia", "ephesus").units("greece", ephesus=(1, 1)).contested("ephesus")
    scene.turn_of("greece").plays("choose move / embark ephesus 1")
    assert not scene.is_contested("ephesus")


@pytest.mark.parametrize("posts", [(), ("naxos",)])
def test_the_ship_of_landed_legions_that_fell_keeps_nothing_contested(posts):
    scene = Scene().posts("persia", *posts).units("persia", naxos=(3,)).units("greece", naxos=(1, 1))
    scene.contested("naxos").turn_of("persia").plays("choose attack / fight naxos legion greece")
    assert scene.ships("greece", "naxos") == 1
    assert not scene.is_contested("naxos")
    assert len(scene.realm("persia").regions) == 1


def test_ships_that_fall_back_from_astronomy_contest_no_more():
    """17.2: a good lost takes the phase back, and what contested a hex is an early ship again."""
    scene = Scene(setbacks=True).posts("persia", "ephesus").posts("greece", "corinth")
    scene.units("greece", ephesus=(0, 1)).units("persia", athens=(1,)).contested("ephesus")
    scene.has("greece", development=ASTRONOMY).turn_of("persia")
    scene.plays("choose move / lead athens legion 1 / to corinth")
    assert scene.realm("greece").development[1] == 6
    assert scene.is_contested("corinth")
    assert not scene.is_contested("ephesus")


def test_a_late_ship_keeps_a_hex_contested():
    scene = Scene().posts("persia", "ephesus").units("greece", ephesus=(1, 1)).contested("ephesus")
    scene.has("greece", development=ASTRONOMY).turn_of("greece")
    scene.plays("choose move / lead ephesus legion 1 / to g11")
    assert scene.is_contested("ephesus")
