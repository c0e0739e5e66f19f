"""The slash commands: few, the same for every game. Here is the table of them all.

What a command does that a button does too stands in the rooms below. Only the client imports from here.
"""

from discord import app_commands

from bot.commands.person import learn, me, privacy, stats
from bot.commands.playing import card, catching_up, looking, orders, play, why
from bot.commands.servers import admin
from bot.commands.tables import forks, game, game_files, lfg, people
from bot.commands.tables.titles import titled
from bot.commands.texts import command, group
from bot.herald.herald import Herald
from bot.posting.messages import analysis_view, host_view, lobby_view, own_view
from bot.private.advising import handlers as advising
from bot.private.looking import check_view, hand_view, standing_view
from bot.private.noting import handlers as noting
from bot.private.panel import handlers as panel

GAME = (
    titled("game new", game.new, {"computers": game.complete_computers}),
    command("game join", lobby_view.join),
    command("game leave", lobby_view.leave),
    command("game start", lobby_view.start),
    command("game cancel", host_view.call_off),
    command("game status", game.status),
    command("game standing", standing_view.show),
    titled("game rules", game.rules, {"topic": game.complete_topic}),
    command("game analysis", analysis_view.analysis),
    command("game export", game_files.export),
    command("game import", game_files.import_file),
    command("game concede", game.concede),
    command("game verify", game_files.verify),
    command("game settings", game.settings, {"advice": game.complete_advice}),
    command("game own", own_view.own),
    command("game undo", people.undo),
    command("game rollback", people.rollback),
    command("game abandon", people.abandon),
    command("game end", people.end, {"winner": people.complete_seat}),
    command("game wait", people.wait, {"seat": people.complete_seat}),
    command("game pause", people.pause),
    command("game replace", people.replace, {"seat": people.complete_seat, "computer": people.complete_kind}),
    command("game takeover", people.takeover, {"seat": people.complete_seat}),
    command("game watch", people.watch),
    command("game hosts", people.hosts),
)
LFG = (titled("lfg new", lfg.new), command("lfg list", lfg.listing))
ADMIN = (
    command("admin tables", admin.tables),
    command("admin stuck", admin.stuck),
    command("admin export", admin.export, {"game": admin.complete_any}),
    command("admin close", admin.close_table, {"game": admin.complete_open}),
    command("admin roles", admin.roles),
)
ALONE = (
    command("play", play.play, {"move": play.complete_move}),
    command("turn", panel.opened),
    command("board", looking.board, {"place": looking.complete_place}),
    command("hand", hand_view.hand),
    command("help", looking.help_here),
    command("check", check_view.check),
    command("card", card.card, {"name": card.complete_name}),
    command("advice", advising.advise),
    command("why", why.why, {"move": why.complete_wish}),
    command("orders", orders.orders),
    command("note", noting.note),
    command("plan", play.plan, {"moves": play.complete_moves}),
    command("recap", catching_up.recap),
    command("history", catching_up.history),
    command("replay", catching_up.replay),
    command("fork", forks.fork, {"turn": forks.complete_turn, "computers": people.complete_kind}),
    command("me", me.me, {"zone": me.complete_zone}, anywhere=True),
    command("turns", me.turns, anywhere=True),
    titled("stats", stats.stats),
    titled("learn", learn.learn, anywhere=True),
    command("privacy", privacy.privacy, anywhere=True),
)


def add_to(tree: "app_commands.CommandTree[Herald]") -> None:
    """Put all commands into a tree."""
    tree.add_command(group("game", GAME))
    tree.add_command(group("lfg", LFG))
    tree.add_command(group("admin", ADMIN, admin.MANAGERS))
    for each in ALONE:
        tree.add_command(each)
