"""The rules help as a private message: one page, a menu of the others, and a search through all."""

import asyncio

from bot.herald.ids import SLUG
from bot.herald.press import Press
from bot.herald.sheet import KeptButton, KeptSelect, Sheet, listed, turning
from bot.private.reading.help_pages import page_of, topic_on, topics
from bot.private.reading.rules_search import Found, found
from bot.speech.names import cut, escape, fold, pages, plain
from bot.speech.teller import Teller
from render.titles import TITLES

PAGE = 3500
"""Characters of a topic shown at once."""

LONGEST_SOUGHT = 60
"""Characters of what was searched for that are repeated."""

ON_PAGE = 25
"""Titles in a menu."""


async def show_rules(press: Press, slug: str, topic: str | None, page: int = 0, *, new: bool = False) -> None:
    """Show a page of the rules help, found by its name or heading; without one, the first."""
    tongue = press.tongue
    known = topics(slug, tongue)
    if not known:
        await press.reply(press.say("rules-none"))
        return
    wanted = fold(topic) if topic else known[0].slug
    found = next((each for each in known if wanted in (each.slug, fold(each.title))), None)
    if found is None:
        facts = tuple(each.title for each in known)
        await press.reply(press.say("rules-unknown-topic", given=escape(topic or ""), known=facts))
        return
    parts = pages(page_of(slug, tongue, found.slug).split("\n"), PAGE)
    page = max(0, min(page, len(parts) - 1))
    options = listed(((each.slug, each.title) for each in known), found.slug)
    buttons = turning(tongue, page, len(parts), lambda step: ("topic", slug, found.slug, step))
    menu = KeptSelect.make("topics", slug, placeholder=press.say("rules-topics"), options=options)
    back = press.way_back
    seek = KeptButton.make("rules-seek", slug, label=press.say("button-rules-seek"))
    sheet = Sheet().text(parts[page]).row(*buttons).row(menu).row(seek, *back)
    await press.show(sheet, new=new and not back)


async def ask_title(press: Press, topic: str | None, page: int = 0, *, new: bool = True) -> None:
    """Ask which game's rules are wanted: a menu, in pages where there are many games."""
    tongue, wanted = press.tongue, topic if topic and SLUG.fits(topic) else "-"
    titles = list(TITLES.items())
    pages = -(-len(titles) // ON_PAGE)
    page = max(0, min(page, pages - 1))
    shown = titles[page * ON_PAGE : (page + 1) * ON_PAGE]
    options = listed((slug, plain(Teller(tongue, game).title())) for slug, game in shown)
    buttons = turning(tongue, page, pages, lambda step: ("titles", step, wanted))
    menu = KeptSelect.make("title", wanted, placeholder=press.say("menu-choose"), options=options)
    await press.show(Sheet().text(press.say("rules-which")).row(menu, *buttons), new=new)


async def search(press: Press, slug: str | None, given: str, *, new: bool = False) -> None:
    """Show on which pages of a game's rules something stands; without a game, on those of all."""
    titles = list(TITLES) if slug is None else [slug]
    pages = await asyncio.to_thread(found, titles, given, press.tongue)
    shown = escape(cut(" ".join(given.split()), LONGEST_SOUGHT))
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
    await search(press, press.parts[0] if press.parts else None, press.typed)


async def open_found(press: Press) -> None:
    """Show a page that was found."""
    known = ((title, topic.slug) for title in TITLES for topic in topics(title, press.tongue))
    page = next((each for each in known if "-".join(each) == press.values[0]), None)
    if page is None:
        await press.reply(press.say("rules-none"))
    else:
        await show_rules(press, *page)


async def turn_titles(press: Press) -> None:
    """Show another page of titles."""
    await ask_title(press, press.parts[1], int(press.parts[0]), new=False)


async def choose_title(press: Press) -> None:
    """Show the rules of a game."""
    await show_rules(press, press.values[0], None if press.parts[0] == "-" else press.parts[0])


async def turn_topic(press: Press) -> None:
    """Show another page of a topic."""
    await show_rules(press, press.parts[0], press.parts[1], int(press.parts[2]))


async def choose_topic(press: Press) -> None:
    """Show another topic."""
    await show_rules(press, press.parts[0], press.values[0])


async def rules(press: Press) -> None:
    """Show the rules help, from a post or the panel: at the step in hand where the panel says which, else at
    what people are asked outside their turns."""
    table = await press.table()
    if len(press.parts) > 1:
        topic = press.parts[1]
    else:
        asked = (each.kind for each in table.owed if not each.in_turn)
        topic = topic_on(table.rules.slug, press.tongue, asked)
    await show_rules(press, table.rules.slug, None if topic == "-" else topic, new=True)
