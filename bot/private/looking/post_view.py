"""All that happened in the entries of which a post tells the latest, for one reader, a page at a time."""

from textwrap import wrap

from bot.herald.press import Press
from bot.herald.sheet import KeptButton, Sheet, turning
from bot.private.looking.board_view import viewer_of
from bot.private.looking.history_view import lines_by_turn
from bot.private.why.happened import ON_PAGE
from bot.private.why.happened_view import beside, told_in
from bot.speech.names import pages
from bot.speech.teller import Teller
from engine.core.contract import Viewer
from engine.core.play.record import Told

ROOM = 3500
"""Characters of a page."""


async def everything(press: Press) -> None:
    """Tell all entries from the first to the last that a post is about, as far as the reader may know.

    Raises:
        NotRunning: the game has not begun.
    """
    table = await press.table()
    first, last, page = (*map(int, press.parts[1:]), 0)[:3]
    new = len(press.parts) == 3
    await press.promise(new=new)
    teller, tables = press.teller(table), press.services.tables
    told = [each for each in await tables.history(table.id) if first <= each.entry.number <= last]
    lines = await tables.replays.do(all_lines, teller, told, viewer_of(table, press.person))
    found = pages(lines, ROOM) or [teller.say("history-empty")]
    page = min(page, len(found) - 1)
    name = "everything", table.id, first, last
    buttons = turning(press.tongue, page, len(found), lambda step: (*name, step))
    sentences = await told_in(press, table, told)
    sheet = Sheet().text(found[page])
    for menu in beside(press, table, sentences):
        sheet.row(menu)
    if len(sentences) > ON_PAGE:
        label = teller.say("button-why-before")
        buttons.append(KeptButton.make("why-post", table.id, first, last, 1, label=label))
    await press.show(sheet.row(*buttons), new=new)


def all_lines(teller: Teller, told: list[Told], viewer: Viewer) -> list[str]:
    """What happened turn by turn, with what was revealed below what it decided, in lines of at most `ROOM`
    characters."""
    by_turn = lines_by_turn(teller, told, viewer, revealing=True)
    return [part for line in by_turn.values() for each in line.split("\n") for part in wrap(each, ROOM)]
