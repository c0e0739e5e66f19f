"""A note about a table is its writer's alone: on top of their panel and plans, changed, emptied."""

import json

from bot_inside import CHANNEL, BotInside
from buttons import has, id_for
from driver import Person
from tables import begin, called

from bot.private.noting.own_note import LETTERS, shortened

TEXT = "Bruno wants Roma\n**strike** first\n@everyone third\nfourth"


def test_the_first_lines_stand_on_top_and_mark_up_nothing():
    shown = shortened(TEXT)
    assert shown.count("\n") == 2
    assert "fourth" not in shown
    assert shown.endswith("…")
    assert "**strike**" not in shown
    assert shortened("\n \n") == ""
    assert len(shortened("x" * 1000)) < LETTERS + 20


async def test_a_note_is_on_top_of_ones_own_panel_and_plan_and_nowhere_else(
    bot: BotInside, ana: Person, bruno: Person
):
    first, other = called(await begin(ana, bruno), ana, bruno)
    assert not has((await first.command(CHANNEL, "turn")).message, "note")
    kept = await first.command(CHANNEL, "note", text="ships to Roma")
    assert kept.message.private
    changed = kept
    for name in ("turn", "plan"):
        mine, theirs = await first.command(CHANNEL, name), await other.command(CHANNEL, name)
        assert mine.text.startswith("-# ✎ ships to Roma")
        assert "ships to Roma" not in theirs.text
        assert not has(theirs.message, "note")
        form = await first.press(mine, id_for(mine.message, "note"))
        changed = await first.submit(form, {"typed": f"ships to Roma by {name}"})
        assert changed.text.startswith(f"-# ✎ ships to Roma by {name}")
        assert changed.message.id == mine.message.id
        assert any("plan-" in str(each.custom_id) for each in changed.message.buttons) == (name == "plan")
    given = await first.command(CHANNEL, "privacy")
    given = await first.press(given, "kb:privacy-file")
    assert json.loads(await first.read(given.message.attachments[0]))["notes"][0]["text"].endswith("by plan")
    form = await first.press(changed, id_for(changed.message, "note"))
    cleared = await first.submit(form, {"typed": ""})
    assert "is gone" in cleared.text
    assert "✎" not in (await first.command(CHANNEL, "turn")).text
