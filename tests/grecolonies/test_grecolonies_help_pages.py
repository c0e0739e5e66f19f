"""What the help of Grécolonies says to type can be typed, and its example plays as told."""

import re

import pytest
from polis_scene import BLEU, JAUNE, NOIR, ROUGE, SPEARS, VERT, Scene, rolls

from bot.private.reading.help_pages import page_of
from bot.speech.texts import LANGUAGES
from engine.core.choosing.notation import parse_line
from engine.grecolonies.events import AssaultLost, Countered
from engine.grecolonies.law.rules import RULES

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_what_the_notation_page_says_to_type_can_be_read_and_shows_every_verb(language):
    text = page_of("grecolonies", language, "notation")
    lines = re.findall(r"`([a-z][^`/]*)`", text)
    vocabulary = RULES.vocabulary(Scene().state)
    weapons = set(vocabulary["weapon"])
    shown = set()
    for line in lines:
        if line not in weapons:
            shown.update(action.word for action in parse_line(RULES, line, vocabulary))
    assert shown == {verb.word for verb in RULES.verbs}


@languages
def test_the_example_plays_as_told(language):
    lines = re.findall(r"```\n(.+?)\n```", page_of("grecolonies", language, "example"))
    scene = Scene().lives(BLEU, phocaea=3).lives(ROUGE, thera=8).lives(VERT, sparta=5)
    scene.lives(NOIR, miletos=3).lives(JAUNE, chalcis=3).turn_of(ROUGE)
    dice = rolls("spear-2", "spear-1", "spear-1", "helmet-1", "shield-1", "shield-1")
    dice += rolls("shield-1", "shield-1", "shield-1", "shield-2", "spear-1")
    players = [ROUGE, VERT, ROUGE, ROUGE, BLEU, ROUGE, ROUGE]
    told = []
    for number, (line, city) in enumerate(zip(lines, players, strict=True)):
        told += scene.plays(line, city)
        if number == 2:
            scene.nobody_joins(dice + SPEARS[:9])
    (countered,) = [each for each in told if isinstance(each, Countered)]
    assert (countered.found, countered.held) == (7, False)
    (lost,) = [each for each in told if isinstance(each, AssaultLost)]
    assert (lost.fled, lost.fallen, lost.left) == (ROUGE, VERT, 4)
    assert scene.asked() == {ROUGE: "open-assault"}
