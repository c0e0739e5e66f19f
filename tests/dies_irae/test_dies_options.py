"""17: the optional rules, each with its examples."""

import pytest
from dies_scene import Scene, place

from engine.dies_irae.frames import Ordering, Stationing
from engine.dies_irae.law.rules import RULES


def test_a_rival_is_undermined_for_100_talents_even_in_his_golden_age():
    """17.1."""
    scene = Scene(undermining=True).has("greece", talents=100).has("persia", stability=9)
    scene.turn_of("greece", "persia", "egypt").plays("choose stability / undermine persia")
    assert (scene.talents("greece"), scene.stability("persia"), scene.points("persia")) == (0, 8, 0)
    assert scene.active() == "persia"


def test_undermining_is_refused_without_the_option_the_money_or_a_rival():
    scene = Scene().has("greece", talents=100).turn_of("greece").plays("choose stability")
    assert scene.refuses("undermine persia").key == "no-undermining"
    scene = Scene(undermining=True).has("greece", talents=99).turn_of("greece").plays("choose stability")
    assert scene.refuses("undermine persia").key == "too-dear"
    assert scene.refuses("undermine greece").key == "no-rival"


def test_a_bank_without_silver_falls_back_to_space_64():
    """17.2, example: iron, copper and stone are still there; 20 talents of income are lost."""
    scene = Scene(setbacks=True).posts("greece", "melos", "sparta", "calydon", "karystos")
    scene.units("persia", melos=(0, 1, 1)).has("greece", development=(0, 0, 10, 0)).turn_of("persia")
    before = scene.income("greece")
    scene.plays("choose move / land melos 1 / to melos")
    assert scene.realm("greece").development == (0, 0, 9, 0)
    assert before - scene.income("greece") == 20 + 8
    assert [event.space for event in scene.events if event.word == "set-back"] == [9]


def test_a_lost_golden_age_of_stability():
    """17.2, example: refusing an armistice, 9 to 7 and a point less."""
    scene = Scene(setbacks=True).has("greece", stability=9).has("persia", talents=35)
    scene.turn_of("persia").plays("choose armistice / offer greece").plays("refuse", "greece")
    assert (scene.stability("greece"), scene.points("greece")) == (7, 0)


def test_a_lost_province_breaks_the_golden_age_of_stability():
    scene = Scene(setbacks=True).posts("greece", "athens!", "thebes").units("persia", g6=(1,))
    scene.has("greece", stability=9).turn_of("persia").plays("choose move / lead g6 legion 1 / to thebes")
    assert scene.stability("greece") == 8


def test_an_empire_without_luxuries_is_a_city_state_again_and_its_hoplites_go():
    """17.2, example: three of four luxury posts lost; culture to space 9, military to phase I."""
    luxuries = ("therma", "amphipolis", "thasos", "rhodes")
    scene = Scene(setbacks=True).posts("greece", *luxuries)
    scene.units("persia", b4=(1,), a8=(1,), thasos=(0, 1, 1))
    scene.has("greece", development=(5, 1, 0, 8)).turn_of("persia").plays("choose move")
    spaces = []
    for line in (
        "lead a8 legion 1 / to amphipolis",
        "land thasos 1 / to thasos",
        "lead b4 legion 1 / to therma",
    ):
        scene.plays(line)
        spaces.append((scene.realm("greece").development[3], scene.realm("greece").development[0]))
    assert spaces == [(8, 5), (6, 5), (3, 3)]
    assert scene.realm("greece").development == (3, 1, 0, 3)


def test_a_golden_age_of_development_is_lost_with_its_goods():
    scene = Scene(setbacks=True).posts("greece", "melos").units("persia", melos=(0, 1, 1)).turn_of("persia")
    scene.has("greece", development=(0, 0, 13, 0)).plays("choose move / land melos 1 / to melos")
    assert (scene.realm("greece").development[2], scene.points("greece")) == (9, 0)


def test_without_the_option_nothing_is_set_back():
    scene = Scene().posts("greece", "melos").units("persia", melos=(0, 1, 1)).turn_of("persia")
    scene.has("greece", development=(0, 0, 13, 0)).plays("choose move / land melos 1 / to melos")
    assert (scene.realm("greece").development[2], scene.points("greece")) == (13, 1)


