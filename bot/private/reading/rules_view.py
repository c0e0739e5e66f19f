"""The rules help as a private message: one page, a menu of the others."""

from collections.abc import Sequence

import discord

from bot.herald.ids import SLUG
from bot.herald.press import Handlers, KeptSelect, Press, Sheet, listed
from bot.herald.replies import language, reply, reply_sheet, table_of, turning
from bot.private.reading.help_pages import page_of, topics
from bot.speech.names import cut, escape, fold, pages, plain
from bot.speech.teller import Teller
from bot.speech.texts import say
from render.titles import TITLES

PAGE = 3500
"""Characters of a topic shown at once."""

ON_PAGE = 25
"""Titles in a menu."""


async def send_rules(
    interaction: Press, slug: str, topic: str | None, page: int = 0, *, new: bool = False
) -> None:
    """A page of the rules help, found by its name or heading; without one, the first."""
    tongue = language(interaction)
    known = topics(slug, tongue)
    if not known:
        await reply(interaction, say(tongue, "rules-none"))
        return
    wanted = fold(topic) if topic else known[0].slug
    found = next((each for each in known if wanted in (each.slug, fold(each.title))), None)
    if found is None:
        facts = tuple(each.title for each in known)
        await reply(interaction, say(tongue, "rules-unknown-topic", given=escape(topic or ""), known=facts))
        return
    parts = pages(page_of(slug, tongue, found.slug).split("\n"), PAGE)
    page = max(0, min(page, len(parts) - 1))
    options = [
        discord.SelectOption(label=cut(each.title, 100), value=each.slug, default=each == found)
        for each in known
    ]
    buttons = turning(tongue, page, len(parts), lambda step: ("topic", slug, found.slug, step))
    sheet = Sheet().text(parts[page]).row(*buttons)
    menu = KeptSelect.make("topics", slug, placeholder=say(tongue, "rules-topics"), options=options)
    await reply_sheet(interaction, sheet.row(menu), new=new)


async def ask_title(interaction: Press, topic: str | None, page: int = 0, *, new: bool = True) -> None:
    """Ask which game's rules are wanted: a menu, in pages where there are many games."""
    tongue, wanted = language(interaction), topic if topic and SLUG.fits(topic) else "-"
    titles = list(TITLES.items())
    pages = -(-len(titles) // ON_PAGE)
    page = max(0, min(page, pages - 1))
    shown = titles[page * ON_PAGE : (page + 1) * ON_PAGE]
    options = listed((slug, plain(Teller(tongue, game).title())) for slug, game in shown)
    buttons = turning(tongue, page, pages, lambda step: ("titles", step, wanted))
    text = say(tongue, "rules-which")
    menu = KeptSelect.make("title", wanted, placeholder=say(tongue, "menu-choose"), options=options)
    await reply_sheet(interaction, Sheet().text(text).row(menu, *buttons), new=new)


async def titles_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Another page of titles."""
    await ask_title(interaction, parts[1], int(parts[0]), new=False)


async def title_chosen(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """The game whose rules are wanted."""
    await send_rules(interaction, values[0], None if parts[0] == "-" else parts[0])


async def topic_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Another page of a topic."""
    await send_rules(interaction, parts[0], parts[1], int(parts[2]))


async def topics_chosen(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Another topic."""
    await send_rules(interaction, parts[0], values[0])


async def rules_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The rules help, from a post or the panel: at the step in hand where the panel says which."""
    table = await table_of(interaction, parts)
    topic = parts[1] if len(parts) > 1 and parts[1] != "-" else None
    await send_rules(interaction, table.rules.slug, topic, new=True)


PRESSED: Handlers = {
    "titles": titles_pressed,
    "title": title_chosen,
    "topic": topic_pressed,
    "topics": topics_chosen,
    "rules": rules_pressed,
}
"""What is pressed of this file, by the name in its id."""
