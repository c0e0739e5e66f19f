"""The slash commands: few, the same for every game."""

from discord import app_commands

from bot.commands import game, looking, orders, play
from bot.commands.texts import group


def add_to(tree: "app_commands.CommandTree") -> None:  # type: ignore[type-arg]
    """Put all commands into a tree."""
    tree.add_command(group("game", game.COMMANDS))
    for command in (*play.COMMANDS, *looking.COMMANDS, *orders.COMMANDS):
        tree.add_command(command)
