"""9.5, 9.6, 9.8, 10, 11, 14: stability, development, armistices, supply, control, revolution."""

import pytest
from dies_scene import Scene

from engine.core.contract import Seat
from engine.dies_irae.frames import Asked, Over, Starving
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.law.tally import supplied
from engine.dies_irae.telling.guide import GUIDE
from engine.dies_irae.values import strength
from engine.dies_irae.words import LEGION

# 9.5 Stability


@pytest.mark.parametrize(("culture", "cost"), [(0, 50), (1, 50), (4, 60), (7, 70), (10, 80), (13, 80)])
def test_a_level_of_stability_costs_50_to_80_talents(culture, cost):
    scene = Scene().has("greece", talents=cost, development=(0, 0, 0, culture)).turn_of("greece")
    scene.plays("choose stability / pay-stability")
    assert (scene.talents("greece"), scene.stability("greece")) == (0, 1)
    assert scene.active() == "persia"
    scene = Scene().has("greece", talents=cost - 1, development=(0, 0, 0, culture)).turn_of("greece")
    assert scene.plays("choose stability").refuses("pay-stability").key == "too-dear"


def test_above_eight_is_the_golden_age_which_no_loss_takes_away():
    scene = Scene().has("greece", talents=50, stability=8).turn_of("greece", "persia", "egypt")
    scene.plays("choose stability / pay-stability")
    assert scene.points("greece") == 1
    assert "golden-age-reached" in scene.told()
    scene.has("persia", talents=35).plays("choose armistice / offer greece").plays("refuse", "greece")
    assert scene.stability("greece") == 9
    scene.has("greece", talents=99).turn_of("greece").plays("choose stability")
    assert scene.refuses("pay-stability").key == "golden-already"


def test_the_first_post_of_each_luxury_brings_stability():
    scene = Scene().units("greece", therma=(1,), phocaea=(1,), rhodes=(1,), thasos=(1,))
    scene.has("greece", talents=100).turn_of("greece").plays("choose trade")
    levels = []
    for name in ("therma", "phocaea", "rhodes", "thasos"):
        scene.plays(f"create-post {name}")
        levels.append(scene.stability("greece"))
    assert levels == [1, 1, 2, 3]


# 9.6 Development


def developed() -> Scene:
    """Greece as in the rulebook's example, with copper and two luxuries."""
    scene = Scene().posts("greece", "calydon", "therma", "thasos")
    scene.has("greece", development=(3, 5, 3, 3), talents=106)
    return scene.turn_of("greece", "persia", "egypt")


def test_greece_advances_all_four_rows_for_106_talents():
    """9.6, example: 21 + 37 + 35 + 13; hoplites, material science, kingdom."""
    scene = developed()
    before = scene.income("greece")
    scene.plays("choose develop / develop fleet / develop economy / develop culture / develop military")
    assert [event.talents for event in scene.events if event.word == "developed"] == [37, 35, 13, 21]
    assert scene.talents("greece") == 0
    assert scene.realm("greece").development == (4, 6, 4, 4)
    assert strength(scene.realm("greece").development, LEGION) == 2
    assert scene.income("greece") == before + 10
    assert scene.stability("greece") == 2


def test_conditions_are_seen_row_by_row_in_the_players_order():
    scene = developed().plays("choose develop")
    refusal = scene.refuses("develop military")
    assert refusal.key == "condition"
    assert [word.id for word in refusal.facts["missing"]] == ["culture-2"]
    scene.plays("develop culture / develop military")


def test_a_row_advances_one_space_in_an_action():
    scene = Scene().has("greece", talents=100, development=(1, 0, 0, 1)).turn_of("greece")
    scene.plays("choose develop / develop military")
    assert scene.refuses("develop military").key == "one-space"


