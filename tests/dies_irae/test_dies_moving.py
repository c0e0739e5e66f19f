"""9.1, 13: moving, transport, contested hexes, armies and fleets."""

import pytest
from dies_scene import Scene, place

from engine.dies_irae.actions import To
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.law.tally import supplied


def targets(scene: Scene, line: str) -> set[str]:
    """Where the units taken up by this line can go."""
    scene.plays(line)
    return {str(each.hex) for each in RULES.legal(scene.state, scene._seat(None)) if isinstance(each, To)}


def test_legions_have_three_points_and_mountains_cost_two():
    """9.1, 9.1.2: from Sparta over the mountain i5 only one hex farther, along the coast three."""
    scene = Scene().units("greece", sparta=(1,)).turn_of("greece")
    assert targets(scene, "choose move / lead sparta legion 1") == {
        "gytheion", "pylos", "i5", "h4", "h5", "i6", "olympia", "kyllene",
    }  # fmt: skip
    scene = Scene().units("greece", gytheion=(1,)).turn_of("greece")
    assert targets(scene, "choose move / lead gytheion legion 1") == {"sparta", "pylos", "olympia", "i5"}


def test_legions_go_farther_with_cavalry():
    scene = Scene().units("greece", athens=(1,)).turn_of("greece")
    near = targets(scene, "choose move / lead athens legion 1")
    scene = Scene().units("greece", athens=(1,)).has("greece", development=(10, 0, 0, 0)).turn_of("greece")
    far = targets(scene, "choose move / lead athens legion 1")
    assert near < far


def test_legions_stay_on_land_and_ships_on_water():
    scene = Scene().units("greece", athens=(1, 1)).turn_of("greece")
    reached = targets(scene, "choose move / lead athens legion 1")
    assert "h8" not in reached
    assert "karystos" not in reached
    scene = Scene().units("greece", athens=(1, 1)).turn_of("greece")
    reached = targets(scene, "choose move / lead athens ship 1")
    assert {"h8", "karystos", "corinth", "thebes"} <= reached
    assert "larissa" not in reached
    assert scene.refuses("to larissa").key == "ships-afloat"


def test_no_legion_crosses_a_barrier():
    scene = Scene().units("greece", delphi=(1,)).turn_of("greece")
    scene.plays("choose move / lead delphi legion 1")
    refusal = scene.refuses("to h4")
    assert (refusal.key, refusal.rule) == ("barrier", "9.1")
    scene = Scene().units("greece", delphi=(0, 1)).turn_of("greece")
    assert "h4" in targets(scene, "choose move / lead delphi ship 1")


def test_legions_walk_within_an_island_but_not_off_it():
    scene = Scene().units("greece", chalcis=(1,)).turn_of("greece")
    assert targets(scene, "choose move / lead chalcis legion 1") == {"histiaia", "karystos"}
    assert scene.refuses("to thebes").key == "out-of-reach"


@pytest.mark.parametrize(("fleet", "points"), [(0, 3), (3, 3), (4, 4), (7, 6), (10, 8), (13, 8)])
def test_ships_go_farther_from_phase_two_on(fleet, points):
    scene = Scene().units("greece", h8=(0, 1)).has("greece", development=(0, fleet, 0, 0)).turn_of("greece")
    scene.plays("choose move / lead h8 ship 1")
    (decision,) = RULES.decisions(scene.state)
    assert decision.kind == "route"
    assert scene.refuses("to q19").facts["points"] == points


def test_each_unit_moves_once_in_an_action():
    scene = Scene().units("greece", athens=(2,)).turn_of("greece")
    scene.plays("choose move / lead athens legion 1 / to corinth")
    assert scene.refuses("lead corinth legion 1").key == "moved-already"
    assert scene.refuses("lead athens legion 2").key == "too-few-units"
    scene.plays("lead athens legion 1 / to thebes / end")
    assert (scene.legions("greece", "corinth"), scene.legions("greece", "thebes")) == (1, 1)


