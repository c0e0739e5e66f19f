"""`/note`: what somebody notes for themselves about a table, in a form or with the command."""

from discord import app_commands

from bot.herald.press import Press
from bot.herald.sheet import KeptButton, Sheet, ids_in, parts_of
from bot.private.panel.handlers import show as show_panel
from bot.private.planning.handlers import show_plan
from bot.private.planning.plan import plan_of
from bot.speech.names import escape
from bot.store.games.notes import keep_note, note_of
from bot.tables.state.table import RUNNING, Table

LONGEST = 1000
"""Letters of a note."""


async def note(press: Press, text: app_commands.Range[str, 1, LONGEST] | None = None) -> None:
    """Note something about this table for oneself alone: what was typed, else in a form that has the note so
    far, which can be changed or emptied there."""
    table = await press.table()
    if text is not None:
        await _keep(press, table, text)
        return
    said = await press.services.store.read(note_of, table.id, press.person)
    await press.ask("note-title", "note-label", "noted", table.id, limit=LONGEST, typed=said)


async def noted(press: Press) -> None:
    """Keep what was written in the form."""
    await _keep(press, await press.table(), press.typed)


async def _keep(press: Press, table: Table, text: str) -> None:
    """Keep a note; below a panel or a plan that is shown anew, with it."""
    text = text.strip()[:LONGEST]
    async with press.services.store.writing() as connection:
        await keep_note(connection, table.id, press.person, text, press.now)
    said = press.say("note-kept" if text else "note-cleared")
    in_plan = any(parts_of(each)[0].startswith("plan-") for each in ids_in(press.interaction.message))
    if not press.is_private or not table.seats_of(press.person) or table.status != RUNNING:
        sheet = Sheet().text(said).text("\n".join(f"> {escape(line)}" for line in text.splitlines()))
        if text:
            sheet.row(KeptButton.make("note", table.id, label=press.say("button-note")))
        await press.show(sheet, new=not press.is_private)
    elif in_plan:
        await show_plan(press, await plan_of(press, table), note=said)
    else:
        await show_panel(press, table, note=said)
