"""Positions whose better answer is known, which Archimedes finds: wins at hand, threats, bluffs, truths."""

from dataclasses import replace

import pytest
from polis_scene import BLEU, JAUNE, NOIR, ROUGE, SPEARS, VERT, Scene, rolls

from engine.core.budget import Budget
from engine.core.choosing.notation import write
from engine.core.contract import Seat
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.players.thinking import THINKING
from engine.grecolonies.words import NO_OBJECTIVE
from engine.players.archimedes import Archimedes

STEPS = 60
FOUR = "phocaea miletos sparta chalcis"


def turn(scene: Scene, city: str) -> list[str]:
    """The turn it finds, as one types it."""
    seat = Seat(scene.number(city))
    found = Archimedes(THINKING, 1, Budget(STEPS)).turns(RULES, RULES.view(scene.state, seat), seat)
    return [write(action) for action in found[0].line]


def choice(scene: Scene, city: str) -> str:
    """What it answers when it is asked, as one types it."""
    seat = Seat(scene.number(city))
    legal, view = RULES.legal(scene.state, seat), RULES.view(scene.state, seat)
    return write(Archimedes(THINKING, 1, Budget(STEPS)).choose(RULES, view, seat, legal))


def last(scene: Scene, city: str, first: str) -> Scene:
    """The same in the last round, with the player about to act."""
    scene.turn_of(city)
    shown = (*scene.state.open[:-1], NO_OBJECTIVE)
    scene.state = replace(
        scene.state, ending="objectives", first=scene.number(first), round=6, open=shown, stack=()
    )
    return scene


def facing(announced: str, *own: str) -> str:
    """What Bleu answers to this, with its dice against four."""
    scene = Scene().lives(BLEU, phocaea=3, karia=len(own))
    scene.turn_of(ROUGE).plays("move karia / take thera 4 / attack phocaea")
    scene.nobody_joins(SPEARS[:4] + rolls(*own))
    scene.plays(f"announce {announced}")
    return choice(scene, BLEU)


def test_the_objective_that_wins_in_the_last_turn():
    scene = Scene(FOUR).lives(JAUNE, chalcis=12, macedonia=3).shows("dionysos zeus ares")
    scene.has(JAUNE, glory=2).has(BLEU, glory=3)
    line = turn(last(scene, JAUNE, BLEU), JAUNE)
    assert line[0] == "move troada"
    assert line[-1] == "enter"


def test_the_fight_that_breaks_a_tie_in_the_last_turn():
    scene = Scene(FOUR).lives(BLEU, phocaea=12, karia=1, troada=3).lives(JAUNE, chalcis=12)
    scene.has(JAUNE, glory=3).has(BLEU, glory=3)
    line = turn(last(scene, JAUNE, BLEU), JAUNE)
    assert line[0] == "move karia"
    assert line[-1] == "attack phocaea"


def test_a_lead_is_not_put_at_stake_in_the_last_turn():
    scene = Scene(FOUR).lives(BLEU, phocaea=12, karia=1, troada=3).lives(JAUNE, chalcis=12)
    scene.has(JAUNE, glory=4).has(BLEU, glory=3)
    assert "attack phocaea" not in turn(last(scene, JAUNE, BLEU), JAUNE)


def test_the_pillage_that_turns_the_game():
    scene = Scene(FOUR).lives(BLEU, karia=3).lives(JAUNE, chalcis=12)
    scene.has(BLEU, glory=3, tiles="zeus").has(JAUNE, glory=3)
    line = turn(last(scene, JAUNE, BLEU), JAUNE)
    assert line[0] == "move phocaea"
    assert line[-1] == "attack phocaea"


@pytest.mark.parametrize("announced", ["24 spear", "9 spear"])
def test_a_bluff_that_cannot_be_true_is_countered(announced: str):
    assert facing(announced, "helmet-1", "helmet-1", "helmet-1", "helmet-1") == "counter"


@pytest.mark.parametrize("announced", ["1 spear", "2 spear", "3 spear"])
def test_a_claim_that_is_surely_true_is_not_doubted(announced: str):
    assert facing(announced, "spear-2", "spear-2", "helmet-1", "shield-1") not in ("counter", "dodge")


def test_who_would_win_by_an_objective_is_not_let_in():
    scene = Scene(FOUR).lives(JAUNE, chalcis=6, troada=5).lives(VERT, sparta=6, macedonia=3)
    scene.shows("dionysos zeus ares").has(VERT, glory=3).has(JAUNE, glory=4)
    last(scene, VERT, JAUNE).plays("move troada / take sparta 2 / propose")
    assert choice(scene, JAUNE) == "refuse"


def test_a_lone_citizen_shares_rather_than_give_the_leader_a_marker():
    scene = Scene(FOUR).lives(JAUNE, chalcis=6, troada=1).lives(VERT, sparta=12)
    scene.shows("poseidon zeus ares").has(VERT, glory=3).has(JAUNE, glory=4)
    last(scene, VERT, JAUNE).plays("move troada / take sparta 6 / propose")
    assert choice(scene, JAUNE) == "accept"


def test_help_against_a_leader_whose_last_fight_decides():
    scene = Scene(FOUR).lives(BLEU, phocaea=12).lives(NOIR, miletos=3, karia=4).lives(JAUNE, chalcis=8)
    scene.has(BLEU, glory=3).has(JAUNE, glory=3)
    last(scene, BLEU, NOIR).plays("move karia / take phocaea 4 / attack miletos")
    assert choice(scene, JAUNE).startswith("ally miletos")


def test_no_help_for_a_leader():
    scene = Scene(FOUR).lives(BLEU, phocaea=12).lives(NOIR, miletos=3, karia=4).lives(JAUNE, chalcis=8)
    scene.has(BLEU, glory=3).has(JAUNE, glory=3)
    last(scene, BLEU, NOIR).plays("move karia / take phocaea 4 / attack miletos")
    assert not choice(scene, JAUNE).startswith("ally phocaea")


def test_it_goes_higher_with_what_it_holds():
    answer = facing("2 helmet", "spear-2", "spear-2", "spear-2", "spear-1")
    assert answer.startswith("announce")
    assert answer.endswith("spear")
