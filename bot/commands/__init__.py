"""The slash commands: few, the same for every game."""

from discord import app_commands

from bot.commands.person import me, privacy, stats
from bot.commands.playing import card, catching_up, looking, orders, plan, play
from bot.commands.servers import admin, admin_roles
from bot.commands.tables import game, lfg, people
from bot.commands.texts import group
from bot.herald.herald import Herald


def add_to(tree: "app_commands.CommandTree[Herald]") -> None:
    """Put all commands into a tree."""
    tree.add_command(group("game", [*game.COMMANDS, *people.COMMANDS]))
    tree.add_command(group("lfg", lfg.COMMANDS))
    tree.add_command(group("admin", [*admin.COMMANDS, *admin_roles.COMMANDS], admin.MANAGERS))
    for each in (play, looking, card, orders, plan, catching_up, me, stats, privacy):
        for command in each.COMMANDS:
            tree.add_command(command)
