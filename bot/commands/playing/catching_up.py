"""`/recap`, `/history` and `/replay`: what one has missed, in a minute."""

import discord
from discord import app_commands

from bot.commands.texts import command
from bot.herald.press import Press
from bot.herald.replies import table_here
from bot.posting.messages.lobby_view import known_as
from bot.private.looking.history_view import send_history
from bot.private.looking.recap_view import send_recap
from bot.private.looking.replay_view import send_replay

Turn = app_commands.Range[int, 1, 100_000]


async def recap(interaction: Press, turn: Turn | None = None) -> None:
    """What happened since one's last turn, or since a turn."""
    await send_recap(interaction, await table_here(interaction), turn)


async def history(interaction: Press, turn: Turn | None = None, person: discord.User | None = None) -> None:
    """What has happened, turn by turn, of everybody or one person."""
    table = await table_here(interaction)
    if person is None:
        await send_history(interaction, table, turn)
    else:
        await send_history(interaction, table, turn, person.id, known_as(person))


async def replay(
    interaction: Press, first: Turn | None = None, turn: Turn | None = None, everybody: bool = False
) -> None:
    """The game, or a stretch of it, as an animated picture."""
    await send_replay(interaction, await table_here(interaction), first, turn, everybody=everybody)


COMMANDS = [
    command(name, callback) for name, callback in (("recap", recap), ("history", history), ("replay", replay))
]
