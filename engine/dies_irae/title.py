"""Dies Irae: its law, its guide, its computer players, its tables."""

from functools import partial

from engine.core.title import Title
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.own_tables import FORMS
from engine.dies_irae.players.features import JUDGING
from engine.dies_irae.players.gentle import gentle
from engine.dies_irae.players.sensible import Sensible
from engine.dies_irae.players.thinking import THINKING
from engine.dies_irae.telling.guide import GUIDE
from engine.players.archimedes import Archimedes
from engine.players.randomly import Randomly

TITLE = Title(
    home=__name__,
    rules=RULES,
    guide=GUIDE,
    computers={"sensible": Sensible, "gentle": gentle, "random": Randomly},
    thinkers={"archimedes": partial(Archimedes, THINKING)},
    judging=JUDGING,
    tables=FORMS,
)
"""The game as the rest of Keryx takes it."""
