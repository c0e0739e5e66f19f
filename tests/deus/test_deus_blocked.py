"""The panel opens the last kind of choice by itself: then it says why the others are not to be had."""

import json
from dataclasses import replace

import pytest
from deus_scene import Scene
from test_contract_panels import at_table
from titled import titled
from trials import Trial

from bot.private.panel.sheet import panel_sheet
from engine.core.play.match import Match
from engine.deus.law.rules import RULES
from engine.deus.options import DeusOptions


def shown(scene: Scene, tongue: str) -> str:
    match, _ = Match.start(titled(RULES), DeusOptions(), 2, bytes(32))
    table = at_table(Trial(RULES, 2, ()), replace(match, state=scene.state), scene.state)
    return json.dumps(panel_sheet(table, 1, tongue).to_components(), ensure_ascii=False)


@pytest.mark.parametrize(
    ("tongue", "told", "answer"),
    [
        ("en", "Nothing in your hand can be built now: make an offering.", "Library → Minerva"),
        (
            "fr",
            "Rien de ta main ne peut être bâti maintenant\u00a0: fais une offrande.",
            "Bibliothèque → Minerve",
        ),
    ],
)
def test_who_can_pay_for_nothing_is_told_to_offer(tongue: str, told: str, answer: str):
    """The buttons name card and god, not what the card would do if it were built."""
    scene = Scene().hand(0, "library", "galley").on(0, a4="civil")
    text = shown(scene, tongue)
    assert told in text
    assert text.count("✗") == 2, "each card with its reason"
    assert f'"label": "{answer}"' in text
    assert '"label": "Galley: ' not in text
    scene.has(0, gold=20)
    assert told not in shown(scene, tongue)
