"""2, 5 to 8, 15: income, order of play, the action cycle, victory."""

from dataclasses import replace

import pytest
from dies_scene import Scene

from engine.core.contract import Seat
from engine.dies_irae.frames import Over
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.law.tally import best
from engine.dies_irae.telling.guide import GUIDE

EGYPT = (
    "memphis!", "tura", "hatnub", "perinthos", "canopus", "pelusium", "sais", "nitria", "serabit",
    "antipyrgos",
)  # fmt: skip


def test_egypts_income_is_45_and_50_with_the_market():
    """6, example: 4 stone 14, 2 fish 9, cereals 4, salt 9, copper 6, wool 3."""
    scene = Scene().posts("egypt", *EGYPT)
    assert scene.income("egypt") == 45
    scene.has("egypt", development=(0, 0, 1, 0))
    assert scene.income("egypt") == 50


def test_a_fourth_post_of_cereals_raises_an_income_of_72_to_79():
    """6, example: three cereals bring 15, four 22."""
    three = ("sais", "tanis", "krokodilopolis")
    before = ("pella", "larissa", "ilion", "salamis", "serabit", "kelenderis", "thebes", "corinth")
    scene = Scene().posts("egypt", *three, *before).units("egypt", pherae=(1,))
    scene.turn_of("egypt").has("egypt", talents=15, development=(0, 0, 3, 0))
    first = scene.income("egypt")
    scene.plays("choose trade / create-post pherae")
    assert scene.income("egypt") == first + 7


@pytest.mark.parametrize(("space", "more"), [(1, 5), (4, 10), (7, 15), (10, 20)])
def test_phases_of_economy_raise_the_income(space, more):
    """6, example: market place 5, material science 10, manufacture 15, bank 20, adding up."""
    scene = Scene()
    income = []
    for at in (space - 1, space):
        scene.has("greece", development=(0, 0, at, 0))
        income.append(scene.income("greece"))
    assert income[1] - income[0] == more


def test_a_contested_hex_brings_nothing_and_feeds_nobody_until_it_is_free():
    scene = Scene().posts("persia", "ephesus", "sardis!").units("greece", g11=(1,)).turn_of("greece")
    assert scene.income("persia") == 4 + 12
    scene.plays("choose move / lead g11 legion 1 / to ephesus")
    assert scene.is_contested("ephesus")
    assert scene.income("persia") == 12
    assert RULES.check(scene.state) == ()
    scene.plays("end / choose pass / choose pass / choose move / lead ephesus legion 1 / to g11")
    assert not scene.is_contested("ephesus")
    assert scene.income("persia") == 4 + 12


def test_each_turn_begins_with_income():
    scene = Scene().posts("greece", "athens!", "thebes").has("greece", talents=10).new_turn()
    assert scene.talents("greece") == 10 + 5 + 6
    assert scene.state.round == 2


def test_the_order_of_play_follows_military_fleet_income_units():
    """7: the four tests one after another, then last turn's order."""
    scene = Scene().turn_of("egypt", "persia", "greece").new_turn()
    assert scene.state.order == (2, 1, 0)
    scene.units("greece", athens=(1,)).new_turn()
    assert scene.state.order == (0, 2, 1)
    scene.posts("persia", "tyana").new_turn()
    assert scene.state.order == (1, 0, 2)
    scene.has("egypt", development=(0, 1, 0, 0)).new_turn()
    assert scene.state.order == (2, 1, 0)
    scene.has("greece", development=(1, 0, 0, 1)).new_turn()
    assert scene.state.order == (0, 2, 1)
    assert scene.active() == "greece"


def test_powers_take_turns_and_have_five_actions_each():
    scene = Scene().turn_of("greece", "persia", "egypt")
    chosen = []
    deeds = ["move", "build", "trade", "develop", "stability"]
    while scene.state.round == 1:
        chosen.append(scene.active())
        spent = sum(cube.power == scene.state.active for cube in scene.state.cubes)
        deed = deeds[(spent + scene.state.active) % 5]
        scene.plays(f"choose {deed} / end")
    assert chosen == ["greece", "persia", "egypt"] * 5
    assert scene.state.cubes == ()


