"""Whatever a panel or plan shows fits into a message: Discord takes forty parts of all kinds."""

from dataclasses import replace

import pytest
from test_contract_panels import at_table, paths
from trials import TRIALS, Trial, notable, owing, wander

from bot.herald.sheet import MOST_PARTS, Attachment
from bot.private.panel.answers import At, Sight, question_of
from bot.private.panel.several import menus_of
from bot.private.panel.sheet import panel_sheet
from bot.private.planning.plan import Plan
from bot.private.planning.sheet import plan_sheet
from bot.private.planning.trial import Trial as Tried
from bot.private.planning.trial import copy_for
from bot.tables.state.telling import teller_for
from engine.core.choosing.menu import Question

DEFAULTS = [trial for trial in TRIALS if not trial.chosen]
SEEN = Sight({}, Attachment("question.png", b"x", "What is asked."))
BOARD = Attachment("board.png", b"x", "The board.")


@pytest.mark.parametrize("trial", DEFAULTS, ids=str)
def test_panels_and_plans_have_room_for_all_they_show_and_a_way_back(trial: Trial):
    luck, tongue = trial.luck(5), ("en", "fr")[trial.seats % 2]
    counts = set[int]()
    for match in [*wander(trial, 5, 12), *notable(wander(trial, 6, 200), 12)]:
        for seat in dict.fromkeys(owing(match)):
            table = replace(at_table(trial, match, match.state), match=match)
            tried = Tried(copy_for(match, (seat,), table.owed), (seat,))
            plan = Plan(table, tried, 0, ("Before",))
            for path in paths(match, seat, luck)[:5]:
                question = question_of(match, seat, path)
                if not isinstance(question, Question):
                    continue
                menus = menus_of(match, seat, question)
                kept = tuple(menu[0].text for menu in menus)
                for at in (At(path), At(path, kept=kept)) if kept else (At(path),):
                    panel = panel_sheet(table, seat + 1, tongue, at, "A note.", SEEN)
                    planned = plan_sheet(plan, teller_for(table, tongue), at, "A note.", BOARD, SEEN)
                    counts |= {panel.total_children_count, planned.total_children_count}
                    back = [getattr(each, "custom_id", "") or "" for each in panel.walk_children()]
                    assert not path or any(":back:" in each for each in back)
    assert max(counts) <= MOST_PARTS
