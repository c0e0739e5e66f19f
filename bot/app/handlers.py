"""What every button, menu and form does: the tables of all files that have some, in one."""

from bot.calling import presses
from bot.commands.person import me, privacy
from bot.commands.playing import orders as playing_orders
from bot.commands.servers import admin
from bot.commands.tables import call_settings, lfg
from bot.commands.tables import game as tables_game
from bot.commands.tables import people as tables_people
from bot.herald.press import Handlers
from bot.posting.messages import lobby_view, own_view, people_view, vote_view
from bot.private.looking import board_view, hand_view, history_view, recap_view
from bot.private.panel import handlers as panel_handlers
from bot.private.panel import saying
from bot.private.planning import ahead_view
from bot.private.planning import handlers as planning_handlers
from bot.private.reading import rules_view, stats_view


def together(*tables: Handlers) -> Handlers:
    """One table of several.

    Raises:
        ValueError: two of them say what the same name does.
    """
    names = [name for table in tables for name in table]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise ValueError(f"pressed twice: {sorted(twice)}")
    return {name: handler for table in tables for name, handler in table.items()}


HANDLERS = together(
    presses.PRESSED,
    me.PRESSED,
    privacy.PRESSED,
    playing_orders.PRESSED,
    admin.PRESSED,
    call_settings.PRESSED,
    tables_game.PRESSED,
    lfg.PRESSED,
    tables_people.PRESSED,
    saying.PRESSED,
    lobby_view.PRESSED,
    own_view.PRESSED,
    people_view.PRESSED,
    vote_view.PRESSED,
    board_view.PRESSED,
    hand_view.PRESSED,
    history_view.PRESSED,
    recap_view.PRESSED,
    panel_handlers.PRESSED,
    ahead_view.PRESSED,
    planning_handlers.PRESSED,
    rules_view.PRESSED,
    stats_view.PRESSED,
)
"""By the name in its id; what the ids are made of stands in `bot.herald.ids.IDS`."""