def test_an_action_can_be_chosen_five_times_in_all():
    """8, example: Greece and Egypt chose Move twice and Persia once."""
    scene = Scene().turn_of("greece", "persia", "egypt")
    line = ["move", "build", "move", "trade", "move", "build", "move", "trade", "move"]
    for deed in line:
        scene.plays(f"choose {deed} / end")
    chosen = [cube.power for cube in scene.state.cubes if cube.deed == 0]
    assert sorted(chosen) == [0, 0, 1, 2, 2]
    scene.plays("choose pass")
    assert scene.active() == "persia"
    refusal = scene.refuses("choose move")
    assert refusal.key == "chosen-often"
    assert refusal.rule == "8"
    assert refusal.facts["limit"] == 5


def test_a_power_chooses_the_same_action_twice_at_most():
    scene = Scene().turn_of("greece", "persia", "egypt")
    for _ in range(2):
        scene.plays("choose move / end / choose pass / choose pass")
    assert scene.refuses("choose move").key == "chosen-twice"


def test_what_an_opponent_chose_just_before_cannot_be_chosen():
    scene = Scene().turn_of("greece", "persia", "egypt")
    scene.plays("choose attack / end")
    assert scene.refuses("choose attack").key == "just-chosen"
    scene.plays("choose pass")
    assert scene.may("choose attack")


def test_it_is_compared_with_the_last_cube_of_another_power_across_rounds():
    scene = Scene().turn_of("greece", "persia", "egypt")
    scene.plays("choose move / end / choose build / end / choose trade / end")
    assert scene.active() == "greece"
    assert scene.refuses("choose trade").key == "just-chosen"
    assert scene.may("choose move")


def test_an_action_may_be_chosen_only_to_block_it():
    """9.7, example: Greece chooses Attack without a fight, so Persia cannot choose it."""
    scene = Scene().posts("greece", "thebes").units("persia", thebes=(2,)).contested("thebes")
    scene.turn_of("greece", "persia", "egypt").plays("choose attack / end")
    assert scene.active() == "persia"
    assert scene.refuses("choose attack").key == "just-chosen"


def test_passing_is_always_possible_and_three_passes_in_a_row_end_the_cycle():
    scene = Scene().turn_of("greece", "persia", "egypt")
    scene.plays("choose pass / choose pass / choose develop / end / choose pass / choose pass")
    assert scene.state.round == 1
    scene.plays("choose pass")
    assert scene.state.round == 2
    assert scene.state.cubes == ()


def test_a_new_cycle_forgets_what_was_chosen_last():
    scene = Scene().turn_of("greece", "persia", "egypt")
    for deed in ("move", "build", "trade", "develop", "stability") * 3:
        last = deed
        if not scene.may(f"choose {deed}"):
            last = "pass"
        scene.plays(f"choose {last}" + ("" if last == "pass" else " / end"))
    assert scene.state.round == 2
    assert all(scene.may(f"choose {deed}") for deed in ("move", "stability", "pass"))


def test_passing_uses_up_one_of_the_five_actions():
    scene = Scene().turn_of("greece", "persia", "egypt")
    for deed in ("move", "build", "move", "build", "trade"):
        scene.plays(f"choose pass / choose {deed} / end / choose pass")
    assert scene.state.round == 2


def test_the_turn_is_told_with_number_round_seat_and_power():
    scene = Scene().turn_of("greece", "persia", "egypt")
    turn = RULES.turn(scene.state)
    assert (turn.number, turn.round, turn.seat, turn.actor) == (1, 1, 0, ("power", "greece"))
    scene.plays("choose pass")
    assert RULES.turn(scene.state).number == 2
    stages = [stage.status for stage in GUIDE.stages(RULES.view(scene.state, Seat(1)))]
    assert stages == ["now", "next", "next", "next", "next"]


