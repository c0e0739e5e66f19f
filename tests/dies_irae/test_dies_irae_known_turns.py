"""Positions of Dies Irae where the better turn is known: Archimedes finds it, with few steps."""

from dataclasses import replace

from dies_scene import Scene

from engine.core.budget import Budget
from engine.core.contract import Line
from engine.dies_irae.actions import BuildMonument, Choose, CreatePost, Develop, Land, PayStability, Seize
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.law.tally import points
from engine.dies_irae.players.purposeful import strike
from engine.dies_irae.players.thinking import THINKING
from engine.dies_irae.state import Cube
from engine.dies_irae.words import CULTURE, DEEDS, DEVELOP, ECONOMY, PASS
from engine.players.archimedes import Archimedes

STEPS = 40
MONUMENTS = ("athens!*", "sparta*", "corinth*")
"""The Greek capital and two more cities, each with a monument: three points."""


def best(scene: Scene) -> Line:
    """The turn that Archimedes plays for Greece."""
    seat = scene.realm("greece").seat
    view = RULES.view(scene.state, seat)
    return Archimedes(THINKING, 1, Budget(STEPS)).turns(RULES, view, seat)[0].line


def late(left: int = 1) -> Scene:
    """The sixth turn of a game to eight points, Greece, Persia, Egypt with so many actions left each."""
    scene = Scene(victory="8")
    for power, capital in (("greece", "athens"), ("persia", "sardis"), ("egypt", "memphis")):
        scene.has(power, capital=capital, development=(4, 4, 4, 4)).posts(power, f"{capital}!")
    cubes = tuple(Cube(power, DEEDS.index(PASS)) for _ in range(5 - left) for power in range(3))
    scene.state = replace(scene.state, round=6, number=60, cubes=cubes)
    return scene


def seven() -> Scene:
    """Greece has seven points of the eight it needs: four golden ages and three monuments, no talents."""
    return late().has("greece", development=(13, 13, 13, 13), stability=5).posts("greece", *MONUMENTS)


def wins(scene: Scene) -> Line:
    """Greece's best turn, which brings the eighth point."""
    line = best(scene)
    seat, state = scene.realm("greece").seat, scene.state
    assert points(state, 0) < 8
    for action in line:
        state = RULES.apply(state, seat, action, None).state
    assert points(state, 0) >= 8
    return line


def test_a_last_space_wins():
    scene = seven().has("greece", development=(13, 13, 13, 12), stability=9, talents=94)
    assert Develop(CULTURE) in wins(scene)


def test_two_golden_ages_in_one_action_win():
    scene = seven().has("greece", development=(13, 13, 12, 12), stability=9, talents=190)
    assert {Develop(CULTURE), Develop(ECONOMY)} <= {*wins(scene)}


def test_a_third_monument_wins():
    scene = seven().has("greece", stability=9, talents=90).posts("greece", "athens!*", "sparta*", "corinth")
    assert BuildMonument("corinth") in wins(scene)


def test_a_paid_level_of_stability_wins():
    assert PayStability() in wins(seven().has("greece", stability=8, talents=90))


def test_a_post_on_a_third_island_wins():
    scene = seven().has("greece", talents=20).posts("greece", *MONUMENTS, "rhodes", "chios")
    assert CreatePost("mytilene") in wins(scene.units("greece", mytilene=(0, 1)))


def test_a_legion_holds_a_third_island_without_a_post():
    scene = seven().posts("greece", *MONUMENTS, "rhodes", "chios").units("greece", mytilene=(0, 1, 1))
    assert any(isinstance(action, Land) for action in wins(scene))


def test_a_post_that_nobody_guards_is_seized_to_win():
    scene = seven().posts("greece", *MONUMENTS, "rhodes", "chios").posts("persia", "sardis!", "mytilene")
    scene.units("greece", mytilene=(1,)).contested("mytilene")
    assert Seize("mytilene") in wins(scene)


def threatened() -> Scene:
    """Persia is to win at the end of this cycle: four golden ages, three monuments and three islands."""
    scene = late().has("persia", development=(13, 13, 13, 13), stability=5)
    return scene.posts("persia", "sardis!*", "ephesus*", "miletus*", "rhodes", "chios", "mytilene")


def test_an_island_is_contested_before_it_wins_the_game_for_another():
    scene = threatened().units("greece", mytilene=(0, 1, 1))
    line = best(scene)
    assert any(isinstance(action, Land) for action in line)


def test_the_action_that_would_win_for_the_next_power_is_taken_away_from_it():
    scene = threatened().has("persia", development=(13, 13, 13, 12), talents=120)
    scene.has("persia", stability=5).units("greece", athens=(1,))
    assert points(scene.state, 1) == 7
    assert best(scene)[0] == Choose(DEVELOP)


def test_it_begins_to_strike_as_soon_as_a_cycle_is_enough():
    scene = late(3).has("greece", development=(13, 13, 12, 11), stability=9, talents=400)
    scene.posts("greece", "athens!*", "sparta*", "corinth")
    plan = strike(scene.state)
    assert plan is not None
    assert best(scene)[0].deed in plan.deeds


def test_it_shows_nothing_before_a_cycle_is_enough():
    scene = late(3).has("greece", development=(12, 12, 12, 12), talents=125, stability=2)
    scene.posts("greece", "athens!", "sparta", "corinth")
    assert strike(scene.state) is None
    assert not any(isinstance(action, Develop) for action in best(scene))
