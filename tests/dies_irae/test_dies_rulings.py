"""What the rules leave open, as docs/decisions/dies-irae.md settles it."""

import pytest
from dies_scene import Scene

from engine.core.contract import Seat
from engine.dies_irae.actions import To
from engine.dies_irae.events import Fought
from engine.dies_irae.frames import Over, Starving
from engine.dies_irae.law.rules import RULES


def strengths(scene: Scene) -> list[tuple[int, int]]:
    return [(event.strength, event.rival_strength) for event in scene.events if isinstance(event, Fought)]


# 17.5: the leader adds 2 to one combat of an Attack


@pytest.mark.parametrize("units", [("legion", "ship"), ("ship", "legion")])
@pytest.mark.parametrize("led", ["greece", "persia"])
def test_a_leader_fights_once_in_an_attack(units, led):
    scene = Scene(leaders=True).units("greece", corinth=(1, 1)).units("persia", corinth=(1, 1))
    scene.contested("corinth").has(led, leader="corinth").turn_of("greece", "persia", "egypt")
    first, second = units
    scene.plays(f"choose attack / fight corinth {first} persia / fight corinth {second} persia / end")
    assert strengths(scene) == [(3, 1) if led == "greece" else (1, 3), (1, 1)]
    scene.turn_of("greece").plays(f"choose attack / fight corinth {second} persia")
    assert strengths(scene) == [(3, 1) if led == "greece" else (1, 3)]


def test_a_leader_fights_though_there_was_a_combat_elsewhere():
    scene = Scene(leaders=True).units("greece", corinth=(1,), athens=(1,)).has("greece", leader="corinth")
    scene.units("persia", corinth=(1,), athens=(1,)).contested("corinth", "athens").turn_of("greece")
    scene.plays("choose attack / fight athens legion persia / fight corinth legion persia")
    assert strengths(scene) == [(1, 1), (3, 1)]


# 9.1, 9.1.2, 9.2: units are legions and ships


def test_a_mountain_costs_ships_two_points():
    """9.1.2: past the mountain d5 a ship of three points gets from Pherae to Aegae, and no farther."""
    scene = Scene().units("greece", pherae=(0, 1)).turn_of("greece").plays("choose move / lead pherae ship 1")
    reached = {str(each.hex) for each in RULES.legal(scene.state, Seat(0)) if isinstance(each, To)}
    assert {"d5", "aegae", "f5", "delphi"} <= reached
    assert "calydon" not in reached
    assert scene.refuses("to calydon").key == "out-of-reach"


def test_ships_enter_a_mountain_only_with_two_points_left():
    scene = Scene().units("greece", l6=(0, 1)).turn_of("greece").plays("choose move / lead l6 ship 1")
    assert scene.may("to m8")
    scene = Scene().units("greece", l5=(0, 1)).turn_of("greece").plays("choose move / lead l5 ship 1")
    assert scene.may("to l7") or scene.may("to m7")
    assert scene.refuses("to m8").key == "out-of-reach"


@pytest.mark.parametrize("attacker", ["greece", "persia"])
def test_a_mountain_gives_defending_ships_two_points(attacker):
    other = "persia" if attacker == "greece" else "greece"
    scene = Scene().units("greece", m8=(0, 2)).units("persia", m8=(0, 2)).turn_of(attacker)
    scene.plays(f"choose attack / fight m8 ship {other}")
    assert strengths(scene) == [(2, 4)]


# 10: how many legions must go is counted once, when the turn ends


@pytest.mark.parametrize("two_left", [False, True])
def test_legions_without_supply_are_counted_once(two_left):
    """Persia gives up the legion that contests Greek grain; Greece owes two all the same."""
    scene = Scene().posts("greece", "pherae").has("greece", capital="athens").has("persia", capital="sardis")
    scene.units("greece", athens=(4,)).units("persia", pherae=(1,), sardis=(2,)).contested("pherae")
    if two_left:
        scene.state = RULES.concede(scene.state, Seat(2)).state
    scene.ends_cycle()
    assert scene.state.frame == Starving(((0, 2), (1, 1)))
    scene.plays("disband pherae", "persia")
    assert not scene.is_contested("pherae")
    assert scene.state.frame == Starving(((0, 2),))
    scene.plays("disband athens / disband athens", "greece")
    assert (scene.legions("greece", "athens"), scene.state.round) == (2, 2)