@pytest.mark.parametrize(("acclaim", "level"), [(True, 1), (False, 0)])
def test_a_province_gained_brings_stability(acclaim, level):
    """17.3."""
    scene = Scene(acclaim=acclaim).posts("greece", "athens!").units("greece", g6=(1,)).turn_of("greece")
    scene.plays("choose move / lead g6 legion 1 / to thebes")
    assert scene.stability("greece") == level


@pytest.mark.parametrize(("acclaim", "falls"), [(True, False), (False, True)])
def test_a_province_given_up_for_another_is_reckoned_at_once(acclaim, falls):
    """17.3, 9.5: from Attica to Thessaly in one move; on the last level nobody revolts half way."""
    scene = (
        Scene(acclaim=acclaim).posts("greece", "athens!", "trikka", "larissa").units("greece", thebes=(1,))
    )
    scene.has("greece", stability=-8, development=(10, 0, 0, 0)).turn_of("greece", "persia", "egypt")
    scene.plays("choose move / lead thebes legion 1 / to pherae")
    assert scene.told("region-lost", "region-gained") == ["region-lost", "region-gained"]
    assert scene.realm("greece").fallen == falls
    assert bool(scene.told("stability-moved")) == falls


def test_an_island_gained_brings_none():
    scene = Scene(acclaim=True).units("greece", naxos=(0, 1, 1)).turn_of("greece")
    scene.plays("choose move / land naxos 1 / to naxos")
    assert (scene.stability("greece"), len(scene.realm("greece").regions)) == (0, 1)


def test_ships_do_not_settle():
    """17.4: a legion must land first."""
    scene = Scene(settlers=True).units("greece", naxos=(0, 1, 1)).has("greece", talents=50)
    scene.turn_of("greece", "persia", "egypt").plays("choose trade")
    assert scene.refuses("create-post naxos").key == "ships-do-not-settle"
    scene.plays("end / choose pass / choose pass / choose move / land naxos 1 / to naxos / end")
    scene.plays("choose pass / choose pass / choose trade / create-post naxos")
    assert scene.owner("naxos") == "greece"


# 17.5 Leaders


def led(**options) -> Scene:
    return Scene(leaders=True, **options)


def test_a_leader_adds_two_to_a_combat_of_units_in_his_hex():
    scene = led().units("greece", i6=(1,)).units("persia", i6=(1,)).contested("i6").has("greece", leader="i6")
    scene.turn_of("greece").plays("choose attack / fight i6 legion persia")
    (event,) = [each for each in scene.events if each.word == "fought"]
    assert (event.strength, event.rival_strength) == (3, 1)
    scene = led().units("persia", j8=(0, 1)).units("greece", j8=(0, 1)).has("persia", leader="j8")
    scene.turn_of("greece").plays("choose attack / fight j8 ship persia")
    (event,) = [each for each in scene.events if each.word == "fought"]
    assert (event.strength, event.rival_strength) == (1, 3)


def test_a_leader_has_six_points_on_land():
    scene = led().units("greece", athens=(1,)).has("greece", leader="athens").turn_of("greece")
    scene.plays("choose move / lead athens leader 1 / to calydon")
    assert scene.realm("greece").leader == place("calydon")
    assert scene.refuses("lead calydon leader 1").key == "moved-already"


def test_a_leader_does_not_go_alone_among_enemies():
    scene = led().units("greece", athens=(1,)).has("greece", leader="athens").posts("persia", "corinth")
    scene.turn_of("greece").plays("choose move / lead athens leader 1")
    assert scene.refuses("to corinth").key == "leader-meets-enemies"


def test_a_leader_sails_with_ships_at_their_speed():
    scene = (
        led()
        .units("greece", athens=(0, 2))
        .has("greece", leader="athens")
        .turn_of("greece", "persia", "egypt")
    )
    scene.plays("choose move / lead athens ship 1 leader:yes / to i8 / end")
    assert scene.realm("greece").leader == place("i8")
    scene.turn_of("greece").plays("choose move")
    assert scene.refuses("lead i8 ship 1").key == "leader-at-sea"
    assert scene.refuses("lead i8 leader 1").key == "leader-not-there"
    assert scene.refuses("lead athens ship 1 leader:yes").key == "leader-not-there"


