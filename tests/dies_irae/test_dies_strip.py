"""The strip above the board says all that happened in an action, or how much more there was."""

import pytest
from titled import titled

from bot.pictures.captions import LONGEST, news_of
from bot.speech.teller import Teller
from engine.core.contract import Event
from engine.core.play.chance import SeededChance
from engine.dies_irae.events import (
    Developed,
    FortressBuilt,
    Fought,
    HexContested,
    Moved,
    RegionLost,
    UnitRaised,
)
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.words import LEGION, POWERS, SHIP, Hex, Phase, Region, Row

GREECE, PERSIA, EGYPT = POWERS


def strip(language: str, *events: Event) -> str:
    state = RULES.setup(DiesIraeOptions(powers="dealt"), 3, SeededChance(b"strip", "")).state
    told = news_of(
        Teller(language, titled(RULES), ("Ana", "Bruno", "Chloé")), RULES.view(state, None), events
    )
    assert len(told.text) <= LONGEST
    return told.text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def fight(place: str, lost: int = 1) -> Fought:
    return Fought(PERSIA, EGYPT, Hex(place), LEGION, 7, 5, lost, 2, 0, 0)


def move(target: str) -> Moved:
    return Moved(GREECE, Hex("athens"), Hex(target), SHIP, 1, 0)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Byblos: Persia 1, Egypt 2 lost and Sidon: Persia 0, Egypt 2 lost"),
        ("fr", "Byblos : Perse 1, Égypte 2 perdus et Sidon : Perse 0, Égypte 2 perdus"),
    ],
)
def test_two_fights_are_both_told(language: str, told: str):
    assert strip(language, fight("byblos"), fight("sidon", 0)) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Tarsus: Persia 1, Egypt 2 lost, and 2 more fights"),
        ("fr", "Tarse : Perse 1, Égypte 2 perdus, et 2 autres combats"),
    ],
)
def test_of_many_fights_one_is_told_and_the_others_are_counted(language: str, told: str):
    assert strip(language, fight("byblos"), fight("sidon"), fight("tarsus")) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Greece moves to Histiaia, Naxos and Samos"),
        ("fr", "La Grèce arrive à Histiée, à Naxos et à Samos"),
    ],
)
def test_all_moves_are_told_where_they_fit(language: str, told: str):
    assert strip(language, move("histiaia"), move("naxos"), move("samos")) == told


FAR = ("histiaia", "eastern-desert-mines", "asphaltites", "xanthos", "thapsacus", "euesperides", "rhodes")


@pytest.mark.parametrize(("language", "more"), [("en", "more moves"), ("fr", "autres déplacements")])
def test_moves_that_do_not_fit_or_are_alike_are_counted(language: str, more: str):
    assert strip(language, *[move("naxos")] * 9).endswith(f" 8 {more}")
    assert strip(language, *map(move, FAR)).endswith(f" 6 {more}")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Egypt fortifies Cyrene and Siwa, and 1 unit built"),
        ("fr", "L’Égypte fortifie Cyrène et Siwa, et 1 unité construite"),
    ],
)
def test_what_else_was_done_is_counted(language: str, told: str):
    built = [FortressBuilt(EGYPT, Hex(place), 45) for place in ("cyrene", "siwa")]
    assert strip(language, *built, UnitRaised(EGYPT, Hex("tanis"), LEGION, 18)) == told


def test_what_others_suffered_is_counted_after_what_was_done():
    lost = RegionLost(EGYPT, Region("cyrenaica"))
    told = strip("en", move("naxos"), HexContested(GREECE, Hex("cyrene")), lost)
    assert told == "Greece contests Cyrene, and 1 move and 1 region lost"
    assert strip("en", lost) == "Egypt loses Cyrenaica"


def test_what_has_no_room_even_counted_is_added_up():
    grown = [
        Developed(PERSIA, Row(row), 13, Phase(f"{row}-5"), True, 120)
        for row in ("military", "fleet", "economy", "culture")
    ]
    others = [fight("eastern-desert-mines"), fight("asphaltites"), *grown, move("naxos")]
    more = strip(
        "fr", *others, UnitRaised(EGYPT, Hex("tanis"), LEGION, 18), FortressBuilt(EGYPT, Hex("siwa"), 45)
    )
    assert more.endswith("et 8 de plus")
