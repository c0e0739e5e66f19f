"""The private panel: one message, edited in place from step to step."""

from bot.panel.handlers import HANDLED

__all__ = ["HANDLED"]
