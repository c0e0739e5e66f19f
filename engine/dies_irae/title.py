"""Dies Irae: its law, its guide, its computer players, its tables."""

from engine.core.title import Title
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.own_tables import FORMS
from engine.dies_irae.telling.guide import GUIDE
from engine.players.later import Later
from engine.players.randomly import Randomly

TITLE = Title(
    home=__name__,
    rules=RULES,
    guide=GUIDE,
    computers={
        "sensible": Later("engine.dies_irae.players.sensible", "Sensible"),
        "gentle": Later("engine.dies_irae.players.gentle", "gentle"),
        "random": Randomly,
    },
    thinkers={"archimedes": Later("engine.dies_irae.players.thinking", "archimedes")},
    judged_in="engine.dies_irae.players.features",
    tables=FORMS,
)
"""The game as the rest of Keryx takes it."""