@pytest.mark.parametrize(
    ("row", "space", "posts", "missing"),
    [
        ("military", (0, 0, 0, 0), (), ["culture-1"]),
        ("fleet", (0, 0, 0, 0), ("dodona",), ["wool"]),
        ("fleet", (0, 0, 0, 0), ("trikka",), ["wood"]),
        ("economy", (0, 0, 0, 0), (), ["stone"]),
        ("economy", (0, 0, 3, 0), (), ["copper"]),
        ("economy", (0, 0, 6, 0), (), ["iron"]),
        ("economy", (0, 0, 9, 0), (), ["silver"]),
        ("culture", (0, 0, 0, 0), (), ["1"]),
        ("culture", (0, 0, 0, 3), ("therma",), ["2"]),
        ("culture", (0, 0, 0, 6), ("therma", "thasos"), ["3"]),
        ("culture", (0, 0, 0, 9), ("therma", "phocaea", "thasos"), ["all"]),
        ("military", (6, 0, 0, 4), (), ["bronze"]),
        ("military", (9, 0, 0, 7), (), ["horse"]),
        ("fleet", (0, 3, 0, 0), (), ["economy-1"]),
        ("fleet", (0, 6, 0, 0), (), ["bronze"]),
        ("fleet", (0, 9, 0, 4), (), ["lead-silver"]),
    ],
)
def test_phases_have_conditions(row, space, posts, missing):
    """9.6, example: the bank needs an uncontested post of silver."""
    scene = Scene().posts("greece", *posts).has("greece", talents=200, development=space)
    refusal = scene.turn_of("greece").plays("choose develop").refuses(f"develop {row}")
    assert refusal.key == "condition"
    assert [word.id for word in refusal.facts["missing"]] == missing


def test_conditions_once_met_open_the_phase():
    scene = Scene().posts("greece", "trikka", "dodona", "naxos", "thasos").has("greece", talents=200)
    scene.turn_of("greece").plays("choose develop / develop culture / develop military / develop fleet")
    scene.plays("develop economy")
    assert scene.realm("greece").development == (1, 1, 1, 1)
    assert scene.stability("greece") == 2


def test_a_contested_post_meets_no_condition():
    scene = Scene().posts("greece", "naxos").units("persia", naxos=(1,)).contested("naxos")
    scene.has("greece", talents=50).turn_of("greece").plays("choose develop")
    assert scene.refuses("develop economy").key == "condition"


def test_only_the_first_space_of_a_phase_has_a_condition_and_a_lost_one_has_no_effect():
    scene = Scene().has("greece", talents=50, development=(0, 0, 1, 0)).turn_of("greece")
    scene.plays("choose develop / develop economy")
    assert scene.realm("greece").development[2] == 2
    assert scene.stability("greece") == 0


def test_golden_ages_bring_points_but_no_stability():
    scene = Scene().has("greece", talents=500, development=(12, 12, 12, 12)).turn_of("greece")
    scene.plays("choose develop / develop military / develop fleet / develop economy / develop culture")
    assert (scene.points("greece"), scene.stability("greece")) == (4, 0)
    scene.turn_of("greece").plays("choose develop")
    assert scene.refuses("develop culture").key == "row-complete"


def test_what_is_too_dear_is_refused():
    scene = Scene().posts("greece", "naxos").has("greece", talents=14).turn_of("greece")
    assert scene.plays("choose develop").refuses("develop economy").key == "too-dear"


# 9.8 Armistices


@pytest.mark.parametrize(("culture", "cost"), [(0, 35), (1, 35), (4, 40), (7, 45), (10, 50)])
def test_an_accepted_armistice_is_paid_to_the_other(culture, cost):
    scene = (
        Scene().has("greece", talents=60, development=(0, 0, 0, culture)).turn_of("greece", "persia", "egypt")
    )
    scene.plays("choose armistice / offer persia")
    assert isinstance(scene.state.frame, Asked)
    (decision,) = RULES.decisions(scene.state)
    assert (decision.seat, decision.kind, decision.in_turn) == (1, "offer", False)
    assert decision.default.word == "accept"
    assert dict(decision.answers)["accept"].word == "accept"
    scene.plays("accept", "persia")
    assert (scene.talents("greece"), scene.talents("persia")) == (60 - cost, cost)
    assert [tuple(pact) for pact in scene.state.pacts] == [(0, 1, 1)]
    assert scene.active() == "persia"


def test_a_refused_armistice_costs_the_refuser_two_levels_each_time():
    scene = Scene().has("greece", talents=35).turn_of("greece", "persia", "egypt")
    scene.plays("choose armistice / offer persia").plays("refuse", "persia")
    assert (scene.stability("persia"), scene.talents("greece"), scene.state.pacts) == (-2, 35, ())
    scene.plays("choose pass / choose pass / choose armistice / offer persia").plays("refuse", "persia")
    assert scene.stability("persia") == -4


def test_an_armistice_lasts_this_turn_and_two_more():
    scene = Scene().has("greece", talents=35).turn_of("greece")
    scene.plays("choose armistice / offer persia").plays("accept", "persia")
    boxes = []
    for _ in range(3):
        scene.new_turn()
        boxes.append([pact.box for pact in scene.state.pacts])
    assert boxes == [[2], [3], []]
    assert "armistice-ended" in scene.told()


