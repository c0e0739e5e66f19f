"""The rules help as a private message: one page, a menu of the others."""

import asyncio
from collections.abc import Sequence
from functools import partial

from bot.errors.asking import TooManyAtOnce
from bot.herald.drawing import in_time, try_to_draw, wants_pictures
from bot.herald.ids import SLUG
from bot.herald.press import Press
from bot.herald.sheet import Attachment, KeptButton, KeptSelect, Sheet, listed, turning
from bot.private.learning.place import place_at
from bot.private.reading.help_pages import page_of, topic_on, topics
from bot.private.reading.help_pictures import Illustration, illustrated, illustrations
from bot.private.reading.section_view import try_button
from bot.private.why.happened_view import menu_of_post
from bot.speech.names import escape, fold, pages, plain
from bot.speech.teller import Teller
from bot.waiting.newest import OutOfDate
from render.titles import TITLES

PAGE = 3500
"""Characters of a topic shown at once."""

ON_PAGE = 25
"""Titles in a menu."""


async def show_rules(
    press: Press,
    slug: str,
    topic: str | None,
    page: int = 0,
    *,
    new: bool = False,
    below: Sequence[KeptSelect] = (),
) -> None:
    """Show a page of the rules help, found by its name or heading; without one, the first. `below`: menus
    that stand there, too."""
    tongue, back = press.tongue, press.way_back
    new = new and not back
    known = topics(slug, tongue)
    if not known:
        await press.reply(press.say("rules-none"))
        return
    wanted = fold(topic) if topic else known[0].slug
    wished = next((each for each in known if wanted in (each.slug, fold(each.title))), None)
    if wished is None:
        facts = tuple(each.title for each in known)
        await press.reply(press.say("rules-unknown-topic", given=escape(topic or ""), known=facts))
        return
    shown = illustrations(TITLES[slug]).get(wished.slug)
    try:
        drawn = None if shown is None else await in_time(press, partial(_drawn, press, shown), new=new)
    except OutOfDate:
        return
    sheet = _page_sheet(press, slug, wished.slug, page, drawn)
    for menu in below:
        sheet.row(menu)
    await press.show(sheet.row(*back), new=new)


async def _drawn(press: Press, shown: Illustration) -> Attachment | None:
    """The picture of a page; none for whoever wants words alone, or waits for enough pictures."""
    if not await wants_pictures(press):
        return None
    match, board = await asyncio.to_thread(illustrated, shown)
    teller = place_at(press, shown.lesson).teller
    try:
        with press.services.drawing.one(press.person):
            return await try_to_draw(press.services, match, teller, board, press.asker)
    except TooManyAtOnce:
        return None


def _page_sheet(press: Press, slug: str, topic: str, page: int, drawn: Attachment | None) -> Sheet:
    """A part of a page, its picture below the heading, and what leads on."""
    known = topics(slug, press.tongue)
    parts = pages(page_of(slug, press.tongue, topic).split("\n"), PAGE)
    page = max(0, min(page, len(parts) - 1))
    heading, _, text = parts[page].partition("\n")
    sheet = Sheet().text(heading)
    if drawn is not None:
        sheet.attach(drawn)
    sheet.text(text)
    buttons = turning(press.tongue, page, len(parts), lambda step: ("topic", slug, topic, step))
    options = listed(((each.slug, each.title) for each in known), topic)
    sheet.row(*buttons)
    sheet.row(KeptSelect.make("topics", slug, placeholder=press.say("rules-topics"), options=options))
    learn = try_button(press, TITLES[slug], topic)
    return sheet.row(*learn, KeptButton.make("rules-seek", slug, label=press.say("button-rules-seek")))


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
    what people are asked outside their turns. From a post each of its sentences leads to its rule."""
    table = await press.table()
    if len(press.parts) > 1:
        topic = press.parts[1]
    else:
        asked = (each.kind for each in table.owed if not each.in_turn)
        topic = topic_on(table.rules.slug, press.tongue, asked)
    below = list[KeptSelect]()
    if not press.is_private:
        await press.promise()
        below = await menu_of_post(press, table)
    await show_rules(press, table.rules.slug, None if topic == "-" else topic, new=True, below=below)
