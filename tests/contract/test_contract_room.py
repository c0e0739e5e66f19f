"""Whatever a panel or plan shows fits into a message: Discord takes forty parts of all kinds."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest
from test_contract_panels import at_table, paths
from trials import TRIALS, Trial, notable, owing, wander

from bot.herald.ids import path_text
from bot.herald.sheet import MOST_PARTS, Attachment, Sheet, parts_of
from bot.private.panel.answers import START, At, Sight
from bot.private.panel.beyond import beyond_of, in_menus, most_menus
from bot.private.panel.several import menus_of
from bot.private.panel.sheet import panel_for, panel_sheet
from bot.private.panel.walk import question_of
from bot.private.planning.plan import Plan
from bot.private.planning.sheet import plan_sheet
from bot.private.planning.trial import Trial as Tried
from bot.private.planning.trial import copy_for, extended
from bot.tables.state.telling import teller_for
from engine.core.choosing.menu import Path, Question
from engine.core.contract import Seat
from engine.core.play.match import Match

DEFAULTS = [trial for trial in TRIALS if not trial.chosen]
SEEN = Sight({}, Attachment("question.png", b"x", "What is asked."))
DECIDING = "plan-drop", "plan-note", "plan-mend"
BOARD = Attachment("board.png", b"x", "The board.")


@pytest.mark.parametrize("trial", DEFAULTS, ids=str)
def test_panels_and_plans_have_room_for_all_they_show_and_a_way_back(trial: Trial):
    luck, tongue = trial.luck(5), ("en", "fr")[trial.seats % 2]
    counts = set[int]()
    for match in [*wander(trial, 5, 12), *notable(wander(trial, 6, 200), 12)]:
        for seat in dict.fromkeys(owing(match)):
            table = replace(at_table(trial, match, match.state), match=match)
            tried = Tried(copy_for(match, (seat,), table.owed), (seat,))
            stepped = extended(tried, 0, seat, match.legal(seat)[0])
            plans = Plan(table, tried, 0, ("Before",)), Plan(table, stepped, 0, (), "and more")
            for path in paths(match, seat, luck)[:5]:
                question = question_of(match, seat, path)
                if not isinstance(question, Question):
                    continue
                menus = menus_of(match, seat, question)
                kept = tuple(menu[0].text for menu in menus)
                for at in (At(path), At(path, kept=kept)) if kept else (At(path),):
                    panel = panel_sheet(table, seat + 1, tongue, at, "A note.", SEEN)
                    planned = [
                        plan_sheet(plan, teller_for(table, tongue), at, "A note.", BOARD, SEEN)
                        for plan in plans
                    ]
                    counts |= {each.total_children_count for each in (panel, *planned)}
                    back = ["back"] if path else []
                    ids = ids_in(panel)
                    assert {*back, "plan"} <= {name for name, _ in ids}
                    assert asked_whole(ids, "", match, seat, path, question)
                    for sheet, deciding in zip(planned, (["ahead"], DECIDING), strict=True):
                        ids = ids_in(sheet)
                        assert {*(f"plan-{each}" for each in back), *deciding} <= {name for name, _ in ids}
                        assert asked_whole(ids, "plan-", match, seat, path, question)
    assert max(counts) <= MOST_PARTS


@pytest.mark.parametrize("trial", DEFAULTS, ids=str)
def test_a_picture_that_comes_later_finds_the_panel_as_it_was(trial: Trial):
    lettered = replace(SEEN, letters={0: "A"})
    for match in wander(trial, 8, 8):
        for seat in dict.fromkeys(owing(match)):
            table = replace(at_table(trial, match, match.state), match=match)
            panel = panel_for(table, seat + 1, "en", START, "A note.")
            for sight in (None, lettered):
                own = panel_sheet(table, seat + 1, "en", START, "A note.", sight)
                assert panel(sight).to_components() == own.to_components()
            assert panel(lettered).total_children_count == panel(None).total_children_count + 1


def ids_in(sheet: Sheet) -> list[tuple[str, Sequence[str]]]:
    """The names of what can be pressed, with what follows."""
    return [parts_of(each) for item in sheet.walk_children() if (each := getattr(item, "custom_id", None))]


def asked_whole(
    ids: Sequence[tuple[str, Sequence[str]]],
    names: str,
    match: Match,
    seat: Seat,
    path: Path,
    question: Question,
) -> bool:
    """Whether every end has its button, and all menus below the answers are there."""
    buttons = {parts[-1] for name, parts in ids if name == f"{names}choose"}
    ends = {path_text((*path, place)) for place, each in enumerate(question.answers) if each.ends}
    several, below = menus_of(match, seat, question), beyond_of(match, seat, path, question)
    menus = Counter(name for name, parts in ids if len(parts) > 3)
    headings = [match.guide.heading(match.view(seat), each.actions[0]) for each in below]
    return (
        ends <= buttons
        and menus[f"{names}several"] == len(several)
        and menus[f"{names}pick"] == len(in_menus(headings, most_menus(len(several))))
    )
