"""`/stats`: what somebody has played and how it went."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.texts import command
from bot.press import Press
from bot.replies import language, reply
from bot.speech.teller import Teller
from bot.speech.texts import say
from bot.stats_view import send_statistics
from engine.games import GAMES

TITLES = [Choice(name=Teller("en", rules).title(), value=slug) for slug, rules in GAMES.items()]


@app_commands.choices(title=TITLES)
async def stats(interaction: Press, person: discord.User | None = None, title: str | None = None) -> None:
    """Games, results, pace and rating, one's own or somebody else's."""
    who = person or interaction.user
    if who.bot:
        await reply(interaction, say(language(interaction), "stats-bot"))
        return
    await send_statistics(interaction, who.id, title, everywhere=False, new=True)


COMMANDS = [command("stats", stats)]
