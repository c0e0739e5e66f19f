"""What people look up by name: every thing is explained in both languages, and told as it is seen now."""

import pytest
from polis_scene import BLEU, NOIR, Scene
from titled import titled

from bot.private.looking.naming import called, explanation
from bot.speech.teller import Teller
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.telling.guide import GUIDE


def looked_up(scene: Scene, name: str, language: str = "en") -> str:
    teller, things = Teller(language, titled(RULES), (), scene.options), GUIDE.things(scene.options)
    thing = called(teller, things, name)
    assert thing is not None, name
    return explanation(teller, thing, GUIDE.held(RULES.view(scene.state, None), thing.word))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_is_explained(language: str):
    for board in ("classic", "express"):
        options = GrecoloniesOptions(board=board)
        teller = Teller(language, titled(RULES), (), options)
        things = GUIDE.things(options)
        assert len({thing.word for thing in things}) == len(things)
        for thing in things:
            told = explanation(teller, thing)
            assert told.count("\n") >= 1, thing.word
            assert "{" not in told, told


def test_a_colony_says_what_it_counts_for_and_who_lives_there():
    scene = Scene("phocaea miletos sparta").lives(NOIR, miletos=7, troada=3)
    told = looked_up(scene, "Troada")
    assert "wine, cloth and sanctuary of Hera" in told
    assert "Dionysos, Hermes and Hera" in told
    assert told.endswith("Miletos: 3 citizens.\nOpen now and asking for it: Dionysos.")
    assert "Nobody lives there now." in looked_up(scene, "Karia")
    at_home = looked_up(scene, "Miletos")
    assert "Also in Troada. Reserve" in at_home
    assert "Miletos: 1." in looked_up(scene, "colonies")


def test_an_objective_is_open_taken_or_unseen():
    scene = Scene("phocaea miletos sparta").shows("dionysos ares hera").has(BLEU, tiles="zeus")
    assert looked_up(scene, "Dionysos").endswith("Dionysos lies open.")
    lived = scene.lives(NOIR, troada=3)
    assert looked_up(lived, "Dionysos").endswith("Dionysos lies open.\nMiletos lives in Troada.")
    assert "Open: Dionysos, Ares and Hera. In the stack:" in looked_up(scene, "objective")
    assert looked_up(scene, "Zeus").endswith("Phocaea has taken Zeus.")
    assert looked_up(scene, "wine").endswith("Dionysos lies open.\nMiletos lives in Troada.")
    assert looked_up(scene, "Hermes").endswith("Hermes has not been turned up yet.")


def test_metropolises_and_words_of_the_rules_say_how_things_stand():
    scene = Scene("phocaea miletos sparta").lives(BLEU, phocaea=7).has(BLEU, tiles="zeus")
    assert "7 citizens and the Guard at home; Zeus; 2 points." in looked_up(scene, "Phocaea")
    assert looked_up(scene, "Thera").endswith("nobody can go there.")
    assert "It throws 2 dice; a side throws 6 at most." in looked_up(scene, "Sacred Guard")
    assert "Left for all: 6." in looked_up(scene, "Marker of glory")
