"""9.3, 9.4, 12, 16: units, fortresses, monuments and trade posts."""

import json

import pytest
from dies_scene import Scene
from test_contract_panels import at_table
from titled import titled
from trials import Trial

from bot.private.panel.sheet import panel_sheet
from bot.speech.teller import Teller
from engine.core.choosing.menu import Question, ask
from engine.dies_irae.board import board
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.law.tally import supplied


def test_greece_builds_for_74_talents():
    """9.3, example: military II, fleet I, economy I: two legions at 12, a ship at 20, a fortress at 30."""
    scene = Scene().posts("greece", "athens!", "larissa!", "corinth!", "thebes").turn_of("greece")
    scene.has("greece", development=(4, 1, 1, 1), talents=74).plays("choose build")
    scene.plays("raise larissa legion / raise athens legion / raise corinth ship / fortify thebes")
    assert scene.talents("greece") == 0
    assert [event.talents for event in scene.events] == [12, 12, 20, 30]
    assert scene.legions("greece", "larissa") == scene.ships("greece", "corinth") == 1


def test_legions_need_phase_one_of_military_and_ships_of_fleet():
    scene = (
        Scene().posts("greece", "athens!").has("greece", talents=100).turn_of("greece").plays("choose build")
    )
    assert scene.refuses("raise athens legion").key == "not-yet"
    assert scene.refuses("raise athens ship").key == "not-yet"
    scene.has("greece", development=(0, 1, 0, 0)).plays("raise athens ship")


def test_each_fortress_builds_one_unit_in_an_action():
    scene = Scene().posts("greece", "athens!").has("greece", talents=100, development=(1, 1, 0, 1))
    scene.turn_of("greece").plays("choose build / raise athens legion")
    assert scene.refuses("raise athens ship").key == "fortress-not-ready"


def test_a_new_fortress_builds_from_the_next_action_on():
    scene = Scene().posts("greece", "athens").has("greece", talents=100, development=(1, 1, 0, 1))
    scene.turn_of("greece", "persia", "egypt").plays("choose build / fortify athens")
    assert scene.refuses("raise athens legion").key == "fortress-not-ready"
    scene.plays("end / choose pass / choose pass / choose build / raise athens legion")
    assert scene.legions("greece", "athens") == 1


def test_ships_are_built_in_ports_on_coasts_and_islands():
    scene = Scene().posts("greece", "larissa!", "athens!", "naxos!").turn_of("greece")
    scene.has("greece", talents=100, development=(0, 1, 0, 0)).plays("choose build")
    assert scene.refuses("raise larissa ship").key == "no-port"
    scene.plays("raise athens ship / raise naxos ship")


def test_nothing_is_built_in_contested_hexes():
    scene = Scene().posts("greece", "athens!", "corinth").units("persia", athens=(1,), corinth=(1,))
    scene.contested("athens", "corinth").has("greece", talents=300, development=(1, 1, 0, 1))
    scene.turn_of("greece").plays("choose build")
    for line in ("raise athens legion", "fortify corinth", "build-monument corinth"):
        refusal = scene.refuses(line)
        assert (refusal.key, refusal.rule) == ("contested", "9.1.3")


def test_a_port_where_an_early_foreign_ship_lies_builds_and_keeps_its_income():
    scene = Scene().posts("greece", "athens!").units("greece", athens=(0, 1)).units("persia", athens=(0, 1))
    scene.has("greece", talents=100, development=(0, 1, 0, 0)).turn_of("greece").plays("choose build")
    scene.plays("raise athens ship")
    assert scene.ships("greece", "athens") == 2
    assert scene.income("greece") == 5


def test_a_fortress_needs_a_post_in_a_city():
    scene = Scene().posts("greece", "kyllene", "athens!").has("greece", talents=100).turn_of("greece")
    scene.plays("choose build")
    assert scene.refuses("fortify kyllene").key == "no-city"
    assert scene.refuses("fortify h5").key == "no-city"
    assert scene.refuses("fortify thebes").key == "no-own-post"
    assert scene.refuses("fortify athens").key == "fortress-there"


def test_a_fortress_replaces_the_post_and_keeps_its_income():
    scene = Scene().posts("greece", "corinth").has("greece", talents=30).turn_of("greece")
    scene.plays("choose build / fortify corinth")
    assert (scene.holding("corinth").posts, scene.holding("corinth").fortress) == (0, True)
    assert scene.income("greece") == 6


def test_five_fortresses_are_all_there_are():
    scene = Scene().posts("greece", "athens!", "corinth!", "thebes!", "delphi!", "larissa!", "pella")
    scene.has("greece", talents=100).turn_of("greece").plays("choose build")
    assert scene.refuses("fortify pella").key == "no-fortress-left"


def test_units_are_limited_by_their_pieces():
    """16: Greece has 13 legions and 11 ships; legions aboard count."""
    scene = (
        Scene().posts("greece", "athens!", "pella!").units("greece", thebes=(10,), h8=(0, 3, 3), i7=(0, 8))
    )
    scene.has("greece", talents=100, development=(1, 1, 0, 1)).turn_of("greece").plays("choose build")
    assert scene.refuses("raise athens legion").key == "no-pieces-left"
    assert scene.refuses("raise athens ship").key == "no-pieces-left"


def test_a_second_unit_in_a_hex_needs_a_marker():
    scene = Scene().posts("greece", "athens!").units("greece", athens=(1,), thebes=(2,), larissa=(2,))
    scene.has("greece", talents=100, development=(1, 0, 0, 1)).turn_of("greece").plays("choose build")
    assert scene.refuses("raise athens legion").key == "no-marker"


