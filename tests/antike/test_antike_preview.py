"""What answers of Antike say before they are given: what stands where, what a city brings and counts for."""

from dataclasses import replace

import pytest
from scene import Scene
from titled import GAMES, titled

from bot.speech.names import plain
from bot.speech.teller import Teller
from engine.antike.law.opening import setup
from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.antike.state import AntikeState, Temples
from engine.antike.telling.guide import GUIDE
from engine.core.choosing.notation import parse_line
from engine.core.contract import Seat, View
from engine.core.play.chance import LoadedChance


def west(**options: str) -> Scene:
    """Four nations in the West: Phoenicians, Romans, Germans, Greeks."""
    return Scene(4, board="west", **options)


def told(state: AntikeState, seat: Seat, line: str, language: str = "en") -> str:
    (action,) = parse_line(RULES, line, RULES.vocabulary(state))
    teller = Teller(language, titled(GAMES["antike"]), (), state.options)
    said = "\n".join(
        plain(each) for each in teller.notes("preview", GUIDE.preview(View(state, seat), action))
    )
    return said.replace("\u202f", " ").replace("\u00a0", " ")


def of(scene: Scene, line: str, language: str = "en") -> str:
    return told(scene.state, scene.state.realm.seat, line, language)


def test_a_destination_says_whose_city_stands_there_and_whose_units():
    scene = west().cities("germans", "treva", "massilia!").units("greeks", massilia=(0, 1))
    scene.units("romans", mediolanum=(1, 0)).manoeuvre_of("romans")
    assert of(scene, "move mediolanum massilia legion 1") == (
        "Massilia (gold): city of the Germans, defence 3 with a temple; units of the Greeks"
    )
    assert of(scene, "move mediolanum massilia legion 1", "fr") == (
        "Massilia (or) : ville des Germains, défense 3 avec un temple, unités des Grecs"
    )
    scene.cities("germans", "treva").units("greeks")
    assert of(scene, "move mediolanum massilia legion 1") == "Massilia (gold): no city"
    assert of(scene, "move mediolanum roma legion 1").startswith("Roma (")
    assert "your city, defence 1" in of(scene, "move mediolanum roma legion 1")


def test_a_city_says_what_it_brings_and_counts_towards():
    four = ("roma", "tarentum", "syracusae", "mediolanum")
    scene = west().cities("romans", *four[:3]).cities("germans", "treva", "massilia")
    scene.units("romans", massilia=(2, 0), mediolanum=(1, 0)).has("romans", 1, 1, 1)
    scene.manoeuvre_of("romans")
    assert of(scene, "conquer massilia") == "Massilia brings 1 gold each time; city 4 (next king at 5)"
    assert of(scene, "found mediolanum").endswith("; city 4 (next king at 5)")
    scene.cities("romans", *four)
    assert of(scene, "conquer massilia") == "Massilia brings 1 gold each time; city 5: wins 1 king"
    assert (
        of(scene, "conquer massilia", "fr") == "Massilia rapporte 1 or à chaque fois ; ville 5 : gagne 1 roi"
    )
    scene.won("romans", 1, 0, 0, 0, 0)
    assert "wins" not in of(scene, "conquer massilia")


def test_a_temple_says_what_more_it_brings():
    scene = west().cities("romans", "roma", "tarentum!", "syracusae!").has("romans", marble=5)
    scene.turn_of("romans")
    scene.state = replace(scene.state, frame=Temples())
    assert of(scene, "build-temple roma").endswith("temple 3: wins 1 citizen")
    assert " brings 2 " in of(scene, "build-temple roma")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("go gold", "Gold: brings 1 gold now."),
        ("go temple", "Temple: you can pay for 1 temple (5 marble each)."),
        ("go arming", "Arming: you can pay for 2 units (1 iron each)."),
        ("go know-how", "Know-how: you have 2 gold or coins for advances."),
        ("go manoeuvre-1", "Manoeuvre (after Gold): 1 legion and 2 galleys can move."),
    ],
)
def test_a_field_says_what_it_is_good_for_now(line: str, said: str):
    scene = west().has("romans", 4, 1, 1, 1).units("romans", roma=(1, 2)).turn_of("romans")
    assert of(scene, line) == said


def test_arming_says_how_strong_the_city_will_be_and_an_advance_that_it_wins_a_scholar():
    scene = west().has("romans", 0, 3, 9).turn_of("romans")
    arming = of(Scene.plays(scene, "go arming") and scene, "arm roma legion 1")
    assert arming == "Roma: defence 1, then 2"
    scene = west().has("romans", 0, 3, 9).knows("greeks", "wheel").turn_of("romans")
    scene.plays("go know-how")
    assert of(scene, "learn market") == "Market: you are the first to learn it, which wins 1 scholar."
    assert of(scene, "learn wheel") == ""


def test_choices_of_the_set_up_say_where_one_begins():
    state = setup(AntikeOptions(board="west", nations="chosen"), 4, LoadedChance(())).state
    said = told(state, Seat(0), "choose-nation romans")
    assert said == "The Romans play 2nd and begin in Roma, Tarentum and Mediolanum."
    one_city = Scene(4, board="west", start="one-city")
    number = next(n for n, realm in enumerate(one_city.state.realms) if realm.nation == "romans")
    seat = one_city.state.realms[number].seat
    assert told(one_city.state, seat, "settle romans roma").startswith("Roma brings ")


@pytest.mark.parametrize(
    ("mine", "theirs", "count", "english", "french"),
    [
        (3, 2, 1, "2 of your galleys and 1 of the Greeks stay", "il reste 2 de tes galères et 1 des Grecs"),
        (
            1, 3, 1, "none of your galleys stays, and 2 of the Greeks do",
            "tes galères tombent toutes, il en reste 2 aux Grecs",
        ),
        (
            1, 1, 1, "none of your galleys stays, and none of the Greeks",
            "toutes les galères tombent, les tiennes et celles des Grecs",
        ),
        (
            3, 2, 2, "1 of your galleys stays, and none of the Greeks",
            "il reste 1 de tes galères, aucune des Grecs",
        ),
    ],
)  # fmt: skip
def test_a_fight_says_of_whom_nothing_stays(mine: int, theirs: int, count: int, english: str, french: str):
    scene = west().cities("romans", "roma").cities("greeks", "sparta")
    scene.units("romans", syracusae=(0, mine)).units("greeks", syracusae=(0, theirs)).manoeuvre_of("romans")
    line = f"fight syracusae galley greeks {count}"
    assert of(scene, line) == f"Syracusae: {english}"
    assert of(scene, line, "fr") == f"Syracusae : {french}"