def test_during_an_armistice_nobody_enters_or_attacks():
    scene = Scene().posts("persia", "thebes", "corinth").units("greece", g6=(1,), corinth=(1,), h8=(0, 1))
    scene.units("persia", corinth=(1,), karystos=(0, 1)).contested("corinth").truce("greece", "persia")
    scene.turn_of("greece", "persia", "egypt").plays("choose move / lead g6 legion 1")
    refusal = scene.refuses("to thebes")
    assert (refusal.key, refusal.rule) == ("armistice-holds", "9.8")
    assert scene.refuses("to corinth").key == "armistice-holds"
    scene.turn_of("greece").plays("choose move / lead h8 ship 1")
    assert scene.refuses("to karystos").key == "armistice-holds"
    scene.turn_of("greece").plays("choose attack")
    assert scene.refuses("fight corinth legion persia").key == "armistice-holds"
    assert scene.is_contested("corinth")


def test_during_an_armistice_posts_are_not_taken_but_units_may_leave():
    scene = Scene().posts("persia", "corinth").units("greece", corinth=(1,)).contested("corinth")
    scene.truce("persia", "greece").turn_of("greece", "persia", "egypt").plays("choose attack")
    assert scene.refuses("seize corinth").key == "armistice-holds"
    scene.plays("end / choose pass / choose pass / choose move / lead corinth legion 1 / to athens")
    assert not scene.is_contested("corinth")
    assert scene.income("persia") == 6


def test_offers_that_make_no_sense_are_refused():
    scene = Scene().has("greece", talents=34).turn_of("greece", "persia", "egypt").plays("choose armistice")
    assert scene.refuses("offer greece").key == "offer-to-oneself"
    assert scene.refuses("offer persia").key == "too-dear"
    scene.has("greece", talents=35).truce("persia", "greece")
    assert scene.refuses("offer persia").key == "armistice-already"
    scene.has("egypt", fallen=True)
    assert scene.refuses("offer egypt").key == "no-rival"


def test_standing_orders_answer_armistices():
    scene = Scene()
    form, hunger = GUIDE.orders(RULES.view(scene.state, Seat(0)))
    assert hunger.orders == ("farthest", "smallest", "aboard")
    assert form.orders == ("accept", "refuse")
    assert [word.id for word in form.about["rival"]] == ["persia", "egypt"]


# 10 Supply and maintenance


def test_five_posts_feed_seven_legions_and_the_eighth_goes():
    """10, example."""
    posts = ("ephesus", "dascylion", "cyzicus", "halicarnassus", "ancyra")
    scene = Scene().posts("persia", *posts).has("persia", capital="sardis")
    scene.units("persia", sardis=(6,), memphis=(1,), h10=(0, 1, 1))
    assert supplied(scene.realm("persia")) == 7
    scene.ends_cycle()
    assert scene.state.frame == Starving(((1, 1),))
    (decision,) = RULES.decisions(scene.state)
    assert (decision.kind, decision.in_turn, decision.facts["count"]) == ("supply", False, 1)
    assert decision.default.hex == "memphis"  # the farthest from Sardis
    assert scene.refuses("disband ephesus", "persia").key == "no-units-there"
    scene.plays("disband h10 aboard:yes", "persia")
    assert scene.aboard("persia", "h10") == 0
    assert scene.state.round == 2


def test_all_powers_choose_their_starving_legions_at_once():
    scene = Scene().units("greece", athens=(4,)).units("egypt", tura=(3,)).ends_cycle()
    assert [decision.seat for decision in RULES.decisions(scene.state)] == [0, 2]
    assert scene.refuses("choose move", "greece").key == "due-supply"
    scene.plays("disband tura", "egypt")
    scene.plays("disband athens / disband athens", "greece")
    assert scene.state.round == 2