def test_what_cannot_be_paid_is_refused_and_changes_nothing():
    scene = Scene().posts("greece", "athens!").has("greece", talents=9, development=(1, 0, 0, 1))
    scene.turn_of("greece").plays("choose build")
    refusal = scene.refuses("raise athens legion")
    assert (refusal.key, refusal.facts["needs"], refusal.facts["has"]) == ("too-dear", 10, 9)


def test_a_monument_brings_a_point_and_stability():
    """12."""
    scene = Scene().posts("greece", "athens!", "thebes").has("greece", talents=400, development=(0, 0, 0, 1))
    scene.turn_of("greece", "persia", "egypt").plays("choose build / build-monument athens")
    assert (scene.points("greece"), scene.stability("greece")) == (1, 1)
    assert scene.refuses("build-monument thebes").key == "one-monument"
    scene.plays("end / choose pass / choose pass / choose build")
    assert scene.refuses("build-monument athens").key == "monument-there"
    scene.plays("build-monument thebes")
    assert scene.talents("greece") == 400 - 2 * 150


def test_monuments_wait_for_the_city_state_and_there_are_three():
    scene = (
        Scene().posts("greece", "athens").has("greece", talents=400).turn_of("greece").plays("choose build")
    )
    assert scene.refuses("build-monument athens").key == "not-yet"
    scene = Scene().posts("greece", "athens*", "corinth*", "thebes*", "delphi").turn_of("greece")
    scene.has("greece", talents=400, development=(0, 0, 0, 1)).plays("choose build")
    assert scene.refuses("build-monument delphi").key == "no-monument-left"


def test_a_third_post_of_wool_costs_15_and_brings_5():
    """9.3, example: from 7 to 12, so 145 becomes 150."""
    scene = Scene().posts("greece", "gytheion", "trikka").units("greece", miletus=(1,)).turn_of("greece")
    scene.has("greece", talents=15)
    before = scene.income("greece")
    scene.plays("choose trade / create-post miletus")
    assert (before, scene.income("greece")) == (7, 12)
    assert scene.talents("greece") == 0


def test_legions_and_ships_create_posts():
    scene = Scene().units("greece", larissa=(1,), naxos=(0, 1), melos=(0, 1, 1), thebes=(0, 1))
    scene.has("greece", talents=100).turn_of("greece").plays("choose trade")
    scene.plays("create-post larissa / create-post naxos / create-post melos / create-post thebes")
    assert scene.talents("greece") == 40
    assert scene.refuses("create-post naxos").key == "post-there"


def test_a_post_needs_a_good_and_somebody_there():
    scene = (
        Scene().units("greece", h5=(1,)).has("greece", talents=100).turn_of("greece").plays("choose trade")
    )
    assert scene.refuses("create-post h5").key == "no-good-there"
    assert scene.refuses("create-post naxos").key == "nobody-to-trade"


def test_posts_are_not_created_in_contested_or_foreign_hexes():
    scene = (
        Scene().units("greece", samos=(1,), naxos=(0, 1)).units("persia", samos=(1,)).posts("persia", "naxos")
    )
    scene.contested("samos").has("greece", talents=100).turn_of("greece").plays("choose trade")
    assert scene.refuses("create-post samos").key == "contested"
    assert scene.refuses("create-post naxos").key == "post-of-another"


def test_thirty_posts_are_all_there_are():
    names = [board().hexes[site.hex] for site in board().sites]
    scene = Scene().posts("greece", *names[:30]).units("greece", **{names[30].replace("-", "_"): (1,)})
    scene.has("greece", talents=100).turn_of("greece").plays("choose trade")
    assert scene.refuses(f"create-post {names[30]}").key == "no-posts-left"


def test_a_yellow_post_feeds_a_legion_more():
    scene = Scene().units("greece", sais=(1,)).has("greece", talents=20).turn_of("greece")
    before = supplied(scene.realm("greece"))
    scene.plays("choose trade / create-post sais")
    assert supplied(scene.realm("greece")) == before + 1


def test_posts_cost_more_with_a_developed_economy():
    scene = Scene().units("greece", naxos=(1,)).has("greece", talents=20, development=(0, 0, 7, 0))
    scene.turn_of("greece").plays("choose trade / create-post naxos")
    assert scene.talents("greece") == 0


def test_why_nothing_of_a_kind_can_be_built_is_told_once_for_each_reason():
    scene = Scene().posts("greece", "athens!", "corinth", "pella")
    scene.has("greece", talents=500, development=(0, 0, 0, 1)).turn_of("greece").plays(
        "choose build / build-monument athens"
    )
    trial = Trial(RULES, 3, ())
    table = at_table(trial, trial.start(1), scene.state)
    seat = scene.state.realms[scene.state.active].seat
    shown = json.dumps(panel_sheet(table, seat + 1, "en").to_components(), ensure_ascii=False)
    assert "You can build no monument now." in shown
    assert shown.count("one an action") == 1


@pytest.mark.parametrize(
    ("tongue", "told"), [("en", ["1 legion", "1 ship"]), ("fr", ["1 légion", "1 navire"])]
)
def test_which_unit_is_asked_for_one(tongue: str, told: list[str]):
    scene = Scene().posts("greece", "athens!").has("greece", talents=100, development=(1, 1, 0, 1))
    scene.turn_of("greece").plays("choose build")
    seat = scene.state.realms[scene.state.active].seat
    question = ask([each for each in RULES.legal(scene.state, seat) if each.word == "raise"], (), ())
    teller = Teller(tongue, titled(RULES))
    assert isinstance(question, Question)
    assert [teller.answer(question, answer) for answer in question.answers] == told
