"""Ending and going back are buttons wherever something is asked, in panels and in plans, never an entry of a
menu. The rules open at the page that explains what is asked."""

from collections import Counter

import pytest
from test_contract_panels import at_table, paths
from trials import TRIALS, Trial, notable, owing, wander

from bot.herald.ids import path_text
from bot.herald.sheet import Sheet, parts_of
from bot.private.panel.answers import Asked, At, foretold
from bot.private.panel.question import _in_order
from bot.private.panel.sheet import panel_sheet
from bot.private.panel.walk import question_of
from bot.tables.state.telling import teller_for
from engine.core.choosing.menu import Question
from render.titles import TITLES

OURS = [trial for trial in TRIALS if trial.rules.slug in TITLES and not trial.chosen]


def pressed(sheet: Sheet) -> tuple[list[str], list[str]]:
    """The ids of its buttons, and the values of its menus."""
    items = [item for row in sheet.to_components() for item in row.get("components", ())]
    return [item["custom_id"] for item in items if item["type"] == 2], [
        option["value"] for item in items if item["type"] == 3 for option in item["options"]
    ]


def told_together(asked: Asked) -> None:
    """Every line about what one answer alone brings follows the line that says which answer that is."""
    told = [foretold(asked, answer) for answer in asked.question.answers]
    often = Counter(line for lines in told for line in set(lines))
    shown, about, first = dict.fromkeys(_in_order(told)), dict[str, str](), ""
    for line in shown:
        first = line if line in [lines[0] for lines in told if lines] else first
        about[line] = first
    assert [line for lines in told for line in lines if often[line] == 1 and about[line] != lines[0]] == []


@pytest.mark.parametrize("trial", [each for each in OURS if each.seats == each.rules.seats[-1]], ids=str)
def test_ways_out_are_buttons(trial: Trial):
    luck = trial.luck(31)
    for match in notable(wander(trial, 31, 160), 60):
        for seat in dict.fromkeys(owing(match)):
            table = at_table(trial, match, match.state)
            for path in paths(table.begun, seat, luck)[:4]:
                question = question_of(table.begun, seat, path)
                if not isinstance(question, Question):
                    continue
                if not path:
                    told_together(Asked(table, table.begun, seat, teller_for(table, "en"), question, path))
                buttons, options = pressed(panel_sheet(table, seat + 1, "en", At(path)))
                names = [parts_of(each)[0] for each in buttons]
                assert ("back" in names) == bool(path)
                assert "-" not in [parts_of(each)[1][1] for each in buttons if parts_of(each)[0] == "rules"]
                chosen = [parts_of(each)[1][2] for each in buttons if parts_of(each)[0] == "choose"]
                for place, answer in enumerate(question.answers):
                    if answer.ends:
                        assert path_text((*path, place)) in chosen
                        assert str(place) not in options
