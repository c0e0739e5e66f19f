"""Whatever a panel or plan has to say is there: in its texts, or in a file below them that they point to."""

from itertools import product

import pytest
from test_plan_sheet import plan_for, positions, shown
from titled import COMPUTERS, GAMES

from bot.herald.sheet import MOST_PARTS, MOST_TEXT, Sheet
from bot.private.panel.sheet import panel_sheet
from bot.private.planning.sheet import LISTED_LETTERS, plan_sheet, steps_told
from bot.private.planning.trial import extended
from bot.speech.names import plain
from bot.speech.texts import say
from bot.tables.state.telling import teller_for
from engine.core.contract import Seat
from engine.core.play.match import Match

NOTE = "\n".join(f"**{number}** of it does not fit: {'because ' * 12}so." for number in range(40))
"""More than is ever said on top."""


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All texts that sheets are given."""
    texts, text = list[str](), Sheet.text

    def spied(sheet: Sheet, content: str, *most: int) -> Sheet:
        texts.append(content)
        return text(sheet, content, *most)

    monkeypatch.setattr(Sheet, "text", spied)
    return texts


def long_plan(match: Match, seat: Seat):
    """A plan of many steps of a sensible player, with those of others."""
    plan = plan_for(match, seat)
    trial, player = plan.trial, next(iter(COMPUTERS[match.rules.slug].values()))(3)
    while len(trial.steps) < 60:
        then = trial.match(len(trial.steps))
        owing = then.rules.decisions(then.state)
        if trial.open(len(trial.steps)) or not owing or not (legal := then.legal(owing[0].seat)):
            break
        by = owing[0].seat
        action = player.choose(then.rules, then.view(by), by, legal)
        trial = extended(trial, len(trial.steps), by, action)
    return plan.at(trial, len(trial.steps))


def all_there(sheet: Sheet, given: list[str], tongue: str) -> bool:
    """Whether all texts given are in the sheet, or in its file; with whether there is one."""
    sheet.with_rest(tongue)
    assert sheet.content_length() <= MOST_TEXT
    assert sheet.total_children_count <= MOST_PARTS
    files = [each for each in sheet.files if each.name.endswith(".txt")]
    texts, rest = shown(sheet), "\n".join(each.data.decode() for each in files)
    for line in "\n".join(given).split("\n"):
        whole = plain(line).removeprefix("-# ")
        assert line in texts or whole in rest or _halved(line, texts, rest), line
    assert bool(files) == (say(tongue, "sheet-rest") in texts)
    given.clear()
    return bool(files)


def _halved(line: str, texts: str, rest: str) -> bool:
    """Whether a line begins in the texts and ends in the file."""
    places = (place for place in range(len(line)) if f"{line[:place]}…" in texts)
    return any(plain(line[place:]).strip() in rest for place in places)


@pytest.mark.parametrize("slug", GAMES)
def test_at_its_longest_nothing_of_a_game_is_lost(slug: str, given: list[str]) -> None:
    for match, seat in positions(slug, 80, 200):
        plan = long_plan(match, seat)
        for tongue, note in product(("en", "fr"), ("", NOTE)):
            teller = teller_for(plan.table, tongue)
            assert all_there(plan_sheet(plan, teller, note=note), given, tongue) == bool(note)
            panel = panel_sheet(plan.table, seat + 1, tongue, note=note)
            assert all_there(panel, given, tongue) == bool(note)
            told = steps_told(teller, plan.trial, plan.shown)
            assert len(told) < LISTED_LETTERS + 150
            listed = [line for line in told.split("\n") if not line.startswith("-#")]
            assert len(listed) + sum(_counted(told)) == len(plan.trial.steps)


def _counted(told: str) -> list[int]:
    return [int("".join(filter(str.isdigit, each))) for each in told.split("\n") if each.startswith("-#")]


def test_a_text_without_breaks_is_split_all_the_same() -> None:
    sheet = Sheet().text("x" * 5000).text("more").with_rest("en")
    (file,) = sheet.files
    assert sheet.content_length() <= MOST_TEXT
    assert shown(sheet).count("x") + file.data.decode().count("x") == 5000
    assert file.data.decode().endswith("\nmore")
    assert file.name == "the-rest.txt"