def test_units_stop_where_they_meet_enemy_pieces():
    """9.1: legion, ship, army, fleet, post, fortress."""
    around = (
        {"posts": ("corinth!", "thebes"), "units": {}},
        {"posts": ("corinth",), "units": {"thebes": (1,)}},
    )
    for pieces in (*around, {"posts": (), "units": {"thebes": (0, 1), "corinth": (2,)}}):
        scene = Scene().units("greece", athens=(1,)).turn_of("greece")
        scene.posts("persia", *pieces["posts"]).units("persia", **pieces["units"])
        assert targets(scene, "choose move / lead athens legion 1") == {"corinth", "thebes"}


def test_ships_stop_at_enemy_ships():
    ring = {"j8": (0, 1), "naxos": (0, 1), "melos": (0, 1), "k10": (0, 1), "l8": (0, 1), "l9": (0, 1)}
    scene = Scene().units("greece", k9=(0, 1)).units("persia", **ring).turn_of("greece")
    assert targets(scene, "choose move / lead k9 ship 1") == set(ring)


def test_a_legion_contests_what_it_enters():
    """9.1.3: income, supply and control change at once."""
    scene = Scene().posts("persia", "ephesus", "phocaea").units("greece", g11=(1,)).turn_of("greece")
    assert supplied(scene.realm("persia")) == 3
    scene.plays("choose move / lead g11 legion 1 / to ephesus")
    assert scene.told() == ["deed-chosen", "moved", "hex-contested"]
    assert scene.is_contested("ephesus")
    assert scene.income("persia") == 9
    assert supplied(scene.realm("persia")) == 2


def test_a_legion_contests_a_hex_with_an_enemy_ship_only():
    scene = Scene().units("persia", corinth=(0, 1)).units("greece", athens=(1,)).turn_of("greece")
    scene.plays("choose move / lead athens legion 1 / to corinth")
    assert scene.is_contested("corinth")


def test_ships_contest_coasts_and_islands_only_from_phase_four():
    for fleet, contested in ((9, False), (10, True), (13, True)):
        scene = Scene().posts("persia", "naxos", "ephesus").units("greece", j8=(0, 1), h10=(0, 1))
        scene.has("greece", development=(0, fleet, 0, 0)).turn_of("greece")
        scene.plays("choose move / lead j8 ship 1 / to naxos / lead h10 ship 1 / to ephesus")
        assert scene.is_contested("naxos") is contested
        assert scene.is_contested("ephesus") is contested
        assert scene.income("persia") == (0 if contested else 2 + 4)


def test_early_ships_stop_at_a_foreign_coast_and_trade_nothing():
    scene = Scene().posts("persia", "ephesus").units("greece", h10=(0, 1)).turn_of("greece")
    reached = targets(scene, "choose move / lead h10 ship 1")
    assert "ephesus" in reached
    scene = Scene().units("persia", samos=(1,)).units("greece", samos=(0, 1))
    scene.has("greece", talents=50).turn_of("greece").plays("choose trade")
    assert scene.refuses("create-post samos").key == "ships-trade-alone"


def test_both_sides_may_reinforce_and_leave_a_contested_hex():
    scene = (
        Scene().posts("persia", "ephesus").units("persia", g12=(1,)).units("greece", ephesus=(1,), g11=(1,))
    )
    scene.contested("ephesus").turn_of("persia", "greece", "egypt")
    scene.plays("choose move / lead g12 legion 1 / to ephesus / end")
    scene.plays("choose pass / choose pass / choose pass")
    assert scene.legions("persia", "ephesus") == 1
    scene.turn_of("greece").plays("choose move / lead g11 legion 1 / to ephesus")
    assert scene.legions("greece", "ephesus") == 2
    scene.turn_of("greece")
    reached = targets(scene, "choose move / lead ephesus legion 2")
    assert len(reached) > 5  # all their points


