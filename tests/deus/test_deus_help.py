"""The example in the help of Deus plays as told, from the beginning of a game on."""

import re
from dataclasses import replace

import pytest
from deus_scene import Scene

from bot.private.reading.help_pages import page_of
from bot.speech.texts import LANGUAGES
from engine.core.contract import Event
from engine.core.play.chance import SeededChance
from engine.deus.events import Built, Drew, GodGave, Offered, Robbed, VillageAttacked
from engine.deus.law.rules import RULES
from engine.deus.options import DeusOptions
from engine.deus.state import ground
from engine.deus.words import REGION_NUMBER, RESOURCES, STONE, TERRAINS, WHEAT, WOOD

languages = pytest.mark.parametrize("language", LANGUAGES)

BLOCK = r"```\n(.+?)\n```\n"
HAND = ("small-production-building", "manufactory", "legion", "forum", "galley")
RIVAL_HAND = ("small-production-building", "basilica", "galley", "library", "school")
RIVAL = (
    "build small-production-building / place c2 / end",
    "build basilica / place c1 / end",
    "build galley / place d4 / done / end",
)


def typed(language: str) -> list[str]:
    """The turns the page shows, in blocks of their own."""
    return re.findall(BLOCK, page_of("deus", language, "example"))


def told(language: str) -> list[list[int]]:
    """The numbers each paragraph tells, those of regions aside."""
    prose = re.sub(BLOCK, "", page_of("deus", language, "example"))
    paragraphs = [line for line in prose.splitlines()[1:] if line]
    return [[int(each) for each in re.findall(r"\b\d+\b", line)] for line in paragraphs]


def beginning() -> Scene:
    """Two players as a game begins, the first of them to act."""
    scene = Scene().hand(0, *HAND).hand(1, *RIVAL_HAND)
    for seat in (0, 1):
        scene.has(seat, gold=5, wood=1, clay=1, stone=1, wheat=1)
    return scene


def test_the_example_begins_as_a_game_does():
    begun = RULES.setup(DeusOptions(), 2, SeededChance(b"help", "setup")).state
    for player, new in zip(beginning().state.players, begun.players, strict=True):
        assert len(player.hand) == len(new.hand)
        assert replace(player, hand=()) == replace(new, hand=())


@languages
def test_the_example_plays_as_told(language):
    scene = beginning()
    you = scene.player()
    numbers = [[you.gold, you.vp, *set(you.goods), len(you.hand), scene.state.villages[3]]]

    def turn(line: str) -> list[Event]:
        events = scene.plays(line)
        assert scene.state.active == 1
        return events

    def goods() -> dict[str, int]:
        return dict(zip(RESOURCES, scene.player().goods, strict=True))

    before = goods()
    first, second, third, fourth = typed(language)
    (built,) = [each for each in turn(first) if isinstance(each, Built)]
    numbers.append([built.pay["gold"], goods()[WOOD] - before[WOOD]])
    scene.plays(RIVAL[0])

    before = goods()
    (built,) = [each for each in turn(second) if isinstance(each, Built)]
    paid = built.pay[WOOD]
    numbers.append([paid, goods()[STONE] - before[STONE], goods()[WOOD] - before[WOOD] + paid])
    scene.plays(RIVAL[1])

    events = turn(third)
    (offered,) = [each for each in events if isinstance(each, Offered)]
    (gift,) = [each for each in events if isinstance(each, GodGave)]
    (drawn,) = [each for each in events if isinstance(each, Drew)]
    assert (offered.god, gift.piece) == ("vesta", "civil")
    numbers.append([offered.count, gift.gains["vp"], drawn.count, len(scene.player().hand)])
    scene.plays(RIVAL[2])

    events = turn(fourth)
    (built,) = [each for each in events if isinstance(each, Built)]
    (village,) = [each for each in events if isinstance(each, VillageAttacked)]
    (robbed,) = [each for each in events if isinstance(each, Robbed)]
    assert (village.region, village.winners, scene.stands("d0")) == ("d3", (0,), "0: production army")
    numbers.append([built.pay[WHEAT], village.vp, robbed.gains["gold"]])

    you = scene.player()
    numbers.append([you.vp, you.gold, len(you.columns[1]) + 1])
    assert told(language) == numbers


def test_the_village_of_the_example_lies_as_told():
    land = ground(beginning().state)
    beside = {"d0": "mountain", "d2": "forest", "d4": "sea"}
    found = land.neighbours[REGION_NUMBER["d3"]]
    assert {region: TERRAINS[land.terrain[REGION_NUMBER[region]]] for region in beside} == beside
    assert set(found) == {REGION_NUMBER[region] for region in beside}
