"""The rules help as a private message: one page, a menu of the others."""

from collections.abc import Sequence

import discord

from bot.help_pages import page_of, topics
from bot.parts import NUMBER, SLUG, TABLE, maybe
from bot.press import KeptButton, KeptSelect, Press, Sheet, pressed
from bot.replies import language, reply, reply_sheet
from bot.speech.names import cut, escape, fold, pages
from bot.speech.texts import say

PAGE = 3500
"""Characters of a topic shown at once."""


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
    buttons = [
        KeptButton.make("topic", slug, found.slug, step, label=say(tongue, key))
        for key, step in (("button-earlier", page - 1), ("button-more", page + 1))
        if 0 <= step < len(parts)
    ]
    sheet = Sheet().text(parts[page]).row(*buttons)
    menu = KeptSelect.make("topics", slug, placeholder=say(tongue, "rules-topics"), options=options)
    await reply_sheet(interaction, sheet.row(menu), new=new)


@pressed("topic", SLUG, SLUG, NUMBER)
async def topic_pressed(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Another page of a topic."""
    del values
    await send_rules(interaction, parts[0], parts[1], int(parts[2]))


@pressed("topics", SLUG, chosen=SLUG)
async def topics_chosen(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """Another topic."""
    await send_rules(interaction, parts[0], values[0])


@pressed("rules", TABLE, maybe(SLUG))
async def rules_pressed(interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
    """The rules help, from a post or the panel: at the step in hand where the panel says which."""
    del values
    table = await interaction.client.tables.get(int(parts[0]))
    topic = parts[1] if len(parts) > 1 and parts[1] != "-" else None
    await send_rules(interaction, table.rules.slug, topic, new=True)
