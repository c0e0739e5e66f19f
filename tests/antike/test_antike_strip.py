"""The strip above the board says all that happened in a turn, or how much more there was."""

import pytest
from titled import titled

from bot.pictures.captions import LONGEST, news_of
from bot.speech.teller import Teller
from engine.antike.events import Conquered, Founded, Moved
from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.antike.words import Nation, Province, Unit
from engine.core.contract import Event
from engine.core.play.chance import SeededChance
from engine.core.values.amounts import Amounts

PHOENICIANS, GREEKS = Nation("phoenicians"), Nation("greeks")
LOST = ("sparta", "sinope", "phasis", "ktesiphon", "knossos", "cyrene", "attalia")


def strip(language: str, *events: Event) -> str:
    state = RULES.setup(AntikeOptions(), 4, SeededChance(b"strip", "")).state
    names = ("Ana", "Bruno", "Chloé", "Dimitri")
    told = news_of(Teller(language, titled(RULES), names), RULES.view(state, None), events)
    assert len(told.text) <= LONGEST
    return told.text


def conquest(place: str, rival: Nation = GREEKS) -> Conquered:
    return Conquered(PHOENICIANS, rival, Province(place), 1, 1, 0, 0, 0, temple=False)


def move(target: str) -> Moved:
    return Moved(PHOENICIANS, Province("tyros"), Province(target), Unit("galley"), 1)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The Phoenicians conquer Sparta, Sinope and Phasis, and 2 moves and 1 new city"),
        ("fr", "Les Phéniciens conquièrent Sparta, Sinope et Phasis, et 2 déplacements et 1 ville fondée"),
    ],
)
def test_a_turn_of_war_is_told_whole_while_it_fits(language: str, told: str):
    events = [move("sparta"), move("sinope"), *map(conquest, LOST[:3])]
    events.append(Founded(PHOENICIANS, Province("taima"), Amounts.of(coin=3)))
    assert strip(language, *events) == told


@pytest.mark.parametrize(
    ("language", "more"),
    [("en", ", and 6 more cities and 7 moves"), ("fr", ", et 6 autres villes et 7 déplacements")],
)
def test_of_many_conquests_the_others_are_counted(language: str, more: str):
    told = strip(language, *map(move, LOST), *map(conquest, LOST))
    assert told.endswith(more)
    assert told.count(",") == 1


def test_several_cities_founded_and_several_temples_are_named():
    places = [Province(each) for each in ("taima", "petra", "saba")]
    told = strip("en", *(Founded(GREEKS, each, Amounts.of(coin=3)) for each in places))
    assert told == "New city of the Greeks: Taima, Petra and Saba"
