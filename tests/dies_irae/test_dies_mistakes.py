"""Four dozen more mistakes, typed: a clear sentence in both languages, with its rule; nothing changes."""

from collections.abc import Callable

import pytest
from dies_scene import Scene
from test_dies_refused import told
from titled import titled

from bot.herald.explaining import engine_error
from bot.speech.teller import Teller
from engine.core.choosing.notation import parse_line
from engine.core.errors import BadNotation
from engine.dies_irae.law.rules import RULES


def greece(**units: tuple[int, ...]) -> Scene:
    """Greece acts; rich, with a fortress in Athens and a post in Thebes, and these units."""
    scene = Scene().posts("greece", "athens!", "thebes").units("greece", **(units or {"athens": (1, 1)}))
    return scene.has("greece", talents=900, development=(4, 4, 4, 4), capital="athens").turn_of("greece")


def meeting() -> Scene:
    """Greece and Persia both stand in Ilion, where Persia has a post."""
    scene = greece(ilion=(1,)).posts("persia", "ilion").units("persia", ilion=(1,)).contested("ilion")
    return scene.turn_of("greece")


def monuments() -> Scene:
    return greece().posts("greece", "athens!", "thebes*", "corinth*", "delphi*", "sparta").turn_of("greece")


MISTAKES: list[tuple[Callable[[], Scene], str, str]] = [
    (greece, "choose move / lead athens legion 1 / to h8", "9.1"),
    (greece, "choose move / lead athens ship 1 / to celaenae", "9.1"),
    (greece, "choose move / lead athens legion 3", "9.1"),
    (greece, "choose move / lead sparta legion 1", "9.1"),
    (greece, "choose move / lead athens ship 1 / to h8 / lead h8 ship 1", "9.1"),
    (greece, "choose move / lead athens legion 1 carrying:1", "9.1.1"),
    (greece, "choose move / embark athens 2", "9.1.1"),
    (greece, "choose move / embark thebes 1", "9.1.1"),
    (greece, "choose move / land athens 1", "9.1.1"),
    (lambda: greece().truce("greece", "persia").posts("persia", "corinth"),
     "choose move / lead athens legion 1 / to corinth", "9.8"),
    (lambda: greece().units("persia", corinth=(1,)).units("egypt", corinth=(1,)).contested("corinth"),
     "choose move / lead athens legion 1 / to corinth", "9.1.3"),
    (greece, "choose attack / fight athens legion persia", "9.2"),
    (meeting, "choose attack / fight ilion legion greece", "9.2"),
    (meeting, "choose attack / fight ilion ship persia", "9.2"),
    (meeting, "choose attack / fight ilion legion persia / fight ilion legion persia", "9.2"),
    (meeting, "choose attack / seize ilion", "9.2"),
    (greece, "choose attack / seize thebes", "9.2"),
    (greece, "choose build / raise thebes legion", "9.3"),
    (greece, "choose build / raise athens legion / raise athens legion", "9.3"),
    (greece, "choose build / fortify athens", "9.3"),
    (greece, "choose build / fortify sparta", "9.3"),
    (lambda: greece().has("greece", development=(4, 4, 4, 0)), "choose build / build-monument athens", "9.3"),
    (greece, "choose build / build-monument athens / build-monument thebes", "12"),
    (monuments, "choose build / build-monument sparta", "16"),
    (greece, "choose trade / create-post sparta", "9.4"),
    (greece, "choose trade / create-post athens", "9.4"),
    (greece, "choose develop / develop culture / develop culture", "9.6"),
    (greece, "choose develop / develop military / develop fleet / develop economy / develop economy", "9.6"),
    (greece, "choose stability / undermine persia", "17.1"),
    (lambda: greece().truce("greece", "persia"), "choose armistice / offer persia", "9.8"),
    (lambda: greece().has("greece", talents=10), "choose armistice / offer egypt", "9.8"),
    (greece, "choose move / lead athens leader 1", "17.5"),
    (greece, "end", ""),
    (greece, "accept", ""),
    (greece, "disband athens", ""),
    (greece, "settle sparta", ""),
    (greece, "choose trade / raise athens legion", ""),
    (greece, "choose move / lead athens ship 1 / lead athens legion 1", ""),
]  # fmt: skip


@pytest.mark.parametrize(("scene", "line", "rule"), MISTAKES, ids=[line for _, line, _ in MISTAKES])
def test_a_mistake_is_refused_in_a_sentence_that_names_its_rule(
    scene: Callable[[], Scene], line: str, rule: str
) -> None:
    english, french = told(scene(), line)
    if rule:
        assert f"(rule {rule}" in english
        assert f"(règle {rule}" in french
    assert english != french


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("choose dance", ""),
        ("chose move", "choose"),
        ("choose move / lead athns legion 1", "athens"),
        ("lead athens legion many", ""),
        ("lead athens elephant 1", ""),
        ("develop navy", ""),
        ("offer rome", ""),
        ("lead athens", ""),
        ("to athens sparta", ""),
        ("disband athens aboard:perhaps", "yes"),
        ("lead athens ship 1 crew:2", ""),
        (" / ", ""),
    ],
)
def test_what_cannot_be_read_says_what_was_expected(line: str, near: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse_line(RULES, line, RULES.vocabulary(Scene().state))
    for tongue in ("en", "fr"):
        said = engine_error(tongue, Teller(tongue, titled(RULES)), caught.value)
        assert 15 < len(said) < 300
        assert "{" not in said
        assert near in said
