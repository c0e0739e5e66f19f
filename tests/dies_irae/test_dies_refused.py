"""What people do wrong: a clear sentence in both languages that names the rule, and nothing changed."""

import pytest
from dies_scene import Scene
from titled import titled

from bot.herald.explaining import engine_error
from bot.speech.teller import Teller
from engine.core.choosing.notation import parse_line
from engine.core.contract import Fact, Refusal
from engine.core.errors import IllegalAction
from engine.core.play.chance import LoadedChance
from engine.core.play.match import Match
from engine.core.values.codec import digest
from engine.dies_irae.events import FleetMaintained, RegionGained
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.words import Power, Region


def told(scene: Scene, line: str) -> tuple[str, str]:
    """The sentences with which a line's last action is refused, in English and French. Nothing changes."""
    *before, last = parse_line(RULES, line, RULES.vocabulary(scene.state))
    for action in before:
        scene.state = RULES.apply(scene.state, scene._seat(None), action, LoadedChance(())).state
    seat, state, was = scene._seat(None), scene.state, digest(scene.state)
    with pytest.raises(IllegalAction) as caught:
        RULES.apply(state, seat, last, LoadedChance(()))
    assert digest(scene.state) == was
    assert scene.state is state
    assert last not in RULES.legal(state, seat)
    said = [engine_error(tongue, Teller(tongue, titled(RULES)), caught.value) for tongue in ("en", "fr")]
    assert all(20 < len(each) < 300 and "{" not in each for each in said)
    return said[0].replace("\xa0", " "), said[1].replace("\xa0", " ")


def test_a_legion_that_would_cross_a_barrier():
    """9.1: the gulf of Corinth lies between."""
    scene = Scene().units("greece", delphi=(1,)).turn_of("greece")
    english, french = told(scene, "choose move / lead delphi legion 1 / to h4")
    assert (
        english
        == "The water between Delphi and Argolis-Achaea H4 stops legions: a ship can carry them. (rule 9.1)"
    )
    assert french.endswith("(règle 9.1)")


def test_more_than_one_unit_in_a_hex_without_a_marker():
    """13: both armies of Greece stand elsewhere."""
    scene = Scene().units("greece", athens=(1,), thebes=(1,), larissa=(2,), pherae=(2,)).turn_of("greece")
    english, french = told(scene, "choose move / lead athens legion 1 / to thebes")
    assert "need an army or fleet marker, and yours are all in use. (rule 13)" in english
    assert "(règle 13)" in french


@pytest.mark.parametrize("line", ["fortify corinth", "build-monument corinth"])
def test_building_in_a_contested_hex(line):
    """9.1.3."""
    scene = Scene().posts("greece", "athens!", "corinth").has("greece", talents=500, development=(4, 4, 4, 4))
    scene.units("persia", corinth=(1,)).contested("corinth").turn_of("greece")
    english, french = told(scene, f"choose build / {line}")
    assert english == "Corinth is contested: nothing is built or created there. (rule 9.1.3)"
    assert french.endswith("(règle 9.1.3)")


def test_a_unit_in_a_contested_fortress_and_a_post_in_a_contested_hex():
    """9.1.3."""
    scene = Scene().posts("greece", "athens!").has("greece", talents=500, development=(4, 4, 4, 4))
    scene.units("persia", athens=(1,)).contested("athens").turn_of("greece")
    assert "contested" in told(scene, "choose build / raise athens legion")[0]
    scene = Scene().units("greece", ilion=(1,)).units("persia", ilion=(1,)).contested("ilion")
    scene.has("greece", talents=100).turn_of("greece")
    assert "contested" in told(scene, "choose trade / create-post ilion")[0]


def test_an_action_chosen_five_times_already():
    """8: by all three powers together."""
    scene = Scene().turn_of("greece", "persia", "egypt")
    for line in ("move", "pass", "move", "pass", "move", "pass", "move", "pass", "move"):
        scene.plays(f"choose {line}")
        if line != "pass":
            scene.plays("end")
    assert [cube.deed for cube in scene.state.cubes].count(0) == 5
    english, french = told(scene.passes_to("persia"), "choose move")
    assert english.endswith("was chosen 5 times in this cycle: that is the most for all. (rule 8)")
    assert french.endswith("(règle 8)")


def test_an_action_chosen_twice_by_oneself_or_just_before_by_another():
    """8."""
    scene = Scene().turn_of("greece").plays("choose trade / end")
    assert "rule 8" in told(scene, "choose trade")[0]


def test_an_armistice_offered_to_oneself():
    """9.8."""
    scene = Scene().has("greece", talents=100).turn_of("greece")
    english, french = told(scene, "choose armistice / offer greece")
    assert english == "You cannot ask Greece for an armistice: that is you. (rule 9.8)"
    assert french.endswith("(règle 9.8)")


def test_what_is_too_dear_says_what_it_costs_and_what_one_has():
    """9.5."""
    scene = Scene().has("greece", talents=49).turn_of("greece")
    english, _ = told(scene, "choose stability / pay-stability")
    assert "50" in english
    assert "49" in english


def test_an_action_of_another_moment_says_what_is_due():
    scene = Scene().units("greece", athens=(1,)).turn_of("greece")
    english, _ = told(scene, "fight athens legion persia")
    assert "action" in english


@pytest.mark.parametrize(
    ("aboard", "line", "english", "french"),
    [
        (2, "lead athens ship 1 carrying:0 / lead athens ship 2 carrying:1", "carry 2 of", "portent 2 des"),
        (2, "lead athens ship 3 carrying:1", "carry 2 of", "portent 2 des"),
        (2, "lead athens ship 1 carrying:2", "carry 0 to 1 of", "portent de 0 à 1 des"),
        (0, "lead athens ship 1 carrying:1", "carry none of", "ne portent aucune des"),
    ],
)
def test_a_cargo_that_does_not_fit_is_told_as_one_number_or_as_two(aboard, line, english, french):
    scene = Scene().units("greece", athens=(0, 3, aboard)).turn_of("greece").plays("choose move")
    *before, last = line.split(" / ")
    for each in before:
        scene.plays(f"{each} / to h8")
    said = told(scene, last)
    assert english in said[0]
    assert french in said[1]


def test_a_refused_action_leaves_a_match_as_it_was():
    match, _ = Match.start(titled(RULES), DiesIraeOptions(powers="dealt"), 3, bytes(32))
    seat = RULES.decisions(match.state)[0].seat
    (wrong,) = parse_line(RULES, "settle corinth", RULES.vocabulary(match.state))
    with pytest.raises(IllegalAction):
        match.play(seat, wrong)
    assert not match.line
    assert not match.log


def test_what_a_power_may_take_and_must_pay_is_told_in_good_grammar():
    facts: dict[str, Fact] = {"place": 1, "free": (2, 3)}
    tellers = [Teller(language, titled(RULES)) for language in ("en", "fr")]
    assert [teller.refusal(Refusal("no-such-place", facts)) for teller in tellers] == [
        "You cannot play 1st. Choose 2nd or 3rd.",
        "La place 1 ne t’est pas ouverte. Choisis 2 ou 3.",
    ]
    gained = RegionGained(Power("egypt"), Region("western-delta"))
    assert [teller.event(gained) for teller in tellers] == [
        "Egypt took control of the Western Delta.",
        "L’Égypte prend le contrôle du delta occidental.",
    ]
    short = FleetMaintained(Power("egypt"), 2, 1)
    assert [teller.event(short) for teller in tellers] == [
        "Egypt could pay only 2 talents for its ships (1 short).",
        "L’Égypte ne peut payer que 2 talents pour ses navires (il en manque 1).",
    ]
