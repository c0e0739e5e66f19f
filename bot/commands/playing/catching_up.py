"""`/recap`, `/history` and `/replay`: what one has missed, in a minute."""

import discord
from discord import app_commands

from bot.herald.press import Press, known_as
from bot.private.looking import recap_view
from bot.private.looking.history_view import show_history
from bot.private.looking.replay_view import show_replay

Turn = app_commands.Range[int, 1, 100_000]


async def recap(press: Press, turn: Turn | None = None) -> None:
    """Tell what happened since one's last turn, or since a turn."""
    await recap_view.recap(press, turn)


async def history(press: Press, turn: Turn | None = None, person: discord.User | None = None) -> None:
    """Show what has happened, turn by turn, of everybody or one person."""
    if person is None:
        await show_history(press, turn)
    else:
        await show_history(press, turn, person.id, known_as(person).name)


async def replay(
    press: Press, first: Turn | None = None, turn: Turn | None = None, everybody: bool = False
) -> None:
    """Show the game, or a stretch of it, as an animated picture."""
    await show_replay(press, first, turn, everybody=everybody)
