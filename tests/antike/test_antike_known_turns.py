"""Positions of Antike in which the better turn is known: Archimedes finds it with a fixed number of steps."""

import pytest
from scene import Scene

from engine.antike.actions import Conquer, Found, Learn
from engine.antike.law.rules import RULES
from engine.antike.players.danger import lacking
from engine.antike.state import AntikeState, Over
from engine.antike.title import TITLE
from engine.core.budget import Budget
from engine.core.contract import Action
from engine.core.play.chance import LoadedChance

STEPS = 24
EIGHT = (2, 2, 2, 1, 1)
"""Personages of a nation that needs one more of nine."""


def west() -> Scene:
    """Four nations in the West, everybody with goods for nothing: Phoenicians, Romans, Germans, Greeks."""
    scene = Scene(4, board="west")
    for nation in ("phoenicians", "romans", "germans", "greeks"):
        scene.has(nation)
    return scene


def turn(scene: Scene) -> tuple[list[Action], AntikeState]:
    """The whole turn it plays, whatever moves in being let pass, and the state after it."""
    state, line = scene.state, list[Action]()
    active, seat = state.active, state.realm.seat
    player = TITLE.thinkers["archimedes"](1, Budget(STEPS))
    while state.active == active and not isinstance(state.frame, Over):
        decision = RULES.decisions(state)[0]
        if decision.seat == seat:
            action = player.choose(RULES, RULES.view(state, seat), seat, RULES.legal(state, seat))
            line.append(action)
        else:
            assert decision.default is not None
            action = decision.default
        state = RULES.resolve(state, decision.seat, action, LoadedChance(())).state
    return line, state


def won(state: AntikeState) -> bool:
    return isinstance(state.frame, Over) and state.realms[state.frame.winner].nation == "romans"


def temple_in_reach() -> Scene:
    scene = west().cities("germans", "treva", "massilia!").units("romans", massilia=(3, 0))
    return scene.won("romans", *EIGHT).turn_of("romans", on="marble")


def scholar_to_buy() -> Scene:
    return west().won("romans", *EIGHT).has("romans", gold=7).turn_of("romans", on="manoeuvre-1")


def fifteenth_city() -> Scene:
    cities = ("roma", "tarentum", "mediolanum", "salonae", "massilia", "caralis", "syracusae", "carnuntum")
    scene = west().cities("romans", *cities, "dyrrhachion").units("romans", sirmium=(1, 0))
    scene.won("romans", 1, 3, 2, 1, 1).has("romans", marble=1, iron=1, gold=1)
    return scene.turn_of("romans", on="arming")


def third_temple() -> Scene:
    scene = (
        west().cities("romans", "roma!", "tarentum!", "mediolanum").has("romans", marble=5, iron=5, gold=5)
    )
    return scene.won("romans", 2, 2, 2, 0, 2).turn_of("romans", on="marble")


def seventh_sea() -> Scene:
    ships = dict.fromkeys(("caralis", "massilia", "salonae", "syracusae", "tarentum", "roma"), (0, 1))
    scene = west().units("romans", **ships).has("romans", iron=1, marble=1)
    return scene.won("romans", 3, 2, 2, 1, 0).turn_of("romans", on="iron")


def far_field() -> Scene:
    """Four fields to the manoeuvre: only with a unit paid."""
    return temple_in_reach().has("romans", marble=1).turn_of("romans", on="manoeuvre-1")


WINS = (temple_in_reach, scholar_to_buy, fifteenth_city, third_temple, seventh_sea, far_field)


@pytest.mark.parametrize("position", WINS)
def test_it_takes_a_win_at_hand(position):
    _, state = turn(position())
    assert won(state)


def test_it_guards_the_temple_that_would_be_a_rivals_last_general():
    """Three legions of the Germans, who need one more personage, stand beside an open temple."""
    scene = west().cities("romans", "roma", "tarentum", "mediolanum!").units("romans")
    scene.units("germans", castra_regina=(3, 0)).won("germans", *EIGHT).knows("germans", "wheel")
    scene.has("romans", marble=1, iron=3, gold=1).turn_of("romans", on="manoeuvre-1")
    number, place = scene.state.active, scene.board.index["mediolanum"]
    assert lacking(scene.state, number)[place] > 0
    _, state = turn(scene)
    assert lacking(state, number)[place] <= 0


def test_it_founds_the_last_city_before_a_rival_that_stands_there_too():
    scene = west().units("romans", salonae=(1, 0)).units("greeks", salonae=(1, 0))
    scene.has("romans", marble=1, iron=1, gold=1).has("greeks", marble=1, iron=1, gold=1)
    line, _ = turn(scene.turn_of("romans", on="arming"))
    assert any(isinstance(each, Found) and each.province == "salonae" for each in line)


def test_it_buys_the_advance_that_nobody_has_yet():
    """Whoever is first gets the scholar, and the Germans could pay for it next."""
    scene = west().has("romans", gold=8).has("germans", gold=8).knows("greeks", "wheel", "sailing", "market")
    line, state = turn(scene.turn_of("romans", on="manoeuvre-1"))
    assert [each.advance for each in line if isinstance(each, Learn)] == ["monarchy"]
    assert state.realms[scene.state.active].personages[1] == 1


def test_it_destroys_a_temple_rather_than_taking_a_city_without():
    scene = west().cities("germans", "treva", "massilia!", "castra_regina").units("germans")
    scene.units("romans", mediolanum=(3, 0)).knows("romans", "wheel").turn_of("romans", on="marble")
    line, state = turn(scene)
    assert [each.province for each in line if isinstance(each, Conquer)][:1] == ["massilia"]
    assert state.realms[scene.state.active].personages[2] == 1
