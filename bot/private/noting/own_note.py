"""A person's own note about a table, as it stands on top of their panel and plans."""

from bot.herald.press import Press
from bot.herald.sheet import KeptButton
from bot.speech.names import cut, escape
from bot.speech.teller import Teller
from bot.store.games.notes import note_of
from bot.tables.state.table import Table

LINES, LETTERS = 3, 240
"""How much of it stands on top: its first lines, and so many letters of them."""


async def note_on_top(press: Press, table: Table) -> str:
    """The first lines of what the person has noted about a table; empty where they have noted nothing."""
    return shortened(await press.services.store.read(note_of, table.id, press.person))


def shortened(text: str) -> str:
    """The first lines of a note, in small type, with a sign that more follows."""
    lines = [line for line in text.splitlines() if line.strip()]
    shown = cut("\n".join(lines[:LINES]), LETTERS)
    if len(lines) > LINES and not shown.endswith("…"):
        shown += " …"
    return "\n".join(f"-# ✎ {escape(line)}" for line in shown.splitlines())


def note_button(table: Table, teller: Teller, *, noted: bool) -> list[KeptButton]:
    """The button that changes one's note, where one has one."""
    return [KeptButton.make("note", table.id, label=teller.say("button-note"))] if noted else []