def test_a_leader_left_alone_among_enemies_joins_the_nearest_units():
    scene = led().units("greece", i6=(1,), athens=(1,), pella=(1,)).units("persia", i6=(3,)).contested("i6")
    scene.has("greece", leader="i6").turn_of("greece").plays("choose attack / fight i6 legion persia")
    assert scene.realm("greece").leader == place("athens")
    assert "leader-moved" in scene.told()


def test_a_leader_goes_down_with_no_ship():
    scene = (
        led().units("greece", i8=(0, 1), athens=(1,)).units("persia", i8=(0, 6)).has("greece", leader="i8")
    )
    scene.turn_of("persia").plays("choose attack / fight i8 ship greece")
    assert scene.realm("greece").leader == place("athens")


def test_a_leader_without_units_waits_for_the_next_one():
    scene = led().units("greece", i8=(0, 1)).units("persia", i8=(0, 3)).posts("greece", "athens!")
    scene.has("greece", leader="i8", capital="athens", talents=50, development=(1, 1, 0, 1))
    scene.turn_of("persia", "greece", "egypt").plays("choose attack / fight i8 ship greece / end")
    assert scene.realm("greece").leader == -1
    scene.plays("choose build / raise athens legion")
    assert scene.realm("greece").leader == place("athens")


def test_leaders_are_placed_last_with_a_unit():
    state = RULES.setup(RULES.options(leaders=True), 3, None).state
    seats = []
    while state.round == 0:
        (decision,) = RULES.decisions(state)
        if isinstance(state.frame, Stationing) and not (state.frame.legions or state.frame.ships):
            seats.append(decision.seat)
        state = RULES.apply(state, decision.seat, decision.default, None).state
    assert len(seats) == 3
    assert all(any(stack.hex == realm.leader for stack in realm.stacks) for realm in state.realms)


# 17.6 to 17.8


def test_the_powers_choose_their_places_in_the_order_of_play():
    """17.6: the first plays first or third, the second takes one of the two left, the third the last."""
    scene = (
        Scene(initiative=True).has("persia", development=(2, 0, 0, 1)).has("egypt", development=(1, 0, 0, 1))
    )
    scene.new_turn()
    assert scene.state.frame == Ordering((1, 2, 0), (-1, -1, -1))
    assert scene.refuses("take-place 2", "persia").key == "no-such-place"
    scene.plays("take-place 3", "persia")
    assert scene.refuses("take-place 3", "egypt").key == "no-such-place"
    scene.plays("take-place 2", "egypt")
    assert scene.state.order == (0, 2, 1)
    assert scene.active() == "greece"


def test_a_second_post_from_manufacture_on():
    """17.7."""
    scene = Scene(second_posts=True).posts("greece", "thebes", "athens!").has("greece", talents=100)
    scene.has("greece", development=(0, 0, 6, 0)).turn_of("greece").plays("choose trade")
    assert scene.refuses("create-post thebes").key == "needs-manufacture"
    scene.has("greece", development=(0, 0, 7, 0)).plays("create-post thebes / create-post athens")
    assert scene.talents("greece") == 60
    assert scene.refuses("create-post thebes").key == "two-posts-there"
    assert scene.income("greece") == 13 + 11 + 30
    assert scene.holding("athens") == (0, 1, True, -1)


def test_two_posts_are_taken_as_one():
    """17.7: under a fortress the post is left when it falls, and falls later."""
    scene = Scene(second_posts=True).posts("greece", "thebes", "athens!").has("greece", talents=40)
    scene.has("greece", development=(0, 0, 7, 0)).turn_of("greece")
    scene.plays("choose trade / create-post thebes / create-post athens / end")
    scene.units("persia", thebes=(1,), athens=(2,)).contested("thebes", "athens")
    scene.has("persia", development=(7, 0, 0, 0)).turn_of("persia", "greece", "egypt")
    scene.plays("choose attack / seize thebes / fight athens legion greece")
    assert scene.holding("thebes") == (1, 1, False, -1)
    assert scene.holding("athens") == (0, 1, False, -1)
    assert scene.refuses("seize athens").key == "guard-just-fell"
    scene.plays("end / choose pass / choose pass / choose attack / seize athens")
    assert scene.holding("athens") == (1, 1, False, -1)


def test_light_laurels_come_earlier():
    """17.8."""
    scene, light = Scene(), Scene(light_laurels=True)
    for each in (scene, light):
        each.has("greece", regions=(0, 1, 2, 20, 21))
    assert (scene.points("greece"), light.points("greece")) == (0, 2)
