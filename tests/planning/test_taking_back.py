"""Where nothing of one's turn can be taken back any more, the panel says why."""

import pytest
from test_plan_sheet import positions, pressed, shown, table_of

from bot.private.panel.sheet import panel_sheet, turn_so_far
from bot.speech.texts import say
from engine.core.errors import UndoBarrier


@pytest.mark.parametrize(
    ("slug", "reasons"),
    [
        ("antike", set()),
        ("grecolonies", {"chance", "revealed", "said", "other-acted"}),
        ("deus", {"revealed"}),
        ("dies_irae", {"other-acted"}),
    ],
)
def test_what_stays_says_why(slug: str, reasons: set[str]) -> None:
    found = set[str]()
    for match, seat in positions(slug, 1, 160):
        if not turn_so_far(match, seat):
            continue
        table = table_of(match)
        owed = table.owed_by(seat + 1)[0].seat
        try:
            match.undo_point(owed)
            why = ""
        except UndoBarrier as barrier:
            why = barrier.key
            found.add(why)
        for tongue in ("en", "fr"):
            sheet = panel_sheet(table, seat + 1, tongue)
            line = say(tongue, "panel-stays", why=why)
            assert (f"-# {line}" in shown(sheet)) is bool(why)
            assert not (why and "undo" in pressed(sheet))
    assert found == reasons