def test_a_third_power_neither_enters_nor_crosses_a_contested_hex():
    scene = Scene().posts("persia", "ephesus").units("greece", ephesus=(1,)).contested("ephesus")
    scene.units("egypt", miletus=(1,)).turn_of("egypt")
    reached = targets(scene, "choose move / lead miletus legion 1")
    assert "ephesus" not in reached
    assert scene.refuses("to ephesus").key == "contested-by-others"


def test_a_third_power_may_enter_where_ships_of_two_others_meet():
    scene = Scene().units("persia", j8=(0, 1)).units("greece", j8=(0, 1)).units("egypt", k9=(0, 1))
    scene.turn_of("egypt").plays("choose move / lead k9 ship 1 / to j8")
    assert scene.ships("egypt", "j8") == 1


def test_a_hex_is_free_again_when_one_side_has_left():
    scene = Scene().posts("persia", "ephesus").units("greece", ephesus=(1,)).contested("ephesus")
    scene.turn_of("greece").plays("choose move / lead ephesus legion 1 / to g11")
    assert not scene.is_contested("ephesus")
    assert "hex-freed" in scene.told()


def test_a_legion_embarks_sails_and_lands_in_two_moves():
    """9.1.1: embarking leaves the ship all its points; landing takes a later Move."""
    scene = Scene().units("greece", athens=(1, 1)).turn_of("greece", "persia", "egypt")
    scene.plays("choose move / embark athens 1 / lead athens ship 1 / to naxos")
    assert scene.aboard("greece", "naxos") == 1
    assert scene.refuses("land naxos 1").key == "not-yet-landing"
    scene.plays("end / choose pass / choose pass / choose move / land naxos 1 / to naxos / end")
    assert (scene.legions("greece", "naxos"), scene.aboard("greece", "naxos")) == (1, 0)


def test_a_landed_legion_marches_on_with_all_its_points():
    scene = Scene().units("greece", ephesus=(0, 1, 1)).turn_of("greece")
    reached = targets(scene, "choose move / land ephesus 1")
    assert {"ephesus", "sardis", "miletus", "philadelphia", "adramyttion"} <= reached
    assert "samos" not in reached


def test_landing_among_enemies_stops_and_contests():
    scene = Scene().posts("persia", "ephesus").units("greece", ephesus=(0, 1, 1)).turn_of("greece")
    assert not scene.is_contested("ephesus")
    reached = targets(scene, "choose move / land ephesus 1")
    assert reached == {"ephesus"}
    assert scene.refuses("to miletus").key == "out-of-reach"
    scene.plays("to ephesus")
    assert scene.is_contested("ephesus")


def test_legions_land_only_at_a_shore():
    scene = Scene().units("greece", h8=(0, 1, 1)).turn_of("greece").plays("choose move")
    assert scene.refuses("land h8 1").key == "no-shore"
    assert scene.refuses("embark h8 1").key == "no-shore"
    assert scene.refuses("land athens 1").key == "none-aboard"


def test_a_ship_carries_one_legion():
    scene = Scene().units("greece", athens=(2, 1)).turn_of("greece").plays("choose move")
    assert scene.refuses("embark athens 2").key == "no-berths"
    scene.plays("embark athens 1")
    assert scene.refuses("embark athens 1").key == "no-berths"


def test_an_embarked_legion_does_not_land_in_the_same_move():
    scene = Scene().units("greece", athens=(1, 1)).turn_of("greece").plays("choose move / embark athens 1")
    assert scene.refuses("land athens 1").key == "not-yet-landing"


def test_a_legion_that_has_moved_does_not_embark():
    scene = Scene().units("greece", thebes=(1,), athens=(0, 1)).turn_of("greece")
    scene.plays("choose move / lead thebes legion 1 / to athens")
    assert scene.refuses("embark athens 1").key == "too-few-units"


