"""The slash commands: few, the same for every game."""

from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands import game, looking, me, orders, play
from bot.commands.texts import group

if TYPE_CHECKING:
    from bot.client import Herald


def add_to(tree: "app_commands.CommandTree[Herald]") -> None:
    """Put all commands into a tree."""
    tree.add_command(group("game", game.COMMANDS))
    for command in (*play.COMMANDS, *looking.COMMANDS, *orders.COMMANDS, *me.COMMANDS):
        tree.add_command(command)
