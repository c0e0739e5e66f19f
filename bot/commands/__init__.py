"""The slash commands: few, the same for every game."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands import admin_roles, game, looking, orders, people, play
from bot.commands.texts import group

if TYPE_CHECKING:
    from bot.client import Herald


def add_to(tree: "app_commands.CommandTree[Herald]") -> None:
    """Put all commands into a tree."""
    tree.add_command(group("game", [*game.COMMANDS, *people.COMMANDS]))
    tree.add_command(group("admin", admin_roles.COMMANDS, discord.Permissions(manage_guild=True)))
    for command in (*play.COMMANDS, *looking.COMMANDS, *orders.COMMANDS):
        tree.add_command(command)