def test_orders_say_which_starving_legions_go():
    """10: farthest, smallest stack, aboard; equals by distance from the capital."""
    scene = Scene().has("persia", capital="sardis").has("persia", talents=9)
    scene.units("persia", sardis=(6,), memphis=(3,), gordion=(1,), h10=(0, 2, 2)).ends_cycle()
    (decision,) = RULES.decisions(scene.state)
    told = {name: (action.hex, action.aboard) for name, action in decision.answers}
    assert told == {
        "farthest": ("memphis", False),
        "smallest": ("gordion", False),
        "aboard": ("h10", True),
    }
    assert decision.default == dict(decision.answers)["farthest"]
    scene.plays("disband h10 aboard:yes / disband h10 aboard:yes", "persia")
    (decision,) = RULES.decisions(scene.state)
    assert dict(decision.answers)["aboard"].hex == "memphis"  # nobody aboard any more
    assert all(action in RULES.legal(scene.state, decision.seat) for _, action in decision.answers)


def test_four_ships_of_phase_four_cost_16_talents():
    """10, example."""
    scene = Scene().units("greece", h8=(0, 4)).has("greece", development=(0, 10, 0, 0), talents=20)
    scene.ends_cycle()
    assert scene.talents("greece") == 4
    assert scene.stability("greece") == 0


def test_ships_that_cannot_be_paid_stay_and_cost_one_level():
    scene = Scene().units("greece", h8=(0, 4)).has("greece", development=(0, 10, 0, 0), talents=5)
    scene.ends_cycle()
    assert (scene.talents("greece"), scene.stability("greece"), scene.ships("greece", "h8")) == (0, -1, 4)


def test_ships_before_phase_one_cost_one_talent_each():
    scene = Scene().units("persia", h10=(0, 3)).has("persia", talents=10).ends_cycle()
    assert scene.talents("persia") == 7


# 11 Control


def test_an_island_of_one_hex_is_held_by_a_post_or_a_legion():
    """11, example; ships do not hold it."""
    scene = Scene().posts("greece", "naxos").units("persia", melos=(1,)).units("egypt", samos=(0, 1))
    regions = [len(realm.regions) for realm in scene.state.realms]
    assert regions == [1, 1, 0]


def test_a_province_needs_all_its_goods():
    scene = Scene().posts("greece", "athens!")
    assert scene.realm("greece").regions == ()
    scene.units("greece", thebes=(1,))
    assert len(scene.realm("greece").regions) == 1


def test_a_contested_post_ends_control_and_costs_a_level_of_stability():
    scene = Scene().posts("greece", "athens!", "thebes").units("persia", g6=(1,)).turn_of("persia")
    scene.plays("choose move / lead g6 legion 1 / to thebes")
    assert (scene.realm("greece").regions, scene.stability("greece")) == ((), -1)
    assert "region-lost" in scene.told()
    scene.plays("end").turn_of("persia").plays("choose move / lead thebes legion 1 / to g6")
    assert "region-gained" in scene.told()
    assert scene.stability("greece") == -1


def test_a_lost_island_costs_no_stability():
    scene = Scene().posts("greece", "naxos").units("persia", naxos=(0, 1, 1)).turn_of("persia")
    scene.plays("choose move / land naxos 1 / to naxos")
    assert scene.realm("greece").regions == ()
    assert scene.stability("greece") == 0


def test_marching_away_from_a_good_gives_its_province_up():
    scene = Scene().posts("greece", "athens!").units("greece", thebes=(1,)).turn_of("greece")
    scene.plays("choose move / lead thebes legion 1")
    (note,) = GUIDE.warnings(RULES.view(scene.state, Seat(0)), RULES.legal(scene.state, Seat(0))[0])
    assert note.key == "gives-up"
    scene.plays("to g6")
    assert scene.stability("greece") == -1


def test_laurels_of_the_control_track():
    scene = Scene()
    by_count = []
    for count in range(14):
        scene.has("greece", regions=tuple(range(20, 20 + count)))
        by_count.append(scene.points("greece"))
    assert by_count == [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4]
    by_count = []
    for count in (3, 4, 6, 8, 10, 12, 20):
        scene.has("greece", regions=tuple(range(count)))
        by_count.append(scene.points("greece"))
    assert by_count == [0, 1, 2, 3, 4, 5, 5]


# 14 Revolution


def fall_of_persia() -> Scene:
    scene = Scene().posts("persia", "sardis!*", "ephesus").units("persia", sardis=(2,), h10=(0, 1, 1))
    scene.has("persia", stability=-7, capital="sardis").has("greece", talents=80)
    scene.turn_of("greece", "persia", "egypt")
    return scene.plays("choose armistice / offer persia").plays("refuse", "persia")


