"""Objectives to be pillaged, colonies with few citizens and the last round are told before a turn ends."""

from dataclasses import replace

from polis_scene import Scene
from titled import titled

from bot.speech.teller import Teller
from engine.core.contract import Seat
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.telling.guide import GUIDE


def told(scene: Scene, language: str = "en") -> list[str]:
    view = RULES.view(scene.state, Seat(scene.state.active))
    return Teller(language, titled(RULES)).notes("toll", GUIDE.tolls(view))


def test_few_citizens_against_many_dice():
    scene = Scene().lives("sparta", sparta=6, bosporos=1, thrace=3).turn_of("sparta")
    assert told(scene) == ["⚠️ You have 1 citizen in Bosporos: others can come with up to 6 dice."]
    assert told(scene, "fr") == ["⚠️ Tu as 1 citoyen en Bosporos : d’autres peuvent venir avec jusqu’à 6 dés."]
    for city in ("chalcis", "phocaea", "miletos", "thera"):
        scene.lives(city, **{city: 3})  # three must stay: nobody can come
    assert told(scene) == []


def test_objectives_at_a_weak_metropolis():
    scene = Scene().lives("sparta", sparta=3, thrace=3).has("sparta", tiles="zeus").turn_of("sparta")
    (line,) = told(scene)
    assert "Sparta has 5 dice" in line
    assert "can come with 6: whoever wins there takes an objective of yours (2 points)." in line
    assert told(scene.lives("sparta", sparta=4)) == []


def test_the_last_round():
    scene = Scene().turn_of("sparta")
    scene.state = replace(scene.state, ending="glory")
    assert told(scene) == ["⚠️ This is the last round: you have no turn after this one."]
    rival = Seat((scene.state.active + 1) % 5)
    assert GUIDE.tolls(RULES.view(scene.state, rival)) == ()
