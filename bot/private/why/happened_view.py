"""Pressing a sentence of what happened, to read the rule it follows from: of the last post, of what one
message tells, or of the whole game."""

from collections.abc import Sequence

from bot.errors.asking import Unreadable
from bot.herald.press import Press
from bot.herald.sheet import KeptButton, KeptSelect, Sheet, ids_in, parts_of, turning
from bot.private.looking.board_view import viewer_of
from bot.private.reading.help_pages import section_text
from bot.private.reading.section_view import onwards
from bot.private.why.happened import BESIDE, ON_PAGE, Sentence, happened_menu, sentences
from bot.speech.names import cut
from bot.speech.teller import Teller
from bot.store.posts import posts
from bot.tables.state.table import Table
from engine.core.play.record import Told
from engine.core.sections import section_of_event


async def told_in(press: Press, table: Table, told: Sequence[Told]) -> list[Sentence]:
    """The sentences of these entries for the person, the newest first."""
    viewer = viewer_of(table, press.person)
    return await press.services.tables.replays.do(sentences, press.teller(table), told, viewer)


async def lately(press: Press, table: Table) -> list[Sentence]:
    """The sentences of the last post, and of what came after it, as far as the person may know: the newest
    first."""
    if table.match is None:
        return []
    kept = await press.services.store.read(posts.posts, table.id)
    _, *before = sorted({0, *(each.entry for each in kept)}, reverse=True) or [0]
    since = max(before, default=0)
    keep = sum(each.number <= since for each in table.match.line)
    done = await press.services.tables.since(table, keep)
    return await told_in(press, table, [Told(each.entry, each.events, True, 0) for each in done])


async def menu_of_told(press: Press, table: Table, told: Sequence[Told]) -> list[KeptSelect]:
    """A menu below a message that tells these entries: each sentence opens its rule beside it."""
    return beside(press, table, await told_in(press, table, told))


async def menu_of_post(press: Press, table: Table) -> list[KeptSelect]:
    """The same of the last post."""
    return beside(press, table, await lately(press, table))


def beside(press: Press, table: Table, found: Sequence[Sentence]) -> list[KeptSelect]:
    """A menu of sentences whose rules open beside the message."""
    return happened_menu(table, press.teller(table), found, name=BESIDE)


def before_button(table: Table, teller: Teller) -> list[KeptButton]:
    """The button to the sentences of the whole game, the newest first; none where nothing was done."""
    if table.match is None or not table.match.line:
        return []
    label, last = teller.say("button-why-before"), table.match.line[-1].number
    return [KeptButton.make("why-post", table.id, 0, last, 0, label=label)]


async def show_happened(press: Press) -> None:
    """Show the sentences of the entries that a message tells of, to be pressed: by which rule it went so."""
    table = await press.table()
    first, last, page = map(int, press.parts[1:4])
    back = press.way_back
    await press.promise(new=False)
    teller, tables = press.teller(table), press.services.tables
    told = [each for each in await tables.history(table.id) if first <= each.entry.number <= last]
    found = await told_in(press, table, told)
    pages = -(-len(found) // ON_PAGE)
    page = max(0, min(page, pages - 1))
    sheet = Sheet().text(teller.say("why-which" if found else "history-empty"))
    for menu in happened_menu(table, teller, found[page * ON_PAGE :]):
        sheet.row(menu)
    turn = turning(press.tongue, page, pages, lambda step: ("why-post", table.id, first, last, step))
    if first:
        asked_from = KeptButton.make(
            "everything", table.id, first, last, 0, label=teller.say("button-everything")
        )
    else:
        asked_from = KeptButton.make("why", table.id, label=teller.say("button-why-else"))
    await press.show(sheet.row(*turn, asked_from, *back), new=False)


async def show_rule(press: Press) -> None:
    """Show the rule that a sentence follows from, in place of what was pressed.

    Raises:
        Unreadable: there is no such sentence.
    """
    await _show_rule(press, new=False)


async def show_rule_beside(press: Press) -> None:
    """Show the rule that a sentence follows from, beside the message that tells it, or in place of the panel
    it opened from.

    Raises:
        Unreadable: there is no such sentence.
    """
    await _show_rule(press, new=not press.way_back)


async def _show_rule(press: Press, *, new: bool) -> None:
    table = await press.table()
    back = press.way_back
    await press.promise(new=new)
    teller, number = press.teller(table), press.values[0].partition(".")[0]
    history = await press.services.tables.history(table.id)
    told = [each for each in history if str(each.entry.number) == number]
    found = await told_in(press, table, told)
    sentence = next((each for each in found if each.value == press.values[0]), None)
    if sentence is None:
        raise Unreadable
    section = section_of_event(table.rules.slug, sentence.event)
    sheet = Sheet().text(f"> {cut(sentence.text, 300)}")
    sheet.text(section_text(table.rules.slug, teller.language, section)).row(
        *onwards(press, table.title, section)
    )
    again = KeptButton.make("why", table.id, *press.parts[1:], label=teller.say("button-why-else"))
    asked_from = [] if new else _told_whole(press) or [again]
    await press.show(sheet.row(*asked_from, *back), new=new)


def _told_whole(press: Press) -> list[KeptButton]:
    """The way back to all that a message tells, where the pressed one has it."""
    ids = map(parts_of, ids_in(press.interaction.message))
    label = press.say("button-everything")
    return [KeptButton.make(what, *parts, label=label) for what, parts in ids if what == "everything"]
