"""Grécolonies: its law, its guide, its computer players, its tables."""

from engine.core.title import Title
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.own_boards import FORMS
from engine.grecolonies.telling.guide import GUIDE
from engine.players.later import Later
from engine.players.randomly import Randomly

TITLE = Title(
    home=__name__,
    rules=RULES,
    guide=GUIDE,
    computers={
        "sensible": Later("engine.grecolonies.players.sensible", "Sensible"),
        "gentle": Later("engine.grecolonies.players.gentle", "gentle"),
        "random": Randomly,
    },
    thinkers={"archimedes": Later("engine.grecolonies.players.thinking", "archimedes")},
    judged_in="engine.grecolonies.players.features",
    tables=FORMS,
)
"""The game as the rest of Keryx takes it."""
