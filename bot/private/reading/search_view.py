"""Searching the rules help, as a private message: the pages that were found, to be read from a menu."""

import asyncio

from bot.herald.press import Press
from bot.herald.sheet import KeptButton, KeptSelect, Sheet, listed
from bot.private.reading.help_pages import entries_of, topics
from bot.private.reading.rules_search import Found, found, handle_of
from bot.private.reading.rules_view import show_rules
from bot.private.reading.section_view import section_sheet
from bot.speech.names import cut, escape, plain
from bot.speech.teller import Teller
from engine.core.sections import Section
from render.titles import TITLES

LONGEST = 60
"""Characters of what was searched for that are repeated."""


async def search_rules(press: Press, slug: str | None, given: str, *, new: bool = False) -> None:
    """Show on which pages of a game's rules something stands; without a game, on those of all."""
    titles = list(TITLES) if slug is None else [slug]
    pages = await asyncio.to_thread(found, titles, given, press.tongue)
    shown = escape(cut(" ".join(given.split()), LONGEST))
    sheet, back = Sheet(), press.way_back
    if pages:
        lines = [_told(press, each, named=slug is None) for each in pages]
        sheet.text("\n".join([press.say("rules-found", given=shown), *lines]))
        options = listed((each.handle, _heading(press, each)) for each in pages)
        sheet.row(KeptSelect.make("rules-open", placeholder=press.say("rules-read"), options=options))
    else:
        sheet.text(press.say("rules-not-found", given=shown))
    seek = KeptButton.make("rules-seek", *filter(None, [slug]), label=press.say("button-rules-seek"))
    await press.show(sheet.row(seek, *back), new=new and not back)


def _heading(press: Press, page: Found) -> str:
    return plain(f"{page.heading} · {Teller(press.tongue, TITLES[page.title]).title()}")


def _told(press: Press, page: Found, *, named: bool) -> str:
    """A page that was found, and the words around; with its game, where several are searched."""
    heading = _heading(press, page) if named else page.heading
    return press.say("rules-found-line", heading=heading, quoted=page.quoted)


async def ask_sought(press: Press) -> None:
    """Ask what is to be searched for."""
    await press.ask("rules-seek-title", "rules-seek-label", "rules-sought", *press.parts)


async def seek(press: Press) -> None:
    """Search for what was typed."""
    await search_rules(press, press.parts[0] if press.parts else None, press.typed)


async def open_found(press: Press) -> None:
    """Show the entry that was found, or the page where it stands in none."""
    known = (
        (title, topic.slug, entry)
        for title in TITLES
        for topic in topics(title, press.tongue)
        for entry in ("", *entries_of(title, press.tongue, topic.slug))
    )
    chosen = next((each for each in known if handle_of(*each) == press.values[0]), None)
    if chosen is None:
        await press.reply(press.say("rules-none"))
        return
    slug, page, entry = chosen
    if not entry:
        await show_rules(press, slug, page)
        return
    seek = KeptButton.make("rules-seek", slug, label=press.say("button-rules-seek"))
    sheet = section_sheet(press, slug, Section(page, entry)).row(seek)
    await press.show(sheet.row(*press.way_back), new=False)
