"""`/stats`: what somebody has played and how it went."""

import discord

from bot.commands.tables.titles import title_called
from bot.herald.press import Press
from bot.private.reading.stats_view import show_statistics


async def stats(press: Press, person: discord.User | None = None, title: str | None = None) -> None:
    """Games, results, pace and rating, one's own or somebody else's."""
    who = person or press.interaction.user
    if who.bot:
        await press.reply(press.say("stats-bot"))
        return
    slug = title_called(title).slug if title else None
    await show_statistics(press, who.id, slug)