def test_ten_points_at_the_end_of_a_cycle_win():
    scene = Scene().has("persia", development=(13, 13, 13, 13), stability=9)
    scene.posts("persia", "sardis!*", "ephesus*", "miletus*")
    assert scene.points("persia") == 8
    scene.ends_cycle()
    assert not isinstance(scene.state.frame, Over)
    scene.posts("persia", "sardis!*", "ephesus*", "miletus*", "naxos", "melos", "samos", "chios", "rhodes")
    assert scene.points("persia") == 10
    scene.ends_cycle()
    assert scene.state.frame == Over("points", (1,))
    standing = RULES.standing(scene.state)
    assert (standing.ended, standing.winners, standing.scores[1], standing.ranks[1]) == (
        "points",
        (1,),
        10,
        1,
    )
    assert RULES.decisions(scene.state) == ()


@pytest.mark.parametrize(("option", "wins"), [("10", False), ("9", False), ("8", True)])
def test_shorter_games_need_nine_or_eight_points(option, wins):
    scene = Scene(victory=option).has("persia", development=(13, 13, 13, 13), stability=9)
    scene.posts("persia", "sardis!*", "ephesus*", "miletus*").ends_cycle()
    assert isinstance(scene.state.frame, Over) is wins


def test_equal_points_and_monuments_are_decided_by_stability():
    """2, example: eleven points and two monuments each; Persia stands on 7 of the track, Egypt on 6."""
    scene = Scene().posts("persia", "sardis!*", "ephesus*").posts("egypt", "memphis!*", "sais*")
    golden = (13, 13, 13, 13)
    scene.has("persia", development=golden, stability=7, regions=(*range(8), *range(20, 25)))
    scene.has("egypt", development=golden, stability=6, regions=tuple(range(8, 20)))
    assert scene.points("persia") == scene.points("egypt") == 11
    assert best(scene.state) == (1,)
    scene.has("egypt", stability=8)
    assert best(scene.state) == (2,)


def test_more_monuments_decide_before_stability_and_income_after_it():
    scene = Scene().posts("greece", "athens*").posts("persia", "naxos", "melos", "samos")
    assert scene.points("greece") == scene.points("persia") == 1
    scene.has("persia", stability=5)
    assert best(scene.state) == (0,)
    scene = Scene().posts("greece", "athens*").posts("persia", "sardis*").posts("egypt", "tura*")
    assert best(scene.state) == (1,)  # gold brings most


def test_all_equal_share_the_victory():
    scene = Scene(victory="8").posts("greece", "perinthos!*", "thebes*", "athens*")
    scene.posts("persia", "celaenae!*", "pteria*", "tarsus*")
    for power in ("greece", "persia"):
        scene.has(power, development=(13, 13, 13, 13), stability=9)
    assert scene.income("greece") == 2 + 6 + 5 + 50
    scene.posts("persia", "celaenae!*", "pteria*", "ephesus*")
    assert best(scene.state) == (0,)
    scene.posts("greece", "perinthos!*", "corinth*", "ilion*").posts(
        "persia", "celaenae!*", "thebes*", "pella*"
    )
    assert scene.income("greece") == scene.income("persia")
    scene.ends_cycle()
    assert scene.state.frame == Over("points", (0, 1))
    assert RULES.standing(scene.state).winners == (0, 1)
    assert RULES.standing(scene.state).ranks == (1, 1, 3)


def test_victory_is_looked_for_before_maintenance_and_supply():
    scene = Scene(victory="8").has("persia", development=(13, 13, 13, 13), stability=9, talents=0)
    scene.posts("persia", "sardis!*", "ephesus*", "miletus*").units("persia", g11=(9,), h10=(0, 3))
    scene.ends_cycle()
    assert isinstance(scene.state.frame, Over)
    assert scene.told("fleet-maintained") == []


def test_a_game_of_twelve_turns_goes_to_the_most_points():
    """Ours, for those who want to know when a game by post ends."""
    scene = Scene(turns="12").posts("greece", "athens*").new_turn()
    scene.ends_cycle()
    assert scene.state.round == 3
    scene.state = replace(scene.state, round=12)
    scene.ends_cycle()
    assert scene.state.frame == Over("turns", (0,))


def test_the_cycle_frame_has_passing_as_its_default():
    scene = Scene().turn_of("greece")
    (decision,) = RULES.decisions(scene.state)
    assert (decision.kind, decision.seat) == ("action", 0)
    assert decision.default.deed == "pass"
