"""The rules help tells the numbers of the charts, and what it says to type can be typed."""

import re

import pytest

from bot.help_pages import page_of, topics
from engine.core.notation import parse_line
from engine.dies_irae import charts, values
from engine.dies_irae.rules import RULES

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
