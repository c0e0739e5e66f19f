"""Deus: its law, its guide, its computer players, its tables."""

from engine.core.title import Title
from engine.deus.law.rules import RULES
from engine.deus.own_tables import FORMS
from engine.deus.telling.guide import GUIDE
from engine.players.later import Later
from engine.players.randomly import Randomly

TITLE = Title(
    home=__name__,
    rules=RULES,
    guide=GUIDE,
    computers={
        "sensible": Later("engine.deus.players.sensible", "Sensible"),
        "gentle": Later("engine.deus.players.gentle", "gentle"),
        "random": Randomly,
    },
    thinkers={"archimedes": Later("engine.deus.players.thinking", "archimedes")},
    judged_in="engine.deus.players.features",
    tables=FORMS,
)
"""The game as the rest of Keryx takes it."""
