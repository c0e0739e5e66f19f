"""`/stats`: what somebody has played and how it went."""

import discord

from bot.commands.tables.titles import title_called, titled
from bot.herald.press import Press
from bot.herald.replies import language, reply
from bot.private.reading.stats_view import send_statistics
from bot.speech.texts import say


async def stats(interaction: Press, person: discord.User | None = None, title: str | None = None) -> None:
    """Games, results, pace and rating, one's own or somebody else's."""
    who = person or interaction.user
    if who.bot:
        await reply(interaction, say(language(interaction), "stats-bot"))
        return
    slug = title_called(title).slug if title else None
    await send_statistics(interaction, who.id, slug, everywhere=False, new=True)


COMMANDS = [titled("stats", stats)]