def test_below_minus_eight_a_people_revolts_and_its_units_leave():
    scene = fall_of_persia()
    assert scene.realm("persia").fallen
    assert scene.realm("persia").stacks == ()
    assert scene.owner("ephesus") == "persia"
    assert scene.holding("sardis").monument == 1
    assert scene.income("persia") == scene.points("persia") == 0
    assert scene.told("power-fell") == ["power-fell"]
    assert scene.active() == "egypt"


def test_two_are_left_with_the_limits_of_three_until_the_next_cycle():
    scene = fall_of_persia()
    for deed in ("move", "build", "move", "trade", "build", "move"):
        scene.plays(f"choose {deed} / end")
    scene.plays("choose pass")
    assert scene.active() == "greece"
    scene.plays("choose move / end / choose pass")  # the fourth in all
    assert scene.state.round == 2
    assert scene.state.short
    for deed in ("move", "build", "move", "trade", "build", "move", "develop"):
        scene.plays(f"choose {deed} / end")
    refusal = scene.refuses("choose move")
    assert (refusal.key, refusal.rule, refusal.facts["limit"]) == ("chosen-often", "14", 3)


def test_two_passes_in_a_row_end_the_cycle_of_two():
    scene = fall_of_persia().plays("choose pass / choose pass")
    assert scene.state.round == 2


def test_what_stays_may_be_taken_or_razed():
    scene = fall_of_persia().units("greece", g11=(1,), g12=(4,)).has("greece", development=(7, 0, 0, 0))
    scene.turn_of("greece", "egypt").plays("choose move / lead g11 legion 1 / to ephesus")
    scene.plays("lead g12 legion 4 / to sardis / end / choose pass")
    scene.turn_of("greece", "egypt").plays("choose attack / seize ephesus / fight sardis legion persia")
    assert scene.owner("ephesus") == "greece"
    (event,) = [each for each in scene.events if each.word == "fought"]
    assert event.rival_strength == 5  # no modifiers any more
    assert not scene.holding("sardis").fortress


def test_the_last_power_left_wins_at_once():
    """15."""
    scene = fall_of_persia().has("greece", stability=-8).has("egypt", talents=35)
    scene.turn_of("egypt", "greece")
    scene.plays("choose armistice / offer greece").plays("refuse", "greece")
    assert scene.state.frame == Over("revolution", (2,))
    standing = RULES.standing(scene.state)
    assert (standing.ended, standing.winners) == ("revolution", (2,))


def test_a_power_that_falls_in_its_own_action_acts_no_more():
    scene = Scene().posts("greece", "athens!").units("greece", thebes=(1,)).has("greece", stability=-8)
    scene.turn_of("greece", "persia", "egypt").plays("choose move / lead thebes legion 1 / to g6")
    assert scene.realm("greece").fallen
    assert scene.active() == "persia"


def test_a_seat_that_gives_up_leaves_as_after_a_revolution():
    scene = (
        Scene().posts("persia", "sardis!").units("persia", sardis=(1,)).turn_of("persia", "greece", "egypt")
    )
    step = RULES.concede(scene.state, Seat(1))
    assert step.state.realms[1].fallen
    assert step.state.active == 0
    assert not RULES.check(step.state)
    step = RULES.concede(step.state, Seat(0))
    assert step.state.frame == Over("alone", (2,))
    assert RULES.concede(step.state, Seat(2)).state == step.state


def test_a_seat_may_give_up_at_any_point_of_the_set_up():
    for seats in ((0,), (2,), (1, 0), (2, 1)):
        state = RULES.setup(RULES.options(), 3, None).state
        for seat in seats:
            state = RULES.concede(state, Seat(seat)).state
            assert not RULES.check(state)
        if len(seats) == 2:
            assert isinstance(state.frame, Over)
        else:
            (decision,) = RULES.decisions(state)
            assert decision.seat not in seats


def test_the_pass_of_one_who_has_left_ends_no_cycle():
    """8: all who still play must pass, one after another."""
    scene = Scene().turn_of("greece", "persia", "egypt").plays("choose pass")
    scene.state = RULES.concede(scene.state, Seat(0)).state
    scene.plays("choose pass")
    assert (scene.active(), scene.state.round) == ("egypt", 1)
    scene.plays("choose pass")
    assert scene.state.round == 2


def test_the_last_who_has_not_passed_leaves_and_the_cycle_ends():
    scene = Scene().turn_of("greece", "persia", "egypt").plays("choose pass / choose pass")
    scene.state = RULES.concede(scene.state, Seat(2)).state
    assert scene.state.round == 2
    assert scene.state.short