def test_a_fleet_splits_with_its_cargo():
    scene = Scene().units("greece", athens=(0, 3, 2)).turn_of("greece").plays("choose move")
    assert scene.refuses("lead athens ship 1 carrying:2").key == "wrong-cargo"
    assert scene.refuses("lead athens ship 3 carrying:1").key == "wrong-cargo"
    scene.plays("lead athens ship 1 carrying:0 / to h8 / lead athens ship 2 / to i7")
    assert (scene.ships("greece", "h8"), scene.aboard("greece", "h8")) == (1, 0)
    assert (scene.ships("greece", "i7"), scene.aboard("greece", "i7")) == (2, 2)


def test_legions_aboard_are_not_ashore():
    scene = Scene().units("greece", athens=(0, 1, 1)).turn_of("greece").plays("choose move")
    assert scene.refuses("lead athens legion 1").key == "no-units-there"
    assert scene.refuses("lead athens ship 1 carrying:0").key == "wrong-cargo"
    assert scene.refuses("lead thebes legion 1").key == "no-units-there"


def test_units_join_into_armies_as_far_as_markers_go():
    """13, example: Greece can make two armies and three fleets."""
    scene = Scene().units("greece", athens=(1,), thebes=(1,), larissa=(2,), pherae=(2,)).turn_of("greece")
    scene.plays("choose move / lead athens legion 1")
    refusal = scene.refuses("to thebes")
    assert (refusal.key, refusal.rule) == ("no-marker", "13")
    fleets = dict.fromkeys(("h8", "i7", "j8"), (0, 2))
    scene = Scene().units("greece", **fleets, athens=(0, 1), i8=(0, 1)).turn_of("greece")
    scene.plays("choose move / lead athens ship 1")
    assert scene.refuses("to i8").key == "no-marker"


def test_an_army_passes_through_its_own_units_without_joining():
    scene = Scene().units("greece", athens=(1,), corinth=(1,), larissa=(2,), pherae=(2,)).turn_of("greece")
    scene.plays("choose move / lead athens legion 1 / to h5")
    assert scene.legions("greece", "corinth") == 1


def test_an_army_detaches_units_on_its_way_and_frees_its_marker():
    scene = Scene().units("greece", athens=(2,), larissa=(2,), pella=(1,), aegae=(1,)).turn_of("greece")
    scene.plays("choose move / lead athens legion 1 / to corinth")
    scene.plays("lead pella legion 1 / to aegae")
    assert scene.legions("greece", "aegae") == 2


def test_armies_that_meet_merge():
    scene = Scene().units("greece", athens=(2,), thebes=(3,)).turn_of("greece")
    scene.plays("choose move / lead athens legion 2 / to thebes")
    assert scene.legions("greece", "thebes") == 5


def test_legions_and_ships_in_a_hex_need_no_common_marker():
    scene = Scene().units("greece", thebes=(1,), athens=(0, 1), larissa=(2,), pherae=(2,)).turn_of("greece")
    scene.plays("choose move / lead thebes legion 1 / to athens")
    assert (scene.legions("greece", "athens"), scene.ships("greece", "athens")) == (1, 1)


def test_units_without_a_way_cannot_be_taken_up():
    scene = Scene().units("greece", naxos=(1,)).turn_of("greece").plays("choose move")
    assert scene.refuses("lead naxos legion 1").key == "nowhere-to-go"


def test_only_ships_carry():
    scene = Scene().units("greece", athens=(1,)).turn_of("greece").plays("choose move")
    assert scene.refuses("lead athens legion 1 carrying:1").key == "only-ships-carry"


def test_words_that_do_not_fit_the_moment_are_refused():
    scene = Scene().units("greece", athens=(1,)).turn_of("greece")
    assert scene.refuses("to thebes").key == "due-action"
    scene.plays("choose move / lead athens legion 1")
    assert scene.refuses("end").key == "due-route"
    assert place("athens") == scene.state.frame.hex
