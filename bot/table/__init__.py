"""The table: the only way to change a game."""

from bot.table.lobby import Lobby
from bot.table.table import Chair, Change, Done, Table
from bot.table.tables import Tables

__all__ = ["Chair", "Change", "Done", "Lobby", "Table", "Tables"]
