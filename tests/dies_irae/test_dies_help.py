"""The rules help tells the numbers of the charts, what it says to type can be typed, the example plays."""

import re
from dataclasses import replace

import pytest
from dies_scene import Scene

from bot.private.reading.help_pages import page_of, topics
from engine.core.choosing.notation import parse_line
from engine.core.contract import Event
from engine.dies_irae import charts, values
from engine.dies_irae.events import (
    Developed,
    FleetMaintained,
    Fought,
    HexFreed,
    IncomeReceived,
    PostCreated,
    StabilityMoved,
    UnitRaised,
)
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.words import LEGION

languages = pytest.mark.parametrize("language", ["en", "fr"])


def numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


@languages
def test_the_prices_of_development(language):
    lines = [line for line in page_of("dies_irae", language, "development").splitlines() if "·" in line]
    assert [numbers(line) for line in lines[:4]] == [
        [space.price for space in row[1:]] for row in charts.chart()
    ]
    modifiers = [int(each) for each in re.findall(r"[-+]\d|\b0", lines[4].replace("−", "-"))]
    assert modifiers == [space.combat for space in charts.chart()[3][1:]]


@languages
def test_the_prices_of_pieces(language):
    (block,) = re.findall(r"```\n(.+?)```", page_of("dies_irae", language, "building"), re.DOTALL)
    items = ("legion", "ship", "fortress", "trade-post", "monument")
    for line, item in zip(block.splitlines()[1:], items, strict=True):
        assert numbers(line) == [each for each in values.prices()[item][1] if each is not None]


@languages
def test_the_bases_of_goods_and_laurels(language):
    listed = [
        number
        for line in page_of("dies_irae", language, "income").splitlines()
        if line.startswith("- **")
        for number in numbers(line)
    ]
    assert listed == sorted({form.incomes[1] for form in charts.goods()})
    lines = page_of("dies_irae", language, "control").splitlines()
    for line, track in zip(
        [each for each in lines if each.startswith("- ")], charts.laurels(False), strict=True
    ):
        assert numbers(line) == [at for at in range(1, len(track)) if track[at] > track[at - 1]]
    (light,) = [line for line in lines if "17.8" in line]
    found = [at for track in charts.laurels(True) for at in range(1, len(track)) if track[at] > track[at - 1]]
    assert numbers(light)[2:] == found


@languages
def test_the_set_up(language):
    lines = [line for line in page_of("dies_irae", language, "setup").splitlines() if line.startswith("- ")]
    for line, form in zip(lines, charts.powers(), strict=True):
        found = [form.legions, form.ships, form.posts, form.talents, abs(form.stability), *form.development]
        assert numbers(line) == found
        assert ("−" in line) == (form.stability < 0)


@languages
def test_what_it_says_to_type_can_be_read(language):
    vocabulary = RULES.vocabulary(RULES.setup(RULES.options(), 3, None).state)
    typed = [
        quote
        for topic in topics("dies_irae", language)
        for quote in re.findall(r"`([a-z][^`/]*)`", page_of("dies_irae", language, topic.slug))
        if not re.fullmatch(r"[a-z-]+:\w+|h8", quote)
    ]
    assert len(typed) > 30
    for quote in typed:
        assert parse_line(RULES, quote, vocabulary)


BLOCK = r"```\n(.+?)\n```\n"


def typed(language: str) -> list[str]:
    """The actions the example shows, in blocks of their own."""
    return re.findall(BLOCK, page_of("dies_irae", language, "example"))


def told(language: str) -> list[list[int]]:
    """The numbers each paragraph of the example tells."""
    prose = re.sub(BLOCK, "", page_of("dies_irae", language, "example")).replace("−", "-")
    return [[int(each) for each in re.findall(r"-?\b\d+\b", line)] for line in prose.splitlines()[1:] if line]


def before_the_example() -> Scene:
    """Two turns have been played; Greece holds Thasos, and a Persian legion stands in Thebes."""
    scene = Scene().posts("greece", "athens!", "thebes", "corinth", "delphi", "calydon", "larissa", "thasos")
    scene.posts("persia", "sardis!", "ephesus", "phocaea").posts("egypt", "memphis!", "tura", "sais")
    scene.has("greece", talents=15, stability=-3, development=(1, 1, 0, 1), capital="athens")
    scene.has("persia", stability=3, capital="sardis").has("egypt", capital="memphis")
    scene.units("greece", athens=(1, 2), thasos=(0, 1)).units("persia", thebes=(1,), sardis=(3,))
    scene.units("egypt", memphis=(2,)).contested("thebes")
    scene.state = replace(scene.state, round=2)
    return scene


@languages
def test_the_example_plays_as_told(language):
    scene = before_the_example()
    greece = scene.realm("greece")
    units = [scene.legions("greece", "athens"), *(scene.ships("greece", at) for at in ("athens", "thasos"))]
    numbers = [[greece.talents, greece.stability, *units]]
    assert charts.chart()[3][greece.development[3]].phase == 1  # a City-state

    scene.new_turn()
    bases = {form.good: form.incomes[1] for form in charts.goods()}
    goods = [bases[good] for good in ("lead", "bronze", "wine", "horse", "copper", "gold")]
    income = next(each for each in scene.events if isinstance(each, IncomeReceived))
    numbers.append([*goods, income.talents, scene.talents("greece")])
    assert (scene.state.round, scene.active(), sum(goods)) == (3, "greece", income.talents)

    def play(line: str) -> list[Event]:
        return scene.passes_to("greece").plays(line).events

    build, move, attack, trade, develop = typed(language)
    (raised,) = [each for each in play(build) if isinstance(each, UnitRaised)]
    numbers.append([1, raised.talents])

    play(move)
    numbers.append([2])
    assert (scene.legions("greece", "thebes"), scene.ships("greece", "naxos")) == (2, 1)

    legion, rival = values.strength(greece.development, LEGION), scene.realm("persia")
    culture = charts.chart()[3][greece.development[3]].combat
    takes, adds = -charts.stability_combat(greece.stability), charts.stability_combat(rival.stability)
    fought, freed = [each for each in play(attack) if isinstance(each, Fought | HexFreed)]
    numbers.append([3, charts.UNIT_HITS, 2 * legion, culture, takes, fought.strength])
    numbers[-1] += [values.strength(rival.development, LEGION), rival.stability, adds, fought.rival_strength]
    assert (fought.lost, fought.rival_lost, freed.hex) == (0, 1, "thebes")

    (post,) = [each for each in play(trade) if isinstance(each, PostCreated)]
    numbers.append([4, post.talents])
    assert post.good == "stone"

    events = play(develop)
    economy, military = [each for each in events if isinstance(each, Developed)]
    (moved,) = [each for each in events if isinstance(each, StabilityMoved)]
    numbers.append([5, economy.talents, moved.level, military.talents])
    assert (economy.row, economy.phase, military.row) == ("economy", "economy-1", "military")

    left = scene.talents("greece")
    while scene.state.round == 3:
        scene.plays("choose pass")
    paid = next(each for each in scene.events if isinstance(each, FleetMaintained))
    income = next(each for each in scene.events if isinstance(each, IncomeReceived))
    bronze = charts.goods()[charts.good_numbers()["bronze"]].incomes
    market = charts.bank()[1]
    assert (paid.power, paid.talents, paid.owed) == ("greece", left, 0)
    ships = sum(stack.ships for stack in scene.realm("greece").stacks)
    numbers.append([left, ships, income.talents, bronze[2] - bronze[1], bases["stone"], market])
    assert told(language) == numbers
