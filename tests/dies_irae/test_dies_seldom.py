"""What seldom happens: rules and options meeting each other, the last levels, a game of two."""

import pytest
from dies_scene import Scene, number

from engine.core.contract import Seat
from engine.dies_irae.frames import Cycle, Ordering, Over, Starving
from engine.dies_irae.law.rules import RULES


def test_undermining_on_the_last_level_is_a_revolution_and_two_play_on():
    """17.1, 14."""
    scene = Scene(undermining=True).posts("persia", "sardis!").units("persia", sardis=(2,))
    scene.has("persia", stability=-8).has("greece", talents=100).turn_of("greece", "persia", "egypt")
    scene.plays("choose stability / undermine persia")
    assert scene.realm("persia").fallen
    assert scene.realm("persia").stacks == ()
    assert scene.owner("sardis") == "persia"
    assert scene.active() == "egypt"
    assert not scene.state.short


def test_refusing_on_the_last_but_one_level_is_a_revolution():
    """9.8, 14: two levels down from -7 pass the end of the track."""
    scene = Scene().has("persia", stability=-7).has("greece", talents=35).turn_of("greece", "persia", "egypt")
    scene.plays("choose armistice / offer persia").plays("refuse", "persia")
    assert scene.realm("persia").fallen
    assert scene.talents("greece") == 35


def test_a_fleet_that_cannot_be_paid_may_end_a_game():
    """10, 15: one after another in the order of play; the last one left has won."""
    scene = Scene().units("greece", h8=(0, 2)).units("persia", h9=(0, 1)).units("egypt", r9=(0, 1))
    for power in ("greece", "persia", "egypt"):
        scene.has(power, stability=-8)
    scene.ends_cycle()
    assert scene.state.frame == Over("revolution", (2,))
    assert scene.stability("egypt") == -8


def test_legions_aboard_eat_too():
    """10: two legions without any yellow post, one of them at sea, are all that is fed."""
    scene = Scene().units("greece", athens=(2,), h8=(0, 1, 1)).has("greece", capital="athens", talents=10)
    scene.ends_cycle()
    assert scene.state.frame == Starving(((0, 1),))
    assert scene.may("disband athens", "greece")
    assert scene.may("disband h8 aboard:yes", "greece")


def test_two_choose_their_places_when_one_has_left():
    """17.6, 14: first or last of two; the other takes what is left."""
    scene = Scene(initiative=True).has("greece", development=(3, 0, 0, 0))
    scene.state = RULES.concede(scene.state, Seat(2)).state
    scene.new_turn()
    assert scene.state.frame == Ordering((0, 1), (-1, -1))
    assert [each.place for each in RULES.legal(scene.state, Seat(0))] == [1, 2]
    scene.plays("take-place 2", "greece")
    assert isinstance(scene.state.frame, Cycle)
    assert scene.state.order == (1, 0)
    assert scene.state.short


def test_who_leaves_while_places_are_chosen_lets_the_choice_begin_again():
    scene = Scene(initiative=True).has("greece", development=(3, 0, 0, 0)).new_turn()
    scene.plays("take-place 3", "greece")
    scene.state = RULES.concede(scene.state, Seat(0)).state
    assert isinstance(scene.state.frame, Ordering)
    assert set(scene.state.frame.waiting) == {1, 2}
    assert not RULES.check(scene.state)


def test_a_market_lost_takes_the_biremes_with_it():
    """17.2: stone opened the market, and the market the second phase of the fleet."""
    scene = Scene(setbacks=True).posts("greece", "mylasa").has("greece", development=(0, 5, 3, 0))
    scene.units("persia", g12=(1,)).turn_of("persia").plays("choose move / lead g12 legion 1 / to mylasa")
    assert scene.realm("greece").development == (0, 3, 0, 0)
    assert scene.income("greece") == 0


def test_a_second_post_feeds_and_counts_to_the_nine():
    """17.7, 10, 16."""
    scene = Scene(second_posts=True).posts("greece", "pherae").has("greece", development=(0, 0, 7, 0))
    scene.has("greece", talents=20).turn_of("greece").plays("choose trade / create-post pherae")
    assert scene.holding("pherae").posts == 2
    assert scene.income("greece") == 9 + 30
    scene.units("greece", pherae=(4,)).ends_cycle()
    assert not isinstance(scene.state.frame, Starving)


def test_a_fortress_in_place_of_one_of_two_posts_keeps_both_goods():
    """17.7, 9.3."""
    scene = Scene(second_posts=True).posts("greece", "athens").has("greece", development=(0, 0, 7, 0))
    scene.has("greece", talents=60).turn_of("greece").plays("choose trade / create-post athens / end")
    income = scene.income("greece")
    scene.turn_of("greece").plays("choose build / fortify athens")
    assert (scene.holding("athens").posts, scene.holding("athens").fortress) == (1, True)
    assert scene.income("greece") == income


def test_a_leader_adds_two_at_sea_and_none_aboard_elsewhere():
    """17.5: the units of his own hex fight with him."""
    scene = Scene(leaders=True).units("greece", h8=(0, 1), h9=(0, 1)).units("persia", h8=(0, 1), h9=(0, 1))
    scene.has("greece", leader="h8").turn_of("greece").plays("choose attack / fight h8 ship persia")
    (fought,) = [event for event in scene.events if event.word == "fought"]
    assert (fought.strength, fought.rival_strength, fought.rival_lost) == (3, 1, 1)
    scene.plays("fight h9 ship persia")
    (fought,) = [event for event in scene.events if event.word == "fought"]
    assert (fought.strength, fought.rival_lost) == (1, 0)


@pytest.mark.parametrize(("box", "turns"), [(1, 2), (2, 1), (3, 0)])
def test_an_armistice_holds_as_long_as_its_cubes_stand_on_the_track(box, turns):
    """9.8: one box on with each income; off the third it is over."""
    scene = Scene().truce("greece", "persia", box)
    for _ in range(turns):
        scene.new_turn()
        assert scene.state.pacts
    scene.new_turn()
    assert not scene.state.pacts
    assert scene.told("armistice-ended") == ["armistice-ended"]


def test_an_armistice_does_not_keep_a_third_power_out():
    """9.8: Egypt contests what Greece and Persia leave each other."""
    scene = Scene().posts("persia", "corinth").units("egypt", athens=(1,)).truce("greece", "persia")
    scene.turn_of("egypt").plays("choose move / lead athens legion 1 / to corinth")
    assert scene.is_contested("corinth")


def test_a_capital_that_was_conquered_stays_the_capital():
    """9.5: three levels each time an enemy's post comes to stand there, whoever held it before."""
    scene = Scene().has("greece", capital="athens").posts("persia", "athens").units("egypt", athens=(1,))
    scene.contested("athens").turn_of("egypt").plays("choose attack / seize athens")
    assert scene.stability("greece") == -3
    assert scene.owner("athens") == "egypt"
    assert scene.realm("greece").capital == scene.state.realms[number("greece")].capital


def test_all_eight_deeds_have_their_two_cubes_of_one_power_at_most():
    """8, 9.8: asking for an armistice is limited as every action is."""
    scene = Scene().has("greece", talents=200).turn_of("greece", "persia", "egypt")
    for _ in range(2):
        scene.plays("choose armistice / end / choose pass / choose pass")
    assert scene.refuses("choose armistice").key == "chosen-twice"
