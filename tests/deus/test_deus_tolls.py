"""Villages that rivals are about to take, and the last turns, are told before one's turn ends."""

from dataclasses import replace

from deus_scene import Scene
from titled import titled

from bot.speech.teller import Teller
from engine.core.contract import Seat
from engine.deus.law.rules import RULES
from engine.deus.telling.guide import GUIDE


def told(scene: Scene, language: str = "en", seat: int = 0) -> list[str]:
    teller = Teller(language, titled(RULES), ["Ana", "Bo"])
    return teller.notes("toll", GUIDE.tolls(RULES.view(scene.state, Seat(seat))))


def test_a_village_one_region_short_is_told_to_whoever_would_miss_it():
    scene = Scene().on(0, a0="production").on(1, a4="army")
    assert told(scene) == [
        "⚠️ The village A5 (3 VP) falls with a piece in A6: Bo has 1 army beside it, you have 0."
    ]
    assert told(scene, "fr") == [
        "⚠️ Le village A5 (3 PV) tombe avec un pion en A6 : Bo a 1 armée à côté, toi 0."
    ]
    assert told(scene, seat=1) == [], "it is not Bo's turn"
    assert told(scene.on(0, a0="army")) == []
    assert told(Scene().on(1, a0="production", a4="army")) == [], "nothing of one's own is there"
    assert told(Scene().on(0, a0="production").on(1, a4="army").village("a5", 0)) == []


def test_the_last_turns_are_told():
    scene = Scene()
    assert told(scene) == []
    scene.state = replace(scene.state, temples=0)
    assert told(scene) == [
        "⚠️ The end has been triggered (the last temple is built): you have one more turn after this."
    ]
    scene.state = replace(scene.state, trigger=1, reason="temples", round=2)
    assert told(scene) == ["⚠️ This is your last turn: cards left in hand bring nothing."]
