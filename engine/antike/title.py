"""Antike: its law, its guide, its computer players, its tables."""

from engine.antike.law.rules import RULES
from engine.antike.own_boards import FORMS
from engine.antike.telling.guide import GUIDE
from engine.core.title import Title
from engine.players.later import Later
from engine.players.randomly import Randomly

TITLE = Title(
    home=__name__,
    rules=RULES,
    guide=GUIDE,
    computers={
        "sensible": Later("engine.antike.players.sensible", "Sensible"),
        "gentle": Later("engine.antike.players.gentle", "gentle"),
        "random": Randomly,
    },
    thinkers={"archimedes": Later("engine.antike.players.thinking", "archimedes")},
    judged_in="engine.antike.players.features",
    tables=FORMS,
)
"""The game as the rest of Keryx takes it."""
