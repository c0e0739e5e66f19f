"""Planning: trying moves out in private, keeping them, having them played when the turn comes."""

from bot.planning import ahead_view
from bot.planning.handlers import HANDLED

__all__ = ["HANDLED", "ahead_view"]
