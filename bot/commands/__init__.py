"""The slash commands: few, the same for every game."""

from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands import (
    admin,
    admin_roles,
    card,
    catching_up,
    game,
    lfg,
    looking,
    me,
    orders,
    people,
    plan,
    play,
    privacy,
    stats,
)
from bot.commands.texts import group

if TYPE_CHECKING:
    from bot.client import Herald


def add_to(tree: "app_commands.CommandTree[Herald]") -> None:
    """Put all commands into a tree."""
    tree.add_command(group("game", [*game.COMMANDS, *people.COMMANDS]))
    tree.add_command(group("lfg", lfg.COMMANDS))
    tree.add_command(group("admin", [*admin.COMMANDS, *admin_roles.COMMANDS], admin.MANAGERS))
    for each in (play, looking, card, orders, plan, catching_up, me, stats, privacy):
        for command in each.COMMANDS:
            tree.add_command(command)