def test_a_power_that_leaves_owes_no_legions_and_the_others_what_they_owed():
    scene = Scene().units("greece", athens=(4,)).units("persia", sardis=(3,)).units("egypt", tura=(3,))
    scene.ends_cycle()
    scene.state = RULES.concede(scene.state, Seat(1)).state
    assert scene.state.frame == Starving(((0, 2), (2, 1)))
    scene.plays("disband tura", "egypt")
    scene.state = RULES.concede(scene.state, Seat(2)).state
    assert scene.state.frame == Over("alone", (0,))


# 14, 15: two powers revolt at once


def both_fall(**golden: int) -> Scene:
    """Greece gives its province up and contests Persia's with one step; both are at -8."""
    scene = Scene().posts("greece", "athens!").units("greece", thebes=(1,))
    scene.posts("persia", "delphi", "calydon", "ambracia", "dodona")
    for power in ("greece", "persia"):
        scene.has(power, stability=-8, development=(golden.get(power, 0), 0, 0, 0))
    scene.state = RULES.concede(scene.state, Seat(2)).state
    scene.turn_of("greece", "persia").plays("choose move / lead thebes legion 1")
    assert len(scene.realm("greece").regions) == len(scene.realm("persia").regions) == 1
    return scene


def test_of_two_who_revolt_at_once_the_one_with_more_points_wins():
    """2: points first; the golden age of military is one."""
    assert both_fall(greece=13).plays("to delphi").state.frame == Over("revolution", (0,))
    assert both_fall(persia=13).plays("to delphi").state.frame == Over("revolution", (1,))


def test_of_two_equal_in_points_who_revolt_at_once_the_richer_wins():
    """2: points, monuments, stability, then income; three goods of Persia against one of Greece."""
    scene = both_fall().plays("to delphi")
    assert scene.state.frame == Over("revolution", (1,))
    assert scene.realm("greece").fallen
    assert not scene.realm("persia").fallen
    assert RULES.decisions(scene.state) == ()


def test_two_of_three_who_revolt_at_once_leave_the_third():
    scene = Scene().posts("greece", "athens!").units("greece", thebes=(1,))
    scene.posts("persia", "delphi", "calydon", "ambracia", "dodona").has("egypt", stability=-8)
    scene.has("greece", stability=-8).has("persia", stability=-8).turn_of("greece", "persia", "egypt")
    scene.plays("choose move / lead thebes legion 1 / to delphi")
    assert scene.state.frame == Over("revolution", (2,))


def test_those_who_revolt_at_once_and_are_equal_in_all_share_the_victory():
    """2: an income of five each, Greece's lead of Athens and Persia's of Adramyttion."""
    scene = Scene().posts("greece", "athens!").units("greece", thebes=(1,))
    scene.posts("persia", "delphi", "adramyttion").units("persia", calydon=(1,), ambracia=(1,), dodona=(1,))
    scene.has("greece", stability=-8).has("persia", stability=-8)
    scene.state = RULES.concede(scene.state, Seat(2)).state
    scene.turn_of("greece", "persia").plays("choose move / lead thebes legion 1 / to delphi")
    assert scene.income("greece") == scene.income("persia") == 5
    assert scene.state.frame == Over("revolution", (0, 1))
    assert set(RULES.standing(scene.state).winners) == {0, 1}


# 9.2: the hex of the example with seven against seven


def test_a_hex_without_units_is_free_though_the_example_calls_it_contested():
    """9.2: all units of both are gone, so the text's own rule holds: the fortress brings its good again."""
    scene = Scene().posts("persia", "corinth!").units("greece", corinth=(2,)).units("persia", corinth=(1,))
    scene.has("greece", development=(7, 0, 0, 2)).has("persia", development=(0, 0, 0, 2))
    scene.contested("corinth").turn_of("greece").plays("choose attack / fight corinth legion persia")
    assert strengths(scene) == [(7, 7)]
    assert not scene.is_contested("corinth")
    assert scene.holding("corinth").fortress
    assert scene.income("persia") == 6


# 9.8: silence accepts


def test_silence_kills_nobody():
    """Three offers that nobody answers: Greece has three times the talents and all its stability."""
    scene = Scene().has("greece", stability=-4).has("persia", talents=200).has("egypt", talents=200)
    scene.turn_of("persia", "egypt", "greece").plays("choose armistice / offer greece")
    (decision,) = RULES.decisions(scene.state)
    scene.plays(str(decision.default.word), "greece").plays("choose pass / choose pass")
    assert (scene.talents("greece"), scene.talents("persia"), scene.stability("greece")) == (35, 165, -4)
    scene.plays("choose armistice")
    assert scene.refuses("offer greece").key == "armistice-already"
