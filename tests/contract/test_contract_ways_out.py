"""Ending and going back are buttons wherever something is asked, in panels and in plans, never an entry of a
menu. The rules open at the page that explains what is asked."""

import pytest
from test_contract_panels import at_table, paths
from trials import TRIALS, Trial, notable, owing, wander

from bot.herald.ids import path_text
from bot.herald.sheet import Sheet, parts_of
from bot.private.panel.answers import At, question_of
from bot.private.panel.sheet import panel_sheet
from engine.core.choosing.menu import Question
from render.titles import TITLES

OURS = [trial for trial in TRIALS if trial.rules.slug in TITLES and not trial.chosen]


def pressed(sheet: Sheet) -> tuple[list[str], list[str]]:
    """The ids of its buttons, and the values of its menus."""
    items = [item for row in sheet.to_components() for item in row.get("components", ())]
    return [item["custom_id"] for item in items if item["type"] == 2], [
        option["value"] for item in items if item["type"] == 3 for option in item["options"]
    ]


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
                buttons, options = pressed(panel_sheet(table, seat + 1, "en", At(path)))
                names = [parts_of(each)[0] for each in buttons]
                assert ("back" in names) == bool(path)
                assert "-" not in [parts_of(each)[1][1] for each in buttons if parts_of(each)[0] == "rules"]
                chosen = [parts_of(each)[1][2] for each in buttons if parts_of(each)[0] == "choose"]
                for place, answer in enumerate(question.answers):
                    if answer.ends:
                        assert path_text((*path, place)) in chosen
                        assert str(place) not in options
